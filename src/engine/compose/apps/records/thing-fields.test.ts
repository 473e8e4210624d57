// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const labelsOf = (): string[] => textsOf('[data-editor] label');

it('asks of things what is worth knowing of them, and of amounts how much', () => {
  openApp('tracker', 'make me an app to track my houseplants');
  expect(labelsOf()).toEqual(['Name', 'Room', 'Water every (days)', 'Last watered', 'Notes']);
  openApp('tracker', 'an app to track my push-ups');
  expect(document.querySelector('#spent-amount')).not.toBeNull();
});

it.each([
  ['Application de suivi de lecture : titre, auteur, statut (à lire, en cours, lu), note sur 5, filtre par statut', ['titre', 'auteur', 'statut (à lire, en cours, lu)', 'note sur 5']],
  ['Gestor de gastos en pareja: quién pagó, categoría, importe, saldo entre los dos, exportar CSV', ['quién pagó', 'categoría', 'importe', 'saldo entre los dos']],
])('reads the columns behind a tool in other languages: %s', (prompt, columns) => {
  const brief = readBrief(prompt);
  expect(brief.kind.value).toBe('tracker');
  expect(brief.items.map(({ value }) => value.name)).toEqual(columns);
}); // prettier-ignore

it('adds up by year, and tells what is left of a told sum', () => {
  openApp('tracker', 'Vehicle maintenance log: date, work done, cost, garage. Total cost per year');
  for (const [date, cost] of [['2025-03-01', '80'], ['2026-01-05', '20'], ['2026-02-05', '30']] as const) {
    fill({ '#record-date': date, '#record-cost': cost });
    send('[data-editor]');
  } // prettier-ignore
  expect(textsOf('.records-sums dd span')).toEqual(['2025 80', '2026 50']);
  openApp('tracker', 'Wedding budget planner: items with estimate, actual, paid; remaining of $18,000');
  expect(labelsOf()).toEqual(['Item', 'Estimate', 'Actual', 'Paid']);
  fill({ '#record-item': 'Band', '#record-actual': '3000' });
  send('[data-editor]');
  expect(textsOf('.records-sums dd')).toEqual(['$15,000.00']);
});

it('asks for the told field of a booking, and offers no choice of one court', () => {
  openApp('booking', 'Booking calendar for a community tennis court: 1 hour slots, name and membership number required'); // prettier-ignore
  const labels = textsOf('[data-app] form label');
  expect(labels).toContain('Membership number');
  expect(document.body.innerHTML).not.toContain('Court 2');
});

it('takes a deposit as a share, and works stamp duty out by its bands', () => {
  openApp('calculator', 'Mortgage calculator UK £, deposit in %, stamp duty, show monthly payment');
  expect(seek<HTMLInputElement>('[name="downShare"]').value).toBe('20');
  expect(seek('[data-duty]').textContent).toBe('£7,500');
});

it('shows few accidents and projects, sorted by what is named', () => {
  openApp('dashboard', 'Dashboard: active projects, budget used, safety incidents; bar chart per site');
  expect(document.body.textContent).toContain('Site A');
  expect(document.body.textContent).not.toContain('North');
});

it('knows a board by the columns behind its colon, and a calendar of birthdays by how soon they are', () => {
  expect(readBrief('Team standup board: Yesterday, Today, Blockers').kind.value).toBe('kanban');
  openApp('kanban', 'Team standup board: Yesterday, Today, Blockers');
  expect(textsOf('.column h2')).toEqual(['Yesterday', 'Today', 'Blockers']);
  vi.useFakeTimers({ now: new Date('2026-05-04T10:00') });
  const prompt = 'Birthday calendar: add name and date, shows days left, sorted by next';
  expect(readBrief(prompt).kind.value).toBe('tracker');
  openApp('tracker', prompt);
  for (const [who, day] of [
    ['Ada', '1990-05-03'],
    ['Ben', '1988-05-14'],
  ] as const) {
    fill({ '#record-name': who, '#record-birthday': day });
    send('[data-editor]');
  }
  vi.useRealTimers();
  expect(textsOf('tbody tr td:nth-child(3)')).toEqual(['10', '364']);
});
