import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { appBase } from '@/contract/urls';
import { keptTemplates } from '@/domain/templates/kept-templates';

const shown = 10;

/** Ten sites that the composer made, as pictures that lead to their templates. */
export function Gallery() {
  return (
    <section aria-labelledby="gallery" className="grid gap-7">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2
          id="gallery"
          className="max-w-[13em] text-[clamp(30px,3.6vw,46px)] leading-[1.06] font-[620] tracking-[-0.03em]"
        >
          Ten sites, ten sentences.
        </h2>
        <Link
          to="/templates"
          className="inline-flex items-center gap-2 py-2 font-semibold underline decoration-edge underline-offset-[6px] hover:decoration-ink"
        >
          View All Examples
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5 lg:gap-4">
        {keptTemplates.slice(0, shown).map(({ id, title }, index) => (
          <li key={id} className={index === shown - 1 ? 'md:max-lg:hidden' : ''}>
            <Link
              to={`/templates/${id}`}
              className="group grid gap-2 text-[13.5px] text-muted hover:text-ink"
            >
              <img
                src={`${appBase}templates/${id}-480.webp`}
                srcSet={`${appBase}templates/${id}-480.webp 480w, ${appBase}templates/${id}-960.webp 960w`}
                sizes="(min-width: 64rem) 240px, (min-width: 48rem) 31vw, 46vw"
                width={480}
                height={360}
                alt=""
                loading="lazy"
                decoding="async"
                className="block h-auto w-full rounded-card border border-line bg-sunken transition-[border-color,box-shadow] group-hover:border-edge group-hover:shadow-card"
              />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
