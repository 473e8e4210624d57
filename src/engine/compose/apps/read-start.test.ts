import { expect, it } from 'vitest';
import { readStart } from './read-start';

const names = (prompt: string) => readStart({ prompt }).map(({ name }) => name);

it('reads what is there from the start', () => {
  expect(names('packing list. Already on it: passport, phone charger and swimsuit')).toEqual([
    'Passport',
    'Phone charger',
    'Swimsuit',
  ]);
  expect(names("board with columns A, B and cards: 'Find florist', 'Taste cakes, all of them'")).toEqual([
    'Find florist',
    'Taste cakes, all of them',
  ]);
  expect(names('Lista de la compra. Empieza con pan, leche y huevos.')).toEqual(['Pan', 'Leche', 'Huevos']);
  expect(names('Einkaufsliste, schon drauf: Brot, Milch und Eier')).toEqual(['Brot', 'Milch', 'Eier']);
});

it('keeps the details in brackets with their entry', () => {
  expect(readStart({ prompt: 'Start with Monstera (living room, every 7 days), Basil (kitchen)' })).toEqual([
    { name: 'Monstera', details: ['living room', 'every 7 days'] },
    { name: 'Basil', details: ['kitchen'] },
  ]);
});

it('takes no features for entries', () => {
  expect(names('kanban board with cards that can be dragged, searched and edited')).toEqual([]);
  expect(names('a todo app that starts with an empty list and a search field')).toEqual([]);
  expect(names('Notes app. My items should be private, safe and easy to find')).toEqual([]);
});
