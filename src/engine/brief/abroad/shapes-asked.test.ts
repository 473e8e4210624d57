import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { findFilterGroups } from './filter-groups';

await loadAllLexicons();

it.each([
  [
    'DatenTag 2027, zweitägige Konferenz: Programm mit Tabs für Tag 1 und Tag 2, Speaker, Tickets, Veranstaltungsort',
  ],
  [
    'CodeOuest 2027, conférence sur deux jours : programme en onglets Jour 1 et Jour 2, intervenants, billets, lieu',
  ],
  [
    'DaneDni 2027, dwudniowa konferencja: program w zakładkach Dzień 1 i Dzień 2, prelegenci, bilety, miejsce',
  ],
])('takes the days of a programme for no prices: %s', (prompt) => {
  const { items, sections, behaviours } = readBrief(prompt);
  expect(items.filter(({ value }) => value.price !== undefined)).toEqual([]);
  expect(sections.map(({ value }) => value)).toContain('agenda');
  expect(behaviours.map(({ value }) => value)).toContain('tabs');
});

it.each([
  [
    'Landing page de Turnia, un software de turnos para restaurantes. Tres planes: Barra 9 €, Sala 29 €, Grupo 79 €, con Sala marcado como «El más elegido». Sin testimonios.',
    'Turnia',
    ['Barra', 'Sala', 'Grupo'],
    'El más elegido',
  ],
  [
    'Landing page dla Grafiko, programu do grafików pracy w restauracjach. Trzy plany: Bar 49 zł, Sala 129 zł, Sieć 399 zł, Sala oznaczona jako „Najczęściej wybierany”. FAQ.',
    'Grafiko',
    ['Bar', 'Sala', 'Sieć'],
    'Najczęściej wybierany',
  ],
  [
    'Restoranlar için vardiya yazılımı Vardigo için açılış sayfası. Üç plan: Tezgâh 199 TL, Salon 499 TL, Zincir 1.299 TL, Salon "En çok tercih edilen" olarak işaretli.',
    'Vardigo',
    ['Tezgâh', 'Salon', 'Zincir'],
    'En çok tercih edilen',
  ],
  [
    'Landingpage für Rechnungsfuchs, eine Rechnungs-App für Handwerker. Drei Preisstufen: Geselle 12 €, Meister 29 €, Betrieb 69 €, mit Meister als „Beliebteste Wahl“.',
    'Rechnungsfuchs',
    ['Geselle', 'Meister', 'Betrieb'],
    'Beliebteste Wahl',
  ],
])(
  'reads software in three plans, and whose badge the quoted words are: %s',
  (prompt, name, plans, badge) => {
    const brief = readBrief(prompt);
    const priced = brief.items.filter(({ value }) => value.price !== undefined);
    expect([brief.kind.value, brief.name?.value]).toEqual(['saas', name]);
    expect(priced.map(({ value }) => value.name)).toEqual(plans);
    expect(priced.map(({ value }) => value.badge ?? '').join('')).toBe(badge);
    expect(priced[1]?.value.badge).toBe(badge);
  },
);

it.each([
  [
    'Ein Onlineshop für Keramik. Acht Produkte, Filter nach Schalen, Bechern und Tellern, und eine einfache Kasse.',
    ['schalen', 'becher', 'teller'],
  ],
  [
    'Une boutique en ligne de céramiques avec panier, filtre par bols, tasses et assiettes, et un paiement simple.',
    ['bols', 'tasses', 'assiettes'],
  ],
  [
    'Sklep internetowy z ceramiką, filtr na miski, kubki i talerze oraz prosta kasa.',
    ['miski', 'kubki', 'talerze'],
  ],
  ['متجر إلكتروني للخزف مع سلة، تصفية حسب الأوعية والأكواب والصحون، ودفع بسيط.', ['أوعية', 'أكواب', 'صحون']],
  ['חנות אונליין לקרמיקה, סינון לפי קערות, ספלים וצלחות, ותשלום פשוט.', ['קערות', 'ספלים', 'צלחות']],
  ['Anuncios inmobiliarios con filtros por precio, habitaciones y tipo, y un formulario', []],
])('finds the shelves that are filtered by: %s', (prompt, groups) => {
  const brief = readBrief(prompt);
  expect(findFilterGroups(brief)).toEqual(groups);
  expect(brief.parts.map(({ value }) => value.title.toLowerCase())).not.toContain(groups[1] ?? 'tipo');
});

