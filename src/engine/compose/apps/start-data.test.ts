// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { openApp, seek, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('has the tasks that the prompt names, in their category, and none of them again once they are gone', () => {
  const prompt =
    'packing list app with categories Clothes and Documents. Already on it: passport (Documents), phone charger';
  openApp('todo', prompt);
  expect(textsOf('.task-text')).toEqual(['Passport', 'Phone charger']);
  expect(textsOf('.task-fields')).toEqual(['Documents', '']);
  for (const _ of ['Passport', 'Phone charger']) seek('[data-remove]').click();
  openApp('todo', prompt);
  expect(textsOf('.task-text')).toEqual([]);
});

it('has the cards that the prompt quotes, in the columns it gives', () => {
  openApp(
    'kanban',
    "Kanban board with columns Ideas, To book and Done and cards: 'Find florist', 'Taste cakes', 'Send invitations'",
  );
  expect(textsOf('.column header h2')).toEqual(['Ideas', 'To book', 'Done']);
  expect(textsOf('[data-count]')).toEqual(['3', '0', '0']);
});

it('fills the table of a log with what stands in brackets', () => {
  openApp(
    'tracker',
    'plant tracker: plant name, room, last watered, how often. Start with Monstera (living room, every 7 days), Basil (every 2 days)',
  );
  expect(textsOf('[data-rows] tr td:nth-child(-n + 4)')).toEqual([
    'Basil', '', '', 'every 2 days', 'Monstera', 'living room', '', 'every 7 days',
  ]); // prettier-ignore
});

describe('what is asked for without a name', () => {
  it('stands in the habits, as many as were asked for', () => {
    openApp('habits', 'Habit tracker with streaks, weekly view, 5 starting habits');
    expect(document.querySelectorAll('[data-rows] tr')).toHaveLength(5);
  });

  it('stands on the board, most of it at the beginning', () => {
    openApp(
      'kanban',
      'Kanban board for a wedding with columns Ideas, Booked, Paid and some cards to start with',
    );
    expect(textsOf('.card-text')).toContain('Write the guest list');
    expect(document.querySelectorAll('.column:last-of-type .kanban-card').length).toBeGreaterThan(0);
  });

  it('is what an occasion asks for, room by room, with a bar that fills', () => {
    openApp('todo', 'A to-do list for moving house with sections by room and a progress bar');
    expect(textsOf('.task-text')).toContain('Defrost the freezer');
    expect(textsOf('#task-category option')).toContain('Kitchen');
    const bar = seek<HTMLProgressElement>('[data-progress]');
    expect(bar.value).toBe(0);
    seek('.task input[type="checkbox"]').click();
    expect(bar.value).toBeGreaterThan(0);
  });

  it('is nothing where nobody asked', () => {
    openApp('kanban', 'Kanban board for a wedding with columns Ideas, Booked, Paid');
    expect(textsOf('.card-text')).toEqual([]);
  });
});

it('offers answers to an open question, as many as were asked for', () => {
  openApp('poll', 'Poll: where should we go for the team lunch? Four options and live results');
  const answers = textsOf('.poll-option label');
  expect(answers).toHaveLength(4);
  expect(answers).not.toContain('Yes');
});

it('begins with rows that semicolons part, each part of them in its own column', () => {
  openApp(
    'tracker',
    'Bike register with bike, owner and how often to service in days. Starting bikes: Tandem, Uncle Joe, every 90 days; Gravel, Pia, every 60 days.',
  );
  expect(textsOf('tbody tr').map((row) => row.replace(/\s+/gu, ' '))).toEqual([
    expect.stringMatching(/Gravel.*Pia.*60/u),
    expect.stringMatching(/Tandem.*Uncle Joe.*90/u),
  ]);
});

it('begins with tasks led in by any noun, and gives each the person behind it', () => {
  openApp(
    'todo',
    'Task list for our choir. Who does it (Rosa, Tim or Ivo), priority of must, should or could. Start with these two jobs: Copy scores (Ivo), Book the hall (Rosa). Filter by who does it.',
  );
  expect(textsOf('.task-text')).toEqual(['Copy scores', 'Book the hall']);
  expect(textsOf('#task-priority option')).toEqual(['–', 'Must', 'Should', 'Could']);
  expect(textsOf('#task-only option').slice(1)).toEqual(['Ivo', 'Rosa']);
});

it('keeps a habit that begins like the place of a button', () => {
  openApp('habits', 'Habit tracker: floss, in bed by ten, no phone at meals');
  expect(seek('[data-rows]').textContent).toContain('In bed by ten');
});
