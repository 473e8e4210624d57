/** Dutch words for sections; `section@kind kind` holds for these kinds only and then goes first. */
export const dutchSections: Readonly<Record<string, string>> = {
  hero: 'hero, grote foto, header met foto',
  features: "functies, voordelen, kenmerken, waarom wij, usp's",
  services:
    'diensten, onze diensten, behandelingen, wat wij doen, rechtsgebieden, aanbod, specialiteiten, dienstverlening, wat ik doe, wat we doen, wat wij bieden, wat ik aanbied, ons aanbod',
  about:
    'over ons, over mij, wie zijn wij, wie ik ben, wie wij zijn, wie we zijn, wie ben ik, iets over mij, iets over ons',
  story: 'ons verhaal, verhaal, geschiedenis, mijn verhaal',
  process: 'werkwijze, hoe het werkt, stappen, proces, stappenplan, hoe wij werken, hoe ik werk',
  stats: 'cijfers, statistieken, feiten en cijfers, impactcijfers, cijfers over, impact in cijfers',
  gallery:
    "galerij, foto's, fotogalerij, fotos, afbeeldingen, wat foto s, foto s van _, fotoalbum, sfeerbeelden, foto s van mijn werk",
  portfolio:
    'projecten, werk, portfolio, ons werk, mijn werk, eerdere projecten, mijn projecten, onze projecten',
  testimonials:
    'reviews, ervaringen, beoordelingen, klantervaringen, recensies, referenties, klantbeoordelingen, wat klanten zeggen, wat onze klanten zeggen, wat gasten zeggen, wat anderen zeggen, wat _ zeggen, wat _ vinden, reacties van klanten',
  team: 'onze makelaars, onze adviseurs, team, ons team, instructeurs, instructrices, onze instructeurs, leerkrachten, behandelaars, therapeuten, begeleiders, docenten, medewerkers, trainers, artsen, de mensen, onze mensen, onze advocaten, onze artsen',
  pricing:
    'prijzen, lespakketten, prijslijst, tarieven, pakketten, abonnementen, kosten, lidmaatschap, wat het kost, onze prijzen, mijn prijzen, prijsoverzicht',
  comparison: 'vergelijking, vergelijkingstabel',
  faq: 'veelgestelde vragen, faq, veelgestelde, vragen en antwoorden, veel gestelde vragen',
  cta: 'actieknop, aanmeldknop, boekingsknop, belknop, inschrijfknop, whatsapp-knop, whatsappknop, grote knop, inschrijfbutton, aanmeldbutton, bestelknop',
  newsletter: 'nieuwsbrief, aanmelden nieuwsbrief',
  contact:
    'contact, contactformulier, contactgegevens, contactpagina, stuur een bericht, bericht sturen, contact opnemen, hoe je ons bereikt, vraag stellen',
  map: 'kaart, route, routebeschrijving, locatie, plattegrond, bereikbaarheid, waar we zitten, waar wij zitten, hoe je ons vindt, hoe ons te vinden, waar je ons vindt, hoe kom je er',
  hours: 'openingstijden, openingsuren, spreekuren, wanneer we open zijn',
  'timetable@gym yoga course': 'rooster, lesrooster, lessen, lestijden',
  timetable: 'lesrooster, rooster, lestijden',
  booking:
    'reserveren, reservering, afspraak, afspraken, boeken, boekingsformulier, online afspraak, afspraak maken, reserveringen, beschikbaarheid, tafel reserveren, online boeken, proefles, online reserveren, online afspraak maken, afspraak inplannen, proefles boeken, plek reserveren, gratis proefles, kennismaking plannen, afspraken maken',
  quote:
    'offerte, offerte aanvragen, offerteformulier, offerteaanvraag, gratis offerte, vrijblijvende offerte, prijsopgave',
  menu: 'menukaart, menu, gerechten, wijnkaart, lunchkaart, drankenkaart',
  'menu@restaurant cafe bar bakery': 'kaart',
  'products@course studio gym yoga nonprofit event bar restaurant cafe hotel portfolio salon spa photographer blog link-in-bio home-services':
    'winkel, webshop, shop',
  products:
    'producten, assortiment, collectie, boeketten, catalogus, onze producten, bestsellers, wat we verkopen, ons assortiment',
  cart: 'winkelwagen, winkelmandje, winkelmand',
  checkout: 'afrekenen, kassa, betaling, betaalpagina',
  categories: 'categorieën, onderwerpen',
  posts: 'blog, nieuws, artikelen, recepten, berichten, afleveringen',
  events:
    'evenementen, workshops, agenda, concerten, activiteiten, proeverijen, exposities, voorstellingen, komende data, optredens, concertagenda, programma',
  'agenda@event': 'programma, agenda, dagindeling, tijdschema, planning',
  agenda: 'programma, dagprogramma',
  countdown: 'aftellen, aftelklok, afteltimer',
  speakers: 'sprekers, line-up',
  'speakers@event': 'artiesten, bands, acts, lineup',
  video: 'video',
  social: 'sociale media, instagram, social media',
  jobs: 'vacatures, werken bij',
  download: 'downloaden, app store, google play',
  donation: 'doneren, donatie, donaties, steun ons, doneer',
  rooms: 'kamers, suites, appartementen, accommodaties, kampeerplekken',
  listings:
    'woningaanbod, aanbod, woningen, huizen, dieren ter adoptie, dieren die een thuis zoeken, adoptiedieren, honden ter adoptie, auto-aanbod',
  areas: 'werkgebied, bezorggebied, werkgebieden, waar we werken, waar ik werk, regio waar we werken',
  'before-after': "voor en na, voor-en-na, voor en na foto's, voor/na, voor- en nafoto s, voor en na foto s",
  curriculum: 'lesprogramma, modules, cursusinhoud',
  'curriculum@course': 'cursussen, vakken, programma, niveaus',
  audience: 'voor wie, doelgroep',
  'teacher@course': 'docent, docente, leraar',
  tickets: 'tickets, kaartjes, kaartverkoop',
  'tickets@event': 'inschrijving, inschrijven, aanmelding',
  'form@course nonprofit gym yoga studio unknown portfolio':
    'inschrijving, inschrijven, aanmelding, aanmelden',
  'venue@event': 'locatie, plek, zaal',
  rsvp: 'rsvp, aanwezigheid bevestigen, aanmelden gasten, aanmelden, aanmelding',
  timeline: 'tijdlijn',
  'timeline@cv': 'werkervaring, ervaring, opleiding, loopbaan, opleidingen',
  skills: 'vaardigheden, competenties',
  'languages@cv portfolio': 'talen',
  links: 'links',
  'volunteer@nonprofit': 'meehelpen, hoe je kunt helpen, help mee',
  volunteer: 'vrijwilliger worden, vrijwilligers, vrijwilligersformulier',
  amenities: 'faciliteiten, voorzieningen',
  values: 'waarden, kernwaarden, filosofie, duurzaamheid, missie',
  privacy: 'privacy, privacyverklaring, privacybeleid, algemene voorwaarden, privacybelofte',
  logos: "klanten, partners, sponsors, klantlogo's, opdrachtgevers",
  form: 'aanmeldformulier, inschrijfformulier, *formulier',
};
