import {
  dutchAnimalsAndSewing,
  dutchAnimalsAndSewingVoices,
} from './animals-and-sewing/dutch-animals-and-sewing';
import { dutchCallingVoices, dutchCallings } from './callings/dutch-callings';
import type { LocalBank } from './local-bank';
import { builderTrades, builderVoices } from './trades/builder-trades';
import { coachTrades, coachVoices } from './trades/coach-trades';
import { careTrades } from './trades/care-trades';
import { kitchenTrades } from './trades/kitchen-trades';
import { schoolTrades, schoolVoices } from './trades/school-trades';
import { cateringVoices } from './voices/catering-voices';
import { toursAndPodcasts } from './voices/tours-and-podcasts';
import { visitedVoices } from './voices/visited-voices';
import { dutchShapes } from './shapes/dutch-shapes';
import { dutchTrades } from './trades/dutch-trades';
import { dutchVoices } from './voices/dutch-voices';
import { trainerVoices } from './voices/trainer-voices';
import { appVoicesEast } from './voices/app-voices-east';
import { joinVoices } from './voices/read-voices';

/** Copy in Dutch. */
export const dutchBank: LocalBank = {
  shapes: dutchShapes,
  inPlace: ' in {place}',
  nouns: {
    restaurant: 'Restaurant',
    cafe: 'Café',
    bakery: 'Bakkerij',
    bar: 'Bar',
    hotel: 'Hotel',
    salon: 'Salon',
    spa: 'Spa',
    gym: 'Sportschool',
    yoga: 'Yogastudio',
    clinic: 'Praktijk',
    dentist: 'Tandartspraktijk',
    therapist: 'Praktijk voor therapie',
    veterinary: 'Dierenkliniek',
    law: 'Advocatenkantoor',
    accountant: 'Boekhoudkantoor',
    insurance: 'Verzekeringskantoor',
    consulting: 'Advies',
    agency: 'Bureau',
    studio: 'Studio',
    'real-estate': 'Makelaar',
    'home-services': 'Klusbedrijf',
    construction: 'Bouwbedrijf',
    cleaning: 'Schoonmaakbedrijf',
    auto: 'Garage',
    florist: 'Bloemenwinkel',
    shop: 'Winkel',
    product: 'Product',
    saas: 'Software',
    'mobile-app': 'App',
    portfolio: 'Portfolio',
    photographer: 'Fotografie',
    cv: 'Cv',
    'link-in-bio': 'Links',
    blog: 'Blog',
    docs: 'Documentatie',
    course: 'Cursus',
    event: 'Evenement',
    nonprofit: 'Vereniging',
  },
  families: {
    food: {
      titles: ['Wat de markt vandaag gaf', 'Ga zitten, er is brood'],
      lede: 'Een korte kaart, rustig gekookt. Ze wisselt met de weken, het welkom niet.',
      items: [
        ['Soep van de dag', 'Vraag wat er geoogst is'],
        ['Gerookte forel', 'Komkommer, mierikswortel'],
        ['Stoofpot', 'De hele ochtend op het vuur'],
        ['Appeltaart', 'Met room'],
      ],
    },
    beauty: {
      titles: ['Een uur voor jezelf', 'Naar buiten zoals je wilde'],
      lede: 'Eerst luisteren we, dan pas de schaar. Rustig en bij goed licht.',
      items: [
        ['Knippen en föhnen', 'Met advies en wassen'],
        ['Kleur', 'In jouw tint'],
        ['Manicure', 'Verzorgde handen'],
        ['Massage', 'Een uur, stevig of zacht'],
      ],
    },
    health: {
      titles: ['Iemand die luistert', 'Vraag alles wat je wilt'],
      lede: 'Afspraken zonder haast, heldere woorden en een plan op papier dat je thuis nog begrijpt.',
      items: [
        ['Eerste gesprek', 'Praten, kijken, uitleggen'],
        ['Controle', 'Eens per jaar'],
        ['Preventie', 'Zodat je minder vaak komt'],
        ['Behandeling', 'Stap voor stap, prijs vooraf'],
      ],
    },
    trade: {
      titles: ['In één keer goed', 'Eerst de prijs, dan het werk'],
      lede: 'Zeg wat er is en waar. Je krijgt een prijs en een dag, en daarna is alles netjes.',
      items: [
        ['Reparaties', 'Wat drupt, klemt of piept'],
        ['Installatie', 'Recht, vast, getest'],
        ['Verbouwing', 'Van idee tot sleutel'],
        ['Onderhoud', 'Eén bezoek scheelt er drie'],
      ],
    },
    stay: {
      titles: ['Slapen met het raam open', 'Blijf nog een nacht'],
      lede: 'Goede bedden, lange ochtenden en iemand die de streek kent.',
      items: [
        ['Tweepersoonskamer', 'Rustig, aan de tuin'],
        ['Kamer met uitzicht', 'Al bij het wakker worden'],
        ['Hoekkamer', 'Twee ramen, een bad'],
        ['Familiekamer', 'Vier bedden'],
      ],
    },
    shop: {
      titles: ['Dingen die blijven', 'Stuk voor stuk gekozen'],
      lede: 'Een kleine keuze die we goed kennen. Wat we zelf niet zouden gebruiken, staat hier niet.',
      items: [
        ['De vaste keus', 'Het meest meegenomen'],
        ['Nieuw', 'Net binnen'],
        ['Om te geven', 'Ingepakt, met kaartje'],
        ['Kleine serie', 'Een paar stuks'],
        ['De grote', 'Voor een vol huis'],
        ['Cadeaubon', 'Voor elk bedrag'],
      ],
    },
    event: {
      titles: ['Kom, er is plek', 'Een dag met iedereen'],
      lede: 'Hier staat wat je moet weten: wanneer, waar en hoe je er komt.',
      items: [
        ['Aankomst', 'Met iets fris'],
        ['Het moment', 'Op tijd, graag'],
        ['Eten', 'Eén lange tafel'],
        ['Muziek', 'Tot de band naar huis gaat'],
      ],
    },
    studio: {
      titles: ['Helder gezegd, zorgvuldig gemaakt', 'We beginnen met luisteren'],
      lede: 'Wat beloofd is, gebeurt; wat gebeurt, wordt uitgelegd; en aan de telefoon zit iemand die er verstand van heeft.',
      items: [
        ['Eerste gesprek', 'Vrijblijvend'],
        ['Plan', 'Eén pagina die je snapt'],
        ['Werk', 'Door wie je ontmoette'],
        ['Vervolg', 'Ook als het al loopt'],
      ],
    },
    move: {
      titles: ['Begin waar je bent', 'Elke week iets sterker'],
      lede: 'Iemand die corrigeert en een plan dat in je week past.',
      items: [
        ['Kracht', 'Met techniek'],
        ['Beweeglijkheid', 'Voor kantoorruggen'],
        ['Conditie', 'Kort en eerlijk'],
        ['Beginners', 'De basis, goed gedaan'],
      ],
    },
    tech: {
      titles: ['Het saaie deel, klaar voor de lunch', 'Openen, doen, sluiten'],
      lede: 'Het doet één ding, snel, en geeft je je dag terug.',
      items: [
        ['Klaar in een middag', 'Neem mee wat je hebt'],
        ['Zonder netwerk', 'Ook in de trein'],
        ['Jouw gegevens', 'Altijd te exporteren'],
        ['Ongedaan maken', 'Elke stap kan terug'],
      ],
    },
  },
  about: ['{name} doet{in} met zorg wat het zegt te doen.', 'Vraag gerust door: wie antwoordt, weet ervan.'],
  story: ['We doen dit met zorg en met plezier.', 'Vraag gerust hoe het begon: we vertellen het graag.'],
  features: [
    ['Een mens aan de lijn', 'Wie antwoordt, kent het werk.'],
    ['De prijs vooraf', 'Zonder kleine letters.'],
    ['Zorg in het klein', 'Wat niemand vraagt, blijft bij.'],
  ],
  process: [
    ['Vertel', 'Wat, wanneer, voor hoeveel.'],
    ['Wij antwoorden', 'Met een plan en een prijs.'],
    ['Wij doen het', 'Zoals gezegd, op de dag zelf.'],
  ],
  reviews: [
    ['De juiste vragen, en daarna precies wat ze zeiden.', 'Eerste keer'],
    ['Vriendelijk, op tijd en met smaak.', 'Met het gezin'],
    ['Je merkt dat ze het graag doen.', 'Vaste klant'],
  ],
  roles: [
    ['Leiding', 'Doet ’s ochtends open en beantwoordt de post.'],
    ['Vak', 'Doet het al lang en nog steeds graag.'],
    ['Ontvangst', 'Onthoudt je naam.'],
  ],
  faq: [
    ['Moet ik reserveren?', 'Schrijf of bel, dan zeggen we meteen of er plek is.'],
    ['Wat kost het?', 'De prijzen staan op deze pagina. Is iets niet duidelijk? Vraag het.'],
    ['Mogen kinderen mee?', 'Vraag het vooraf, dan zeggen we wat handig is.'],
    ['Hoe kom ik er?', 'Het adres staat hieronder. Verdwaald? Bel.'],
    ['En als ik moet afzeggen?', 'Laat het op tijd weten, dan zoeken we een andere datum.'],
    ['Wie antwoordt op berichten?', 'Iemand van ons, zo snel als het kan.'],
  ],
  plans: [
    ['Klein', 'Om te beginnen', ['Het belangrijkste', 'Eén bezoek']],
    ['Gewoon', 'Wat de meesten kiezen', ['Alles van klein', 'Twee keer zo veel tijd']],
    ['Groot', 'Voor wie alles wil', ['Alles van gewoon', 'Voorrang']],
  ],
  events: [
    ['14 maart', 'Open dag', 'Vragen en iets lekkers.'],
    ['25 april', 'Workshop voor beginners', 'Makkelijke kleren.'],
    ['6 juni', 'Zomeravond', 'Buiten, als het weer wil.'],
  ],
  cta: ['Waar kunnen we mee helpen?', 'Twee regels zijn genoeg voor een eerste antwoord.'],
  trades: [
    ...builderTrades.nl,
    ...coachTrades.nl,
    ...careTrades.nl,
    ...kitchenTrades('nl'),
    ...schoolTrades.nl,
    ...dutchAnimalsAndSewing,
    ...dutchTrades,
    ...dutchCallings,
  ],
  voices: joinVoices(
    toursAndPodcasts.nl,
    visitedVoices.nl,
    builderVoices.nl,
    coachVoices.nl,
    cateringVoices.nl,
    schoolVoices.nl,
    new Map([...dutchCallingVoices, ...dutchAnimalsAndSewingVoices, ...dutchVoices, ...trainerVoices.nl]),
    appVoicesEast.nl,
  ),
};
