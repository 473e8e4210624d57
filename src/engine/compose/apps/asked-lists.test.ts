import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { findWords } from '../../plan/words/find-words';
import { findApp } from './find-app';
import type { SiteKind } from '@/domain/site/vocabulary';

await loadAllCopy();

function write(kind: SiteKind, prompt: string): string {
  const context = { brief: readBrief(prompt), name: '', words: findWords('en'), seed: 1, level: 2 as const };
  const app = findApp(kind);
  return `${app?.title(context)} ${app?.html(context).toString()} ${app?.script(context)}`.replaceAll(
    /\s+/gu,
    ' ',
  );
}

describe('what a prompt lists for an app', () => {
  it.each<[SiteKind, string, readonly string[]]>([
    [
      'poll',
      'poll: where should we eat on Friday? Pizza, Sushi, Tacos',
      ['Where should we eat on Friday?', 'Pizza', 'Sushi', 'Tacos'],
    ],
    [
      'tracker',
      'expense tracker in euros with categories food, rent, travel',
      ['>Food<', '>Rent<', '>Travel<'],
    ],
    ['crm', 'crm for a designer with columns lead, contacted, won', ['>Lead<', '>Contacted<', '>Won<']],
    ['kanban', 'board with columns Backlog, Doing, Review, Done', ['Backlog', 'Review']],
    ['booking', 'booking app for a barber: haircut £25, beard £15', ['Haircut · £25', 'Beard · £15']],
    ['calculator', 'bill splitter for flatmates', ['Bill splitter']],
    ['calculator', 'Loan calculator, €12,000 at 5.5% for 4 years, CSV of the schedule', ['Export CSV']],
    [
      'todo',
      'To do list for my thesis: chapters Intro, Methods, Discussion as categories',
      ['>Intro<', '>Discussion<'],
    ],
    ['poll', 'Poll: Team lunch spot. Options: Bella Italia, Sushi Bar', ['Team lunch spot', 'Bella Italia']],
    [
      'booking',
      'Doctor booking, 20 minute slots Mon-Fri 9:00-16:00, patient name, phone, reason; booking code',
      ['Reason'],
    ],
  ])('%s: %j', (kind, prompt, words) => {
    const text = write(kind, prompt);
    for (const word of words) expect(text).toContain(word);
  });

  it('takes no part of the page for a category', () => {
    expect(write('tracker', 'expense tracker with categories, search, export')).toContain('>Groceries<');
  });
});
