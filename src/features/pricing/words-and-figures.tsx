import { figures } from '@/domain/marketing/figures';
import { testimonials } from '@/domain/marketing/testimonials';

const quote = testimonials[2];

/** A customer's words beside the figures of the product. */
export function WordsAndFigures() {
  return (
    <section
      aria-label="What customers say"
      className="grid gap-10 border-t border-line pt-12 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pt-16"
    >
      {quote && (
        <figure className="grid content-start gap-5">
          <blockquote className="font-display text-[clamp(26px,2.6vw,34px)] leading-[1.18] font-[560] tracking-[-0.02em] text-balance">
            “{quote.text}”
          </blockquote>
          <figcaption className="text-[14.5px] text-muted">
            <span className="font-semibold text-ink">{quote.name}</span>, {quote.role}
            <span className="ms-2 text-[11.5px]">sample</span>
          </figcaption>
        </figure>
      )}
      <dl className="grid grid-cols-2 content-start">
        {figures.map(({ value, label }, index) => (
          <div
            key={label}
            className={`flex flex-col-reverse justify-end gap-1 border-line py-5 odd:pe-5 even:border-s even:ps-5 ${index > 1 ? 'border-t' : ''}`}
          >
            <dt className="text-[14.5px] text-muted">{label}</dt>
            <dd className="font-display text-[36px] leading-none font-[620] tracking-[-0.03em] tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
