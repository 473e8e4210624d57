import { useSyncExternalStore } from 'react';
import { session } from '@/services/account/session';
import { PageHeading } from '@/ui/page-heading';
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
      <PageHeading title="Free until it is your trade.">
        Every plan makes the same sites with the same composer, online or not. You pay for more of it: more
        projects, more people, a longer memory.
      </PageHeading>
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
