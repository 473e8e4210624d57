import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

it.each([
  ['Conference Open Ledger, 4 May 2027 in Riga. Speakers and tickets', 'Open Ledger'],
  ['Website for the festival Long Shore Sounds, 2-4 July 2027 in Hull', 'Long Shore Sounds'],
  ['Conference for school nurses in Riga, 4 May 2027', null],
])('parts what an event is from what it is called: %s', (prompt, name) => {
  const brief = readBrief(prompt);
  if (name === null) expect(brief.name?.value ?? '').not.toContain('nurses');
  else expect(brief.name?.value).toBe(name);
});

it('reads a name written before its noun, and none from what is on in a house', () => {
  const days = readBrief(
    'Landing page for the Baltic Data Days conference, 3-5 March 2027 in Tartu. Speakers and tickets.',
  );
  expect(days.name?.value).toBe('Baltic Data Days');
  const museum = readBrief(
    'Site for the Wexcombe Rural Museum. Open Wed-Sun 10-16. Current exhibition: "Iron and Ice", until 3 May 2027. Shop.',
  );
  expect(museum.name?.value).toBe('Wexcombe Rural Museum');
  expect(museum.items.find(({ value }) => value.section === 'events')?.value.name).toBe('Iron and Ice');
});

it('takes for an event what its name says that it is', () => {
  const brief = readBrief(
    'Site for the Oxley Village Fete, Sunday 6 June 2027, 11-4 on the green. Dog agility, plant stall, choir. Free.',
  );
  expect(brief.offer?.value).toBe('village fete');
  expect(brief.colours).toEqual([]);
});

it('takes those who sing or play together for a group, whatever concerts they give', () => {
  const brief = readBrief(
    'Site for the Dunmore Choral Society. Concerts: Elijah 5 December 2026, Carols 19 December 2026. Rehearsals Mondays 19:00.',
  );
  expect([brief.kind.value, brief.offer?.value]).toEqual(['nonprofit', 'choral society']);
});
