import { Link } from 'react-router-dom';
import { appBase } from '@/contract/urls';
import type { Testimonial } from '@/domain/marketing/testimonials';
import { SampleMark } from './sample-mark';

/** A customer's words, below a real site of the kind that the customer would have. */
export function QuoteCard({ quote }: { quote: Testimonial }) {
  const { text, name, role, templateId } = quote;
  const at = (width: number) => `${appBase}templates/${templateId}-${width}.webp`;
  return (
    <figure className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-raised">
      <Link
        to={`/templates/${templateId}`}
        className="group relative block aspect-4/3 overflow-hidden border-b border-line bg-sunken -outline-offset-2"
      >
        <img
          src={at(480)}
          srcSet={`${at(480)} 480w, ${at(960)} 960w`}
          sizes="(min-width: 64rem) 400px, 92vw"
          width={480}
          height={360}
          alt=""
          decoding="async"
          className="block h-full w-full object-cover object-top"
        />
        <span className="absolute start-3 bottom-3 rounded-[5px] border border-line bg-raised px-2 py-0.5 text-[12.5px] font-semibold group-hover:border-edge">
          A site of that kind<span className="sr-only">, for {name}</span>
        </span>
      </Link>
      <div className="grid grid-rows-[1fr_auto] gap-5 p-5">
        <blockquote className="font-display text-xl leading-snug font-[560] tracking-tight">
          “{text}”
        </blockquote>
        <Person name={name} role={role} />
      </div>
    </figure>
  );
}

/** A customer's words alone. */
export function PlainQuote({ quote }: { quote: Testimonial }) {
  const { text, name, role } = quote;
  return (
    <figure className="grid grid-rows-[1fr_auto] gap-5 border-t border-line pt-5">
      <blockquote className="max-w-[32em] text-[17px]">“{text}”</blockquote>
      <Person name={name} role={role} />
    </figure>
  );
}

function Person({ name, role }: { name: string; role: string }) {
  return (
    <figcaption className="text-[14.5px] text-muted">
      <span className="font-semibold text-ink">{name}</span>, {role}{' '}
      <span className="ms-1 whitespace-nowrap">
        <SampleMark />
      </span>
    </figcaption>
  );
}
