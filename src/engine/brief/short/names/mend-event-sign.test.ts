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
