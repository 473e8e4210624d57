import { useId, useState } from 'react';
import { TabList } from '@/ui/tab-list';
import { roles } from './roles';

/** What the product is for developers, designers and teams. */
export function RoleSection() {
  const id = useId();
  const [shown, setShown] = useState<string>('developers');
  const role = roles.find((known) => known.id === shown) ?? roles[0];
  const { Drawing } = role;
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2
          id={`${id}-title`}
          className="max-w-[12em] text-[clamp(30px,3.6vw,46px)] leading-[1.06] font-[620] tracking-[-0.03em]"
        >
          One sentence in, and then it is yours.
        </h2>
        <TabList label="Made for" id={id} tabs={roles} selected={role.id} onSelect={setShown} />
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${role.id}`}
        className="grid overflow-hidden rounded-card border border-line bg-raised lg:grid-cols-2"
      >
        <ul className="grid content-center gap-6 p-6 md:p-9">
          {role.points.map(({ title, text }) => (
            <li key={title} className="grid gap-1">
              <h3 className="text-lg font-semibold tracking-tight">{title}</h3>
              <p className="max-w-[32em] text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <div
          aria-hidden
          className="drafting-grid grid min-h-72 place-content-center border-line bg-sunken p-6 max-lg:border-t lg:border-s"
        >
          <Drawing />
        </div>
      </div>
    </section>
  );
}
