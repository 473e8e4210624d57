import { plannedIntegrations } from '@/domain/marketing/figures';

/** The figures that integrations are meant to reach, drawn as what they are: a plan. */
export function PlannedFigures() {
  return (
    <section
      aria-labelledby="planned"
      className="grid gap-6 rounded-card border border-dashed border-blueprint p-6 sm:p-10 lg:grid-cols-[1fr_1.2fr] lg:items-center lg:gap-12"
    >
      <div className="grid gap-2">
        <p className="font-code text-[13px] font-medium text-blueprint">drawn, not built</p>
        <h2 id="planned" className="text-3xl font-semibold tracking-tight">
          Where this is going
        </h2>
        <p className="max-w-[40em] text-muted">
          These figures are a plan, not a count. What can be used today stands above, and only that is called
          available.
        </p>
      </div>
      <dl className="grid sm:grid-cols-3">
        {plannedIntegrations.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1.5 border-line py-5 max-sm:[&+&]:border-t sm:px-6 sm:[&+&]:border-s"
          >
            <dt className="text-[15px] text-muted">{label}</dt>
            <dd className="font-display text-[36px] leading-none font-[620] tracking-[-0.03em] tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
