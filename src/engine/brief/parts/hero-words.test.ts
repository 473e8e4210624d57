import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const headingOf = (prompt: string) =>
  readBrief(prompt).quotes.find(({ value }) => value.use === 'heading')?.value.text;

describe('words for the hero', () => {
  it.each([
    [
      'Landing page for Beacon, a status page tool. Hero says "Tell your users first". FAQ',
      'Tell your users first',
    ],
    ['Page for Loopwise, an interview tool. The hero reads "Hear it from them".', 'Hear it from them'],
    ['Site for Quorum, a meeting platform, hero should read "Meetings that end"', 'Meetings that end'],
    ['Landing page for Glint, a flag tool. Hero "Ship it dark". Free plan', 'Ship it dark'],
  ])('are its headline: %s', (prompt, words) => {
    expect(headingOf(prompt)).toBe(words);
  });

  it('are no part of the site, not even a piece of them', () => {
    const brief = readBrief(
      'Site for Ostler, horse-care platform. The hero should say "Every horse, one diary".',
    );
    expect(brief.parts).toEqual([]);
  });
});

describe('a tool for pages and sites', () => {
  it.each([
    ['Landing page for Beacon, a status page tool for small teams', 'status page tool'],
    ['Website builder tool for bakeries called Crumbpage', 'Website builder tool'],
  ])('is software, and not the site that is asked for: %s', (prompt, offer) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe('saas');
    expect(brief.offer?.value).toBe(offer);
  });
});
