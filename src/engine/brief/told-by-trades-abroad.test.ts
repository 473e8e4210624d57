import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();

describe('names', () => {
  it.each([
    ['somos una ong de nerja, manos al mar, limpiamos playas', 'Manos al Mar'],
    ['umzugsfirma schnell & sauber aus dortmund, klaviertransport ab 190 €', 'Umzugsfirma Schnell & Sauber'],
    ['zangkoor de nachtegalen uit sneek, 45 leden. contributie € 140 per jaar', 'Zangkoor de Nachtegalen'],
    [
      'antalyada veteriner kliniği can dostlar, muayene 750 TL, fiyatlar olsun',
      'Veteriner Kliniği Can Dostlar',
    ],
    ['salon de toilettage "au poil" à lens, bain 32 €, avec galerie', 'Au Poil'],
    ['خياط رجالي في دمشق، أبو سامر للخياطة، منذ 1985', 'أبو سامر للخياطة'],
    ['קעקועים בתל אביב, סטודיו דיו שחור, רחוב שינקין 31', 'סטודיו דיו שחור'],
    ['צימר בית הזית במצפה הילה, 3 בקתות עץ', 'בית הזית'],
  ])('are read where they stand: %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it.each([
    'app per gestire turni nei ristoranti, prezzi e faq',
    'je donne des cours de natation enfants et adultes à pau, leçon 28 €',
    "un'app per segnare quanti caffè bevo al giorno",
  ])('are not made of what is done: %j', (prompt) => {
    expect(readBrief(prompt).name).toBeNull();
  });
});

describe('people', () => {
  it.each([
    [
      'wij zijn een dierenarts in assen, drs. marloes bakker en drs. tim vos. consult € 42, graag met tarieven',
      ['Drs. Marloes Bakker', 'Drs. Tim Vos'],
    ],
    [
      'koor in sneek. dirigent: hendrik postma, voorzitter els de jong. graag agenda',
      ['Hendrik Postma', 'Els de Jong'],
    ],
    ['קעקועים בתל אביב. המקעקעים: רועי בן דוד, מאיה שלו', ['רועי בן דוד', 'מאיה שלו']],
  ])('are whole and apart: %j', (prompt, people) => {
    const team = readBrief(prompt).items.filter(({ value }) => value.section === 'team');
    expect(team.map(({ value }) => value.name)).toEqual(people);
  });
});

describe('prices', () => {
  const pricesOf = (prompt: string) =>
    readBrief(prompt).items.flatMap(({ value }) => (value.price ? [[value.name, value.price]] : []));

  it('may be told in thousands', () => {
    expect(pricesOf('خياط في دمشق. بدلة كاملة 900 ألف ليرة، قميص 150 ألف')).toEqual([
      ['بدلة كاملة', '900 ألف ليرة'],
      ['قميص', '150 ألف'],
    ]);
  });

  it('leave the letter of a licence to it', () => {
    expect(
      pricesOf('szkoła jazdy w radomiu. kurs kat b 3200 zł, kat a 2900 zł').map(([name]) => name),
    ).toEqual(['kurs kat b', 'kat a']);
  });

  it('of a dinner belong to it', () => {
    expect(pricesOf('agriturismo a spoleto. doppia 95 €, cena 28 € a persona')).toContainEqual([
      'cena',
      '28 € a persona',
    ]);
  });

  it('are none where the rest is free', () => {
    expect(
      pricesOf('pasieka w lublinie, sklep. miód lipowy 45 zł, świece 15 zł. wysyłka 18 zł, od 200 zł gratis'),
    ).not.toContainEqual(expect.arrayContaining(['gratis']));
  });
});

it('is called at its number, not at its hours', () => {
  expect(readBrief('veteriner kliniği antalya. acil hat 7/24 0532 111 22 33').phone?.value).toBe(
    '0532 111 22 33',
  );
});

it('finds a town before the letters of its state, and one that Turkish bends', () => {
  expect(readBrief('pousada recanto em bonito ms, 12 suítes, diária R$ 420').place?.value).toMatch(
    /^Bonito/u,
  );
  expect(readBrief('bodrumda butik otel, 9 oda, rezervasyon ve galeri olsun').place?.value).toBe('Bodrum');
});

