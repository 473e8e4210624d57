import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it.each([
  [
    'Landing page for a granola startup, Oatly Dotty, in Hove. Bag £6, box of six £30. FAQ',
    'granola company',
  ],
  [
    'Site for a flower subscription startup called Stemly in Hull: small £14, large £29',
    'flower subscription company',
  ],
])('sells at a price, and is the house that it would be at any age: %s', (prompt, offer) => {
  const brief = readBrief(prompt);
  expect(brief.kind.value).not.toBe('saas');
  expect(brief.offer?.value).toBe(offer);
  expect(brief.prompt).toHaveLength(prompt.length);
});

it.each([
  'Landing page for a payroll software startup, Larkline, £9 a month',
  'Landing page for a battery startup, Voltmoss. Pilots, investors, team',
])('stays a young company: %s', (prompt) => {
  expect(readBrief(prompt).prompt).toContain('startup');
});
