import { expect, it } from 'vitest';
import { readFields } from './read-fields';

it.each([
  [
    'lista de tareas con responsable y fecha límite',
    [
      ['person', 'Responsable'],
      ['due', 'Fecha límite'],
    ],
  ],
  [
    'Aufgabenliste mit Verantwortlichem und Termin',
    [
      ['person', 'Verantwortlich'],
      ['due', 'Termin'],
    ],
  ],
  [
    'takenlijst met verantwoordelijke en deadline',
    [
      ['person', 'Verantwoordelijke'],
      ['due', 'Deadline'],
    ],
  ],
  [
    'görev listesi: sorumlu ve son tarih',
    [
      ['person', 'Sorumlu'],
      ['due', 'Son tarih'],
    ],
  ],
  [
    'قائمة مهام مع المسؤول وتاريخ الاستحقاق',
    [
      ['person', 'المسؤول'],
      ['due', 'تاريخ الاستحقاق'],
    ],
  ],
  [
    'רשימת משימות עם אחראי ותאריך יעד',
    [
      ['person', 'אחראי'],
      ['due', 'תאריך יעד'],
    ],
  ],
])('%j asks who is responsible, and by when', (prompt, fields) => {
  expect(readFields(prompt).map(({ name, label }) => [name, label])).toEqual(fields);
});
