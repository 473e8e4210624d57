import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const namesIn = (prompt: string, section: string): string[] =>
  readBrief(prompt).items.flatMap(({ value }) => (value.section === section ? [value.name] : []));

describe('names', () => {
  it.each([
    ['Wir sind die Alte Schmiede Hohenfels, ein Ausflugslokal im Allgäu.', 'Alte Schmiede Hohenfels'],
    ['Sito per lo Studio Dentistico Marini di Verona', 'Studio Dentistico Marini'],
    ["je voudrais un site élégant pour mon atelier, l'Atelier Le Goff.", 'Atelier Le Goff'],
    ['noleggio gommoni a Ponza, mezza giornata 90 euro, si chiama Onda su Onda', 'Onda su Onda'],
  ])('are whole: %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it.each([
    ['Soy fisioterapeuta en Gijón, me llamo Marta Corral y mi perro se llama Toby.', 'Marta Corral'],
    ["Je suis ébéniste à Quimper. Je m'appelle Yann Riou. Mon apprenti s'appelle Malo.", 'Yann Riou'],
  ])('are never those of a dog or an apprentice: %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });
});

it('is called by who does it, and not by where one books', () => {
  const { name } = readBrief(
    'Je suis ostéopathe D.O. à Grenoble, Julie Berthet. Séance 60 €. Rendez-vous sur Doctolib.',
  );
  expect(name?.value).toBe('Julie Berthet');
});

it.each([
  [
    'webseite für unsere coverband doppelt gemoppelt aus kassel, spielen auf stadtfesten und hochzeiten',
    'portfolio',
  ],
  ['sito per il micronido Il Bosco delle Fate a Reggio Emilia. Open day sabato 16 gennaio 2027.', 'course'],
])('is no event because of one: %s', (prompt, kind) => {
  expect(readBrief(prompt).kind.value).toBe(kind);
});

it('takes a day of the year for no price, and thousands for one', () => {
  const prices = (prompt: string) => readBrief(prompt).items.flatMap(({ value }) => value.price ?? []);
  expect(prices('coverband aus kassel, nächste termine 12.6. stadtfest und 4.7. burgfest')).toEqual([]);
  expect(prices('tortas en medellin, tortas desde 65.000, cupcakes docena 48.000')).toEqual([
    '65.000',
    '48.000',
  ]);
});

it('leaves a price as it is written', () => {
  const prompt =
    'Escuela La Cometa, en Valladolid. El precio es de 390 euros al mes con comida y 310 sin comida.';
  expect(
    readBrief(
      `${prompt} Trabajamos con pedagogía Pikler y salimos al patio todos los días, también cuando llueve, con botas y con ganas.`,
    ).prompt,
  ).toContain('390 euros');
});

describe('pages named in a sentence', () => {
  it.each([
    ['Amateurtheater in Leipzig. Die Seite soll Startseite, Spielplan, Mitmachen, Über uns und Kontakt haben.',
      ['Startseite', 'Spielplan', 'Mitmachen', 'Über uns', 'Kontakt']],
    ['Association de quartier à Montreuil. Le site doit avoir Accueil, Nos activités, Le jardin et Contact.',
      ['Accueil', 'Nos activités', 'Le jardin', 'Contact']],
    ['Confeitaria em Curitiba, com as páginas Início, Bolos, Doces, Degustação e Contato, galeria de fotos e botão de WhatsApp.',
      ['Início', 'Bolos', 'Doces', 'Degustação', 'Contato']],
  ])('are the pages, and nothing behind them is: %s', (prompt, pages) => {
    expect(readBrief(prompt).pages.map(({ value }) => value)).toEqual(pages);
  }); // prettier-ignore
});

