import type { SiteKind } from '@/domain/site/vocabulary';

/** German words for what a site is for; `=n` weighs a word, 5 unless said. */
export const germanKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'restaurant=6, gasthaus=6, gaststätte=6, wirtshaus=6, pizzeria=6, steakhaus=6, imbiss=6, gasthof=5, catering=5, *restaurant=6, biergarten=5, küche=2, heuriger=6, foodtruck=6, speiselokal=6',
  cafe: 'café=6, kaffeehaus=6, eisdiele=6, teestube=6, *café=6, eiscafé=6, teehaus=6',
  bakery:
    'bäckerei=6, konditorei=6, backstube=6, bäcker=6, *bäckerei=6, patisserie=6, torten=3, tortenmanufaktur=6, konditorin=6, chocolatier=6',
  bar: 'bar=4, kneipe=6, brauerei=6, weingut=6, weinbar=6, cocktailbar=6, *brauerei=6, winzer=6, vinothek=6, nachtclub=6, brennerei=6, destillerie=6, weinkeller=5',
  hotel:
    'hotel=6, pension=6, ferienwohnung=6, ferienhaus=6, gästehaus=6, hostel=6, jugendherberge=6, campingplatz=6, *hotel=6, ferienwohnungen=6, ferienhof=6, almhütte=5, berghütte=5, chalet=5, zimmervermietung=6, unterkunft=4',
  salon:
    'friseur=6, friseursalon=7, friseurin=6, barbier=6, kosmetikstudio=7, nagelstudio=7, kosmetik=4, tattoostudio=7, tätowierer=6, kosmetikerin=6, *salon=5, visagistin=6, barbershop=6, haarstudio=6, beautysalon=6',
  spa: 'spa=6, massage=5, massagepraxis=7, therme=6, wellness=4, saunalandschaft=6, sauna=4, masseurin=6, wellnesscenter=6, tagesspa=6',
  gym: 'fitnessstudio=7, fitness=4, personal trainer=7, personal trainerin=7, kampfsport*=5, kletterhalle=7, boxclub=6, crossfit=6, sportverein=6, turnverein=6, tanzschule=5, fußballverein=6, boulderhalle=7, tennisverein=6',
  yoga: 'yoga=6, yogastudio=7, yogalehrerin=7, yogaschule=7, meditation=4, pilates=4, pilatesstudio=6, yogakurse=6',
  clinic:
    'klinik=5, arztpraxis=7, arzt=6, ärztin=6, hausarzt=7, hausarztpraxis=7, physiotherapie=7, physiotherapeut*=6, osteopath*=6, heilpraktiker*=6, kinderarzt*=7, hautarzt*=7, praxis=4, apotheke=5, hebamme=6, logopäd*=5, ergotherapie=5, augenarzt*=7, optiker=5, krankenhaus=5, frauenarzt*=7, pflegedienst=5, gemeinschaftspraxis=7, orthopäd*=6',
  dentist:
    'zahnarzt=7, zahnärztin=7, zahnarztpraxis=8, kieferorthopäd*=7, zahnklinik=7, zahnmedizin=6, zahnärzte=7',
  therapist:
    'psychotherapeut*=7, psychotherapie=6, psycholog*=6, therapeut=5, therapeutin=5, coach=4, lebensberatung=5, coaching=4, paartherapie=6, hypnosetherapie=6, beratungspraxis=5',
  veterinary:
    'tierarzt=7, tierärztin=7, tierarztpraxis=8, tierklinik=8, hundeschule=6, hundesalon=7, tierheim=7, hundefriseur=7, tierpension=6, zoohandlung=6, hundepension=6, tierschutzverein=6, hundetrainer*=6, tierbedarf=4',
  law: 'anwalt=7, anwältin=7, rechtsanwalt=7, rechtsanwältin=7, kanzlei=7, anwaltskanzlei=8, notar=7, notarin=7, rechtsanwaltskanzlei=8, fachanwalt*=7, rechtsanwälte=7',
  accountant:
    'steuerberater=7, steuerberaterin=7, steuerkanzlei=7, buchhaltung=5, finanzberat*=6, steuerberatung=7, wirtschaftsprüfer=6, vermögensberat*=6, lohnbüro=5',
  insurance:
    'versicherung=6, versicherungsmakler*=7, versicherungsbüro=7, versicherungen=6, versicherungsagentur=7',
  consulting:
    'beratung=4, unternehmensberatung=7, berater=5, beraterin=5, ingenieurbüro=6, übersetzer*=5, reisebüro=5, personalvermittlung=6, coworking=6, it-dienstleister=6, systemhaus=5, zeitarbeit=5, spedition=5, logistik*=4, übersetzungsbüro=6, dienstleister=2',
  agency:
    'agentur=5, werbeagentur=7, marketingagentur=7, webagentur=7, kreativagentur=7, hochzeitsplaner*=6, digitalagentur=7, eventagentur=6, filmproduktion=5, pr-agentur=7, *agentur=5',
  studio:
    'designstudio=7, grafikbüro=7, architekt=5, architektin=5, architekturbüro=7, innenarchitekt*=6, tonstudio=6, grafikdesign=5, designbüro=7, atelier=4, innenarchitektur=6, kreativstudio=7',
  'real-estate':
    'immobilien=7, immobilienmakler*=7, makler=5, wohnungen=4, immobilienbüro=7, hausverwaltung=6, maklerbüro=7, immobilienagentur=7, bauträger=5',
  'home-services':
    'klempner=7, elektriker=7, installateur=6, sanitär*=6, dachdecker=7, maler=5, malerbetrieb=7, schreiner=5, schreinerei=5, tischler=5, tischlerei=5, umzug=5, umzugsunternehmen=7, schlüsseldienst=7, handwerker=6, heizung*=5, schornsteinfeger=7, solar*=4, elektro*=4, fliesenleger=6, hausmeisterservice=6, schädlingsbekämpf*=7, photovoltaik=5, handwerksbetrieb=6, glaserei=6, malermeister=7, entrümpelung=6, reparaturservice=5, fahrradwerkstatt=4',
  construction:
    'bauunternehmen=7, baufirma=7, bau=3, zimmerei=6, maurer=6, renovierung=5, bauunternehmer=7, sanierung=4, zimmermann=6, hausbau=6, trockenbau=6, tiefbau=6, generalunternehmer=7, küchenstudio=5',
  cleaning:
    'reinigung=5, reinigungsfirma=7, gebäudereinigung=7, putzfirma=7, wäscherei=6, *reinigung=6, reinigungsservice=7, textilreinigung=6, waschsalon=6, haushaltshilfe=5',
  auto: 'autowerkstatt=7, werkstatt=4, kfz*=6, autohaus=7, autovermietung=7, gebrauchtwagen=6, autos=4, fahrschule=3, autohändler=7, reifen*=4, taxi=5, mietwagen=6, motorrad*=4, autoaufbereitung=7, oldtimer=4, wohnmobil*=4, lackiererei=6, abschleppdienst=6',
  florist:
    'florist=7, floristin=7, blumenladen=7, blumen=4, gärtnerei=6, gärtner=6, gartenbau=6, landschaftsgärtner=6, blumengeschäft=7, gartenbaubetrieb=6, landschaftsbau=6, floristik=6, baumschule=6, gartencenter=6, gartengestaltung=6, blumenhandlung=7, pflanzenladen=6',
  shop: 'onlineshop=7, online-shop=7, shop=4, laden=4, geschäft=3, boutique=5, buchhandlung=6, buchladen=6, schmuck=4, möbel=4, kleidung=3, keramik=4, metzgerei=6, fleischerei=6, hofladen=6, goldschmied*=5, webshop=6, mode=3, *laden=4, *shop=5, spielzeug*=4, kaffeerösterei=6, rösterei=5, naturkosmetik=4, käserei=5, juwelier=6, bioladen=6, unverpacktladen=6, supermarkt=5, feinkost*=5, seifen*=4, imkerei=4, kerzen=4, weinhandlung=6, schuhgeschäft=6, fahrradladen=6, papeterie=5, antiquariat=6, modelabel=6',
  product:
    'produkt=2, produktvorstellung=6, buch=2, roman=4, e-bike=5, gadget=5, kopfhörer=5, crowdfunding=4',
  saas: 'software=4, plattform=4, startup=4, saas=7, rechnungsprogramm=6, webanwendung=5, tool=2, app=2, softwarelösung=6, buchhaltungssoftware=7, *software=5',
  'mobile-app': 'handy-app=7, mobile app=7, smartphone-app=7, app store=5, handyapp=7',
  portfolio:
    'portfolio=5, designerin=5, designer=4, illustratorin=6, illustrator=6, künstler=5, künstlerin=5, musiker=5, musikerin=5, grafikdesigner*=6, webentwickler*=5, schauspieler*=5, band=4, malerin=5, bildhauer*=6, sänger*=5, autorin=4, autor=4, texterin=4, kalligraf*=5, modedesigner*=6, webdesigner*=5, chor=3',
  photographer:
    'fotograf=7, fotografin=7, fotografie=6, hochzeitsfotograf*=8, fotostudio=7, fotoatelier=7, naturfotograf*=7',
  cv: 'lebenslauf=8, cv=7, bewerbungsseite=7, bewerbungshomepage=7',
  'link-in-bio': 'link in bio=8, linkseite=7, link-in-bio=8',
  blog: 'blog=6, magazin=5, reiseblog=7, podcast=5, kochblog=7, zeitschrift=5, tagebuch=3, *blog=6, foodblog=7, rezepte=3, zeitung=5',
  docs: 'dokumentation=7, wissensdatenbank=7, handbuch=4, wiki=6, hilfeseite=6, api-dokumentation=7, hilfecenter=6, benutzerhandbuch=6',
  course:
    'kurs=6, schule=5, nachhilfe=7, musikschule=7, sprachschule=7, fahrschule=7, kita=6, kindergarten=6, onlinekurs=7, online-kurs=7, akademie=5, kochschule=7, seminar=4, *schule=4, *kurs=5, skischule=7, weiterbildung=5, klavierunterricht=6, gitarrenunterricht=6, nachhilfelehrer*=7, volkshochschule=7, kochkurs*=6, unterricht=4, gymnasium=5, grundschule=6, ballettschule=6, reitschule=6, surfschule=7, segelschule=7, tagesmutter=5',
  event:
    'hochzeit=6, konferenz=7, festival=6, veranstaltung=4, geburtstag=6, konzert=5, tagung=7, messe=5, kongress=7, *festival=6, ausstellung=5, hochzeitsseite=8, hochzeitswebsite=8, jubiläum=5, marathon=6, fest=3, weihnachtsmarkt=6, sommerfest=6, firmenfeier=5, stadtlauf=6, turnier=6, taufe=6, flohmarkt=6, *lauf=3',
  nonprofit:
    'verein=5, *verein=5, gemeinnützig*=6, stiftung=6, kirche=7, kirchengemeinde=7, tafel=5, hilfsorganisation=7, spenden=3, ngo=7, bürgerinitiative=7, initiative=3, feuerwehr=5, förderverein=6, pfarrei=7, naturschutz*=5, ehrenamt*=4, chorverein=5, partei=4, gemeinde=4, seniorenheim=3, schützenverein=6',
  todo: 'aufgabenliste=8, to-do-liste=8, to-do=6, todo=7, aufgaben=4, aufgabenverwaltung=7, einkaufsliste=6, todo-liste=8, packliste=6, checkliste=5, todo-app=8',
  kanban: 'kanban=8, kanban-board=9, kanbanboard=9',
  notes: 'notizen=6, notiz-app=8, notizbuch=6, notizapp=8, notizblock=8, tagebuch-app=8',
  calculator: 'rechner=6, taschenrechner=8, hypothekenrechner=9, kreditrechner=9, *rechner=8, bmi-rechner=9',
  converter: 'umrechner=8, einheitenrechner=9, währungsrechner=9, einheitenumrechner=9',
  timer: 'timer=7, stoppuhr=8, pomodoro=8, eieruhr=8, pomodoro-timer=9, kurzzeitwecker=8',
  quiz: 'quiz=8, wissenstest=7, *quiz=8',
  flashcards: 'karteikarten=8, lernkarten=8, vokabeltrainer=8, karteikarten-app=9',
  tracker:
    'ausgaben=6, haushaltsbuch=8, ausgabentracker=9, budgetplaner=8, ausgaben-tracker=9, *tracker=7, zeiterfassung=7, kassenbuch=7',
  habits: 'gewohnheit*=7, gewohnheitstracker=9, habit-tracker=9',
  dashboard: 'dashboard=8, übersichtsseite=5, verkaufsdashboard=9, *dashboard=8',
  game: 'spiel=5, memory=6, tic-tac-toe=9, snake=5, schlangenspiel=8, sudoku=8, *spiel=5, galgenmännchen=8, memory-spiel=9',
  poll: 'umfrage=8, abstimmung=7',
  crm: 'crm=8, kundenverwaltung=8, kontaktverwaltung=8, adressbuch=7, kundendatenbank=8',
  inventory: 'inventar=7, lagerverwaltung=8, bestandsliste=7, lagerbestand=7, bestandsverwaltung=8',
  booking:
    'buchungssystem=8, terminbuchung=5, terminkalender=6, raumbuchung=8, buchungsapp=8, terminplaner=7, flugsuche=7',
  chat: 'chat=6, messenger=7, chat-app=9, *chat=6',
  forum: 'forum=8, diskussionsforum=9',
  directory:
    'verzeichnis=8, jobbörse=8, stellenbörse=8, branchenbuch=8, kleinanzeigen=8, *verzeichnis=8, stellenmarkt=7, jobportal=8',
  palette: 'farbpalette*=6, palettengenerator=9, farbpaletten-generator=9',
};