it.each([
  [
    'Site para a associação Rios Limpos: números de impacto, doar com valores predefinidos, formulário de voluntariado, próximos eventos',
  ],
  [
    'Strona fundacji Czyste Rzeki: liczby pokazujące wpływ, wpłaty z gotowymi kwotami, formularz dla wolontariuszy, nadchodzące wydarzenia',
  ],
])('reads what a cause asks for, and neither fixed sums nor a second form: %s', (prompt) => {
  const { sections, phrases, items } = readBrief(prompt);
  expect(sections.map(({ value }) => value).toSorted()).toEqual(['donation', 'events', 'stats', 'volunteer']);
  expect([...phrases, ...items]).toEqual([]);
});

it.each([
  [
    'CV di una pagina per Marco Bassi, sviluppatore backend: cronologia dei lavori, competenze, conferenze e layout stampabile',
    'Marco Bassi',
  ],
  [
    'Einseitiger Lebenslauf für Jonas Reuter, Backend-Entwickler: Zeitstrahl der Stationen, Kenntnisse, Vorträge und druckfreundliches Layout',
    'Jonas Reuter',
  ],
  [
    'سيرة ذاتية من صفحة واحدة لدانا حداد، مهندسة برمجيات: خط زمني للوظائف، المهارات، المحاضرات، وتنسيق مناسب للطباعة',
    'دانا حداد',
  ],
  [
    'קורות חיים בעמוד אחד לדנה לוי, מפתחת תוכנה: ציר זמן של תפקידים, כישורים, הרצאות ופריסה להדפסה',
    'דנה לוי',
  ],
])('reads the talks and the layout for paper of a CV: %s', (prompt, name) => {
  const brief = readBrief(prompt);
  expect([brief.kind.value, brief.name?.value]).toEqual(['cv', name]);
  expect(brief.sections.map(({ value }) => value).toSorted()).toEqual(['events', 'skills', 'timeline']);
  expect(brief.behaviours.map(({ value }) => value)).toContain('print');
  expect(brief.parts).toEqual([]);
});

it.each([
  ['Site pour un salon de thé. Pas de JavaScript, pas de galerie, pas de newsletter. Une seule page.', null],
  ['Een webshop voor keramiek genaamd Klei & Vuur met winkelwagen. Acht producten.', 'Klei & Vuur'],
  ['חנות אונליין לקרמיקה בעבודת יד בשם חומר ואש עם עגלה. שמונה מוצרים.', 'חומר ואש'],
])('takes no wish for a name: %s', (prompt, name) => {
  expect(readBrief(prompt).name?.value ?? null).toBe(name);
});

it('hears from a slogan that a German house says du', () => {
  expect(
    readBrief('Website für die Fahrradwerkstatt Kette in Bremen. Slogan: „Dein Rad, unser Handwerk.“').manner,
  ).toBe('close');
  expect(
    readBrief('Website für die Fahrradwerkstatt Kette in Bremen. Slogan: „Rad ist Handwerk.“').manner,
  ).toBeUndefined();
});

it.each([
  [
    'Una web para nuestro equipo de exhibiciones de cetrería, Alas del Norte. Hacemos espectáculos en castillos y colegios, y también se puede apadrinar un ave.',
    'Alas del Norte',
    ['Espectáculos en castillos y colegios', 'Apadrinar un ave'],
  ],
  [
    'Un site pour notre équipe de démonstration de fauconnerie, Les Ailes du Nord. Nous faisons des spectacles dans les châteaux et les écoles, et on peut parrainer un oiseau.',
    'Les Ailes du Nord',
    ['Des spectacles dans les châteaux et les écoles', 'Parrainer un oiseau'],
  ],
  [
    'Strona dla naszej grupy puszczającej latawce, Wiatr w Żaglach. Robimy pokazy na festynach i w szkołach, można też zamówić warsztaty.',
    'Wiatr w Żaglach',
    ['Pokazy na festynach i w szkołach', 'Zamówić warsztaty'],
  ],
])('reads who a group of people is, and what they do, whole: %s', (prompt, name, services) => {
  const brief = readBrief(prompt);
  expect([brief.kind.value, brief.name?.value, brief.place]).toEqual(['unknown', name, null]);
  expect(brief.items.map(({ value }) => value.name)).toEqual(services);
});

