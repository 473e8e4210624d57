import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const prompts = {
  lawyer:
    'merhaba ben avukat Derya Koç, İzmir Bornova’da çalışıyorum. boşanma, miras ve iş hukuku davalarına bakıyorum.',
  office:
    'sou contador em Recife, escritório Lima & Souto Contabilidade. Atendemos médicos e dentistas. Sócios: Ana Lima e Rui Souto.',
  photographer:
    'Salve, sono Piero, fotografo di matrimoni a Lecce, Luce Piena. Servizio 1500 euro, album 300 euro.',
  band: 'אנחנו להקה מיפו, "שני מיתרים". מנגנים בחתונות ובר מצוות. כניסה 50 ש"ח.',
  fund: 'Fundacja Cztery Łapy z Kielc. Pomagamy psom. Konto 12 3456 7890 0000.',
  electrician:
    'أنا ماهر كهربائي من الدار البيضاء، أشتغل في كل المدينة. تركيب ثريات ١٥٠ درهم، كشف عطل ١٠٠ درهم.',
  dogs: 'I hob a Hundeschule in Passau. Einzelstunde 60 €, Social Walk samstags um 10 Uhr 15 €.',
  dentist: 'طبيبة أسنان في طنطا. كشف ٣٠٠ جنيه، حشو ٦٠٠ جنيه. المواعيد السبت والثلاثاء من ٤ لـ ٩ مساء.',
  tattoo:
    'Tatuatore a Bari. mezza giornata 300 euro, giornata intera 550 euro. Caparra 50 euro non rimborsabile.',
  undertaker: 'bonjour, pompes funèbres Castel à Dax, une famille depuis 1978. obsèques à partir de 1 890 €.',
  arepas:
    'Food truck La Arepera en Reus. arepa de queso 6, pabellón 9, tequeños 5. bodas desde 12 euros por persona, mínimo 40.',
  sweets: 'oi gente, sou a Bia, faço bolos em Belo Horizonte, Doce da Bia. bolo 120 reais',
  camp: 'Camping De Heide in Ede. Plaats 22 euro per nacht, hut 58 euro, hond 3 euro.',
} as const;
type Told = keyof typeof prompts;
beforeAll(async () => {
  for (const prompt of Object.values(prompts)) await loadLexicons(prompt);
});
const read = (id: Told): ReturnType<typeof readBrief> => readBrief(prompts[id]);
const namesIn = (id: Told, section: string): string[] =>
  read(id).items.flatMap(({ value }) => (value.section === section ? [value.name] : []));

describe('who speaks, and where', () => {
  it('takes what somebody is from before their name', () => {
    expect(read('lawyer')).toMatchObject({ name: { value: 'Derya Koç' }, offer: { value: 'avukat' } });
    expect(read('lawyer').place?.value).toContain('Bornova');
    expect(namesIn('lawyer', 'team')).toEqual([]);
    expect(namesIn('lawyer', 'services')).toEqual(['Boşanma', 'Miras', 'İş hukuku']);
  });
  it('reads a name behind the word for the house, and whom it works for as no part', () => {
    expect(read('office').name?.value).toBe('Lima & Souto Contabilidade');
    expect(read('office').parts).toEqual([]);
  });
  it('takes a calling from behind a first name', () => {
    expect(read('photographer').offer?.value).toBe('fotografo di matrimoni');
    expect(read('photographer').name?.value).toBe('Luce Piena');
  });
  it('finds no staff in a feast and no person in a lesson', () => {
    expect(read('band').sections.map(({ value }) => value)).not.toContain('team');
    expect(namesIn('dogs', 'team')).toEqual([]);
  });
  it('takes an account for no telephone, and all of a town for no town', () => {
    expect(read('fund').phone).toBeNull();
    expect(read('electrician').place?.value).toBe('الدار البيضاء');
  });
  it('opens on two days, and in the evening', () => {
    expect(read('dentist').hours?.value).toEqual([{ days: [6, 2], opens: 960, closes: 1260 }]);
  });
  it('reads rows of bare prices in the coin of the others', () => {
    expect(read('arepas').items.map(({ value }) => [value.name.toLowerCase(), value.price])).toEqual(
      expect.arrayContaining([
        ['pabellón', '9 euros'],
        ['tequeños', '5 euros'],
      ]),
    );
    expect(JSON.stringify(read('arepas').items)).not.toContain('nimo');
  });
  it('finds a trade before its name and a sign behind its town', () => {
    expect(read('undertaker').offer?.value).toBe('pompes funèbres');
    expect(read('sweets')).toMatchObject({
      name: { value: 'Doce da Bia' },
      place: { value: 'Belo Horizonte' },
    });
  });
  it('lists no pledge among the services and no dog among the rooms', () => {
    expect(read('tattoo').items.map(({ value }) => value.name)).not.toContain('Caparra');
    expect(namesIn('camp', 'rooms')).toEqual(['Plaats', 'hut']);
  });
});
