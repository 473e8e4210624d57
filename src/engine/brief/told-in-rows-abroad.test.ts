import { expect, it } from 'vitest';
import { sameThingTwice } from './abroad/told/same-thing-twice';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();

it.each([
  [
    'Judoverein Kano in Celle. Gruppen: Bambini (4-6 Jahre, montags 16:00), Füchse (7-9 Jahre, mittwochs 17:00).',
    ['Bambini', 'Füchse'],
    '4-6 Jahre',
  ],
  [
    'Bursa\'da yüzme kulübü "Yunus". Gruplar: Minikler (5-7 yaş, cumartesi 10:00), Yıldızlar (8-10 yaş, pazar 11:30).',
    ['Minikler', 'Yıldızlar'],
    '5-7 yaş',
  ],
  [
    'Club de ajedrez "Peón" en Soria. Grupos: Torres (6-8 años, sábado 10:00) y Damas (9-12 años, sábado 11:30).',
    ['Torres', 'Damas'],
    '6-8 años',
  ],
])('groups stand in their rows, and their ages are no hours: %j', (prompt, names, note) => {
  const { items, hours } = readBrief(prompt);
  const rows = items.filter(({ value }) => value.section === 'timetable');
  expect(rows.map(({ value }) => value.name)).toEqual(names);
  expect(rows[0]?.value.note).toBe(note);
  expect(hours).toBeNull();
});

it('what plays on each day of a feast is its programme', () => {
  const { items } = readBrief(
    'Sito per la nostra sagra: "Sagra del Vino" a Canale, dal 5 al 7 settembre 2027. Musica ogni sera: venerdì gli Astri, sabato Banda Comunale, domenica ballo liscio.',
  );
  expect(items.map(({ value }) => [value.section, value.when, value.name])).toEqual([
    ['agenda', 'Venerdì', 'Gli Astri'],
    ['agenda', 'Sabato', 'Banda Comunale'],
    ['agenda', 'Domenica', 'Ballo liscio'],
  ]);
});

it('how long a course takes is told beside its price', () => {
  const { items } = readBrief(
    'סדנת קליעת סלים "נצרים" בעכו, ארבע שעות, 310 ש"ח לאדם. לומדים: סלסלה, מגש ועציץ',
  );
  expect(items.find(({ value }) => value.price !== undefined)?.value).toMatchObject({ note: 'ארבע שעות' });
  expect(items.map(({ value }) => value.name)).toContain('עציץ');
});

it('a doctor prescribes and cooks nothing', () => {
  const { sections } = readBrief(
    'Kinderarztpraxis Dr. Anna Weiß in Celle, Leistungen: Impfungen, Vorsorge. Rezepte kann man telefonisch bestellen.',
  );
  expect(sections.map(({ value }) => value)).not.toContain('posts');
});

it('a farm is open on the days that are told', () => {
  const { hours } = readBrief(
    'La Ferme du Moulin près de Blois. Visites le samedi, et on vend nos fromages à la ferme le vendredi de 16h à 19h.',
  );
  expect(hours?.value ?? [{ days: [5] }]).toMatchObject([{ days: [5] }]);
});

it('"tussen 9 en 16 uur" tells hours', () => {
  const { hours } = readBrief('Fietsenmaker "De Spaak" in Ede. Open maandag t/m vrijdag tussen 9 en 16 uur.');
  expect(hours?.value).toEqual([{ days: [1, 2, 3, 4, 5], opens: 540, closes: 960 }]);
});

it('whom it is for is not what it is', () => {
  expect(readBrief('Konya\'da çocuklar için robotik atölyesi "Vida".').offer?.value).toBe('robotik atölyesi');
});

it('groups of a surf school are nobody who speaks', () => {
  const { sections } = readBrief(
    'escuela de vela "Barlovento" en Laredo, grupos de 4 personas, curso 90 euros',
  );
  expect(sections.map(({ value }) => value)).not.toContain('speakers');
});

it('a verb before a ware is none of it', () => {
  const { items } = readBrief('محل عطور في جدة اسمه «مسك»، نبيع عطور شرقية من 150 ريال، وبخور من 60 ريال');
  expect(items.map(({ value }) => value.name)).toEqual(['عطور شرقية', 'بخور']);
});