describe('names of several words of the trade', () => {
  it.each([
    [
      'salão de beleza espaço bela rosa em campinas, manicure R$ 35, escova R$ 60',
      'Salão de Beleza Espaço Bela Rosa',
    ],
    ['ristorante pizzeria da ciro a pozzuoli. margherita 6,50 €, diavola 8 €', 'Ristorante Pizzeria da Ciro'],
    [
      'gabinet kosmetyczny aura w rzeszowie. henna brwi 50 zł, masaż kobido od 180 zł',
      'Gabinet Kosmetyczny Aura',
    ],
    ['butik pastane şeker ana, trabzon. doğum günü pastası 900 TL', 'Butik Pastane Şeker Ana'],
    ['koło gospodyń wiejskich z lipnicy, kgw lipniczanki. pierogi 25 zł porcja', 'KGW Lipniczanki'],
  ])('are whole: %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });
});

it('reads evenings of every day, and a Sunday that has more', () => {
  const prompt =
    'pizzeria a pozzuoli. aperti tutte le sere 19-24, domenica anche 12.30-15.30, chiuso martedi';
  expect(readBrief(prompt).hours?.value).toEqual([
    { days: [1, 3, 4, 5, 6, 7], opens: 1140, closes: 1440 },
    { days: [7], opens: 750, closes: 930 },
  ]);
});

it('closes after midnight', () => {
  const { hours } = readBrief('مطعم في أربيل. مفتوح يوميا 12 ظهرا حتى 1 بعد منتصف الليل');
  expect(hours?.value[0]).toMatchObject({ opens: 720, closes: 60 });
});

it('counts the dues of a club among its prices', () => {
  const { items } = readBrief(
    'club de randonnée à besançon. sorties chaque dimanche 8h30. adhésion 25 €, licence 28 €',
  );
  expect(items.filter(({ value }) => value.price).map(({ value }) => value.section)).toEqual([
    'pricing',
    'pricing',
  ]);
});

describe('where somebody drives', () => {
  it.each([
    [
      'loodgieter in breda, lekkage € 75. werkgebied breda, oosterhout, etten-leur',
      ['Breda', 'Oosterhout', 'Etten-Leur'],
    ],
    ['plombier à tours, débouchage 90 €. zone : tours, saint-cyr. devis gratuit', ['Tours', 'Saint-Cyr']],
  ])('is read from a list of towns: %j', (prompt, towns) => {
    const areas = readBrief(prompt).items.filter(({ value }) => value.section === 'areas');
    expect(areas.map(({ value }) => value.name)).toEqual(towns);
  });
});

it('takes a number for emergencies for no opening hours', () => {
  expect(readBrief('wij zijn loodgieter in breda, lekkage € 75. 24/7 spoed 076 555 44 33').hours).toBeNull();
  expect(readBrief('wij zijn een sportschool in breda, 24/7 open, abonnement € 29').hours).not.toBeNull();
});

describe('a fresh round', () => {
  const teamOf = (prompt: string) =>
    readBrief(prompt).items.flatMap(({ value }) => (value.section === 'team' ? [value.name] : []));

  it.each([
    [
      'kapsalon in leuven, knippen € 38. team: lien, sarah en jens. afspraak online',
      ['Lien', 'Sarah', 'Jens'],
    ],
    [
      'blaskapelle edelweiß aus murnau, dirigent sepp huber, vorstand maria lechner',
      ['Sepp Huber', 'Maria Lechner'],
    ],
    ['kuaför salonu lale, bursa. kesim 400 TL. çalışanlar: sibel, merve ve esra', ['Sibel', 'Merve', 'Esra']],
    ['مركز لغات في طنجة. الأساتذة: سلمى الإدريسي، يوسف العلمي', ['سلمى الإدريسي', 'يوسف العلمي']],
  ])('names who works there: %j', (prompt, people) => {
    expect(teamOf(prompt)).toEqual(people);
  });

  it('reads minutes after a Flemish hour', () => {
    expect(readBrief('kapsalon in leuven, open di-vr 9u-18u, za 8u30-16u').hours?.value).toEqual([
      { days: [2, 3, 4, 5], opens: 540, closes: 1080 },
      { days: [6], opens: 510, closes: 960 },
    ]);
  });

  it('leaves the town out of the name', () => {
    const { name, place } = readBrief('blaskapelle edelweiß aus murnau, 28 musiker, probe donnerstag 20 uhr');
    expect([name?.value, place?.value]).toEqual(['Blaskapelle Edelweiß', 'Murnau']);
  });
});
