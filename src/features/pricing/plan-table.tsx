import { planFeatureSections } from '@/domain/plans/plan-features';
import { plans } from '@/domain/plans/plans';
import { Hint } from '@/ui/hint';
import { PlanHead } from './plan-head';
import { PlanValue } from './plan-value';

/** All plans side by side, for wide windows. */
export function PlanTable({ hrefOf }: { hrefOf: (id: string) => string }) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-[14.5px]">
      <caption className="sr-only">What each plan holds</caption>
      <colgroup>
        <col className="w-[28%]" />
        <col span={3} className="w-[24%]" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Feature</span>
          </th>
          {plans.map((plan) => (
            <th
              key={plan.id}
              scope="col"
              className={`border-x border-t px-6 pt-6 pb-7 text-start align-top ${plan.popular ? 'rounded-t-card border-blueprint bg-raised' : 'border-x-transparent border-t-line'}`}
            >
              <PlanHead plan={plan} href={hrefOf(plan.id)} />
            </th>
          ))}
        </tr>
      </thead>
      {planFeatureSections.map(({ title, features }, section) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" className="pt-8 pb-2 text-start font-display text-[17px] font-semibold">
              {title}
            </th>
            {plans.map((plan) => (
              <td key={plan.id} aria-hidden className={`border-x ${frame(plan.popular)}`} />
            ))}
          </tr>
          {features.map((feature, line) => {
            const isLast = section === planFeatureSections.length - 1 && line === features.length - 1;
            return (
              <tr key={feature.name}>
                <th scope="row" className="border-t border-line py-3 pe-6 text-start font-normal">
                  <Hint text={feature.tooltip}>{feature.name}</Hint>
                </th>
                {plans.map((plan) => (
                  <td
                    key={plan.id}
                    className={`border-x border-t px-6 py-3 ${frame(plan.popular)} ${isLast && plan.popular ? 'rounded-b-card border-b border-b-blueprint' : ''}`}
                  >
                    <PlanValue value={feature[plan.id]} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

// The sides of the popular plan are drawn in blueprint; the lines between the rows stay hairlines.
function frame(isPopular: boolean): string {
  return isPopular ? 'border-x-blueprint border-t-line bg-raised' : 'border-x-transparent border-t-line';
}
