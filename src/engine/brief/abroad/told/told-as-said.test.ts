import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const prompts = {
  small: 'Wir sind ein kleiner Plattenladen in Jena.',
  legal: 'Wir sind ein Naturverein in Celle, Heidefreunde Südheide e.V., und pflegen Wege.',
  pair: 'Bestattungen Wulff in Husum. Wir sind Tag und Nacht erreichbar unter 04841 5566.',
  self: 'ik ben Marit en ik geef rouwtherapie in Sneek, Ruimte voor Stilte. Gesprek 80 euro.',
  owner: 'אני תמר, מתקנת אופניים בחולון, הגלגל של תמר, רחוב סוקולוב 9. תיקון פנצ׳ר 45 ש"ח',
  shop: 'أنا هند مصممة فساتين في دبي، محلي اسمه ركن هند. فستان سهرة ٩٠٠ درهم، فستان قصير ٦٠٠ درهم',
  denied: 'Sono Carla, insegno respirazione a Udine. Non sono psicologa. Incontro 55 euro.',
  cook: 'Sou a Lurdes, cozinheira em Faro, faço jantares para empresas e festas em casa. Menu 30 euros por pessoa.',
  needs:
    'Refugio de animales en Lugo, Huellas. Necesitamos mantas, pienso y casas de acogida. Ahora hay 20 perros.',
  bikes: 'je répare et je loue des vélos à Vannes, Le Pignon. révision 45€, crevaison 8€.',
  bread: 'Forno Tasca a Lodi. pane 4 euro al kg, focaccia 11 al kg, torte su ordinazione.',
  included: 'Protectora en Soria. Adoptar un gato cuesta 80 euros con chip, vacuna y esterilización.',
  rooms: 'Agroturystyka Lipowy Dwór na Mazurach. 6 pokoi, każdy z balkonem, 190 zł za dobę za pokój.',
  unit: 'Korrektorin Ida Brandt in Gotha. Korrektorat 4,50 € pro Normseite, Lektorat 7 € pro Normseite.',
  half: 'panificio a Lodi. aperti dalle 6 e mezza alle 13 tutti i giorni tranne la domenica.',
  rest: 'Moda’da kuaför. pazartesi kapalıyız, diğer günler 10-20. kesim 300 tl',
  season: 'vélos à Royan, révision 45€. ouvert tous les jours en été 9h-19h et fermé le lundi hors saison.',
  roast: 'Cześć, jesteśmy małą palarnią kawy z Torunia. Etiopia 49 zł.',
} as const;
type Told = keyof typeof prompts;
beforeAll(async () => {
  for (const prompt of Object.values(prompts)) await loadLexicons(prompt);
});
const read = (id: Told): ReturnType<typeof readBrief> => readBrief(prompts[id]);
const rows = (id: Told): (string | undefined)[][] =>
  read(id).items.map(({ value }) => [value.name.toLowerCase(), value.price]);

describe('what owners abroad tell, as they said it', () => {
  it('takes "kleiner" for no slip of "keiner"', () => {
    expect(read('small').kind.value).toBe('shop');
    expect(read('small').place?.value).toBe('Jena');
  });
  it.each([
    ['legal', 'Heidefreunde Südheide e.V.'],
    ['self', 'Ruimte voor Stilte'],
    ['owner', 'הגלגל של תמר'],
    ['shop', 'ركن هند'],
    ['rooms', 'Lipowy Dwór'],
  ] as const)('reads the name off the sign: %s', (id, name) => {
    expect(read(id).name?.value).toBe(name);
  });
  it('takes two that go together for nobody', () => {
    expect(read('pair').name?.value).not.toBe('Tag und Nacht');
  });
  it.each([
    ['owner', 'auto'],
    ['bikes', 'auto'],
    ['shop', 'shop'],
    ['cook', 'restaurant'],
  ] as const)('knows what sort of house it is: %s', (id, kind) => {
    expect(read(id).kind.value).toBe(kind);
  });
  it('takes nobody for what they say they are not', () => {
    expect(read('denied').kind.value).not.toBe('therapist');
  });
  it('keeps what a cause needs from what it does', () => {
    expect(read('needs').items).toEqual([]);
    expect(read('needs').parts.map(({ value }) => [value.title, value.lines])).toEqual([
      ['Necesitamos', ['Mantas', 'Pienso', 'Casas de acogida']],
    ]);
  });
  it('reads every row with what one pays by', () => {
    expect(rows('bread')).toEqual([
      ['pane', '4 euro al kg'],
      ['focaccia', '11 euro al kg'],
      ['torte', 'su ordinazione'],
    ]);
    expect(rows('unit')[0]).toEqual(['korrektorat', '4,50 € pro Normseite']);
    expect(rows('rooms')).toEqual([['6 pokoi', '190 zł za dobę za pokój']]);
  });
  it('keeps what a price includes with it', () => {
    const [only, ...others] = read('included').items;
    expect(only?.value).toMatchObject({ name: 'Adoptar un gato', note: 'Con chip, vacuna y esterilización' });
    expect(others).toEqual([]);
  });
  it('reads half hours in words and the days that are left', () => {
    expect(read('half').hours?.value).toEqual([{ days: [1, 2, 3, 4, 5, 6], opens: 390, closes: 780 }]);
    expect(read('rest').hours?.value).toEqual([{ days: [2, 3, 4, 5, 6, 7], opens: 600, closes: 1200 }]);
  });
  it('makes no table of hours that change with the season', () => {
    expect(read('season').hours).toBeNull();
  });
  it('says upright what somebody is in Polish', () => {
    expect(read('roast').offer?.value).toBe('mała palarnia kawy');
  });
});
