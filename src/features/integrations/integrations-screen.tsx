import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  chooseCategory,
  integrationCategories,
  ofCategory,
  type IntegrationChoice,
} from '@/domain/integrations/integration';
import { integrations } from '@/domain/integrations/integrations';
import { buttonLook } from '@/ui/button';
import { PageFrame } from '@/ui/page-frame';
import { PageHeading } from '@/ui/page-heading';
import { TabList } from '@/ui/tab-list';
import { categoryWords } from './category-words';
import { IntegrationCard } from './integration-card';
import { PlannedFigures } from './planned-figures';
import { RequestBlock } from './request-block';

const tabs = [
  { id: 'all', label: 'All' },
  ...integrationCategories.map((id) => ({ id, label: categoryWords[id].title })),
];
const plural = new Intl.PluralRules('en-US');
const workWords: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'works today',
  other: 'work today',
};

/** What Sitewright works with, by category: what can be used today, what is to come, and what is made by agreement. */
export function IntegrationsScreen() {
  const id = useId();
  const [choice, setChoice] = useState<IntegrationChoice>('all');
  const shown = ofCategory(integrations, choice);
  const ready = shown.filter(({ status }) => status === 'Available').length;
  const choose = (chosen: string) =>
    setChoice((active) =>
      chooseCategory(active, integrationCategories.find((one) => one === chosen) ?? 'all'),
    );
  return (
    <PageFrame>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <PageHeading title="Plain files get along with everything.">
          What you make needs no connector to leave. Here is where it goes, what it takes in, and what is
          still on the drawing board.
        </PageHeading>
        <div className="mb-8 flex flex-wrap gap-2.5 lg:mb-10">
          <Link to="/contact?about=integration" className={buttonLook({ variant: 'ink' })}>
            Request an integration
          </Link>
          <Link to="/docs" className={buttonLook()}>
            Read the docs
          </Link>
        </div>
      </div>
      <div className="-mx-5 overflow-x-auto px-5 md:mx-0 md:px-0">
        <div className="min-w-max">
          <TabList label="Categories" id={id} tabs={tabs} selected={choice} onSelect={choose} />
        </div>
      </div>
      <section role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${choice}`}>
        <h2 className="sr-only">{choice === 'all' ? 'All integrations' : categoryWords[choice].title}</h2>
        <p role="status" className="mt-5 mb-4 text-sm text-muted tabular-nums">
          {ready} of {shown.length} {workWords[plural.select(ready)] ?? 'work today'}
        </p>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {shown.map((integration) => (
            <li key={integration.name} className="grid">
              <IntegrationCard integration={integration} />
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-16 grid gap-14 lg:mt-24 lg:gap-20">
        <PlannedFigures />
        <RequestBlock />
      </div>
    </PageFrame>
  );
}
