import { expect, it } from 'vitest';
import { columnsAbroad } from './kanban-columns-abroad';

it.each([
  ['Tablica kanban z kolumnami Pomysły, Pisanie, Opublikowane', 'pl', ['Pomysły', 'Pisanie', 'Opublikowane']],
  ['لوحة كانبان بأعمدة أفكار، كتابة، منشور', 'ar', ['أفكار', 'كتابة', 'منشور']],
  ['לוח קנבן עם עמודות לביצוע, בתהליך, הושלם', 'he', ['לביצוע', 'בתהליך', 'הושלם']],
  ['Fikirler, Yazılıyor, Yayında sütunlu kanban panosu', 'tr', ['Fikirler', 'Yazılıyor', 'Yayında']],
  [
    'Kanban-Board mit den Spalten Ideen, In Arbeit und Fertig; Karten verschieben',
    'de',
    ['Ideen', 'In Arbeit', 'Fertig'],
  ],
  ['Tablica kanban z kolumnami', 'pl', []],
])('reads the columns of a board: %s', (prompt, language, columns) => {
  expect(columnsAbroad(prompt, language)).toEqual(columns);
});