describe('things on offer', () => {
  it('are no sentences, no places and nobody', () => {
    const prompt =
      'Hundeschule Pfotenglück in Kassel. Welpenkurs, Junghundekurs, Einzeltraining. Ansprechpartnerin bin ich, Sabine Kröger.';
    expect(namesIn(prompt, 'services')).toEqual(['Welpenkurs', 'Junghundekurs', 'Einzeltraining']);
    expect(namesIn(prompt, 'team')).toEqual(['Sabine Kröger']);
  });

  it('have no menu where nobody cooks', () => {
    const { sections } = readBrief(
      'Web de la boda de Lucía y Andrés, confirmación de asistencia con menú y alergias.',
    );
    expect(sections.map(({ value }) => value)).not.toContain('menu');
  });

  it('are called by what stands behind a price that follows an hour', () => {
    expect(
      namesIn(
        'Cours de yoga à Vannes. Lundi 10h et jeudi 17h, 12 € la séance ou 100 € la carte de 10.',
        'pricing',
      ),
    ).toEqual(['Séance', 'Carte de 10']);
  });

  it('leave out verbs that say what they cost', () => {
    expect(
      namesIn(
        'Confeitaria em Curitiba. O bolo de 2 andares sai a partir de R$ 480, o cento de doces R$ 260.',
        'menu',
      ),
    ).toContain('Bolo de 2 andares');
  });
});

it('tells the towns somebody drives to, beside their own', () => {
  const prompt =
    'web para cerrajeria en Malaga, se llama Cerrajeros Pepe, cambio de bombines, cajas fuertes, atendemos tambien torremolinos y benalmadena';
  expect(namesIn(prompt, 'areas')).toEqual(['Málaga', 'Torremolinos', 'Benalmádena']);
  expect(namesIn(prompt, 'services')).toEqual(['Cambio de bombines', 'Cajas fuertes']);
});

it('reads titles with their days as dates, with what is told beside them', () => {
  const { items } = readBrief(
    'Theaterverein in Ulm. Wir zeigen "Momo" für Kinder ab 6 (ab 24. April 2027) und "Ohne Netz" an jedem ersten Freitag im Monat.',
  );
  expect(items.filter(({ value }) => value.section === 'events').map(({ value }) => value)).toEqual([
    { section: 'events', name: 'Momo', when: 'Ab 24. April 2027', note: 'Für Kinder ab 6' },
    { section: 'events', name: 'Ohne Netz', when: 'An jedem ersten Freitag im Monat' },
  ]);
});

it('puts what guests pay to come in among tickets', () => {
  const prompt = 'Amateurtheater in Leipzig. Karten kosten 14 Euro, ermäßigt 9 Euro, für Kinder 5 Euro.';
  expect(namesIn(prompt, 'tickets')).toEqual(['Karten', 'ermäßigt', 'für Kinder']);
});

describe('hours', () => {
  it('are not those of a single workshop', () => {
    expect(
      readBrief('Association à Montreuil. Nous proposons un atelier réparation le mercredi de 18h à 20h.')
        .hours,
    ).toBeNull();
  });

  it('know a day that is short', () => {
    const { hours } = readBrief(
      'Podóloga en Gijón. Atiendo de lunes a jueves de 9:30 a 14:00 y de 16:00 a 20:00, los viernes solo por la mañana.',
    );
    expect(hours?.value).toContainEqual({ days: [5], opens: 570, closes: 840 });
  });
});

describe('addresses', () => {
  it.each([
    [
      'Atelier à Quimper, 14 rue du Frout, 29000 Quimper. Téléphone 02 98 55 01 22',
      '14 rue du Frout, 29000 Quimper',
    ],
    ['Praxis in Ulm. Herrengasse 5, 89073 Ulm. Telefon 0731 55 01 90', 'Herrengasse 5, 89073 Ulm'],
    ['Clínica Paso Firme, calle Uría 14, 1º B. Quiropodia 30 €', 'calle Uría 14, 1º B'],
    ['O ateliê fica na Rua Itupava, 1.220, no Alto da XV.', 'Rua Itupava, 1.220'],
  ])('end where they end: %s', (prompt, address) => {
    expect(readBrief(prompt).address?.value).toBe(address);
  });
});

it('leaves a prompt that is written in sentences in one piece', () => {
  const prompt =
    "Bonjour, je suis ébéniste à Quimper depuis 2009. Je fabrique des tables et des dressings sur mesure et je propose des stages d'une journée. Mon atelier est ouvert sur rendez-vous. Je réponds sous une semaine.";
  expect(readBrief(prompt).prompt).toBe(prompt);
});
