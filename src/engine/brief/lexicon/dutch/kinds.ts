import type { SiteKind } from '@/domain/site/vocabulary';

/** Dutch words for what a site is for; `=n` weighs a word, 5 unless said. */
export const dutchKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'restaurant=6, eethuis=6, eetcafé=6, pizzeria=6, bistro=6, *restaurant=6, snackbar=6, catering=5, pannenkoekenhuis=6, keuken=2',
  cafe: 'koffiebar=6, koffiehuis=6, lunchroom=6, koffie=3, theehuis=6, ijssalon=6, koffiezaak=6, café=4, koffietent=6',
  bakery: 'bakkerij=6, bakker=6, banketbakkerij=6, taarten=4, *bakkerij=6, patisserie=6, chocolatier=6',
  bar: 'bar=4, kroeg=6, brouwerij=6, wijnbar=6, wijngaard=6, café bar=5, cocktailbar=6, bierbrouwerij=7, distilleerderij=6, *brouwerij=6',
  hotel:
    'hotel=6, b b=5, vakantiehuis=6, vakantiewoning=6, camping=6, hostel=6, pension=6, bed and breakfast=6, vakantiepark=6, herberg=5, *hotel=6, overnachting*=4',
  salon:
    'kapper=6, kapsalon=6, kapster=6, schoonheidssalon=7, nagelstudio=6, barbier=6, tattooshop=6, tatoeëerder=6, *salon=5, schoonheidsspecialiste=6, visagiste=6',
  spa: 'spa=6, massage=5, sauna=4, wellness=4, massagepraktijk=6, massagesalon=6',
  gym: 'sportschool=7, fitness=4, personal trainer=7, vechtsport*=5, klimhal=6, dansschool=5, sportclub=5, voetbalclub=5, crossfit=6, boksschool=6, sportvereniging=6',
  yoga: 'yoga=6, yogastudio=7, yogadocent=7, yogaschool=7, meditatie=4, pilates=4',
  clinic:
    'kliniek=5, huisarts=7, huisartsenpraktijk=7, fysiotherap*=7, praktijk=3, osteopaat=6, diëtist*=6, apotheek=5, dermatoloog=6, verloskundige*=5, logopedi*=5, opticien=5, ziekenhuis=5, podoloog=6, kinderarts=6, huidtherap*=6',
  dentist: 'tandarts=7, tandartspraktijk=8, orthodontist=7, mondhygiënist*=6, tandheelkunde=7',
  therapist:
    'psycholoog=6, therapeut=5, coach=4, psychotherapeut=7, psychologenpraktijk=7, relatietherap*=6, loopbaancoach=6, haptotherap*=5',
  veterinary:
    'dierenarts=7, dierenkliniek=7, hondentrimsalon=7, dierenwinkel=6, dierenasiel=6, trimsalon=7, hondenschool=6, hondenuitlaatservice=6, kattenpension=6, hondenpension=6',
  law: 'advocaat=7, advocatenkantoor=8, advocaten=7, notaris=7, jurist=6, notariskantoor=7',
  accountant:
    'accountant=7, boekhouder=7, administratiekantoor=7, belastingadviseur=7, boekhoudkantoor=8, hypotheekadviseur=6, financieel adviseur=6',
  insurance: 'verzekering*=6, verzekeringskantoor=7, assurantie*=7',
  consulting:
    'adviesbureau=7, consultant=5, consultancy=6, advies=3, vertaalbureau=6, reisbureau=5, uitzendbureau=6, coworking=6, vertaler=5, ingenieursbureau=6',
  agency:
    'bureau=4, reclamebureau=7, marketingbureau=7, webbureau=7, weddingplanner=6, communicatiebureau=7, evenementenbureau=6',
  studio:
    'ontwerpstudio=7, ontwerpbureau=7, architect=5, architectenbureau=7, interieurontwerp*=6, grafisch bureau=7, atelier=4, designstudio=7, interieurarchitect=6',
  'real-estate': 'makelaar=7, makelaardij=7, vastgoed=6, huizen te koop=6, woningen=4, makelaarskantoor=7',
  'home-services':
    'loodgieter=7, elektricien=7, slotenmaker=7, schilder=5, schildersbedrijf=7, dakdekker=7, verhuisbedrijf=7, timmerman=5, klusbedrijf=7, cv-ketel*=5, installatiebedrijf=6, zonnepanelen=5, stukadoor=6, glazenwasser=6, ongediertebestrijding=7, klusjesman=7, meubelmaker=5, tegelzetter=6',
  construction: 'aannemer=7, bouwbedrijf=7, verbouwing*=5, metselaar=6, bouw=3, renovatie*=4',
  cleaning: 'schoonmaak=5, schoonmaakbedrijf=7, wasserette=6, stomerij=6, schoonmaakster=6',
  auto: "garage=5, autobedrijf=7, autogarage=7, autoverhuur=7, autodealer=7, occasions=5, auto's=4, autorijschool=6, banden*=4, taxi=5, fietsenmaker=4, camperverhuur=6",
  florist:
    'bloemist=7, bloemenwinkel=7, bloemen=4, hovenier=7, tuincentrum=6, tuinman=6, hoveniersbedrijf=7, kwekerij=6, boeket*=3, tuinarchitect=6, bloemenzaak=7',
  shop: 'winkel=5, webwinkel=7, webshop=7, boetiek=5, kleding*=4, sieraden=4, boekhandel=6, boekwinkel=6, keramiek=4, meubels=4, slager*=6, kaaswinkel=6, speelgoed*=4, *winkel=5, juwelier=6, kaarsen=4, zeep*=4, koffiebranderij=5, supermarkt=5, wijnhandel=6, tweedehands*=4, fietsenwinkel=6, cadeauwinkel=6, kunstnijverheid=4',
  product: 'product=2, lancering=4, boek=2',
  saas: 'software=4, platform=3, startup=4, facturatie*=5, app=2, saas=7, webapplicatie=5',
  'mobile-app': 'mobiele app=7, app store=5, telefoon-app=7',
  portfolio:
    'portfolio=5, illustrator=6, ontwerper=5, kunstenaar=5, muzikant=5, grafisch ontwerper=6, band=4, kunstenares=5, schilderes=5, webontwikkelaar=5, acteur=5, zangeres=5, schrijver=4, schrijfster=4, tekstschrijver=4',
  photographer: 'fotograaf=7, fotografe=7, fotografie=6, trouwfotograaf=8, bruidsfotograaf=8, fotostudio=7',
  cv: 'cv=7, curriculum vitae=8, online cv=8',
  'link-in-bio': 'link in bio=8, linkpagina=7',
  blog: 'blog=6, reisblog=7, magazine=5, podcast=5, *blog=6, recepten=3, tijdschrift=5',
  docs: 'documentatie=7, kennisbank=7, handleiding=5, helpcentrum=6, wiki=6',
  course:
    'cursus=6, school=4, bijles=7, muziekschool=7, taalschool=7, rijschool=7, kinderdagverblijf=6, online cursus=7, opleiding=5, *school=4, pianoles*=6, gitaarles*=6, workshop=3, kinderopvang=6, academie=5, basisschool=6, zeilschool=7, surfschool=7, kookcursus=6',
  event:
    'bruiloft=6, trouwerij=6, conferentie=7, congres=7, festival=6, evenement=5, verjaardag=6, concert=5, beurs=4, tentoonstelling=5, trouwsite=8, feest=4, symposium=6, marathon=6, *festival=6, bruiloftswebsite=8, hardloopwedstrijd=6, toernooi=6, kerstmarkt=6',
  nonprofit:
    'stichting=6, vereniging=5, goed doel=7, kerk=7, voedselbank=7, vrijwilligers*=4, buurtvereniging=6, club=3, buurthuis=6, parochie=7',
  todo: 'takenlijst=8, to-do=6, todo=7, taken=4, boodschappenlijst=6, takenapp=8, to-do lijst=8, todolijst=8',
  kanban: 'kanban=8, kanbanbord=9',
  notes: 'notities=6, notitie-app=8, notitieboek=6, kladblok=8',
  calculator: 'rekenmachine=8, hypotheekcalculator=9, calculator=8, rekentool=7',
  converter: 'omrekenen=6, omrekenaar=8, valuta-omrekenaar=9, eenhedenomrekenaar=9',
  timer: 'timer=7, stopwatch=8, pomodoro=8, kookwekker=8',
  quiz: 'quiz=8, kennistest=7',
  flashcards: 'flashcards=8, flitskaarten=8, woordjes leren=7',
  tracker: 'uitgaven=6, huishoudboekje=8, uitgaventracker=9, budget=4, kasboek=7',
  habits: 'gewoonte*=7, gewoontetracker=9',
  dashboard: 'dashboard=8, *dashboard=8',
  game: 'spel=4, spelletje=5, boter-kaas-en-eieren=9, memory=6, boter kaas en eieren=9, galgje=8, sudoku=8, memoryspel=9, snake=5',
  poll: 'peiling=8, stemming=6, enquête=8, poll=8',
  crm: 'crm=8, klantenbestand=7, klantenbeheer=8, adresboek=7',
  inventory: 'voorraad*=7, inventaris=7, voorraadbeheer=9',
  booking: 'reserveringssysteem=8, afsprakensysteem=8, boekingssysteem=8',
  chat: 'chat=6, chat-app=9',
  forum: 'forum=8',
  directory: 'vacaturebank=8, gids=4, bedrijvengids=8, vacaturesite=8, adressengids=7',
  palette: 'kleurenpalet*=6, paletgenerator=9, kleurenpaletgenerator=9',
};
