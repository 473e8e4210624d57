import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { partRunOnAbroad } from './part-run-on-abroad';
import { readBrief } from '../read-brief';

await loadAllLexicons();

describe('a text without marks in another language', () => {
  it('is parted where a new statement begins, at the same length', () => {
    const bikes =
      'hola quiero una web para mi taller de bicis se llama Piñón Fijo y estamos en Zaragoza hacemos reparaciones y alquiler de bicis por 15 euros al día que se pueda pedir cita';
    const parted = partRunOnAbroad(bikes);
    expect(parted).toHaveLength(bikes.length);
    expect(parted.split('\n')).toEqual([
      'hola',
      'quiero una web para mi taller de bicis',
      'se llama Piñón Fijo',
      'y estamos en Zaragoza',
      'hacemos reparaciones y alquiler de bicis por 15 euros al día',
      'que se pueda pedir cita',
    ]);
  });

  it.each([
    'Página web para el restaurante "La Encina" en Salamanca: carta con precios, reservas, fotos y cómo llegar.',
    'Website für das Hotel Seeblick am Bodensee mit Zimmern, Preisen, Buchungsformular und Anfahrt.',
    'A portfolio for a wedding photographer in Turin named Ana Lima dark and elegant with a gallery and packages',
    'site para barbearia no Porto',
  ])('stays as it is where it has marks, is short or English: %j', (prompt) => {
    expect(partRunOnAbroad(prompt)).toBe(prompt);
  });

  it.each([
    [
      'hallo wir brauchen eine website für unsere fahrschule die heißt Grünphase und wir sind in Gießen wir bieten auto und motorrad telefon 0641 555013',
      'Grünphase',
      'Gießen',
    ],
    [
      'שלום אני עורכת דין בירושלים קוראים לי נועה ברק ואני צריכה אתר למשרד שלי בתחום דיני משפחה גירושין וצוואות',
      'נועה ברק',
      'ירושלים',
    ],
    [
      'ciao ho bisogno di un sito per la mia pasticceria si chiama Dolce Vita ed è a Perugia facciamo torte e biscotti',
      'Dolce Vita',
      'Perugia',
    ],
    [
      "bonjour je suis photographe je m'appelle Claire Fontaine je suis à Dijon et je voudrais un site avec mes photos et mes tarifs",
      'Claire Fontaine',
      'Dijon',
    ],
    [
      'olá preciso de um site para a minha pastelaria chama-se Doce Mar e fica em Aveiro fazemos bolos de aniversário e salgados',
      'Doce Mar',
      'Aveiro',
    ],
    [
      'dzień dobry potrzebuję strony dla kawiarni nazywa się Czarna Kawa jest w Lublinie mamy ciasta i kanapki i otwarte od 8 do 20',
      'Czarna Kawa',
      'Lublinie',
    ],
  ])('has its name and its place told apart: %j', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect([brief.name?.value, brief.place?.value]).toEqual([name, place]);
  });

  it.each([
    [
      'ciao mi serve un sito per il mio studio di fisioterapia si chiama FisioVita ed è a Modena facciamo riabilitazione massaggi e ginnastica posturale vorrei i prezzi tipo seduta 50 euro e la possibilità di prenotare online',
      ['Riabilitazione', 'Massaggi', 'Ginnastica posturale', 'seduta 50 euro'],
    ],
    [
      'hoi ik heb een kapsalon in Haarlem die heet Knip & Krul en ik wil graag een website met een prijslijst knippen dames 38 euro knippen heren 28 euro',
      ['knippen dames 38 euro', 'knippen heren 28 euro'],
    ],
  ])('gives no price to the trade itself: %j', (prompt, items) => {
    expect(
      readBrief(prompt).items.map(({ value }) => [value.name, value.price].filter(Boolean).join(' ')),
    ).toEqual(items);
  });

  it('writes a German trade with its capital', () => {
    expect(
      readBrief(
        'wir sind eine kleine tischlerei in der nähe von Bamberg und brauchen eine webseite der name ist Holzwerk Brandl',
      ).offer?.value,
    ).toBe('kleine Tischlerei');
  });
});

it.each([
  [
    'hola quiero una web para mi barbería en murcia corte 12 euros barba 8 euros abrimos de martes a sábado de 10 a 20',
    ['corte 12 euros', 'barba 8 euros'],
  ],
  [
    'bonjour je veux un site pour mon salon de toilettage a dijon bain 30 euros coupe 45 euros ouvert du mardi au samedi',
    ['bain 30 euros', 'coupe 45 euros'],
  ],
  [
    'ciao mi serve un sito per il mio bar a lecce caffè 1 euro cornetto 1,20 aperto tutti i giorni dalle 6 alle 20',
    ['caffè 1 euro', 'cornetto 1,20 euro'],
  ],
  [
    'hallo ich brauche eine seite für meinen imbiss in dortmund wir haben currywurst 4 euro und pommes 3 euro',
    ['currywurst 4 euro', 'pommes 3 euro'],
  ],
  [
    'potrzebuję strony dla myjni samochodowej w radomiu mycie 40 zł woskowanie 80 zł czynne codziennie od 8 do 20',
    ['mycie 40 zł', 'woskowanie 80 zł'],
  ],
])('reads things with prices behind the town: %j', (prompt, things) => {
  expect(readBrief(prompt).items.map(({ value }) => `${value.name} ${value.price}`)).toEqual(things);
});

it.each([
  'אנחנו חנות צעצועים בחדרה. אנחנו פתוחים כל יום עד שש ויש לנו גם פינת קריאה לילדים קטנים. אפשר להזמין בטלפון. המשלוח חינם.',
  'نحن مكتبة صغيرة في نابلس. نبيع الكتب والدفاتر ونرحب بكل القراء الصغار والكبار كل يوم. نفتح صباحاً. التوصيل مجاني.',
])('leaves what is written in sentences as it is where letters know no capitals: %s', (prompt) => {
  expect(partRunOnAbroad(prompt)).toBe(prompt);
});
