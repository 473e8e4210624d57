import { describe, expect, it } from 'vitest';
import { planFeatureSections } from './plan-features';
import { limitsOfPlans } from './plan-limits';
import { plans } from './plans';

/** A limit as the comparison of plans writes it. */
const written = {
  Projects: ({ projects }) => projects?.toString() ?? 'Unlimited',
  'Team members': ({ members }) => members?.toString() ?? 'Unlimited',
  Storage: ({ storageBytes }) => (storageBytes === null ? 'Unlimited' : `${storageBytes / 1e9}GB`),
  'Version history': ({ historyDays }) => (historyDays === null ? 'Unlimited' : `${historyDays} days`),
  'Two-factor authentication': ({ twoFactor }) => twoFactor,
} satisfies Record<string, (limits: (typeof limitsOfPlans)['free']) => string | boolean>;

describe('the limits of the plans', () => {
  it.each(Object.entries(written))('say of %s what the comparison promises', (name, write) => {
    const line = planFeatureSections
      .flatMap(({ features }) => features)
      .find((feature) => feature.name === name);
    expect(line).toBeDefined();
    for (const { id } of plans) expect(write(limitsOfPlans[id])).toBe(line?.[id]);
  });
});
