import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Integration, IntegrationStatus } from '@/domain/integrations/integration';
import { Button, buttonLook } from '@/ui/button';
import { joinClasses } from '@/ui/join-classes';
import { categoryWords } from './category-words';

const badges: Readonly<Record<IntegrationStatus, string>> = {
  Available: 'border-line text-moss',
  'Coming Soon': 'border-dashed border-blueprint bg-blueprint-soft text-blueprint',
  Enterprise: 'border-signal text-signal-ink',
};

/** An integration: what it is, what it gives, and the button that its status allows. What is still to come is dashed. */
export function IntegrationCard({ integration }: { integration: Integration }) {
  const { name, description, category, status, features } = integration;
  const { Drawing } = categoryWords[category];
  return (
    <article
      className={joinClasses(
        'grid grid-rows-[auto_1fr_auto] gap-4 rounded-card border p-5 transition-[border-color,box-shadow] duration-150',
        status === 'Coming Soon'
          ? 'border-dashed border-edge'
          : 'border-line bg-raised hover:border-edge hover:shadow-card',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <span
          aria-hidden
          className={joinClasses(
            'grid size-10 place-items-center rounded-control border',
            status === 'Coming Soon'
              ? 'border-dashed border-blueprint text-blueprint'
              : 'border-line bg-sunken',
          )}
        >
          <Drawing size={20} strokeWidth={1.75} />
        </span>
        <span
          className={`rounded-[5px] border px-1.5 py-0.5 font-code text-[11.5px] font-medium ${badges[status]}`}
        >
          {status}
        </span>
      </div>
      <div className="grid content-start gap-1.5">
        <h3 className="text-lg leading-snug font-semibold tracking-tight">{name}</h3>
        <p className="text-[15px] text-muted">{description}</p>
        <ul className="mt-1 grid gap-0.5 text-sm">
          {features.map((feature) => (
            <li key={feature} className="flex items-baseline gap-2">
              <Check aria-hidden size={14} className="shrink-0 translate-y-px text-muted" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <StatusButton integration={integration} />
    </article>
  );
}

function StatusButton({ integration }: { integration: Integration }) {
  const { name } = integration;
  const which = <span className="sr-only">: {name}</span>;
  if (integration.status === 'Available')
    return (
      <Link to={integration.connect} className={buttonLook()}>
        Connect{which}
      </Link>
    );
  if (integration.status === 'Enterprise')
    return (
      <Link to="/contact?about=sales" className={buttonLook()}>
        Contact Sales{which}
      </Link>
    );
  return <Button disabled>Coming Soon{which}</Button>;
}
