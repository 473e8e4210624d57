import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

const programs = [
  [
    'Landing page for Fernbill, which chases late invoices for corner shops. Two plans: Free and Crew £12/month.',
    'Fernbill',
    'chases late invoices for corner shops',
  ],
  ['Site for Snoweye that warns hikers when a slope turns. Free and Plus €4/month', 'Snoweye', 'warns'],
] as const;

describe('a sign of one word that does something for people by the month', () => {
  it.each(programs)('is a program, and its plans are nothing on offer: %s', (prompt, name) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe('saas');
    expect(brief.name?.value).toBe(name);
    expect(brief.offer?.value).toBe('tool');
    // Whom it is for asks for no shop.
    expect(brief.sections.map(({ value }) => value)).not.toContain('products');
  });

  it.each([
    'Site for Marlowe, which bakes wedding cakes in Hull. Tasting box £12/month',
    'Site for Fernside that rents kayaks by the hour. Kayak £12 an hour',
    'Landing page for Bellamy, which cleans chimneys. Sweep £60',
  ])('is none where somebody makes, lets or cleans something: %s', (prompt) => {
    expect(readBrief(prompt).kind.value).not.toBe('saas');
  });
});
