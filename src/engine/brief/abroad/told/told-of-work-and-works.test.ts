import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { loadEveryReader } from '../../readers-by-prompt';
import { readBrief } from '../../read-brief';

beforeAll(async () => {
  await Promise.all([loadAllLexicons(), loadEveryReader()]);
});
const rows = (prompt: string) => readBrief(prompt).items.map(({ value }) => [value.section, value.name]);
const sectionsOf = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);

it('keeps no shop where what is listed is work', () => {
  const watches = readBrief(
    'Wir sind ein Uhrmacherbetrieb in Zittau, Uhren Klein. Batteriewechsel, Revision alter Uhren, Reinigung. Steinweg 7.',
  );
  expect(watches.kind.value).not.toBe('shop');
  expect(watches.items.map(({ value }) => value.section)).not.toContain('products');
});

it('reads titles behind a colon whole, and who plays as no event', () => {
  const prompt =
    'Sito per una compagnia di marionette di Parma, I Fili. Spettacoli per scuole e feste. Due spettacoli in repertorio: La volpe muta, Il gigante buono.';
  expect(readBrief(prompt).kind.value).not.toBe('event');
  expect(rows(prompt)).toEqual(
    expect.arrayContaining([
      ['portfolio', 'La volpe muta'],
      ['portfolio', 'Il gigante buono'],
    ]),
  );
});

it('takes facts beside hours for no parts, and a film in a row of work for no section', () => {
  const nursery = readBrief(
    'Somos una escuela infantil en Huelva, Barquitos. Horario de 8:00 a 16:30, comedor propio y jardín con sombra.',
  );
  expect(nursery.parts).toEqual([]);
  expect(nursery.items.map(({ value }) => value.name)).toContain('Jardín con sombra');
  const drains =
    'Preciso de um site para a minha empresa Tubo Livre em Évora. Canos, fossas, algerozes, inspeção vídeo. Servimos Évora, Estremoz e Borba.';
  expect(sectionsOf(drains)).not.toContain('video');
  expect(rows(drains)).toContainEqual(['services', 'Inspeção vídeo']);
  expect(rows(drains)).toContainEqual(['areas', 'Estremoz']);
});

it('keeps a Turkish pair with its deed, who speaks aside, and makes no prices up', () => {
  const brief = readBrief(
    "Bursa'da mobilya tamircisiyim, adım Ali Kaya. Ahşap oyma sandalye ve koltuk onarımı, cilalama yapıyorum. Fiyat için fotoğraf gönderin.",
  );
  expect(brief.offer?.value).toBe('mobilya tamircisi');
  expect(brief.items.map(({ value }) => value.name)).toContain('Ahşap oyma sandalye ve koltuk onarımı');
  expect(brief.sections.map(({ value }) => value)).not.toContain('pricing');
});

it('fills a part with its bracket, and lists what is mended under its own word', () => {
  const shop = readBrief(
    'Somos la papelería Tinta de Soria. Queremos una web con el club de escritura (último lunes de cada mes a las 18:00) y las novedades.',
  );
  expect(shop.parts.flatMap(({ value }) => value.lines ?? [])).toContain(
    'Último lunes de cada mes a las 18:00',
  );
  const cobbler = readBrief(
    'Hola, soy zapatero en Lugo, me llamo Luis Rey y arreglo botas y bolsos. Quiero una página con los arreglos y los precios (suelas 18 €, tapas 7 €).',
  );
  expect(cobbler.parts).toEqual([]);
  expect(cobbler.sections.map(({ value }) => value)).toContain('services');
});

it('tells the season beside the hours, and puts what a bakery lists on its table', () => {
  const sweets = readBrief(
    'Somos dos primas de Jijona y hacemos turrón, Turrones Mira. Blando, duro, de yema y de coco. Vendemos de octubre a enero en nuestro obrador (Calle Mayor 3). La tableta cuesta 11 €.',
  );
  const of = (section: string) =>
    sweets.items.filter(({ value }) => value.section === section).map(({ value }) => value.name);
  expect(of('menu')).toEqual(expect.arrayContaining(['Blando', 'Duro']));
  expect(of('menu')).not.toContain('De octubre a enero');
  expect(
    rows(
      'Site voor kanoverhuur De Rietkraag in Weerribben. Kano € 20 per uur. Open van mei tot september, dagelijks 10.00–17.00.',
    ),
  ).toContainEqual(['amenities', 'Open van mei tot september']);
});

it('tells what a Turkish team does, and no school from its teachers', () => {
  expect(
    readBrief("İzmir'de halı yıkama yapan küçük bir ekibiz, Köpük Ekip. Koltuk ve perde de yıkıyoruz.").offer
      ?.value,
  ).toBe('halı yıkama');
  expect(
    rows(
      'موقع لمدرسة سواقة في إربد، مدرسة الدرب السهل. دروس عملي ونظري، مدربات للسيدات. واتساب 079 555 0123',
    ).filter(([section]) => section === 'team'),
  ).toEqual([]);
});
