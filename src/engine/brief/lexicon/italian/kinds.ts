import type { SiteKind } from '@/domain/site/vocabulary';

/** Italian words for what a site is for; `=n` weighs a word, 5 unless said. */
export const italianKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'ristorante=6, trattoria=6, osteria=6, pizzeria=6, agriturismo con cucina=5, rosticceria=6, cucina=2, braceria=6, paninoteca=6, catering=5',
  cafe: 'caffetteria=6, caffè=5, bar caffetteria=6, gelateria=6, sala da tè=6',
  bakery: 'panificio=6, pasticceria=6, forno=5, panetteria=6, torte=3, cioccolateria=5',
  bar: 'bar=4, enoteca=6, cantina=6, birrificio=6, birreria=6, vineria=6, cocktail bar=6, azienda vinicola=7, azienda agricola vinicola=7, locale notturno=6, vigneto=5',
  hotel:
    'hotel=6, albergo=6, agriturismo=6, b b=5, bed and breakfast=6, casa vacanze=6, ostello=6, campeggio=6, rifugio=5, affittacamere=6, villa=3, masseria=5, appartamenti vacanza=6',
  salon:
    'parrucchiere=6, parrucchiera=6, salone di bellezza=7, barbiere=6, centro estetico=6, estetista=6, tatuatore=6, unghie=4, salone=4, studio di tatuaggi=7, truccatrice=6, barberia=6',
  spa: 'spa=6, terme=6, massaggi=5, centro benessere=6, massaggiatore=6, massaggiatrice=6, centro massaggi=6',
  gym: 'palestra=6, personal trainer=7, arti marziali=5, arrampicata=4, fitness=4, scuola di danza=5, crossfit=6, boxe=4, società sportiva=5, piscina=3',
  yoga: 'yoga=6, studio yoga=7, centro yoga=7, meditazione=4, pilates=4, insegnante di yoga=7',
  clinic:
    'clinica=5, studio medico=7, medico=5, fisioterapista=6, fisioterapia=6, nutrizionista=6, osteopata=6, pediatra=6, dermatologo=6, dermatologa=6, farmacia=5, poliambulatorio=7, ottico=5, ospedale=5, logopedista=5, ginecologa=6, podologo=6',
  dentist:
    'dentista=7, studio dentistico=7, odontoiatra=7, ortodonzia=6, dentistico=6, studio odontoiatrico=7',
  therapist: 'psicologo=6, psicologa=6, psicoterapeuta=7, terapeuta=5, coach=4, psicoterapia=6, counselor=6',
  veterinary:
    'veterinario=7, veterinaria=7, clinica veterinaria=8, toelettatura=6, canile=5, rifugio per animali=6, negozio di animali=6, educatore cinofilo=6, ambulatorio veterinario=8, gattile=5',
  law: 'avvocato=7, avvocata=7, studio legale=8, avvocati=7, notaio=7, legale=3',
  accountant:
    'commercialista=7, contabile=6, studio commercialista=8, consulente fiscale=7, contabilità=5, consulente finanziario=6',
  insurance: 'assicurazioni=6, assicurazione=6, agenzia assicurativa=7, broker assicurativo=7',
  consulting:
    'consulenza=5, consulente=5, società di consulenza=7, traduttrice=5, traduttore=5, agenzia di viaggi=5, coworking=6, agenzia per il lavoro=6',
  agency:
    'agenzia=4, agenzia di marketing=7, agenzia di comunicazione=7, web agency=7, wedding planner=6, agenzia pubblicitaria=7, agenzia creativa=7, casa di produzione=5',
  studio:
    'studio di design=7, studio grafico=7, architetto=5, studio di architettura=7, interior designer=6, studio creativo=7, studio di registrazione=6, arredatrice=5',
  'real-estate': 'agenzia immobiliare=7, immobiliare=6, case in vendita=6, immobili=6, agente immobiliare=7',
  'home-services':
    'idraulico=7, elettricista=7, fabbro=6, imbianchino=7, traslochi=7, falegname=5, falegnameria=5, riparazioni=4, caldaie=5, giardiniere tuttofare=5, disinfestazione=7, serramenti=5, impianti=4, piastrellista=6, condizionatori=5, fotovoltaico=5, tapparelle=4',
  construction:
    'impresa edile=7, edilizia=6, ristrutturazioni=6, muratore=6, costruzioni=6, carpenteria=5, ristrutturazione=5',
  cleaning: 'pulizie=6, impresa di pulizie=7, lavanderia=6',
  auto: 'officina=5, autofficina=7, meccanico=6, concessionaria=6, autonoleggio=7, noleggio auto=7, auto=4, autolavaggio=7, gommista=6, carrozzeria=6, moto=3, taxi=5, auto usate=7',
  florist:
    'fioraio=7, fiorista=7, fiori=4, vivaio=6, giardiniere=6, giardinaggio=6, bouquet=3, negozio di fiori=7, paesaggista=6',
  shop: 'negozio=5, negozio online=7, e-commerce=6, boutique=5, abbigliamento=4, gioielli=4, gioielleria=6, libreria=6, ceramiche=4, macelleria=6, salumeria=6, mobili=4, artigianato=3, cosmetici=4, candele=4, giocattoli=4, calzature=4, sartoria=4, bottega=4, olio d oliva=3, olio=2, pescheria=6, caseificio=5, cartoleria=6, torrefazione=5, alimentari=4, shop=4, profumeria=6, moda=3, borse=3',
  product: 'prodotto=2, lancio=4, libro=3, romanzo=4',
  saas: 'software=4, piattaforma=4, startup=4, gestionale=5, fatturazione=4, app=2, strumento=2, applicazione web=5',
  'mobile-app': 'app mobile=7, applicazione mobile=7, applicazione=3, app store=5',
  portfolio:
    'portfolio=5, illustratrice=6, illustratore=6, grafico=3, designer=4, artista=4, musicista=5, pittore=4, pittrice=5, graphic designer=6, cantante=5, attore=5, attrice=5, sviluppatore=5, scultore=6, band=4, scrittrice=4, scrittore=4',
  photographer:
    'fotografo=7, fotografa=7, fotografia=6, fotografo di matrimoni=8, studio fotografico=7, fotografa di matrimoni=8',
  cv: 'cv=7, curriculum=7, curriculum vitae=8',
  'link-in-bio': 'link in bio=8, pagina di link=7',
  blog: 'blog=6, rivista=5, blog di viaggi=7, podcast=5, ricette=3, blog di cucina=7, diario=3, giornale=4',
  docs: 'documentazione=7, manuale=3, base di conoscenza=7, guida utente=5, centro assistenza=6',
  course:
    'corso=6, scuola=5, corsi=5, accademia=6, ripetizioni=7, autoscuola=7, asilo=6, asilo nido=6, corso online=7, scuola di musica=7, scuola di lingue=7, scuola di cucina=7, lezioni private=6, lezioni di=4, insegnante di=4, workshop=3, campo estivo=5, doposcuola=6',
  event:
    'matrimonio=6, conferenza=7, festival=6, evento=4, compleanno=6, concerto=5, fiera=5, convegno=7, mostra=5, festa=4, congresso=7, maratona=6, sagra=6, laurea=4, battesimo=6, comunione=5, torneo=6, gara=4, nozze=6',
  nonprofit:
    'associazione=6, onlus=7, fondazione=5, chiesa=7, parrocchia=7, volontariato=5, banco alimentare=7, circolo=4, no profit=7, non profit=7, pro loco=6, comitato=4, cooperativa=3, ente benefico=6',
  todo: 'lista di cose da fare=8, cose da fare=7, attività=3, lista della spesa=6, todo=7, lista di attività=8, to-do=6',
  kanban: 'kanban=8, bacheca kanban=9',
  notes: 'blocco note=8, app di note=8, appunti=6, note=3',
  calculator: 'calcolatrice=8, calcolatore=8, calcolo mutuo=8, calcolatore di mutuo=9',
  converter: 'convertitore=8, convertitore di valuta=9, convertitore di unità=9',
  timer: 'timer=7, cronometro=8, pomodoro=7',
  quiz: 'quiz=8, test di=4',
  flashcards: 'flashcard=8, schede di studio=8',
  tracker: 'spese=5, gestione spese=9, budget=4, monitoraggio spese=9, tracciamento spese=9',
  habits: 'abitudini=7, tracker di abitudini=9',
  dashboard: 'dashboard=8, cruscotto=8, pannello di controllo=7',
  game: 'gioco=5, tris=6, gioco di memoria=9, memory=6, sudoku=8, impiccato=7, campo minato=8',
  poll: 'sondaggio=8, votazione=7',
  crm: 'crm=8, gestione clienti=8, rubrica=6',
  inventory: 'inventario=8, magazzino=6, gestione magazzino=9',
  booking: 'sistema di prenotazione=8, app di prenotazione=8, prenotazione campi=8',
  chat: 'chat=6, messaggistica=7',
  forum: 'forum=8',
  directory:
    'elenco=4, annunci di lavoro=8, bacheca annunci=8, annunci=4, elenco aziende=8, offerte di lavoro=5, annuario=6',
  palette: 'generatore di palette=9, tavolozza=6',
};
