import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();

const people = (prompt: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'team')
    .map(({ value }) => [value.name, value.note]);

describe('names', () => {
  it.each([
    ["site pour mon salon de thé à Nancy, L'Atelier de Margot. Thé 4 €", "L'Atelier de Margot"],
    ['Quero um site para a Pastelaria da Lurdes, em Viseu. Bolo 2€', 'Pastelaria da Lurdes'],
    ['Sito per un agriturismo in Umbria, vicino a Todi: Casale Le Ginestre. Camera 80 €', 'Casale Le Ginestre'],
    ['אתר לסטודיו ליוגה בנתניה, הסטודיו של מיכל. שיעור ₪50', 'הסטודיו של מיכל'],
    ['צריך אתר למאפייה בקריית אונו, הלחם של סבתא. חלה 20 ש"ח', 'הלחם של סבתא'],
    ['vorrei un sito per il coro parrocchiale Santa Lucia di Trento. Concerto di Natale il 20 dicembre', 'Santa Lucia'],
    ['il me faut un site pour mon food truck Tacos & Co à Lille : tacos 9 €', 'Tacos & Co'],
    ['Site pour un plombier à Nantes, Morel Plomberie, devis gratuit. Certifié Qualibat.', 'Morel Plomberie'],
    ['Kuaför salonu Ayna, Mersin. Saç kesimi 350 TL, fön 200 TL. Pazartesi-Cumartesi 09:00-20:00, randevu için arayın', 'Ayna'],
    ['Yoga stüdyosu, Eskişehir, Denge Stüdyo. Grup dersi 400 TL', 'Denge Stüdyo'],
    ['أحتاج صفحة لمحل حلويات في طنطا، حلويات الست كريمة. كنافة ١٢٠ جنيه', 'حلويات الست كريمة'],
    ['Verein: Vogelhilfe Unterland e.V., Beitrag 30 Euro', 'Vogelhilfe Unterland e.V.'],
    ['Fahrradladen mit Werkstatt in Fulda: Radhaus Wegner. Inspektion 69 €', 'Radhaus Wegner'],
    ['Schoonheidssalon Bella in Venlo, van Inge Mulder. epileren €12', 'Bella'],
    ["Coach sportif sur Toulouse, je m'appelle Karim Benali. Séance 50 €. Diplômé BPJEPS.", 'Karim Benali'],
    ['Klavierunterricht in Hannover bei Markus Lenz. 30 Minuten 25 €', 'Markus Lenz'],
    ["Location de canoës sur l'Ardèche : Canoë Soleil à Vallon. Descente 22 € par adulte, navette gratuite, ouvert d'avril à septembre", 'Canoë Soleil'],
    ['Imbiss Wurstkönig Dortmund. Currywurst 4,50 €, Pommes 3,20 €', 'Imbiss Wurstkönig'],
    ['wij trouwen! Lotte & Bram, 6 september 2027, ceremonie in De Oude Kerk Zutphen', 'Lotte & Bram'],
  ])('stand as on the sign: %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  }); // prettier-ignore

  it('is not whom a German course is for', () => {
    expect(readBrief('Pilateskurse in Mainz für Senioren, Kursleiterin Eva Kranz').name).toBeNull();
  });
});

describe('people', () => {
  it.each([
    ['taller de bicis en Lugo, se llama Rodamón. La mecánica es Iria Seoane.', [['Iria Seoane', 'Mecánica']]],
    ['Tischlerei Holzwerk in Fulda. Inhaber: Jonas Vogel.', [['Jonas Vogel', 'Inhaber']]],
    ['studio a Lecce, si chiama Passi. dottoressa Anna Greco e dottor Ugo Neri, colori blu',
      [['dottoressa Anna Greco', undefined], ['dottor Ugo Neri', undefined]]],
    ['site voor zwemclub De Otter. bestuur: Piet de Boer (voorzitter), Els Mol (secretaris)',
      [['Piet de Boer', 'Voorzitter'], ['Els Mol', 'Secretaris']]],
    ['אתר לסטודיו פילאטיס בחולון, סטודיו של דנה. המאמנת דנה שחר', [['דנה שחר', 'מאמנת']]],
    ['مطعم في جدة اسمه سفرة. الشيف ماهر القاضي، المديرة هند سالم', [['ماهر القاضي', 'شيف'], ['هند سالم', 'مديرة']]],
    ['rijschool in Breda, Rijschool Vlot, losse les 58 euro, instructeurs Joris en Samira', [['Joris', undefined], ['Samira', undefined]]],
    ['Gabinet w Gdyni, henna 50 zł. Kosmetolog: Ewa Nowicka. Kolory róż i biel', [['Ewa Nowicka', 'Kosmetolog']]],
    ['Clínica veterinária Patas & Cia no Porto. Consulta 35€, vacina 25€. Equipa: Dra. Joana Reis e Dr. Miguel Sá.',
      [['Dra. Joana Reis', undefined], ['Dr. Miguel Sá', undefined]]],
  ])('are told by what they do: %j', (prompt, told) => {
    expect(people(prompt)).toEqual(told);
  }); // prettier-ignore

  it('are no colours', () => {
    const { colours } = readBrief('studio a Lecce, si chiama Passi. dottor Ugo Neri, colori blu e bianco');
    expect(colours.map(({ value }) => value.name)).toEqual(['blu', 'bianco']);
  });
});

describe('addresses', () => {
  it.each([
    ['ferretería en Huesca, Tuercas. Estamos en calle Ainsa 12, tel. 974 22 10 09', 'calle Ainsa 12'],
    ['Yogakurse in Erfurt, Raum in der Hans-Sachs-Str. 7, ruhige Farben', 'Hans-Sachs-Str. 7'],
    ['szewc w Kielcach, ul. Sienkiewicza 14/2, tel 41 555 10 10', 'ul. Sienkiewicza 14/2'],
    ['אתר למספרה בחולון. רחוב סוקולוב 35. בלי בלוג', 'רחוב סוקולוב 35'],
    ['مخبز اسمه تنور في جدة، شارع فلسطين، مفتوح يوميا', 'شارع فلسطين'],
  ])('end where they end: %j', (prompt, address) => {
    expect(readBrief(prompt).address?.value).toBe(address);
  });
});

describe('prices', () => {
  it.each([
    ['institut à Dole, Lys. Pose de vernis 22 €, soin du dos 48 € (45 min), massage 60 € (1h)',
      [['Pose de vernis', '22 €'], ['soin du dos', '48 €'], ['massage', '60 €']]],
    ['escola de vela em Lagos, Vento Norte, aula de grupo 30€, aluguer de caiaque 25€/dia',
      [['aula de grupo', '30€'], ['aluguer de caiaque', '25€/dia']]],
    ["Bursa'da güzellik salonu, Ayna. Cilt bakımı 900 TL'den başlayan, manikür 350 TL",
      [['Cilt bakımı', "900 TL'den başlayan"], ['manikür', '350 TL']]],
    ['סיורי יין בגליל, סיור ליום ₪220 לאדם, סיור פרטי 900 ש"ח', [['סיור ליום', '₪220 לאדם'], ['סיור פרטי', '900 ש"ח']]],
    ['رحلات بحرية في مسقط، رحلة صباحية ١٥ ريال للشخص، رحلة خاصة ٩٠ ريال',
      [['رحلة صباحية', '15 ريال للشخص'], ['رحلة خاصة', '90 ريال']]],
    ['verdulería en Cuenca, Huerta Sol. Cestas de verdura: pequeña 14 €, grande 22 €',
      [['Cestas de verdura, pequeña', '14 €'], ['Cestas de verdura, grande', '22 €']]],
    ['negozio di fiori a Pisa, Fiori di Mara. Bouquet da 25 €, rose rosse 4 € l\'una', [['Bouquet', '25 €'], ['rose rosse', "4 € l'una"]]],
    ['صالون حلاقة في إربد، اسمه الأمير. حلاقة شعر ٥ دنانير، حلاقة لحية ٣ دنانير', [['حلاقة شعر', '5 دنانير'], ['حلاقة لحية', '3 دنانير']]],
    ['Peluquería canina en Jaca, se llama Huesos. Baño perro pequeño 28 €, mediano 35 €, uñas 8 €',
      [['Baño perro pequeño', '28 €'], ['Baño perro mediano', '35 €'], ['uñas', '8 €']]],
    ['Ev yapımı reçel satıyoruz, Nine Reçelleri. Vişne reçeli 180 TL, incir reçeli 200 TL. 500 TL üzeri kargo ücretsiz',
      [['Vişne reçeli', '180 TL'], ['incir reçeli', '200 TL']]],
    ['Panadería artesana en Soria, Horno Sol. Empanada 12 €, magdalenas 4,50 € la docena',
      [['Empanada', '12 €'], ['magdalenas', '4,50 € la docena']]],
  ])('keep what they are for: %j', (prompt, told) => {
    expect(readBrief(prompt).items.map(({ value }) => [value.name, value.price])).toEqual(told);
  }); // prettier-ignore
});

it.each([
  ["Konya'da diş kliniği, adı İnci. Galeri istemiyorum.", 'gallery'],
  ['Yogakurse in Erfurt. Einen Blog brauchen wir nicht.', 'posts'],
])('a word behind leaves out what stands before it: %j', (prompt, section) => {
  expect(readBrief(prompt).excluded.map(({ value }) => value)).toContain(section);
});

it('the first of several things that are made is one of them', () => {
  const { items } = readBrief(
    'Schreinerei Holzwerk in Fulda. Wir fertigen Tische, Treppen und Einbauschränke.',
  );
  expect(items.map(({ value }) => value.name)).toEqual(['Tische', 'Treppen', 'Einbauschränke']);
});

it.each([
  ['Verein: Tierhilfe Oberland. Flohmarkt am 17. Mai von 10 bis 15 Uhr im Kurhaus.', ['Flohmarkt', '17. Mai von 10 bis 15 Uhr']],
  ['site voor zwemclub De Otter, zomerfeest op zaterdag 14 juni van 11 tot 16 uur', ['Zomerfeest', 'zaterdag 14 juni van 11 tot 16 uur']],
])('a day of the year is an event, with its hours: %j', (prompt, told) => {
  const { items } = readBrief(prompt);
  expect(items.map(({ value }) => [value.name, value.when])).toEqual([told]);
}); // prettier-ignore

it('takes the number of a register for no telephone, and a dish for no street', () => {
  expect(readBrief('consultório em Recife, Dra. Lia Melo. Sessão R$ 200. CRP 04/12345').phone).toBeNull();
  const { address } = readBrief('pizzeria a Lecce, Da Ugo. Norma 8 €, Diavola 7,50 €. Tel 0832 123456');
  expect(address).toBeNull();
});

it('takes a house number for no price, a year for no place and a whole word for no slip', () => {
  const { items } = readBrief(
    'barbearia em Recife chamada Navalha, corte R$ 50, barba R$ 40, fica na Rua Augusta 1500',
  );
  expect(items.map(({ value }) => value.name)).toEqual(['corte', 'barba']);
  expect(
    readBrief('Verein Vogelhilfe, Mitgliedsbeitrag 40 Euro im Jahr, wir suchen Pflegestellen').place,
  ).toBeNull();
  expect(readBrief('Abogada de familia en Jaca, Nuria Sanz.').offer?.value).toBe('Abogada de familia');
  expect(readBrief('Panadería artesana en Soria, Horno Sol. Empanada 12 €').offer?.value).toBe(
    'Panadería artesana',
  );
});

it.each([
  ['Salão em Faro, Tesoura. Tons de rosa velho e dourado', ['rosa velho', 'dourado']],
  ['Barbieri a Torino, Sabaudia. Colori verde bottiglia e ottone', ['verde bottiglia', 'ottone']],
  ['Kawiarnia "Zegar" w Łodzi. Kolory: brązy i krem', ['brązy', 'krem']],
])('colours have the names of their language: %j', (prompt, names) => {
  expect(readBrief(prompt).colours.map(({ value }) => value.name.toLowerCase())).toEqual(names);
});

it.each([
  'wij trouwen! Lotte & Bram, 6 september 2027',
  'Wir heiraten! Jana und Tim, 12. Juni 2027',
  'Nos casamos, Eva y Luis, 3 de mayo de 2027',
])('%j is a wedding', (prompt) => {
  expect(readBrief(prompt).kind.value).toBe('event');
});

it('takes a town for no person, and a Turkish wish for none of its thing', () => {
  const office = readBrief('محامي في القاهرة، مكتب الأستاذ خالد منصور. استشارة ٥٠٠ جنيه');
  expect(office.items.map(({ value }) => value.name)).not.toContain('في القاهرة');
  expect(office.place?.value).toBe('القاهرة');
  expect(
    readBrief('Avukat Mehmet Kaya, Adana. Boşanma, icra davaları. Fiyat yazmasın').excluded.map(
      ({ value }) => value,
    ),
  ).toContain('pricing');
});

it('reads an Arabic noun whose last letter is written as a mark', () => {
  expect(readBrief('موقع لنادٍ رياضي للسيدات اسمه «قوة» في الرياض').kind.value).toBe('gym');
});

it('knows a German section behind a preposition', () => {
  expect(
    readBrief(
      'Website für die Schreinerei Holzmann in Ulm mit Leistungen, Projekten und Anfahrt.',
    ).sections.map(({ value }) => value),
  ).toContain('portfolio');
});
