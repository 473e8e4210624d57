import { expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

const team = (prompt: string) =>
  readBrief(prompt).items.flatMap(({ value }) =>
    value.section === 'team' ? [[value.name, value.note]] : [],
  );

it.each([
  ['Web para la clínica Movimiento, en Zaragoza. La lleva Laura Sanz, fisioterapeuta desde 2009.', 'Laura Sanz', 'Fisioterapeuta'],
  ['Site pour la librairie Pages Libres à Rennes, tenue par Claire Petit depuis 2005.', 'Claire Petit', 'Direction'],
  ['Sito per la gelateria Dolce Neve a Pisa, gestita da Marta e Paolo Bianchi. Cono 3 €.', 'Marta e Paolo Bianchi', 'Gestione'],
  ['Website für das Café Morgenrot in Leipzig, geführt von Eva Lindner. Frühstück 9,50 €.', 'Eva Lindner', 'Leitung'],
  ['Site da pousada Mar Azul em Paraty, comandada por Carla Dias. Quarto duplo R$ 320.', 'Carla Dias', 'Direção'],
  ['Website van praktijk De Linde in Zwolle, gerund door Anouk de Vos. Consult € 45.', 'Anouk de Vos', 'Leiding'],
  ['Strona gabinetu Bella w Gdyni, prowadzi go Ewa Nowak. Manicure 90 zł.', 'Ewa Nowak', 'Prowadzi'],
  ["Eskişehir'de Nehir Kafe, işletmecisi Deniz Kaya. Türk kahvesi 60 TL.", 'Deniz Kaya', 'İşletmeci'],
  ['موقع لصالون الورد في دبي، تديره منى الحسن. قص شعر 120 درهم.', 'منى الحسن', 'الإدارة'],
  ['אתר לקפה הגן ברמת גן, בבעלות רונית כהן. קפה 14 ₪.', 'רונית כהן', 'ניהול'],
])('keeps who runs it: %j', (prompt, name, note) => {
  expect(team(prompt)).toEqual([[name, note]]);
}); // prettier-ignore

it('calls a house by its own name', () => {
  const { name, offer } = readBrief('Website für das Café Morgenrot in Leipzig, geführt von Eva Lindner.');
  expect([name?.value, offer?.value]).toEqual(['Café Morgenrot', 'Café']);
});
it('tells who makes something from what is made', () => {
  const { items } = readBrief(
    "Fleuriste L'Atelier Vert à Tours. Julie Moreau compose des bouquets à partir de 20 €.",
  );
  expect(items.map(({ value }) => [value.section, value.name])).toEqual([
    ['products', 'bouquets'],
    ['team', 'Julie Moreau'],
  ]);
});

it('calls a practice after its square, and not after who leads it', () => {
  const { name, place } = readBrief(
    'Physiotherapie am Markt in Gera, geleitet von Dr. Anja Voss. Krankengymnastik 32 €, Massage 28 €.',
  );
  expect([name?.value, place?.value]).toEqual(['Physiotherapie am Markt', 'Gera']);
});
