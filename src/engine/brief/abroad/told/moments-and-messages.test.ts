import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();

const itemsOf = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) => [value.name, value.price ?? value.when ?? '']);

it('reads the order of a day whose hours are told with and without a mark', () => {
  const { items, starts } = readBrief(
    'web para la boda de Nerea y Hugo, 6 junio 2027, finca El Olivar, ceremonia a las 18, cóctel 19:30, cena 21',
  );
  expect(items.map(({ value }) => [value.name, value.when])).toEqual([
    ['Ceremonia', '18:00'],
    ['Cóctel', '19:30'],
    ['Cena', '21:00'],
  ]);
  expect(starts?.value.opens).toBe(18 * 60);
});

it.each([
  'Peluquería en Lugo, corte 15 €, cojo citas solo por whatsapp',
  'مصففة شعر في عمان، قص 10 دينار، الحجز عبر واتساب',
  'Kapper in Breda, knippen €25, afspraken alleen via WhatsApp',
])('lets nobody fill in a form for what is booked by message: %s', (prompt) => {
  expect(readBrief(prompt).excluded.map(({ value }) => value)).toContain('booking');
});

it('keeps what stands in a row of parts, and orders, which are no bookings', () => {
  const row = readBrief('Site para barbearia em Recife. Agendamento pelo WhatsApp, depoimentos e mapa.');
  expect(row.excluded).toEqual([]);
  const orders = readBrief('Pizzaria em Natal, Margherita R$ 40, Calabresa R$ 42, pedidos pelo WhatsApp');
  expect(orders.excluded).toEqual([]);
});

it('keeps the form where one is asked for beside the messages', () => {
  const prompt = 'Peluquería en Lugo, corte 15 €, citas por whatsapp o con formulario de reserva';
  expect(readBrief(prompt).excluded.map(({ value }) => value)).not.toContain('booking');
});

it('reads sums that stand before what they buy', () => {
  expect(
    itemsOf('lavadero de coches en Vigo, precio del lavado (12 euros turismo, 16 furgoneta, 20 caravana)'),
  ).toEqual([
    ['Lavado, turismo', '12 euros'],
    ['Lavado, furgoneta', '16 euros'],
    ['Lavado, caravana', '20 euros'],
  ]);
});

it('takes what stands in a row of work for work, whatever part of a page is called so', () => {
  const { items, sections } = readBrief(
    'Steuerberater Jens Ohm, Husum. Schwerpunkte: Landwirtschaft, Erbschaft, Ärzte. Kontakt 04841 556677',
  );
  expect(items.map(({ value }) => value.name)).toContain('Ärzte');
  expect(sections.map(({ value }) => value)).not.toContain('team');
});
