import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

const plansOf = (prompt: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'pricing')
    .map(({ value }) => `${value.name} ${value.price ?? '-'}`);

it('plans by the month tell a program, and one whose price is a matter of talking is a plan, too', () => {
  const prompt =
    'Landing page for Pipewright, CI pipelines for monorepos. pricing: Hobby free, Team $20/month, Enterprise custom.';
  const { kind, offer } = readBrief(prompt);
  expect([kind.value, offer?.value]).toEqual(['saas', 'CI pipelines for monorepos']);
  expect(plansOf(prompt)).toEqual(['Hobby free', 'Team $20/month', 'Enterprise custom']);
  const bare =
    'Website for Lanternfish, uptime monitoring for small shops. Free, Pro €9/month and Team €29/month. FAQ.';
  expect(plansOf(bare)).toEqual(['Free -', 'Pro €9/month', 'Team €29/month']);
  expect(readBrief('Website for Kantwerk, a gym in Ede. Basic €20/month, Plus €35/month.').kind.value).toBe(
    'gym',
  );
});
