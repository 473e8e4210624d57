import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

describe('a name that stands by itself', () => {
  it.each([
    [
      'site pour mon appli de covoiturage entre voisins, Voisinroule, gratuite, iOS et Android',
      'Voisinroule',
    ],
    [
      'Preciso de um site para o meu curso de violão online, o Violão em Casa. São 12 aulas gravadas, R$ 297',
      'Violão em Casa',
    ],
    ['sito per un agriturismo a Todi, il Casale dei Fichi, camere e orari', 'Casale dei Fichi'],
    ['app voor hardlopers, Loopmaat, gratis te downloaden', 'Loopmaat'],
    ['Friseursalon in Jena, Termine online, Preise. Salon Lisbeth, Tel. 03641 445566', 'Salon Lisbeth'],
    [
      'Bonjour, je suis couturière à domicile à Vannes : retouches, rideaux. Ourlet 12 €. Je voudrais une page « Mes créations » avec des photos. Atelier Solenn, 06 12 45 78 90.',
      'Atelier Solenn',
    ],
    ['peluquería canina, Sevilla, citas online', undefined],
    ['site de um restaurante em Tomar, com ementa, horário e reservas', undefined],
  ])('is read between commas and before a number: %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });
});

describe('a thing and its price', () => {
  it.each([
    [
      'Preciso de um site para curso de violão. São 12 aulas gravadas, R$ 297 ou 3x de R$ 99.',
      '12 aulas gravadas',
      'R$ 297 / 3x R$ 99',
    ],
    ['موقع لمعهد «بيان» في عمّان. دورة الثلث بسعر 200 دينار، ورشة 35 دينار', 'دورة الثلث', '200 دينار'],
  ])('%s', (prompt, name, price) => {
    expect(readBrief(prompt).items.map(({ value }) => [value.name, value.price])).toContainEqual([
      name,
      price,
    ]);
  });

  it('spells what runs on a telephone as its maker does', () => {
    const { items } = readBrief('site pour mon appli de covoiturage, Voisinroule, gratuite, iOS et Android');
    expect(items.map(({ value }) => value.name)).toContain('iOS et Android');
  });
});

it('names who teaches in languages without capitals', () => {
  const { items } = readBrief('موقع لمعهد «بيان» لتعليم الخط في عمّان. المدرّس سامر الحديدي. دورة 120 دينار');
  expect(items.map(({ value }) => value.name)).toContain('سامر الحديدي');
});

it('reads a sign behind its article, whoever opens or runs it', () => {
  const nameOf = (prompt: string) => readBrief(prompt).name?.value;
  expect(nameOf("Nous ouvrons la Maison Delvaux, une chambre d'hôtes à Honfleur.")).toBe('Maison Delvaux');
  expect(nameOf("J'ouvre le Cabinet Perrault, ostéopathe à Rennes. Il me faut un site avec les tarifs.")).toBe('Cabinet Perrault');
  expect(nameOf('Wir eröffnen das Café Nordlicht in Kiel: Karte, Anfahrt')).toBe('Nordlicht');
}); // prettier-ignore
