import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();

it('shows as many rewards as are asked for, in the money of the goal', () => {
  const plan = makePlan(
    readBrief(
      'Crowdfunding page for a wooden board game "Tides", goal £20,000, 4 reward tiers, progress bar',
    ),
    1,
  );
  const rewards = plan.pages[0]?.sections.find(({ type }) => type === 'pricing')?.content;
  expect(rewards?.title).toBe('Rewards');
  expect(rewards?.items).toHaveLength(4);
  expect(rewards?.items?.every(({ price, sample }) => price?.startsWith('£') === true && sample === true)).toBe(true); // prettier-ignore
  expect(plan.pages[0]?.sections.find(({ type }) => type === 'stats')?.variant).toBe('meter');
});
