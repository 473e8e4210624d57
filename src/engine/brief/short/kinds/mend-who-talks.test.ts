import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

it('takes somebody who speaks for a speaker, whatever they did before', () => {
  const brief = readBrief(
    'hello, i am a retired vet who gives talks to clubs about farm life. £50 plus petrol',
  );
  expect([brief.kind.value, brief.offer?.value]).toEqual(['consulting', 'speaker']);
  expect(readBrief('a vet who gives advice on puppies in Hythe').kind.value).toBe('veterinary');
});

it.each([
  ['our darts league in Selby, 12 pubs, Thursday nights, scores each week', 'nonprofit'],
  ['quiz league in Rugby, teams of six, Monday nights', 'nonprofit'],
  ['tow bars and roof racks fitted in Exeter, from £90', 'auto'],
  ['clothes swap in Frome, monthly, bring five things', 'nonprofit'],
])('%s is of the kind %s', (prompt, kind) => {
  expect(readBrief(prompt).kind.value).toBe(kind);
});

it('searches no site by the searches that somebody makes', () => {
  const brief = readBrief('house historian in Wells, most searches take 6-10 hours, £30/hour');
  expect(brief.behaviours.map(({ value }) => value)).not.toContain('search');
  expect(brief.hours).toBeNull();
});

it('shows no film of a trailer on wheels', () => {
  const brief = readBrief('horse trailers and tipping trailers serviced in Alford, from £85');
  expect(brief.sections.map(({ value }) => value)).not.toContain('video');
});
