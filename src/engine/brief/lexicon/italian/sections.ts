/** Italian words for sections; `section@kind kind` holds for these kinds only and then goes first. */
export const italianSections: Readonly<Record<string, string>> = {
  hero: 'immagine principale, hero, banner principale, copertina',
  features:
    'funzioni, le funzioni, caratteristiche, vantaggi, funzionalità, perché sceglierci, punti di forza',
  services:
    'servizi, i nostri servizi, trattamenti, cosa facciamo, prestazioni, aree di attività, specialità, cosa faccio, cosa offro, cosa offriamo, di cosa mi occupo',
  'services@law accountant consulting': 'aree, le aree',
  about:
    'chi siamo, chi sono, su di noi, presentazione, biografia, chi c è dietro, qualcosa su di me, qualcosa su di noi, la nostra azienda',
  story: 'storia, la nostra storia, la mia storia',
  process:
    'come funziona, processo, passaggi, metodo, fasi, come lavoriamo, come lavoro, i passaggi, passo per passo',
  stats:
    'numeri, statistiche, risultati in numeri, i nostri numeri, numeri dell impatto, numeri di impatto, impatto',
  gallery:
    'galleria, foto, galleria fotografica, immagini, fotografie, galleria foto, qualche foto, foto dei lavori, album fotografico, foto delle camere',
  portfolio:
    'progetti, lavori, portfolio, opere, realizzazioni, i nostri lavori, i miei lavori, lavori realizzati',
  'case-study': 'casi studio, casi di studio, casi di successo, storie di successo, case study',
  testimonials:
    'recensioni, testimonianze, opinioni, recensioni dei clienti, dicono di noi, opinioni dei clienti, cosa dicono, cosa dicono i _, cosa dicono i nostri _, che cosa dicono di noi, pareri dei clienti',
  team: 'i nostri agenti, gli agenti, i nostri consulenti, équipe, équipe medica, equipe, la nostra équipe, avvocati, medici, maestri, maestre, docenti, operatori, terapisti, i medici, insegnanti, le insegnanti, istruttori, team, squadra, staff, insegnanti, il nostro team, medici, istruttori, professionisti, avvocati dello studio, le persone, il nostro staff, i nostri avvocati, i nostri medici, lo staff',
  pricing:
    'prezzi, listino, listino prezzi, tariffe, abbonamenti, pacchetti, piani, costi, prezzo, quanto costa, quanto costano, i nostri prezzi, i miei prezzi, prezzi su richiesta, prezzi a notte, camerate e prezzi',
  comparison: 'confronto, tabella comparativa',
  faq: 'domande frequenti, faq, dubbi frequenti, domande comuni, domande e risposte, domande',
  cta: 'invito all azione, pulsante di prenotazione, iscrizione, pulsante di iscrizione, pulsante di acquisto, pulsante whatsapp, bottone whatsapp, pulsante di chiamata, pulsante per chiamare, grande pulsante',
  newsletter: 'newsletter, iscrizione alla newsletter',
  contact:
    'contatti, modulo di contatto, contattaci, contatto, form di contatto, scrivici, scrivimi, come contattarci, modulo per contattarci, mettersi in contatto',
  map: 'mappa, come raggiungerci, dove siamo, come arrivare, dove trovarci, posizione, come trovarci, dove mi trovi, indicazioni stradali',
  hours: 'orari, orari di apertura, orario, orario di apertura, quando siamo aperti',
  'timetable@gym yoga course':
    'orari, orario dei corsi, corsi, calendario dei corsi, orario delle lezioni, orari dei corsi, lezioni',
  timetable: 'orario dei corsi, calendario dei corsi, orario delle lezioni, orari dei corsi',
  booking:
    'prenotazione, prenotazioni, prenota, prenotazione online, prenotare online, prenotare, prenotare una lezione, prenotare una visita, appuntamento, appuntamenti, prenotare un tavolo, prenotazione tavolo, modulo di prenotazione, disponibilità, prenotazione tavoli, lezione di prova, prenota online, prenota una visita, prenota un tavolo, prenota una lezione, prova gratuita, prendi appuntamento, prenotare un appuntamento, richiesta di prenotazione, appuntamento online',
  quote:
    'preventivo, richiesta preventivo, preventivi, preventivo gratuito, richiesta di preventivo, richiedi preventivo, preventivo senza impegno, preventivo online',
  'menu@cafe': 'gusti, i nostri gusti, gusti del giorno',
  menu: 'menù, menu, carta dei vini, piatti, menu del giorno, lista dei vini, piatti del giorno',
  'products@course studio gym yoga nonprofit event bar restaurant cafe hotel portfolio salon spa photographer blog link-in-bio home-services':
    'negozio, shop, shop online, bottega',
  products:
    'prodotti, catalogo, collezione, i nostri prodotti, novità, più venduti, vini, bouquet, i nostri vini, vetrina, cosa vendiamo',
  cart: 'carrello',
  checkout: 'cassa, pagamento, checkout',
  categories: 'categorie',
  posts: 'blog, articoli, notizie, ultime notizie, ricette, episodi',
  events:
    'incontri con gli autori, incontri con autori, presentazioni di libri, letture, calendario concerti, agenda concerti, date dei concerti, eventi, workshop, concerti, laboratori, prossimi eventi, degustazioni, mostre, spettacoli, prossime date, prossimi concerti, programma, cartellone, calendario eventi, calendario, calendario partite',
  'agenda@event': 'programma, agenda, scaletta',
  agenda: 'programma della giornata, agenda, programma',
  countdown: 'conto alla rovescia',
  speakers: 'relatori, ospiti, artisti in programma',
  'speakers@event': 'artisti, gli artisti, line-up, lineup, band, compagnie',
  video: 'videoclip, video',
  social: 'social, instagram, social network',
  jobs: 'lavora con noi, posizioni aperte, carriere',
  download: 'download, scarica, app store, google play',
  donation: 'donazioni, dona, dona ora, sostienici, donazione, raccolta fondi',
  rooms: 'camere, suite, alloggi, appartamenti, le camere, piazzole, camerate, le nostre camere',
  listings: 'annunci immobiliari, immobili, case, annunci, auto in vendita, animali da adottare, adozioni',
  areas:
    'zone servite, aree servite, zona di consegna, zone di consegna, zona di lavoro, dove lavoriamo, area di intervento, zona di intervento, dove lavoro',
  'before-after': 'prima e dopo, foto prima e dopo, prima/dopo',
  curriculum: 'programma del corso, moduli, contenuti del corso',
  'curriculum@course': 'corsi, programma, materie, livelli',
  audience: 'a chi è rivolto, per chi è, a chi si rivolge',
  'teacher@course': 'insegnante, docente, istruttore, l insegnante',
  tickets: 'biglietti, biglietteria',
  'tickets@event': 'iscrizioni, iscrizione',
  'form@course nonprofit gym yoga studio unknown portfolio':
    'iscrizioni, iscrizione, iscrizione online, iscriversi',
  'venue@event': 'luogo, sede, location, il luogo',
  rsvp: 'conferma presenza, rsvp, conferma di presenza, conferma la presenza, conferma della presenza',
  timeline: 'linea del tempo, cronologia, percorso',
  'timeline@cv':
    'esperienze, esperienza, esperienze lavorative, formazione, istruzione, esperienza lavorativa',
  skills: 'competenze, abilità',
  'languages@cv portfolio': 'lingue',
  links: 'link',
  'volunteer@nonprofit': 'diventa socio, diventa volontario, come aiutare, come aiutarci, aiutaci',
  volunteer: 'diventa volontario, volontari, modulo volontari, volontariato',
  amenities: 'comfort, dotazioni, servizi dell hotel',
  values: 'valori, filosofia, i nostri valori, mission, sostenibilità',
  privacy: 'privacy, informativa privacy, note legali',
  logos: 'clienti, partner, sponsor, loghi dei clienti, i nostri clienti',
  form: 'modulo di iscrizione, modulo',
  'pricing@law accountant consulting': 'onorari, onorario, compensi, parcelle',
  'team@nonprofit': 'direttivo, consiglio direttivo',
  'team@real-estate': 'agenti, consulenti, i nostri agenti',
  'events@portfolio': 'date del tour, date tour, tour, prossime date',
  'products@portfolio': 'negozio, shop, merch, merchandising',
  'areas@hotel': 'dintorni, nei dintorni, cosa vedere',
  'listings@real-estate': 'affitti, case in vendita, case in affitto, immobili in vendita',
  'quote@real-estate': 'valutazione, valutazione gratuita, stima, stima gratuita',
  'timetable@gym': 'palinsesto, palinsesto corsi',
  'services@consulting': 'itinerari, i nostri itinerari, viaggi, i nostri viaggi',
  'pricing@gym nonprofit': 'quote associative, quota associativa, quote',
  'booking@portfolio': 'booking, ingaggi',
  'timetable@nonprofit': 'allenamenti, orari degli allenamenti, orari allenamenti',
  'team@gym': 'allenatori, tecnici, istruttori',
  'team@blog': 'conduttori, conduttrici, host',
  'events@nonprofit': 'concerti, prossimi concerti',
  'team@course': 'chef',
  'team@unknown shop': 'autori, autrici, i nostri autori',
  'services@therapist': 'terapie, percorsi, le terapie',
};
