import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';
import { openReading } from '../reading';

await loadAllLexicons();

describe('a prompt without capitals', () => {
  it.each([
    ['necesito pagina para la autoescuela el volante en cordoba, carnet b 650 €', 'Autoescuela El Volante'],
    ['je suis apicultrice à manosque, la miellerie des lavandes, miel 9,50 €', 'La Miellerie des Lavandes'],
    [
      'office notarial maître bertrand et associés à angers. successions',
      'Office Notarial Maître Bertrand et Associés',
    ],
    ['kita sonnenblume in freiburg, drei gruppen, bitte mit konzept', 'Kita Sonnenblume'],
    ['sou tatuador em lisboa, estúdio tinta negra, no bairro da graça', 'Estúdio Tinta Negra'],
    ['ho una sartoria a lucca, sartoria benedetti dal 1968. camicie 120 €', 'Sartoria Benedetti'],
    ['ik ben trouwfotograaf in utrecht, mijn naam is lotte van dijk', 'Lotte van Dijk'],
    ['fietsenmaker de ketting in haarlem. reparaties: band plakken € 14,50', 'Fietsenmaker de Ketting'],
    ['merhaba, alsancakta dövme stüdyom var adı kara mürekkep', 'Kara Mürekkep'],
    ['usługi hydrauliczne jan kowalczyk gdynia. montaż baterii 120 zł', 'Jan Kowalczyk'],
  ])('names the business: %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it.each([
    ['autoescuela en cadiz. profesores: marta lopez y julian serrano', ['Marta López', 'Julian Serrano']],
    [
      'office notarial à angers. notaires : sophie bertrand, luc tessier. successions',
      ['Sophie Bertrand', 'Luc Tessier'],
    ],
    [
      'clínica em braga. veterinárias dra. camila souza e dra. rita lima',
      ['Dra. Camila Souza', 'Dra. Rita Lima'],
    ],
    ['szkoła pod krakowem. nauczycielki: kasia nowak, ola wrona', ['Kasia Nowak', 'Ola Wrona']],
    ['dövme stüdyosu. sanatçılar: deniz aksoy, ece tan', ['Deniz Aksoy', 'Ece Tan']],
    ['hundeschule in kassel. trainerin ist anja keller. welpenkurs 120 €', ['Anja Keller']],
  ])('names its people: %j', (prompt, people) => {
    const team = readBrief(prompt).items.filter(({ value }) => value.section === 'team');
    expect(team.map(({ value }) => value.name)).toEqual(people);
  });

  it.each([
    'restaurante familiar vegano en gijon, menu del dia 12 €',
    'soy fontanero autonomo en getafe, desatascos 60 €',
    'kleine bäckerei in ulm, brot 4 €, brezel 1 €',
  ])('gives no name where there is none: %j', (prompt) => {
    expect(readBrief(prompt).name).toBeNull();
  });
});

it('leaves a prompt with its capitals as it is', () => {
  const prompt = 'Autoescuela en Córdoba. Profesores: marta lopez. Carnet B.';
  expect(openReading(prompt).prompt).toBe(prompt);
});

it.each([
  ['soy fontanero en getafe, hago desatascos 60 €', 'Getafe'],
  ['je suis apicultrice à manosque, je vends du miel', 'Manosque'],
  ['kleine bäckerei in bad tölz mit drei sorten brot', 'Bad Tölz'],
])('finds the town: %j', (prompt, place) => {
  expect(readBrief(prompt).place?.value).toBe(place);
});

it.each(['clases de guitarra a domicilio, 20 €', 'log de kilómetros en bici con total por mes'])(
  'takes no manner for a town: %j',
  (prompt) => {
    expect(readBrief(prompt).place).toBeNull();
  },
);

it.each([
  'alquiler de furgonetas camper en asturias, desde 85€/día, seguro incluido',
  'app de controle de estoque pra loja de roupas, com entrada, saída e alerta de estoque baixo',
  'pagina de mi taqueria en guadalajara, tacos al pastor $18, de suadero $20',
])('leaves a thing and how it is small: %s', (prompt) => {
  expect(readBrief(prompt).prompt).not.toMatch(/Seguro|Incluido|Estoque|Baixo|Pastor/u);
});