it.each([
  [
    'minimalistisches persönliches Blog, Serifenschrift, keine Bilder, Umschalter für den Dunkelmodus, drei Beispielbeiträge mit Lesezeit',
  ],
  [
    'blog personale essenziale, carattere con grazie, senza immagini, interruttore per la modalità scura, tre post di esempio con tempo di lettura',
  ],
])('reads the posts of a blog and its switch, and no name, part or fact: %s', (prompt) => {
  const brief = readBrief(prompt);
  expect([brief.name, brief.parts, brief.items]).toEqual([null, [], []]);
  expect(brief.behaviours.map(({ value }) => value)).toContain('theme-toggle');
  expect(brief.counts.map(({ value }) => value)).toEqual([{ thing: 'posts', count: 3 }]);
});

it('reads goods in a row that are sent, and takes whom they are sent to for no house', () => {
  const brief = readBrief(
    'Nous sommes Savonnerie des Embruns, depuis 2015 à Saint-Malo. Pages : Accueil, Savons, Abonnement, Professionnels, Contact. L’accueil a le bouton « Acheter la série d’hiver » et trois savons mis en avant (Algue et sel 7,50 €, Avoine douce 6,90 €). Professionnels : pour les gîtes et hôtels.',
  );
  expect([brief.kind.value, brief.offer]).toEqual(['shop', null]);
  expect(brief.items.map(({ value }) => value.section)).toEqual(['products', 'products']);
});

it.each([
  [
    'Site professionnel de plusieurs pages pour Perrin & Ndiaye, cabinet d’avocats à Lille. Pages : Accueil, Domaines, Notre équipe, Contact.',
    'Perrin & Ndiaye',
    ['Accueil', 'Domaines', 'Notre équipe', 'Contact'],
  ],
  [
    'Web profesional de varias páginas para Rojas & Duarte, despacho de derecho de familia en León. Páginas: Inicio, Áreas, Nuestro equipo, Contacto.',
    'Rojas & Duarte',
    ['Inicio', 'Áreas', 'Nuestro equipo', 'Contacto'],
  ],
  [
    "Professionele site met meerdere pagina's voor Visser & Osei, een familierechtkantoor in Leiden. Pagina's: Home, Rechtsgebieden, Onze mensen, Contact.",
    'Visser & Osei',
    ['Home', 'Rechtsgebieden', 'Onze mensen', 'Contact'],
  ],
  [
    'אתר מקצועי עם כמה עמודים למשרד עורכי הדין ברק ושות׳ לדיני משפחה בחיפה. עמודים: בית, תחומי עיסוק, הצוות, צור קשר.',
    'ברק ושות׳',
    ['בית', 'תחומי עיסוק', 'הצוות', 'צור קשר'],
  ],
])('takes nobody for a page of a site that is to have several: %s', (prompt, name, pages) => {
  const brief = readBrief(prompt);
  expect([brief.kind.value, brief.name?.value]).toEqual(['law', name]);
  expect(brief.pages.map(({ value }) => value)).toEqual(pages);
});

it.each([
  ['Pamukkale’de yamaç paraşütü şirketi "Ak Kanat": uçuşlar 90 €, kalkış saati 06:15, galeri'],
  ['Loja de banda desenhada "Quadradinho" em Braga: álbuns usados, trocas, fonte grossa'],
])('offers neither an hour nor the looks of the letters: %s', (prompt) => {
  const { items, phrases } = readBrief(prompt);
  const names = [...items.map(({ value }) => value.name), ...phrases.map(({ value }) => value)].join(' ');
  expect(names).not.toMatch(/saati|fonte/iu);
});

it('says what a podcast is about, and calls rows by what they cost', () => {
  const { offer, sections } = readBrief('Landingpage für einen Podcast über Leuchttürme, "Festfeuer", Spotify-Link, Newsletter'); // prettier-ignore
  expect(offer?.value).toBe('Podcast über Leuchttürme');
  expect(sections.map(({ value }) => value)).not.toContain('links');
  const rows = readBrief('hípica "La Dehesa" en Cáceres: tarifas clase 22 €, mes 80 €').items;
  expect(rows.map(({ value }) => value.name)).toEqual(['Clase', 'mes']);
});

it('reads what stands behind an app in its language, or behind that language', () => {
  expect(readBrief('Nederlands: receptenblog "Wilde Prei", drie recepten').kind.value).toBe('blog');
  expect(readBrief('App in italiano: convertitore per la cucina, tazze, grammi').kind.value).toBe(
    'converter',
  );
});
