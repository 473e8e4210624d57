import {
  germanAnimalsAndSewing,
  germanAnimalsAndSewingVoices,
} from './animals-and-sewing/german-animals-and-sewing';
import { germanCallingVoices, germanCallings } from './callings/german-callings';
import type { LocalBank } from './local-bank';
import { builderTrades, builderVoices } from './trades/builder-trades';
import { coachTrades, coachVoices } from './trades/coach-trades';
import { careTrades } from './trades/care-trades';
import { kitchenTrades } from './trades/kitchen-trades';
import { schoolTrades, schoolVoices } from './trades/school-trades';
import { cateringVoices } from './voices/catering-voices';
import { toursAndPodcasts } from './voices/tours-and-podcasts';
import { visitedVoices } from './voices/visited-voices';
import { germanShapes } from './shapes/german-shapes';
import { germanTrades } from './trades/german-trades';
import { germanHouseVoices } from './voices/german-house-voices';
import { germanVoices } from './voices/german-voices';
import { appVoices } from './voices/app-voices';
import { joinVoices } from './voices/read-voices';
import { roleVoices } from './voices/role-voices';
import { wholeHouseVoices } from './voices/whole-house-voices';

/** Copy in German. */
export const germanBank: LocalBank = {
  shapes: germanShapes,
  inPlace: ' in {place}',
  nouns: {
    restaurant: 'Restaurant',
    cafe: 'Café',
    bakery: 'Bäckerei',
    bar: 'Bar',
    hotel: 'Hotel',
    salon: 'Salon',
    spa: 'Spa',
    gym: 'Fitnessstudio',
    yoga: 'Yogastudio',
    clinic: 'Praxis',
    dentist: 'Zahnarztpraxis',
    therapist: 'Praxis für Psychotherapie',
    veterinary: 'Tierarztpraxis',
    law: 'Kanzlei',
    accountant: 'Steuerbüro',
    insurance: 'Versicherungsbüro',
    consulting: 'Beratung',
    agency: 'Agentur',
    studio: 'Studio',
    'real-estate': 'Immobilienbüro',
    'home-services': 'Handwerksbetrieb',
    construction: 'Bauunternehmen',
    cleaning: 'Reinigungsfirma',
    auto: 'Werkstatt',
    florist: 'Blumenladen',
    shop: 'Laden',
    product: 'Produkt',
    saas: 'Software',
    'mobile-app': 'App',
    portfolio: 'Portfolio',
    photographer: 'Fotografie',
    cv: 'Lebenslauf',
    'link-in-bio': 'Verweise',
    blog: 'Blog',
    docs: 'Dokumentation',
    course: 'Kurs',
    event: 'Veranstaltung',
    nonprofit: 'Verein',
  },
  families: {
    food: {
      titles: ['Was der Markt heute hergab', 'Setzen Sie sich, es gibt Brot'],
      lede: 'Eine kurze Karte, in Ruhe gekocht. Sie wechselt mit den Wochen, der Empfang bleibt.',
      items: [
        ['Suppe des Tages', 'Fragen Sie, was geerntet wurde'],
        ['Geräucherte Forelle', 'Gurke, Meerrettich'],
        ['Geschmorte Lammschulter', 'Weiße Bohnen, Minze'],
        ['Käsespätzle', 'Röstzwiebeln, Salat'],
        ['Apfelkuchen', 'Mit Sahne, lauwarm'],
        ['Kaffee', 'Filter oder Espresso'],
      ],
    },
    beauty: {
      titles: ['Eine Stunde nur für Sie', 'Gehen, wie Sie es wollten'],
      lede: 'Erst hören wir zu, dann greifen wir zur Schere. In Ruhe und bei gutem Licht.',
      items: [
        ['Schnitt und Föhnen', 'Mit Beratung und Wäsche'],
        ['Farbe', 'In Ihrem Ton'],
        ['Maniküre', 'Gepflegte Hände'],
        ['Gesichtsbehandlung', 'Reinigung, Massage, Maske'],
        ['Massage', 'Eine Stunde, fest oder sanft'],
        ['Haarentfernung', 'Zügig und sorgsam'],
      ],
    },
    health: {
      titles: ['Jemand, der zuhört', 'Fragen Sie ruhig nach'],
      lede: 'Termine ohne Eile, klare Worte und ein Plan auf Papier, den man zu Hause noch versteht.',
      items: [
        ['Erstgespräch', 'Reden, schauen, erklären'],
        ['Kontrolle', 'Einmal im Jahr, ohne Überraschung'],
        ['Vorsorge', 'Damit Sie seltener kommen'],
        ['Behandlung', 'Schritt für Schritt, Preis vorher'],
        ['Akute Fälle', 'Rufen Sie an, wir finden Platz'],
        ['Kinder', 'Mit Zeit und Geduld'],
      ],
    },
    trade: {
      titles: ['Beim ersten Mal richtig', 'Erst der Preis, dann die Arbeit'],
      lede: 'Sagen Sie uns, was los ist und wo. Sie bekommen einen Preis und einen Termin, und danach ist alles aufgeräumt.',
      items: [
        ['Reparaturen', 'Was tropft, klemmt oder klappert'],
        ['Einbau', 'Gerade, fest, geprüft'],
        ['Umbau', 'Von der Idee bis zum Schlüssel'],
        ['Wartung', 'Ein Besuch im Jahr spart drei'],
        ['Grundreinigung', 'Auch dahinter und darunter'],
        ['Notfälle', 'Wir fahren los, sobald Sie anrufen'],
      ],
    },
    stay: {
      titles: ['Schlafen bei offenem Fenster', 'Bleiben Sie eine Nacht länger'],
      lede: 'Gute Betten, lange Morgen und ein Frühstück, das niemand zu früh abräumt.',
      items: [
        ['Doppelzimmer', 'Ruhig, zum Hof'],
        ['Zimmer mit Aussicht', 'Schon beim Aufwachen'],
        ['Eckzimmer', 'Zwei Fenster, eine Badewanne'],
        ['Familienzimmer', 'Vier Betten, eine Tür'],
      ],
    },
    shop: {
      titles: ['Lieber wenig, dafür gut', 'In Ruhe aussuchen'],
      lede: 'Eine kleine Auswahl, die wir gut kennen. Was wir nicht selbst benutzen würden, ist nicht hier.',
      items: [
        ['Das Bewährte', 'Am häufigsten mitgenommen'],
        ['Neu diese Woche', 'Eben eingetroffen'],
        ['Zum Verschenken', 'Eingepackt, mit Karte'],
        ['Kleine Serie', 'Wenige Stücke'],
        ['Das Große', 'Für volle Häuser'],
        ['Das Kleine', 'Passt in die Tasche'],
        ['Gemischte Kiste', 'Von allem etwas'],
        ['Gutschein', 'Über jeden Betrag'],
      ],
    },
    event: {
      titles: ['Kommen Sie, ein Platz ist frei', 'Ein Tag mit allen'],
      lede: 'Hier steht, was Sie wissen müssen: wann, wo und wie Sie hinkommen.',
      items: [
        ['Ankommen', 'Mit etwas Kühlem'],
        ['Der Augenblick', 'Pünktlich, bitte'],
        ['Essen', 'Ein langer Tisch'],
        ['Ein paar Worte', 'Kurz, versprochen'],
        ['Musik', 'Bis die Kapelle geht'],
        ['Abschied', 'Suppe und Taxis'],
      ],
    },
    studio: {
      titles: ['Klar gesagt, sorgfältig gemacht', 'Wir fangen mit Zuhören an'],
      lede: 'Was versprochen ist, wird gemacht; was gemacht wird, wird erklärt; und ans Telefon geht jemand, der Bescheid weiß.',
      items: [
        ['Erstes Gespräch', 'Unverbindlich, mit Fragen'],
        ['Plan', 'Eine Seite, die man versteht'],
        ['Umsetzung', 'Von denen, die Sie kennen'],
        ['Begleitung', 'Auch wenn es schon läuft'],
        ['Zweite Meinung', 'Ein Blick von außen'],
        ['Aufträge', 'Erzählen Sie von Ihrem'],
      ],
    },
    move: {
      titles: ['Fangen Sie an, wo Sie sind', 'Jede Woche ein wenig stärker'],
      lede: 'Jemand, der hinsieht und korrigiert, und ein Plan, der in Ihre Woche passt.',
      items: [
        ['Kraft', 'Mit Technik, ohne Eile'],
        ['Beweglichkeit', 'Für Rücken mit Bürostuhl'],
        ['Ausdauer', 'Kurz und ehrlich'],
        ['Einsteiger', 'Die Grundlagen, gut gemacht'],
        ['Einzeltraining', 'Eine Stunde nur für Sie'],
        ['Yoga und Atem', 'Damit es leiser wird'],
      ],
    },
    tech: {
      titles: ['Das Lästige, erledigt vor Mittag', 'Öffnen, erledigen, schließen'],
      lede: 'Es kann eine Sache, die aber schnell, und dann geht Ihr Tag weiter.',
      items: [
        ['Schnell eingerichtet', 'Mit dem, was schon da ist'],
        ['Überall dabei', 'Am Schreibtisch und unterwegs'],
        ['Ihre Daten', 'Bleiben Ihre'],
        ['Auf einen Blick', 'Das Wichtige zuerst'],
        ['Nützliche Hinweise', 'Wenige, zur rechten Zeit'],
        ['Echte Hilfe', 'Ein Mensch antwortet'],
      ],
    },
  },
  about: [
    '{name} ist ein kleines Haus{in}, in dem man beim dritten Besuch Ihren Namen kennt.',
    'Wir machen wenige Dinge und die gut. Fragen Sie: Es antwortet, wer die Arbeit macht.',
  ],
  story: [
    'Hinter {name} stehen Menschen, die gern tun, was sie tun, und das merkt man an den Kleinigkeiten.',
    'Der Rest erzählt sich am besten persönlich: Kommen Sie vorbei, fragen Sie, machen Sie sich ein Bild.',
  ],
  features: [
    ['Ein Mensch am Apparat', 'Wer antwortet, kennt die Arbeit.'],
    ['Der Preis vorher', 'Schriftlich, ohne Kleingedrucktes.'],
    ['Sorgfalt im Kleinen', 'Woran keiner denkt, das bleibt in Erinnerung.'],
    ['In der Nähe', 'Erreichbar, vorher und nachher.'],
  ],
  process: [
    ['Sie erzählen', 'Was, wann, für wie viele.'],
    ['Wir antworten', 'Mit Plan und Preis.'],
    ['Wir machen es', 'Wie besprochen, am vereinbarten Tag.'],
    ['Wir bleiben da', 'Falls später Fragen kommen.'],
  ],
  reviews: [
    ['Die richtigen Fragen gestellt und genau das gehalten, was gesagt war.', 'Zum ersten Mal da'],
    ['Freundlich, pünktlich, mit Gefühl. Ich käme morgen wieder.', 'Mit der Familie'],
    ['Man merkt, dass sie es gern machen.', 'Kommt regelmäßig'],
  ],
  roles: [
    ['Leitung', 'Schließt morgens auf und beantwortet die Post.'],
    ['Handwerk', 'Macht es seit Langem und immer noch gern.'],
    ['Empfang', 'Merkt sich Ihren Namen und Ihre Wünsche.'],
  ],
  faq: [
    ['Muss man reservieren?', 'Besser ja: Ein Anruf oder eine Nachricht genügt.'],
    ['Was kostet es?', 'Richtpreise stehen auf dieser Seite; Ihren nennen wir, bevor wir anfangen.'],
    ['Kann man mit Kindern kommen?', 'Gern. Sagen Sie Bescheid, dann bereiten wir etwas vor.'],
    ['Wie komme ich hin?', 'Die Adresse steht unten. Wenn Sie sich verlaufen, rufen Sie an.'],
    [
      'Was, wenn ich absagen muss?',
      'Sagen Sie am Tag vorher Bescheid, dann finden wir einen anderen Termin.',
    ],
    ['Wer beantwortet Nachrichten?', 'Ein Mensch, kein Automat.'],
  ],
  plans: [
    ['Klein', 'Zum Anfangen', ['Das Wesentliche', 'Ein Termin', 'Antwort in zwei Tagen']],
    [
      'Mittel',
      'Was die meisten nehmen',
      ['Alles aus Klein', 'Doppelt so viel Zeit', 'Ein schriftlicher Plan'],
    ],
    ['Groß', 'Für alle, die alles wollen', ['Alles aus Mittel', 'Vorrang', 'Ein fester Ansprechpartner']],
  ],
  events: [
    ['14. März', 'Tag der offenen Tür', 'Fragen und etwas zu knabbern.'],
    ['25. April', 'Infoabend', 'Was ansteht, und Zeit zum Reden.'],
    ['6. Juni', 'Sommerfest', 'Draußen, wenn das Wetter will.'],
  ],
  cta: ['Sollen wir Ihnen einen Platz frei halten?', 'Zwei Zeilen genügen für eine erste Antwort.'],
  trades: [
    ...builderTrades.de,
    ...coachTrades.de,
    ...careTrades.de,
    ...kitchenTrades('de'),
    ...schoolTrades.de,
    ...germanAnimalsAndSewing,
    ...germanTrades,
    ...germanCallings,
  ],
  voices: joinVoices(
    toursAndPodcasts.de,
    visitedVoices.de,
    builderVoices.de,
    coachVoices.de,
    cateringVoices.de,
    schoolVoices.de,
    roleVoices.de,
    germanHouseVoices,
    germanCallingVoices,
    germanAnimalsAndSewingVoices,
    germanVoices,
    wholeHouseVoices.de,
    appVoices.de,
  ),
};
