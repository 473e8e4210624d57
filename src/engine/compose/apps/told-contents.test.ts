// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../plan/load-copy';
import { openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
await loadAllLexicons();
beforeEach(() => localStorage.clear());

it('takes every column that is told abroad, up to what the board is for', () => {
  openApp('kanban', 'Tablero kanban con las columnas Por leer, Leyendo, En pausa y Leído para un club de lectura'); // prettier-ignore
  expect(textsOf('.column h2')).toEqual(['Por leer', 'Leyendo', 'En pausa', 'Leído']);
});

it('asks the questions that are told without answers, and lets whoever answers say whether they knew', () => {
  openApp('quiz', 'could you make a quiz with these 3 questions: What is a mortise? Which saw cuts across the grain? When is glue dry?'); // prettier-ignore
  expect(seek('[data-count]').textContent).toBe('3');
  send('[data-begin]');
  expect(['What is a mortise?', 'Which saw cuts across the grain?', 'When is glue dry?']).toContain(seek('#question').textContent); // prettier-ignore
  expect(textsOf('.quiz-answer').toSorted()).toEqual(['Ask again', 'I knew it']);
});

it('keeps what each session of a timer was for where a log of that is asked for', () => {
  openApp('timer', 'focus timer, 45/15 minutes, and a log of what I did');
  expect(document.querySelector('input[data-subject]')).not.toBeNull();
  openApp('timer', 'focus timer, 45/15 minutes, with a log');
  expect(document.querySelector('[data-subject]')).toBeNull();
});

it('knows from where each thing in store runs low', () => {
  openApp('inventory', 'stock list for a nail bar with minimum stock: polish 24 (min 10), files 60 (min 20), acetone 3 (min 4)'); // prettier-ignore
  expect(textsOf('tbody td:first-child')).toEqual(['Acetone', 'Files', 'Polish']);
  expect(seek('[data-alert]').textContent).toBe('Low stock: 1: Acetone');
});

it('narrows a directory by the choices and the towns that are told', () => {
  openApp('directory', 'Directory of village bakers, filter by speciality and town. Specialities: rye, brioche, pies. Towns: Ripon, Thirsk, Bedale'); // prettier-ignore
  expect(textsOf('#find-city option').slice(1)).toEqual(['Bedale', 'Ripon', 'Thirsk']);
  expect(textsOf('#find-group option').slice(1)).toEqual(['Brioche', 'Pies', 'Rye']);
});

it('ticks the habits that are told behind whose they are', () => {
  openApp('habits', 'habit tracker for our twins: tidy the desk, walk the dog, ten pages of a book');
  expect(document.body.textContent).not.toContain('Our twins');
  expect(document.body.textContent).toContain('Tidy the desk');
});

it('lets people vote for answers of several words, and for no rule of the vote', () => {
  openApp('poll', 'poll: where should the summer outing go? the zoo, a boat trip on the lake, or minigolf, only one vote each'); // prettier-ignore
  expect(textsOf('.poll-option label')).toEqual(['Zoo', 'Boat trip on the lake', 'Minigolf']);
});

it('books rooms that are listed, on the days that are not left out', () => {
  openApp('booking', 'Booking form for our two studios: Red (4 people, £20/h), Blue (9 people, £35/h), open 10-18, no mondays'); // prettier-ignore
  expect(textsOf('select option').filter((text) => / · /u.test(text))).toEqual(['Red · £20/h · 4 people', 'Blue · £35/h · 9 people']); // prettier-ignore
});
