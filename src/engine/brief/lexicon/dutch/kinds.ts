import type { SiteKind } from '@/domain/site/vocabulary';

/** Dutch words for what a site is for; `=n` weighs a word, 5 unless said. */
export const dutchKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'restaurant=6, eethuis=6, eetcafé=6, pizzeria=6, bistro=6, *restaurant=6, snackbar=6, catering=5, pannenkoekenhuis=6, keuken=2, frituur=6, frietkot=6, pizzabakker=6, tapasbar=6, sushi=4, foodtruck=6, cateraar=6, traiteur=5, brasserie=6, eetkamer=4, grill=4, steakhouse=6, wokrestaurant=7, visrestaurant=7, broodjeszaak=6, soepbar=6',
  cafe: 'koffiebar=6, koffiehuis=6, lunchroom=6, koffie=3, theehuis=6, ijssalon=6, koffiezaak=6, café=4, koffietent=6, koffieshop=5, koffiebranderij met=3, theesalon=6, ijswinkel=6, koffiekar=6, tearoom=6, kattencafé=7, espressobar=6, bakkerscafé=5',
  bakery:
    'bakkerij=6, bakker=6, banketbakkerij=6, taarten=4, *bakkerij=6, patisserie=6, chocolatier=6, taartenbakker=6, taartatelier=6, bruidstaarten=7, bruidstaart=6, brood=2, zuurdesem=3, koekjes=3, bonbons=4, chocolaterie=6, taart=3',
  bar: 'bar=4, kroeg=6, brouwerij=6, wijnbar=6, wijngaard=6, café bar=5, cocktailbar=6, bierbrouwerij=7, distilleerderij=6, *brouwerij=6, pub=5, biercafé=6, speciaalbier*=5, wijnmaker=6, wijndomein=6, stokerij=6, gin=2, cidermaker=5',
  hotel:
    'hotel=6, b b=5, vakantiehuis=6, vakantiehuisje=10, vakantiehuisjes=10, zomerhuisje=9, strandhuisje=9, vakantiewoning=6, camping=6, hostel=6, pension=6, bed and breakfast=6, vakantiepark=6, herberg=5, *hotel=6, overnachting*=4, berghut=7, woonboot=6, vakantieappartement=7, vakantieflat=7, vakantiebungalow=7, chalet=5, gastenkamers=6, gastenkamer=6, kampeerterrein=6, boerderijcamping=7, trekkershut*=7, safaritent*=5, tiny house=4, boomhut=5, b&b=6, groepsaccommodatie=7, logies=5, appartementen=4, natuurhuisje=7, camperplaats=6, vakantieverblijf=7',
  salon:
    'kapper=6, kapsalon=6, kapster=6, schoonheidssalon=7, nagelstudio=6, barbier=6, tattooshop=6, tatoeëerder=6, *salon=5, schoonheidsspecialiste=6, visagiste=6, bruidsmake-up=7, make-up artist=6, visagie=5, wimper*=5, wenkbrauw*=5, nagelstyliste=6, nagelsalon=7, pedicure=5, barbershop=6, tattoo*=4, haarsalon=7, kappers=6, thuiskapper=7, thuiskapster=7, schoonheidsspecialist=6, huidverzorging=4',
  spa: 'spa=6, massage=5, sauna=4, wellness=4, massagepraktijk=6, massagesalon=6, massages=5, masseur=6, masseuse=6, welnesscentrum=6, wellnesscentrum=7, hammam=6, thermen=6',
  gym: 'sportschool=7, fitness=4, personal trainer=7, vechtsport*=5, klimhal=6, sportclub=5, voetbalclub=5, crossfit=6, boksschool=6, sportvereniging=6, fitnessclub=7, bootcamp=4, tennisclub=6, padelclub=6, hockeyclub=5, zwemclub=6, judoschool=6, karateschool=6, klimcentrum=7, boulderhal=7, roeivereniging=5, turnvereniging=6, hardloopclub=5, danscentrum=5',
  yoga: 'yoga=6, yogastudio=7, yogadocent=7, yogaschool=7, meditatie=4, pilates=4, yogales*=7, yogalerares=7, pilatesstudio=6, mindfulness=4',
  clinic:
    'kliniek=5, huisarts=7, huisartsenpraktijk=7, fysiotherap*=7, praktijk=3, osteopaat=6, diëtist*=6, apotheek=5, dermatoloog=6, verloskundige*=5, logopedi*=5, opticien=5, ziekenhuis=5, podoloog=6, kinderarts=6, huidtherap*=6, hoortoestel*=6, hoorwinkel=7, audicien=7, hoorcentrum=7, oogarts=6, acupunctur*=6, chiropract*=6, huidkliniek=6, pedicurepraktijk=6, podotherap*=6, manueel*=4, oefentherap*=6, kraamzorg=5, thuiszorg=5, verpleeghuis=5, zorginstelling=4, cardioloog=6, kinderfysio*=6, ergotherap*=6, praktijk voor=4, opticiën=5, psychiater=5',
  dentist: 'tandarts=7, tandartspraktijk=8, orthodontist=7, mondhygiënist*=6, tandheelkunde=7',
  therapist:
    'psycholoog=6, therapeut=5, coach=4, psychotherapeut=7, psychologenpraktijk=7, relatietherap*=6, loopbaancoach=6, haptotherap*=5, coaching=4, lifecoach=6, life coach=6, loopbaanbegeleiding=6, kindercoach=6, hypnotherap*=6, rouwbegeleid*=5, mediator=4, coachpraktijk=6, gezinstherap*=6, psycholoog*=6',
  veterinary:
    'dierenarts=7, dierenkliniek=7, hondentrimsalon=7, dierenwinkel=6, dierenasiel=6, trimsalon=7, hondenschool=6, hondenuitlaatservice=6, kattenpension=6, hondenpension=6, hondenuitlater=7, hondenoppas=7, hondentrimmer=7, dierenpension=7, kattenoppas=7, hondentraining=7, hondenkapper=7, puppycursus=7, puppytraining=7, fokker=4, dierenopvang=6, manege=3, hondentrainer*=8, kattenpension*=8, kattenhotel*=8, hondenhotel*=8, dierenhotel*=8, dierenpension*=8',
  law: 'advocaat=7, advocatenkantoor=8, advocaten=7, notaris=7, jurist=6, notariskantoor=7, advocatuur=7, rechtsbijstand=6, mediation=4, deurwaarder=6, juridisch*=5, notarissen=7, familierechtkantoor=9, familierecht=7, arbeidsrecht=6, arbeidsrechtkantoor=9',
  accountant:
    'accountant=7, boekhouder=7, administratiekantoor=7, belastingadviseur=7, boekhoudkantoor=8, hypotheekadviseur=6, financieel adviseur=6, boekhouding=6, belastingaangifte=6, fiscalist=7, salarisadministratie=6, financieel planner=6, zzp-boekhouder=7',
  insurance: 'verzekering*=6, verzekeringskantoor=7, assurantie*=7',
  consulting:
    'adviesbureau=7, consultant=5, consultancy=6, advies=3, vertaalbureau=6, reisbureau=5, uitzendbureau=6, coworking=6, vertaler=5, ingenieursbureau=6, computerhulp=7, it-hulp=7, ict-hulp=7, pc-hulp=7, ict-bedrijf=6, it-support=6, automatisering=4, ict=4, vertaling*=4, tolk=5, recruiter=5, recruitmentbureau=7, wervingsbureau=6, hr-adviseur=7, hr-advies=7, transportbedrijf=5, koerier*=5, detachering*=5, organisatieadvies=7, virtueel assistent*=5, reisorganisatie=5, beveiliging*=5, energieadvies*=6',
  agency:
    'bureau=4, reclamebureau=7, marketingbureau=7, webbureau=7, weddingplanner=6, communicatiebureau=7, evenementenbureau=6, ontwerpbureau voor=4, seo-bureau=7, contentbureau=7, webdesign=5, webdesignbureau=7, bruiloftplanner=6, eventbureau=6, productiebedrijf=4, videoproductie=5, softwarebureau=6, copywriter=4',
  studio:
    'ontwerpstudio=7, ontwerpbureau=7, architect=5, architectenbureau=7, interieurontwerp*=6, grafisch bureau=7, atelier=4, designstudio=7, interieurarchitect=6, tuinontwerp*=5, interieurstylist*=5, architecten=5, interieurontwerper=6, gamestudio=6, drukkerij=4, glasblazer=4, keramiekstudio=4, meubelontwerp*=5, animatiestudio=7, grafisch ontwerpbureau=7',
  'real-estate':
    'makelaar=7, makelaardij=7, vastgoed=6, huizen te koop=6, woningen=4, makelaarskantoor=7, appartementen te huur=7, huurwoningen=7, koopwoningen=7, huis te koop=6, aankoopmakelaar=7, vastgoedbeheer=6, projectontwikkelaar=5, makelaars=7, woningaanbod=7, vastgoedaanbod=7',
  'home-services':
    'loodgieter=7, elektricien=7, slotenmaker=7, schilder=5, schildersbedrijf=7, dakdekker=7, verhuisbedrijf=7, timmerman=5, klusbedrijf=7, cv-ketel*=5, installatiebedrijf=6, zonnepanelen=5, stukadoor=6, glazenwasser=6, ongediertebestrijding=7, klusjesman=7, meubelmaker=5, tegelzetter=6, hovenier=7, tuinman=7, hoveniersbedrijf=8, hoveniers=7, tuinonderhoud=7, tuinaanleg=5, boomverzorging=6, snoeien=4, snoeiwerk=6, gazon*=4, bestrating=4, schoorsteenveger=7, warmtepomp*=6, airco*=5, loodgieters=7, elektriciens=7, schilders=5, behanger=6, parketlegger=6, vloer*=3, vloerenlegger=6, gordijnen=3, raamdecoratie=5, zonwering=5, kozijnen=5, glaszetter=6, rioolontstopping=7, ontstopping*=6, witgoedreparatie=7, telefoonreparatie=6, fietsreparatie=1, verhuizers=7, verhuizing*=5, ontruiming*=6, meubelstoffeerder=5, klussen=4, klusser=6, cv-monteur=7, timmerbedrijf=5, timmerwerk=5, laadpaal*=5, loodgietersbedrijf=8, schoorstenen=4',
  construction:
    'aannemer=7, bouwbedrijf=7, verbouwing*=5, metselaar=6, bouw=3, renovatie*=4, dakkapel*=6, aanbouw*=5, badkamers=4, keukens=3, bouwer=5, stukadoorsbedrijf=4, nieuwbouw=4, houtbouw=6, tiny house bouwer=6, zwembaden=3, straatmaker=5, sloopbedrijf=5',
  cleaning:
    'schoonmaak=5, schoonmaakbedrijf=7, wasserette=6, stomerij=6, schoonmaakster=6, glasbewassing=7, ramenwasser=7, glazenwasserij=7, schoonmakers=6, tapijtreiniging=7, huishoudelijke hulp=6, schoonmaakservice=7, strijkservice=6, dakreiniging=5',
  auto: "band plakken=7, lekke band=7, banden plakken=7, nieuwe band=6, banden=4, garage=5, autobedrijf=7, autogarage=7, autoverhuur=7, autodealer=7, occasions=5, auto's=4, autorijschool=6, banden*=4, taxi=5, fietsenmaker=6, camperverhuur=6, fietsreparatie=7, fietsenwerkplaats=7, motorwerkplaats=8, motorgarage=8, motorzaak=6, motorfiets*=4, scooterzaak=6, apk=5, autopoets*=6, autowasstraat=7, camper*=4, busverhuur=6, taxibedrijf=6, autoschade=6, schadeherstel=5, tweedehands auto*=7, bandenservice=6, pechhulp=6",
  florist:
    'bloemist=7, bloemenwinkel=7, bloemen=4, tuincentrum=6, kwekerij=6, boeket*=3, tuinarchitect=6, bloemenzaak=7, bloemenatelier=7, droogbloemen=5, bloemstylist*=7, bloemenabonnement=6, plantenwinkel=7, planten=3, boeketten=4, bloementuin=5, pluktuin=5',
  shop: 'winkel=5, webwinkel=7, webshop=7, boetiek=5, kleding*=4, sieraden=4, boekhandel=6, boekwinkel=6, keramiek=4, meubels=4, slager*=6, kaaswinkel=6, speelgoed*=4, *winkel=5, juwelier=6, kaarsen=4, zeep*=4, koffiebranderij=5, supermarkt=5, wijnhandel=6, tweedehands*=4, fietsenwinkel=7, cadeauwinkel=6, kunstnijverheid=4, fietswinkel=7, fietsenzaak=7, wijnwinkel=7, wijnhandelaar=6, wolwinkel=7, garen=3, breigaren=5, stoffenwinkel=6, fournituren=5, platenzaak=7, delicatessenwinkel=6, delicatessen=5, groenteboer=6, groentewinkel=6, boerderijwinkel=6, visboer=6, viswinkel=6, kaasboer=6, bakkerswinkel=3, speciaalzaak=5, drogist=5, parfumerie=6, bruidsmode=6, trouwjurken=6, babykleding=5, kinderkleding=5, schoenen*=4, tassen=3, goudsmid=5, edelsmid=5, horloges=4, antiek*=5, kringloop*=5, vintage winkel=6, tuinwinkel=5, bouwmarkt=6, gereedschap=3, ijzerwaren=5, thee=2, theewinkel=6, honing=3, imker=4, koffiebonen=4, specerijen=4, zepen=4, crèmes=3, cosmetica=4, woonwinkel=6, woonaccessoires=5, lampen=3, tapijten=4, bedden=4, matrassen=5, hengelsport=5, muziekwinkel=6, papierwaren=5, kantoorboekhandel=5, groentepakket*=5, winkelwagen=1',
  product:
    'product=2, lancering=4, boek=2, handcrème=5, rugzak=5, koptelefoon=5, bakfiets=5, drinkfles=5, bordspel=5, elektrische fiets=5, kaartspel=4',
  saas: 'software=4, platform=3, startup=4, facturatie*=5, app=2, saas=7, webapplicatie=5, boekhoudsoftware=7, planningssoftware=6, planningstool=5, roosterapp=4, softwareplatform=6',
  'mobile-app':
    'mobiele app=7, app store=5, telefoon-app=7, app voor=4, iphone-app=7, android-app=7, mobiele applicatie=7, telefoonapp=7',
  portfolio:
    'portfolio=5, illustrator=6, ontwerper=5, kunstenaar=5, muzikant=5, grafisch ontwerper=6, band=4, kunstenares=5, schilderes=5, webontwikkelaar=5, acteur=5, zangeres=5, schrijver=4, schrijfster=4, tekstschrijver=4, coverband=6, bruiloftsband=7, feestband=6, zanger=5, pianist*=5, gitarist*=5, violist*=5, harpist*=5, dj=5, goochelaar=5, cabaretier=5, actrice=5, danseres=5, danser=5, keramist*=5, beeldhouwer=6, beeldhouwster=6, filmmaker=5, videograaf=5, illustratrice=6, componist=5, koor=3, animator=5, ux-designer=6, ontwerpster=5, kunstschilder=6, pottenbakker=5',
  photographer:
    'rouwfotograaf=7, rouwfotografie=7, afscheidsfotograaf=7, fotograaf=7, fotografe=7, fotografie=6, trouwfotograaf=8, bruidsfotograaf=8, fotostudio=7, familiefotograaf=8, newbornfotograaf=8, bedrijfsfotograaf=8, natuurfotograaf=8, fotografe voor=7, huwelijksfotograaf=8, portretfotograaf=8',
  cv: 'cv=7, curriculum vitae=8, online cv=8, mijn cv=8',
  'link-in-bio': 'link in bio=8, linkpagina=7',
  blog: 'blog=6, reisblog=7, magazine=5, podcast=5, *blog=6, recepten=3, tijdschrift=5, kookblog=7, tuinblog=7, moederblog=7, stadsblog=6',
  docs: 'documentatie=7, kennisbank=7, handleiding=5, helpcentrum=6, wiki=6, documentatiesite=9, documentatiewebsite=9, docs-site=8',
  course:
    'cursus=6, school=4, bijles=7, muziekschool=7, taalschool=7, rijschool=7, dansschool=8, kinderdagverblijf=6, online cursus=7, opleiding=5, *school=4, pianoles*=6, gitaarles*=6, workshop=3, kinderopvang=6, academie=5, basisschool=6, zeilschool=7, surfschool=7, kookcursus=6, keramiekcursus=7, pottenbakcursus=7, pottenbakken=5, tekencursus=7, schildercursus=7, naaicursus=7, naailes*=7, taalcursus=7, engelse les=7, zangles*=7, vioolles*=7, drumles*=7, dansles*=6, zwemles*=6, paardrijles*=6, tennisles*=6, muziekles*=7, rijles*=7, autorijschool=7, duikschool=7, kookles*=6, kookworkshop*=6, fotografiecursus=7, huiswerkbegeleiding=7, crèche=6, peuterspeelzaal=7, gastouder=6, middelbare school=7, theaterschool=7, dansschool=6, workshops=2, trainingen=3, ehbo*=6, bijlesinstituut=8',
  event:
    'wetenschapsweek=8, cultuurweek=8, wij trouwen=12, we trouwen=12, gaan trouwen=12, onze bruiloft=10, bruiloft=6, trouwerij=6, conferentie=7, congres=7, festival=6, evenement=5, verjaardag=6, concert=5, beurs=4, tentoonstelling=5, trouwsite=8, feest=4, symposium=6, marathon=6, *festival=6, bruiloftswebsite=8, hardloopwedstrijd=6, dorpsloop=7, stadsloop=7, bosloop=7, polderloop=7, singelloop=7, sponsorloop=6, avondloop=6, toernooi=6, kerstmarkt=6, theater=6, bioscoop=5, filmhuis=6, toneelvereniging=5, toneel=4, voorstelling=4, poppodium=6, halve marathon=7, sponsorloop=6, braderie=6, rommelmarkt=6, boekenbeurs=7, onze bruiloft=8, trouwdag=7, jubileum=5, communie=5, reünie=6, vrijgezellenfeest=7, kermis=5, dorpsfeest=7, hackathon=7, foodfestival=8, bierfestival=8, wielerwedstrijd=6, gala=6, opening=1',
  nonprofit:
    'zelfoogsttuin=6, herenboerderij=6, stichting=6, vereniging=5, goed doel=7, kerk=7, voedselbank=7, vrijwilligers*=4, buurtvereniging=6, club=3, buurthuis=6, parochie=7, bibliotheek=5, museum=3, buurttuin=7, volkstuin*=6, moestuinvereniging=7, dierenambulance=6, egelopvang=7, wildopvang=7, vogelopvang=7, scouting*=7, oudervereniging=6, repair café=7, kringloopstichting=6, dorpshuis=6, wijkcentrum=6, jeugdhonk=6, reddingsbrigade=7, brandweer=4, schaakclub=6, wandelclub=6, leesclub=6, zangkoor=6, moskee=7, synagoge=7, hospice=5, goede doelen=7, vakbond=6, politieke partij=5, kandidaat=3, wooncoöperatie=6, burgerinitiatief=7, historische vereniging=7, natuurvereniging=7, mannenkoor=6, popkoor=6, gemengd koor=6, muziekvereniging=7, fanfare=5, harmonie=5',
  todo: 'weekplanner=8, dagplanner=8, takenlijst=8, to-do=6, todo=7, taken=4, boodschappenlijst=6, takenapp=8, to-do lijst=8, todolijst=8',
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
  unknown:
    'escaperoom=8, escape room=8, verhuur=6, bootverhuur=8, kanoverhuur=8, fietsverhuur=8, springkussen*=8, springkastelen=8, partyverhuur=8, tentverhuur=8, saunawagen=8, mobiele sauna=8, photobooth*=7, uitvaart*=8, begrafenis*=8, stadsgids=6, rondleiding*=6, rondvaart*=8, manege=6, imkerij=7, vioolbouwer=8, gitaarbouwer=8, pianostemmer=8, klokkenmaker=7, smederij=6, smid=6, hoefsmid=7, boekbinder*=8, bowling*=7, ballonvaart*=7, lasergamen=7, karten=5, midgetgolf=7, klimpark=7, opslagruimte=7, kleermaker=7, naaiatelier=6, kledingreparatie=8, schoenmaker=7, drukwerk=5, leverancier=6, groothandel=7, fabrikant=6, trouwambtenaar=7, ceremoniespreker=7, kindervermaak=7, schminken=6, alpaca*=6, kinderboerderij=6, speeltuin=5, zwembad=4, dierentuin=6, ponyclub=7, stoeterij=7, naaister=8, kleermaker*=7, coupeuse=8',
};
