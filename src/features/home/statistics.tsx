const facts = [
  { value: '36', label: 'kinds of site, and twenty apps that keep their data' },
  { value: '11', label: 'languages understood, from right to left too' },
  { value: '0', label: 'requests to other hosts, by the app and by what it makes' },
  { value: '60 KB', label: 'at most, for a page of a made site, compressed' },
] as const;

/** Figures of the product itself: counted in its source and measured by its bench. */
export function Statistics() {
  return (
    <section aria-label="In figures" className="border-y border-line">
      <dl className="grid sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1.5 border-line py-6 max-sm:[&+&]:border-t sm:max-lg:odd:pe-6 sm:max-lg:even:border-s sm:max-lg:even:ps-6 lg:px-6 lg:[&+&]:border-s lg:first:ps-0"
          >
            <dt className="text-[15px] text-muted">{label}</dt>
            <dd className="font-display text-[clamp(40px,4.4vw,60px)] leading-none font-[620] tracking-[-0.035em] tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
