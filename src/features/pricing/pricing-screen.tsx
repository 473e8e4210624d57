import { useSyncExternalStore } from 'react';
import { session } from '@/services/session';
import { HelpChoosing } from './help-choosing';
import { PlanTable } from './plan-table';
import { PlanTabs } from './plan-tabs';
import { WordsAndFigures } from './words-and-figures';

// A page drawn ahead of time is nobody's.
const readNobody = () => null;

/** The plans: tabs on phones, one table on wide windows. */
export function PricingScreen() {
  const user = useSyncExternalStore(session.subscribe, session.read, readNobody);
  const hrefOf = (plan: string) => (user ? `/app/billing?plan=${plan}` : `/signup?plan=${plan}`);
  return (
    <div className="mx-auto max-w-[1280px] px-5 pt-10 pb-20 md:px-8 lg:pt-16">
      <div className="mb-8 grid max-w-[46rem] gap-4 lg:mb-10">
        <h1 className="text-[clamp(36px,4.6vw,60px)] leading-[1.04] font-[620] tracking-[-0.035em]">
          Free until it is your trade.
        </h1>
        <p className="max-w-[58ch] text-lg text-muted">
          Every plan makes the same sites with the same composer, online or not. You pay for more of it: more
          projects, more people, a longer memory.
        </p>
      </div>
      <div className="lg:hidden print:hidden">
        <PlanTabs hrefOf={hrefOf} />
      </div>
      <div className="hidden lg:block print:block">
        <PlanTable hrefOf={hrefOf} />
      </div>
      <div className="mt-16 grid gap-14 lg:mt-24 lg:gap-20">
        <HelpChoosing />
        <WordsAndFigures />
      </div>
    </div>
  );
}