it('supper is no price, and has one row with its sum', () => {
  const brief = readBrief('agriturismo "Il Leccio" a Siena: doppia 90 euro a notte, cena 25 euro a persona.');
  expect(brief.items.map(({ value }) => value.name)).toEqual(['doppia', 'cena']);
  const [, supper] = brief.items;
  const onRequest = {
    value: { section: 'amenities' as const, name: 'cena', price: 'su richiesta' },
    spans: [],
  };
  const { items } = sameThingTwice({ ...brief, items: supper ? [onRequest, supper] : [] });
  expect(items.map(({ value }) => [value.price, value.note])).toEqual([
    ['25 euro a persona', 'Su richiesta'],
  ]);
});

it('where a tool is used is not what it is called', () => {
  expect(
    readBrief('Aufgabenliste für zu Hause mit Fälligkeitsdatum und drei Listen').name?.value,
  ).toBeUndefined();
});

it('for whom somebody worked is how their work is shown', () => {
  const { items, parts } = readBrief(
    'Portfolio de Léo Garnier, illustrateur à Metz. Travaux pour théâtres, revues et musées.',
  );
  expect(items.map(({ value }) => [value.section, value.name])).toEqual([
    ['portfolio', 'Théâtres'],
    ['portfolio', 'Revues'],
    ['portfolio', 'Musées'],
  ]);
  expect(parts).toEqual([]);
});

it.each([
  ['lista de tareas para casa. Cuando no haya tareas que ponga "Todo en orden"', 'Todo en orden'],
  ['ev için yapılacaklar listesi. Görev yoksa "Her şey tamam" yazsın', 'Her şey tamam'],
  ['רשימת משימות לבית. כשאין משימות להציג "הכול מסודר"', 'הכול מסודר'],
])('what an empty list says is heard: %j', (prompt, text) => {
  expect(readBrief(prompt).quotes.map(({ value }) => [value.use, value.text])).toEqual([['empty', text]]);
});

it('what a bracket lists behind a sum is what it buys', () => {
  const { items, hours } = readBrief(
    'carrinho de tapioca "Dona Zefa" em Recife. simples R$8, recheada R$12, extras R$2 cada (queijo, coco, banana). sábado das 9h às 15h',
  );
  expect(items.map(({ value }) => [value.name, value.note])).toEqual([
    ['simples', undefined],
    ['recheada', undefined],
    ['extras', 'queijo, coco, banana'],
  ]);
  expect(hours?.value).toEqual([{ days: [6], opens: 540, closes: 900 }]);
});

it('a way has two ends', () => {
  const { items } = readBrief(
    'spływy kajakowe "Nurt" nad Brdą. trasy: Rytel – Woziwoda 12 km 70 zł, Swornegacie – Rytel 2 dni 190 zł. tel 605 555 019',
  );
  expect(items.map(({ value }) => value.name)).toEqual([
    'Rytel – Woziwoda 12 km',
    'Swornegacie – Rytel 2 dni',
  ]);
});

it('who gardens together is a club, and no café', () => {
  const { kind } = readBrief(
    'Site voor volkstuin De Schoffel in Gouda. Elke zondag koffie om 11 uur. €50 per jaar.',
  );
  expect(kind.value).toBe('nonprofit');
});

it.each([
  ['צימר "אבן וגפן" במושב שדמות: בקתה אחת, ג׳קוזי. אמצע שבוע 700 ש"ח ללילה, סוף שבוע 950 ש"ח.', 'שדמות'],
  [
    'Somos un grupo de teatro amateur de Teruel, "La Farola". Estrenamos "El pozo" el 9 de mayo a las 20:00 en el Teatro Marín, ensayamos los lunes.',
    'Teruel',
  ],
])('says where a house stands: %j', (prompt, town) => {
  expect(readBrief(prompt).place?.value).toBe(town);
});

it('a first night of a troupe is an evening to come to', () => {
  const { name, items } = readBrief(
    'Somos un grupo de teatro amateur de Teruel, "La Farola". Estrenamos "El pozo" el 9 de mayo a las 20:00 en el Teatro Marín, ensayamos los lunes.',
  );
  expect(name?.value).toBe('La Farola');
  expect(items.map(({ value }) => [value.section, value.name, value.when])).toContainEqual([
    'events',
    'El pozo',
    '9 de mayo a las 20:00 en el Teatro Marín',
  ]);
});

it('what a night costs at either time stands in one list', () => {
  const { items } = readBrief(
    'צימר "אבן וגפן" במושב שדמות: בקתה אחת, ג׳קוזי. אמצע שבוע 700 ש"ח ללילה, סוף שבוע 950 ש"ח.',
  );
  expect(items.filter(({ value }) => value.price !== undefined).map(({ value }) => value.section)).toEqual([
    'rooms',
    'rooms',
  ]);
});
