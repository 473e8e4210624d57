import type { Plan, PlanId } from '@/domain/plans/plan';
import { planFeatureSections } from '@/domain/plans/plan-features';

const leading = ['Projects', 'Team members', 'Storage', 'Version history'];

/** What a plan has, in the words of the comparison: its limits first, then what not every plan has. */
export function planFacts(plan: PlanId): string[] {
  const features = planFeatureSections.flatMap(({ features: lines }) => lines);
  const limits = leading.flatMap((name) => {
    const value = features.find((feature) => feature.name === name)?.[plan];
    return typeof value === 'string' ? [`${name}: ${value}`] : [];
  });
  const extras = features
    .filter((feature) => feature.free !== true && !leading.includes(feature.name))
    .flatMap(({ name, ...values }) => {
      const value = values[plan];
      return value === true ? [name] : typeof value === 'string' ? [`${name}: ${value}`] : [];
    });
  return [...limits, ...extras];
}

/** A plan's price as people read it: `$29 per month`. */
export function planPrice({ price, period }: Plan): string {
  return `$${price} ${period}`.trim();
}
