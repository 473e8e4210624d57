import { Link } from 'react-router-dom';
import type { Plan } from '@/domain/plans/plan';
import { buttonLook } from '@/ui/button';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** A plan's name, price, what it is for, and the way into it. */
export function PlanHead({ plan, href }: { plan: Plan; href: string }) {
  return (
    <div className="grid content-start gap-3">
      <p className="flex flex-wrap items-center gap-2.5">
        <span className="font-display text-xl font-semibold tracking-tight">{plan.name}</span>
        {plan.popular && (
          <span className="rounded-[5px] border border-dashed border-blueprint bg-blueprint-soft px-1.5 py-0.5 text-[11.5px] font-medium text-blueprint">
            Popular
          </span>
        )}
      </p>
      <p className="flex items-baseline gap-2">
        <span className="font-display text-[44px] leading-none font-[620] tracking-[-0.03em] tabular-nums">
          {dollars.format(plan.price)}
        </span>
        {plan.period !== '' && <span className="text-sm font-normal text-muted">{plan.period}</span>}
      </p>
      <p className="text-[14.5px] leading-snug font-normal text-muted lg:min-h-[2lh]">{plan.description}</p>
      <Link to={href} className={buttonLook({ variant: plan.buttonVariant })}>
        {plan.buttonText}
      </Link>
    </div>
  );
}
