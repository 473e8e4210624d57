import { describe, expect, it } from 'vitest';
import { sortField } from './field-words';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

const lists = (prompt: string): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const { value } of readBrief(prompt).items)
    if (value.section === 'app' && value.group !== undefined) (found[value.group] ??= []).push(value.name);
  return found;
};

describe('the lists of an app', () => {
  it.each([
    ['budget planner app, categories rent, food, fun, teal', { categories: ['rent', 'food', 'fun'] }],
    ['expense tracker with categories food, rent and travel, csv export', { categories: ['food', 'rent', 'travel'] }],
    ['Registro de gastos con categorías alquiler, comida, ocio, en euros, azul', { categories: ['alquiler', 'comida', 'ocio'] }],
    ['Haushaltsbuch mit Kategorien Miete, Essen und Freizeit', { categories: ['Miete', 'Essen', 'Freizeit'] }],
    ['reading log with title, author, rating (1-5) and status (to read, done), export csv', { columns: ['title', 'author', 'rating (1-5)', 'status (to read, done)'] }],
    ['inventory app with columns: SKU, beer, quantity, batch date. Dark mode', { columns: ['SKU', 'beer', 'quantity', 'batch date'] }],
    ['workout log with exercises squat, bench press, deadlift, sets, reps and weight', { exercises: ['squat', 'bench press', 'deadlift'], columns: ['sets', 'reps', 'weight'] }],
    ['workout log: squat, bench, deadlift', { exercises: ['squat', 'bench', 'deadlift'] }],
    ['habit tracker with habits: read 20 pages, stretch, no phone after 10pm. Weekly view', { habits: ['read 20 pages', 'stretch', 'no phone after 10pm'] }],
    ['home library app: title, author, genre, shelf, lent to. 3 sample books', { columns: ['title', 'author', 'genre', 'shelf', 'lent to'] }],
    ['subscription tracker where I add service, price, billing cycle (monthly, yearly) and renewal date, with export', { columns: ['service', 'price', 'billing cycle (monthly, yearly)', 'renewal date'] }],
    ['stock list for a yarn shop: yarn, colour, skeins, reorder level, price per skein in pounds. Search', { columns: ['yarn', 'colour', 'skeins', 'reorder level', 'price per skein in pounds'] }],
    ['CRM for a roofer with Client, Phone, Roof type, Job value and Next call', { columns: ['Client', 'Phone', 'Roof type', 'Job value', 'Next call'] }],
    ['job board for farm work: role, farm, hourly pay, start date. Filter by pay', { columns: ['role', 'farm', 'hourly pay', 'start date'] }],
    ['habit tracker with meditation, push-ups, no sugar and reading 10 pages. streaks', { habits: ['meditation', 'push-ups', 'no sugar', 'reading 10 pages'] }],
    ['habit tracker with streaks, calendar and stats', {}],
    ['Inventory app for my bakery: flour 25 kg, sugar 10 kg, yeast 40 packs. Each has supplier, unit cost and reorder level, warn when low', { rows: ['flour 25 kg', 'sugar 10 kg', 'yeast 40 packs'], columns: ['supplier', 'unit cost', 'reorder level'] }],
    ['Expense tracker for our trip to Japan in yen: food, trains, hotels. Budget 300,000 yen, chart by category', { categories: ['food', 'trains', 'hotels'] }],
    ['Movie watchlist with title, year, genre, where to watch, rating out of 10', { columns: ['title', 'year', 'genre', 'where to watch', 'rating out of 10'] }],
    ['Übersicht meiner Geräte mit Marke, Kaufdatum, Preis und Garantie bis', { columns: ['Marke', 'Kaufdatum', 'Preis', 'Garantie bis'] }],
    ['tabla de mis clases con nombre, teléfono y fecha de alta', { columns: ['nombre', 'teléfono', 'fecha de alta'] }],
    ['spis książek z datą, kwotą i uwagami', { columns: ['datą', 'kwotą', 'uwagami'] }],
    ['crm with contacts, companies, deals and notes', {}],
    ['inventory with low stock alerts, supplier and expiry date', {}],
    ['crm with columns lead, contacted, won', {}],
    ['expense tracker with categories, search and export', {}],
    ['kanban board with columns Backlog, Doing, Done', {}],
  ])('are those that it names: %j', (prompt, expected) => {
    expect(lists(prompt)).toEqual(expected);
  }); // prettier-ignore

  it('are what a booking tool books', () => {
    const brief = readBrief(
      'equipment booking tool for our makerspace: laser cutter, 3D printer, CNC router; Mon-Fri 9-17',
    );
    expect(brief.items.map(({ value }) => value.name)).toEqual(['laser cutter', '3D printer', 'CNC router']);
  });

  it('count and ask for no pages', () => {
    const brief = readBrief('habit tracker with habits: read 20 pages, drink water, stretch');
    expect(brief.counts).toEqual([]);
  });

  it('paint and voice no page', () => {
    const brief = readBrief('budget planner app, categories rent, food, fun, teal');
    expect(brief.colours.map(({ value }) => value.name)).toEqual(['teal']);
    expect(brief.tone).toEqual([]);
  });
});

describe('the field of a column', () => {
  it.each([
    ['last watered', 'date'],
    ['Last name', 'text'],
    ['rating (1-5)', 'number'],
    ['Menge', 'number'],
    ['correo', 'email'],
    ['notes', 'textarea'],
    ['تاريخ الشراء', 'date'],
    ['species', 'text'],
  ])('%s: %s', (title, sort) => {
    expect(sortField(title)).toBe(sort);
  });
});

it('reads the towns after the words for an area, and an evening of noon to night', () => {
  const brief = readBrief(
    "Site pour un plombier à Rennes, zone d'intervention Rennes, Cesson, Bruz, formulaire de devis",
  );
  const areas = brief.items.filter(({ value }) => value.section === 'areas');
  expect(areas.map(({ value }) => value.name)).toEqual(['Rennes', 'Cesson', 'Bruz']);
  expect(readBrief('موقع لمطعم في نابلس، مفتوح يوميا من 12 ظهرا حتى 11 ليلا').hours?.value[0]).toMatchObject({
    opens: 720,
    closes: 1380,
  });
  expect(
    readBrief('אתר לסטודיו לפילאטיס בחיפה, מורות: נועה לוי, דנה כהן').items.map(({ value }) => value.name),
  ).toEqual(['נועה לוי', 'דנה כהן']);
});
