import { useId, useState } from 'react';
import { planFeatureSections } from '@/domain/plans/plan-features';
import { plans } from '@/domain/plans/plans';
import { Hint } from '@/ui/hint';
import { TabList } from '@/ui/tab-list';
import { PlanHead } from './plan-head';
import { PlanValue } from './plan-value';

/** One plan at a time, for phones; the popular one first. */
export function PlanTabs({ hrefOf }: { hrefOf: (id: string) => string }) {
  const id = useId();
  const [shown, setShown] = useState<string>((plans.find(({ popular }) => popular) ?? plans[0])?.id ?? '');
  const plan = plans.find((known) => known.id === shown);
  if (!plan) return null;
  const tabs = plans.map(({ id: planId, name, popular }) => ({
    id: planId,
    label: (
      <>
        {name}
        {popular && <span className="ms-1.5 inline-block size-1.5 rounded-full bg-blueprint align-middle" />}
      </>
    ),
  }));
  return (
    <>
      <TabList label="Plans" id={id} tabs={tabs} selected={plan.id} onSelect={setShown} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${plan.id}`}
        className="mt-5 rounded-card border border-line bg-raised p-5"
      >
        <PlanHead plan={plan} href={hrefOf(plan.id)} />
        {planFeatureSections.map(({ title, features }) => (
          <section key={title} aria-label={title}>
            <h2 className="mt-7 mb-1 text-[17px] font-semibold">{title}</h2>
            <dl>
              {features.map((feature) => (
                <div
                  key={feature.name}
                  className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 text-[14.5px]"
                >
                  <dt>
                    <Hint text={feature.tooltip}>{feature.name}</Hint>
                  </dt>
                  <dd className="text-end">
                    <PlanValue value={feature[plan.id]} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
