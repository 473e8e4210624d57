import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(async () => {
  await loadAllLexicons();
});

describe('what is said in passing of whoever speaks', () => {
  it.each([
    ["I've just qualified as a counsellor and need a simple site, Maidstone", 'therapist', /^counsellor$/u],
    ['my husband repairs old radios and valve amps from our garage in Ballarat', 'unknown', /radio/u],
    ['hi im sam, i do garden clearance and small removals in Derby', 'home-services', /clearance/u],
    ["hello, I'm a widow and I let two rooms in my house in Whitby, £55 a night", 'hotel', /house|rooms/u],
    ['Website for a chess coach for kids', 'course', /chess coach/u],
  ])('%s', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    expect(brief.prompt).toBe(prompt);
    expect(brief.kind.value).toBe(kind);
    expect(brief.offer?.value).toMatch(offer);
  });

  it('keeps the friends of a park in their name', () => {
    expect(readBrief('We are the friends of Holloway Park, we plant and litter pick').name?.value).toBe(
      'Friends of Holloway Park',
    );
  });
});
