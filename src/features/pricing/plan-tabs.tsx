import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { planFeatureSections } from '@/domain/plans/plan-features';
import { plans } from '@/domain/plans/plans';
import { Hint } from '@/ui/hint';
import { PlanHead } from './plan-head';
import { PlanValue } from './plan-value';

/** One plan at a time, for phones; the popular one first. Arrows, Home and End move between the tabs. */
export function PlanTabs({ hrefOf }: { hrefOf: (id: string) => string }) {
  const id = useId();
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      plans.findIndex(({ popular }) => popular),
    ),
  );
  const tabs = useRef<HTMLDivElement>(null);
  const plan = plans[shown];
  if (!plan) return null;
  const go = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? plans.length - 1
          : step && (shown + step + plans.length) % plans.length;
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div
        ref={tabs}
        role="tablist"
        aria-label="Plans"
        className="grid grid-cols-3 rounded-lg border border-line bg-sunken p-1"
      >
        {plans.map(({ id: planId, name, popular }, index) => (
          <button
            key={planId}
            type="button"
            role="tab"
            id={`${id}-${planId}`}
            aria-selected={index === shown}
            aria-controls={`${id}-panel`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
            onKeyDown={go}
            className="relative h-10 rounded-control text-sm font-semibold text-muted aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-[0_0_0_1px_var(--line)]"
          >
            {name}
            {popular && (
              <span className="ms-1.5 inline-block size-1.5 rounded-full bg-blueprint align-middle" />
            )}
          </button>
        ))}
      </div>
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
