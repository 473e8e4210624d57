/** German words for sections; `section@kind kind` holds for these kinds only and then goes first. */
export const germanSections: Readonly<Record<string, string>> = {
  hero: 'hero, aufmacher, titelbild, großes bild, headerbild, titelbereich, kopfbild',
  features: 'funktionen, vorteile, merkmale, features, highlights, warum wir, besonderheiten, stärken',
  services:
    'kurse, kursangebot, *kurse, leistungen, dienstleistungen, angebot, unsere leistungen, behandlungen, services, schwerpunkte, rechtsgebiete, therapien, angebote, leistungsübersicht, was wir tun, was ich mache, was wir machen, was ich anbiete, was wir anbieten, unser angebot, mein angebot',
  about:
    'über uns, über mich, wer wir sind, vorstellung, über die praxis, zur person, biografie, wer ich bin, wer dahinter steckt, über die firma, über den hof, etwas über mich, etwas über uns, das bin ich, das sind wir',
  story: 'geschichte, unsere geschichte, chronik, entstehungsgeschichte, firmengeschichte',
  process:
    'ablauf, so funktioniert es, prozess, schritte, arbeitsweise, in schritten, schritt für schritt, wie es funktioniert, so funktionierts, schritten, wie es abläuft, so läuft es ab, in drei schritten, wie ich arbeite, wie wir arbeiten, so arbeiten wir',
  stats:
    'zahlen, statistik, fakten, kennzahlen, zahlen und fakten, statistiken, zahlen zur wirkung, wirkung in zahlen, wirkungszahlen',
  gallery:
    'galerie, bilder, fotos, fotogalerie, bildergalerie, bildern, impressionen, ein paar fotos, ein paar bilder, fotos von _, fotostrecke, fotoalbum, einblicke',
  portfolio:
    'projekte, arbeiten, referenzprojekte, portfolio, werke, unsere arbeiten, projektübersicht, meine arbeiten, unsere projekte',
  'portfolio@construction home-services studio agency consulting photographer florist':
    'referenzen, unsere referenzen',
  'case-study': 'fallstudien, fallstudie, erfolgsgeschichten',
  testimonials:
    'kundenstimmen, bewertungen, rezensionen, referenzen, kundenbewertungen, erfahrungsberichte, gästebewertungen, meinungen, stimmen, patientenstimmen, kundenmeinungen, testimonials, gästestimmen, was kunden sagen, was unsere kunden sagen, was unsere _ sagen, das sagen unsere _, was andere sagen, was gäste sagen, was eltern sagen, gästebuch, stimmen von kunden, was _ sagen',
  team: 'unsere makler, unsere maklerinnen, maklerteam, unsere berater, mannschaft, unsere mannschaft, fahrlehrer, fahrlehrerinnen, tanzlehrer, reitlehrer, kursleiterinnen, betreuer, betreuerinnen, *team, team, unser team, mitarbeiter, trainer, lehrer, lehrerinnen, ärzte, ansprechpartner, trainerinnen, anwälte, vorstand, mitarbeitern, teamseite, therapeuten, stylisten, dozenten, die leute, unsere leute, wer hier arbeitet, unsere anwälte, unsere ärzte, unsere trainer, das team',
  pricing:
    'preise, preisliste, tarife, pakete, preisen, preistabelle, kosten, mitgliedschaft, mitgliedschaften, abos, beiträge, honorar, preisübersicht, abonnements, gebühren, preispläne, was es kostet, unsere preise, meine preise, was kostet das, preise pro woche, preise pro nacht',
  comparison: 'vergleich, vergleichstabelle',
  faq: 'faq, häufige fragen, fragen und antworten, häufig gestellte fragen, häufigen fragen, oft gefragt, was oft gefragt wird',
  cta: 'handlungsaufforderung, anruf-button, buchungs-button, anmelde-button, call-to-action, buchen-button, anrufbutton, whatsapp-button, whatsapp button, anrufknopf, großer knopf, jetzt-buchen-button, anmeldebutton, anmeldeknopf, buchungsbutton, anmelde-knopf, buchungsknopf, button zum anmelden, kaufbutton',
  newsletter: 'newsletter, newsletter-anmeldung, newsletteranmeldung',
  contact:
    'kontakt, kontaktformular, kontaktdaten, kontaktseite, kontaktieren, anfrageformular, anfrage, anfragen, anfrage senden, schreiben sie uns, schreib uns, nachricht schreiben, kontaktaufnahme, kontaktmöglichkeit, so erreichen sie uns',
  map: 'anfahrt, karte, lageplan, standort, wegbeschreibung, so finden sie uns, anfahrtsbeschreibung, anreise, standorte, landkarte, anfahrtskarte, wo wir sind, so findet ihr uns, so kommt ihr zu uns, so kommst du zu uns, wie man uns findet, so kommen sie zu uns, wo ihr uns findet, wo sie uns finden',
  hours:
    'öffnungszeiten, sprechzeiten, sprechstunden, geschäftszeiten, gottesdienstzeiten, bürozeiten, wann wir offen haben, wann wir geöffnet haben, wann offen ist',
  'timetable@gym yoga course': 'stundenplan, kursplan, kurse, trainingszeiten, kurszeiten',
  timetable: 'kursplan, stundenplan, trainingszeiten, kurszeiten, wochenplan, probenplan',
  booking:
    'terminformular, termin-formular, terminanfrage, terminwunsch, buchungsanfrageformular, termine nach vereinbarung, termin nach vereinbarung, buchung, buchungsformular, reservierung, reservierungen, termin, terminbuchung, online-termin, online-buchung, tischreservierung, terminvereinbarung, termine buchen, buchungsanfrage, termine online, onlinebuchung, reservierungsformular, probetraining, probestunde, verfügbarkeit, terminvergabe, online-terminbuchung, termin online, termin buchen, termin vereinbaren, terminanfrage, tisch reservieren, platz reservieren, probestunde buchen, schnupperstunde, online buchen, reservieren, werkstatt-termin buchen, kennenlerngespräch buchen, erstgespräch buchen',
  quote:
    'angebot anfordern, angebotsanfrage, kostenvoranschlag, anfrageformular für angebote, kostenloses angebot, offerte, angebotsformular, unverbindliches angebot, angebot anfragen',
  menu: 'speisekarte, getränkekarte, weinkarte, frühstückskarte, eiskarte, kuchenkarte, abendkarte, tageskarte, gerichte, mittagstisch, menü, mittagskarte, wochenkarte, speisen',
  'menu@restaurant cafe bar bakery': 'karte, sortiment',
  'products@course studio gym yoga nonprofit event bar restaurant cafe hotel portfolio salon spa photographer blog link-in-bio home-services':
    'shop, onlineshop, online-shop, hofladen',
  products:
    'produkte, produkten, sortiment, shop, kollektion, bestseller, sträuße, sträußen, neuheiten, artikel, weine, weinen, produktkatalog, katalog, produktübersicht, unsere weine, was wir verkaufen, unser sortiment, unsere produkte',
  'product-detail': 'produktdetails, produktseite, technische daten, produktdetailseite',
  cart: 'warenkorb, einkaufswagen',
  checkout: 'kasse, bezahlung, bestellvorgang, checkout',
  categories: 'kategorien, rubriken, themen',
  posts:
    'blog, neuigkeiten, artikel, beiträge, aktuelles, news, rezepte, folgen, blogbeiträge, nachrichten, episoden',
  events:
    'lesungen, autorenlesungen, buchvorstellungen, veranstaltungen, termine, events, workshops, konzerte, verkostungen, ausstellungen, veranstaltungskalender, weinproben, auftritte, aktuelle termine, spielplan, nächste termine, kommende termine, konzerttermine, programm',
  'agenda@event': 'programm, ablauf, agenda, zeitplan, tagesablauf, vorträge, tagesprogramm',
  agenda: 'agenda, tagesablauf, festivalprogramm, tagesprogramm, ablauf des tages',
  countdown: 'countdown',
  speakers: 'redner, referenten, sprecher, line-up, bands, referentinnen, speaker, sprecherinnen',
  'speakers@event': 'künstler, künstlerinnen, künstlerinnen und künstler, acts',
  video: 'musikvideos, clips, video, imagefilm, videos, trailer',
  social: 'soziale medien, instagram, social media, social-media-links',
  jobs: 'karriere, stellenangebote, jobs, offene stellen, stellenanzeigen, karriereseite, ausbildung',
  download: 'download, app store, google play, herunterladen, downloads',
  donation: 'spenden, spende, spendenformular, jetzt spenden, spendenaufruf, patenschaft*',
  rooms:
    'zimmer, suiten, unterkünfte, zimmern, ferienwohnungen, doppelzimmer, stellplätze, apartments, zimmerübersicht',
  listings:
    'angebote, objekte, immobilienangebote, fahrzeuge, inserate, immobilien, fahrzeugbestand, tiere zur vermittlung, tiere suchen ein zuhause, zuhause gesucht, unsere schützlinge, vermittlungstiere, wohnungsangebote, fahrzeugangebote',
  areas:
    'einsatzgebiet, servicegebiet, liefergebiet, einzugsgebiet, einsatzgebiete, liefergebiete, wo wir arbeiten, arbeitsgebiet, wo ich arbeite',
  'before-after':
    'vorher nachher, vorher-nachher, vorher-nachher-bilder, vorher/nachher, vorher-nachher-fotos',
  curriculum: 'lehrplan, kursinhalte, module, lektionen, kursinhalt, kursprogramm, lerninhalte',
  'curriculum@course': 'kurse, kursangebot, fächer, stufen, kursübersicht',
  audience: 'für wen, zielgruppe',
  'teacher@course': 'lehrer, lehrerin, dozent, dozentin, kursleiter, kursleiterin, trainerin',
  tickets: 'tickets, eintrittskarten, karten, ticketverkauf, vorverkauf, startplätze',
  'venue@event': 'veranstaltungsort, ort, location, der ort',
  'tickets@event': 'anmeldung',
  'form@course nonprofit gym yoga studio unknown portfolio': 'anmeldung, anmeldeformular',
  rsvp: 'rückmeldung, zusage, rsvp, zu- und absage, anmeldung der gäste, zusagen',
  timeline: 'zeitstrahl, zeitleiste, werdegang, zeitachse',
  'timeline@cv': 'berufserfahrung, erfahrung, werdegang, ausbildung, stationen, berufliche stationen',
  skills: 'fähigkeiten, kenntnisse, kompetenzen',
  'languages@cv portfolio': 'sprachen, sprachkenntnisse',
  links: 'links, linkliste',
  'volunteer@nonprofit': 'helfen, so helfen sie, wie sie helfen können, jetzt helfen, mithelfen',
  volunteer: 'ehrenamt, mitmachen, freiwillige, helfer werden, mitglied werden, helfer, freiwilligenformular',
  amenities: 'ausstattung, annehmlichkeiten, einrichtungen',
  values: 'werte, philosophie, leitbild, unsere werte, nachhaltigkeit, unsere philosophie',
  privacy:
    'datenschutz, impressum, datenschutzerklärung, agb, datenschutzversprechen, privatsphäre-versprechen',
  logos: 'kundenlogos, partner, unsere kunden, sponsoren, partnerlogos, unsere partner',
  form: 'anmeldeformular, bewerbungsformular, formular, *formular',
  announcement: 'hinweisleiste, ankündigungsleiste',
  'pricing@law accountant consulting architect course hotel':
    'honorare, vergütung, gebührenordnung, zimmerpreise, kursgebühren, kurspreise',
  'testimonials@law accountant': 'mandantenstimmen, mandantenmeinungen',
  'events@portfolio': 'tourdaten, tourtermine, tourplan, konzertdaten, live-termine',
  'products@portfolio': 'merch, merchandise, fanshop, merch-shop',
  'story@nonprofit gym': 'vereinsgeschichte',
  'areas@hotel': 'umgebung, ausflugsziele, ausflugstipps, in der umgebung',
  'quote@real-estate':
    'bewertung, immobilienbewertung, wertermittlung, verkehrswertermittlung, kostenlose bewertung',
  'services@consulting': 'reiserouten, rundreisen, reisen, unsere reisen',
  'pricing@gym nonprofit': 'mitgliedsbeiträge, mitgliedsbeitrag, beiträge, jahresbeiträge, vereinsbeiträge',
  'before-after@veterinary salon': 'vorher-nachher-galerie',
  'booking@veterinary salon spa clinic dentist therapist': 'online-termine, onlinetermine',
  'booking@portfolio': 'booking, bookinganfrage, booking-anfrage',
  'team@blog': 'moderatoren, moderation, hosts',
  'events@nonprofit': 'konzerte, auftritte, konzerttermine',
  'team@course': 'köche, chefs',
  'team@unknown shop': 'autoren, autorinnen, unsere autoren',
  'download@mobile-app': 'downloadbuttons, download-buttons, download-knöpfe',
  'services@therapist': 'therapien, therapieangebot',
};
