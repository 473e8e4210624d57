import type { SiteKind } from '@/domain/site/vocabulary';

/** Italian words for what a site is for; `=n` weighs a word, 5 unless said. */
export const italianKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'ristorante=6, trattoria=6, osteria=6, pizzeria=6, agriturismo con cucina=5, rosticceria=6, cucina=2, braceria=6, paninoteca=6, catering=5, tavola calda=6, pub ristorante=5, agriristoro=6, friggitoria=6, piadineria=6, cucina casalinga=5, chef a domicilio=6, pesce=2, taverna=5, hamburgeria=6, sushi=4, food truck=6, street food=5, pasta fresca=4, ristorantino=6',
  cafe: 'caffetteria=6, caffè=5, bar caffetteria=6, gelateria=6, sala da tè=6, torrefazione con bar=5, sala tè=6, cioccolateria=5, yogurteria=6, bar=2',
  bakery:
    'panificio=6, pasticceria=6, forno=5, panetteria=6, torte=3, cioccolateria=5, pasticcere=6, pasticcera=6, torte su misura=6, cake designer=6, pane=2, lievito madre=3, dolci=3, biscottificio=6, fornaio=6, torte di compleanno=10, torte per compleanni=9',
  bar: 'bar=4, enoteca=6, cantina=6, birrificio=6, birreria=6, vineria=6, cocktail bar=6, azienda vinicola=7, azienda agricola vinicola=7, locale notturno=6, vigneto=5, pub=5, cocktail=3, azienda vitivinicola=7, vini=3, distilleria=6, birra artigianale=5, wine bar=6, viticoltore=6, cantine=6',
  hotel:
    'hotel=6, albergo=6, agriturismo=6, b b=5, bed and breakfast=6, casa vacanze=6, ostello=6, campeggio=6, rifugio=5, affittacamere=6, villa=3, masseria=5, appartamenti vacanza=6, rifugio di montagna=7, rifugio alpino=7, baita=6, casa galleggiante=6, houseboat=6, appartamento vacanze=7, casa vacanza=7, case vacanze=7, appartamento per vacanze=7, affitto turistico=7, locanda=6, pensione=6, dimora storica=6, residence=6, agricampeggio=6, bungalow=5, glamping=6, trullo=6, trulli=6, camere=1, chalet=5, casolare=5, b&b=6, foresteria=6',
  salon:
    'parrucchiere=6, parrucchiera=6, salone di bellezza=7, barbiere=6, centro estetico=6, estetista=6, tatuatore=6, unghie=4, salone=4, studio di tatuaggi=7, truccatrice=6, barberia=6, make-up artist=6, trucco=3, trucco sposa=6, onicotecnica=6, nail artist=6, sopracciglia=4, ciglia=4, extension ciglia=6, acconciature=5, hair stylist=6, barbiere da=6, barber shop=6, salone di parrucchiere=7, ceretta=4, tatuatrice=6, tattoo=4',
  spa: 'spa=6, terme=6, massaggi=5, centro benessere=6, massaggiatore=6, massaggiatrice=6, centro massaggi=6, hammam=6, sauna=5, massaggio=5, bagni termali=6',
  gym: 'palestra=6, personal trainer=7, arti marziali=5, arrampicata=4, fitness=4, scuola di danza=5, crossfit=6, boxe=4, società sportiva=5, piscina=3, judo=5, karate=5, padel=4, circolo tennis=6, piscina comunale=5, palestra di arrampicata=7, preparatore atletico=6, allenatore=4, allenatrice=4, scuola calcio=5, ginnastica=4, nuoto=4, canottaggio=5, scherma=5',
  yoga: 'studio di pilates=8, studio pilates=8, yoga=6, studio yoga=7, centro yoga=7, meditazione=4, pilates=4, insegnante di yoga=7',
  clinic:
    'clinica=5, studio medico=7, medico=5, fisioterapista=6, fisioterapia=6, nutrizionista=6, osteopata=6, pediatra=6, dermatologo=6, dermatologa=6, farmacia=5, poliambulatorio=7, ottico=5, ospedale=5, logopedista=5, ginecologa=6, podologo=6, apparecchi acustici=7, centro acustico=7, audioprotesista=7, oculista=6, chiropratico=6, agopuntura=6, cardiologo=6, ortopedico=5, ortopedia=5, ottica=5, studio di fisioterapia=7, medicina estetica=6, ostetrica=5, dietista=6, psichiatra=5, casa di riposo=5, rsa=4, logopedia=5, ginecologo=6, medico di base=7, infermiere=4, osteopatia=6',
  dentist:
    'dentista=7, studio dentistico=7, odontoiatra=7, ortodonzia=6, dentistico=6, studio odontoiatrico=7',
  therapist:
    'psicologo=6, psicologa=6, psicoterapeuta=7, terapeuta=5, coach=4, psicoterapia=6, counselor=6, coach di vita=6, life coach=6, psicologia=5, terapia di coppia=6, consulente familiare=5, ipnosi=5, mental coach=6',
  veterinary:
    'veterinario=7, veterinaria=7, clinica veterinaria=8, toelettatura=6, canile=5, rifugio per animali=6, negozio di animali=6, educatore cinofilo=6, ambulatorio veterinario=8, gattile=5, dog sitter=7, dogsitter=7, pensione per cani=7, asilo per cani=7, allevamento=4, addestratore=5, addestramento cani=7, toelettatrice=7, veterinari=7, cani=3, centro cinofilo=8, educatrice cinofila=8, pensione per gatti=9, pensione per animali=9, pensione gatti=9, pensione cani=9, hotel per gatti=9, hotel per cani=9, hotel per animali=9',
  law: 'avvocato=7, avvocata=7, studio legale=8, avvocati=7, notaio=7, legale=3, consulenza legale=7, notaia=7, mediatore=4, diritto di famiglia=6, avvocati associati=8, studio notarile=8, notai=7',
  accountant:
    'commercialista=7, contabile=6, studio commercialista=8, consulente fiscale=7, contabilità=5, consulente finanziario=6, consulente del lavoro=7, studio di commercialisti=8, tributarista=7, contabile per=6, revisore=5, caf=5, patronato=5',
  insurance: 'assicurazioni=6, assicurazione=6, agenzia assicurativa=7, broker assicurativo=7',
  consulting:
    'consulenza=5, consulente=5, società di consulenza=7, traduttrice=5, traduttore=5, agenzia di viaggi=5, coworking=6, agenzia per il lavoro=6, assistenza informatica=7, supporto informatico=7, tecnico informatico=7, aiuto informatico=7, informatica=4, traduzioni=5, agenzia di traduzione=6, selezione del personale=6, risorse umane=5, consulente hr=7, ingegneria=4, corriere=4, logistica=4, investigatore=5, agenzia interinale=6, assistente virtuale=5',
  agency:
    'agenzia=4, agenzia di marketing=7, agenzia di comunicazione=7, web agency=7, wedding planner=6, agenzia pubblicitaria=7, agenzia creativa=7, casa di produzione=5, agenzia eventi=6, organizzazione eventi=5, agenzia seo=7, social media manager=5, ufficio stampa=6, agenzia web=7, copywriter=4, videomaker agency=3, organizzatrice di matrimoni=6',
  studio:
    'studio di design=7, studio grafico=7, architetto=5, studio di architettura=7, interior designer=6, studio creativo=7, studio di registrazione=6, arredatrice=5, architetti=5, architetta=5, arredatore=5, interior design=6, studio di animazione=7, tipografia=4, laboratorio di ceramica=4, vetreria artistica=4, ebanista=4, garden designer=5',
  'real-estate':
    'agenzia immobiliare=7, immobiliare=6, case in vendita=6, immobili=6, agente immobiliare=7, appartamenti in affitto=7, appartamenti in vendita=7, affitti=5, case in affitto=7, amministratore di condominio=6, costruttore immobiliare=5, agente=2, annunci immobiliari=8, portale immobiliare=8',
  'home-services':
    'idraulico=7, elettricista=7, fabbro=6, imbianchino=7, traslochi=7, falegname=5, falegnameria=5, riparazioni=4, caldaie=5, disinfestazione=7, serramenti=5, impianti=4, piastrellista=6, condizionatori=5, fotovoltaico=5, tapparelle=4, giardiniere=7, giardinaggio=6, manutenzione giardini=7, manutenzione del verde=7, potatura=6, potature=6, pittore edile=6, tinteggiature=6, decoratore=4, tuttofare=6, spazzacamino=7, pannelli solari=6, caldaia=4, climatizzatori=5, elettricisti=7, idraulica=5, termoidraulica=6, vetraio=6, tappezziere=5, tende=3, tende da sole=5, parquet=4, spurghi=6, traslochi e=7, sgomberi=6, riparazione elettrodomestici=7, riparazione cellulari=6, antennista=6, infissi=5, serramentista=6, pompe di calore=6, falegnami=5, fabbri=6',
  construction:
    'impresa edile=7, edilizia=6, ristrutturazioni=6, muratore=6, costruzioni=6, carpenteria=5, ristrutturazione=5, impresa di costruzioni=7, muratori=6, case in legno=6, piscine=3, tetti=4, bagni=3, cartongesso=5, geometra=4, cucine su misura=4',
  cleaning:
    'pulizie=6, impresa di pulizie=7, lavanderia=6, pulizia vetri=7, pulizie uffici=7, colf=5, donna delle pulizie=6, lavanderia a gettoni=6, tintoria=6, stireria=6, sanificazione=6',
  auto: 'officina=5, autofficina=7, meccanico=6, concessionaria=6, autonoleggio=7, noleggio auto=7, auto=4, autolavaggio=7, gommista=6, carrozzeria=6, moto=3, taxi=5, auto usate=7, officina moto=8, officina per moto=8, ciclofficina=8, riparazione biciclette=7, riparazione bici=7, meccanico di bici=7, meccanico moto=7, noleggio camper=7, noleggio furgoni=7, ncc=5, autista=4, auto d epoca=5, elettrauto=6, gommista e=6, soccorso stradale=6, camper=4, scooter=3, autosalone=6',
  florist:
    'fioraio=7, fiorista=7, fiori=4, vivaio=6, bouquet=3, negozio di fiori=7, paesaggista=6, fiori secchi=5, floral designer=7, floricoltura=6, piante=3, negozio di piante=7, garden center=6, bouquet sposa=5, vivai=6',
  shop: 'cassette di verdura=7, cantina=5, azienda vinicola=7, negozio=5, negozio online=7, e-commerce=6, boutique=5, abbigliamento=4, gioielli=4, gioielleria=6, libreria=6, ceramiche=4, macelleria=6, salumeria=6, mobili=4, artigianato=3, cosmetici=4, candele=4, giocattoli=4, calzature=4, sartoria=4, bottega=4, olio d oliva=3, olio=2, pescheria=6, caseificio=5, cartoleria=6, torrefazione=5, alimentari=4, shop=4, profumeria=6, moda=3, borse=3, negozio di biciclette=7, negozio di bici=7, negozio di vini=7, vini online=4, lana=3, lane=4, filati=5, merceria=6, tessuti=4, ferramenta=6, dischi=4, negozio di dischi=7, usato=3, vintage=2, abiti da sposa=6, atelier sposa=6, abbigliamento bambini=6, scarpe=4, pelletteria=6, orafo=5, oreficeria=6, orologeria=5, antiquario=6, antiquariato=6, erboristeria=6, saponi=4, creme=3, formaggi=4, formaggio=2, salumi=4, frutta e verdura=5, fruttivendolo=6, ortofrutta=6, enoteca online=4, miele=3, tè=2, spezie=4, caffè in grani=4, prodotti tipici=5, cassette di verdura=5, arredamento=4, regali=3, casalinghi=4, gadget=2, supermercato=5, bigiotteria=5, fumetteria=6',
  product:
    'prodotto=2, lancio=4, libro=3, romanzo=4, crema mani=5, zaino=5, cuffie=4, bici elettrica=5, borraccia=5, lampada=4, gioco da tavolo=5, smartwatch=5',
  saas: 'software=4, piattaforma=4, startup=4, gestionale=5, fatturazione=4, app=2, strumento=2, applicazione web=5, software gestionale=7, piattaforma online=5',
  'mobile-app':
    'app mobile=7, applicazione mobile=7, applicazione=3, app store=5, app per iphone=7, app per android=7, app per=4',
  portfolio:
    'portfolio=5, illustratrice=6, illustratore=6, grafico=3, designer=4, artista=4, musicista=5, pittore=4, pittrice=5, graphic designer=6, cantante=5, attore=5, attrice=5, sviluppatore=5, scultore=6, band=4, scrittrice=4, scrittore=4, ceramista=5, band di=5, gruppo musicale=6, cantautore=6, cantautrice=6, pianista=5, chitarrista=5, violinista=5, arpista=5, mago=5, ballerina=5, ballerino=5, coro=4, regista=5, videomaker=5, dj=5, fumettista=6, scultrice=6, designer grafica=6, compositore=5, attore teatrale=5, tromba=2, comico=4',
  photographer:
    'fotografo=7, fotografa=7, fotografia=6, fotografo di matrimoni=8, studio fotografico=7, fotografa di matrimoni=8, fotografo matrimonialista=8, fotografia di matrimonio=8, fotografo di=7, fotografa di=7, reportage di matrimonio=7',
  cv: 'cv=7, curriculum=7, curriculum vitae=8, il mio cv=8, il mio curriculum=8',
  'link-in-bio': 'link in bio=8, pagina di link=7',
  blog: 'blog=6, rivista=5, blog di viaggi=7, podcast=5, ricette=3, blog di cucina=7, diario=3, giornale=4, blog di cucina vegetariana=7, blog personale=7, rivista online=7',
  docs: 'documentazione=7, manuale=3, base di conoscenza=7, guida utente=5, centro assistenza=6',
  course:
    'corso=6, scuola=5, corsi=5, accademia=6, ripetizioni=7, autoscuola=7, asilo=6, asilo nido=6, corso online=7, scuola di musica=7, scuola di lingue=7, scuola di cucina=7, lezioni private=6, lezioni di=4, insegnante di=4, workshop=3, campo estivo=5, doposcuola=6, corso di ceramica=8, corsi di ceramica=8, corso di inglese=8, corsi di inglese=8, lezioni di chitarra=7, lezioni di piano=7, lezioni di pianoforte=7, lezioni di canto=7, lezioni di italiano=7, corso di cucina=8, corsi di cucina=8, corso di cucito=7, scuola di danza=6, scuola di vela=7, scuola di sci=7, scuola di surf=7, scuola di teatro=7, scuola materna=7, scuola elementare=7, liceo=5, università=5, centro estivo=6, laboratorio per bambini=5, laboratori=2, formazione=4, nido=6, ludoteca=4',
  event:
    'settimana della scienza=8, settimana della cultura=8, ci sposiamo=12, il nostro matrimonio=10, matrimonio=6, conferenza=7, festival=6, evento=4, compleanno=6, concerto=5, fiera=5, convegno=7, mostra=5, festa=4, congresso=7, maratona=6, sagra=6, laurea=4, battesimo=6, comunione=5, torneo=6, gara=4, nozze=6, teatro=6, cinema=5, spettacolo=4, compagnia teatrale=5, sala concerti=6, il nostro matrimonio=8, sito di matrimonio=8, sito di nozze=8, mezza maratona=7, corsa=3, trail=5, fiera del libro=7, mercatino=4, mercatini di natale=6, festival di=7, rassegna=5, addio al nubilato=7, cresima=6, gala=6, hackathon=7, raduno=5',
  nonprofit:
    'gruppo di acquisto solidale=7, gruppo di acquisto=6, associazione=6, onlus=7, fondazione=5, chiesa=7, parrocchia=7, volontariato=5, banco alimentare=7, circolo=4, no profit=7, non profit=7, pro loco=6, comitato=4, cooperativa=3, ente benefico=6, biblioteca=5, museo=3, orto condiviso=7, orti urbani=6, croce rossa=6, protezione civile=6, canile rifugio=6, caritas=7, scout=6, gruppo scout=7, associazione culturale=7, associazione sportiva=6, coro parrocchiale=6, circolo scacchi=6, circolo di lettura=6, candidato sindaco=6, lista civica=6, sindacato=5, moschea=7, sinagoga=7, oratorio=6, raccolta fondi=5, donazioni=4, gattile rifugio=6, emporio solidale=7, banda musicale=7, corpo bandistico=8, banda cittadina=8',
  todo: 'planner settimanale=8, agenda settimanale=6, lista di cose da fare=8, cose da fare=7, attività=3, lista della spesa=6, todo=7, lista di attività=8, to-do=6',
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
    'elenco=4, annunci di lavoro=8, bacheca annunci=8, annunci=4, elenco aziende=8, offerte di lavoro=5, annuario=6, bacheca di lavoro=9, bacheca lavoro=9, portale di lavoro=9, offerte e candidature=6',
  palette: 'generatore di palette=9, tavolozza=6',
  unknown:
    'escape room=8, noleggio barche=8, noleggio bici=8, noleggio=5, noleggio biciclette=8, noleggio gonfiabili=8, gonfiabili=6, animazione per bambini=8, animatore=5, pompe funebri=8, onoranze funebri=8, maneggio=6, passeggiate a cavallo=7, guida turistica=6, visite guidate=7, gite in barca=8, apicoltore=7, apicoltura=7, liutaio=7, liuteria=7, accordatore=7, orologiaio=6, fabbro artistico=6, legatoria=7, bowling=7, parapendio=7, mongolfiera=7, parco avventura=7, self storage=7, sarta=7, sartoria=6, riparazioni sartoriali=8, calzolaio=7, tipografo=5, fornitore=6, produttore=5, ingrosso=6, celebrante=7, paintball=7, kart=6, truccabimbi=7, sarto=6, apicoltrice=7, apiario=6, centro ippico=8, circolo ippico=8, scuola di equitazione=9, scuderia=6, fattoria didattica=9, fattoria=5, azienda agricola=6',
};
