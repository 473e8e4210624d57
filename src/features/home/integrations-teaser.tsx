import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { joinClasses } from '@/ui/join-classes';

const names = [
  { name: 'Zip', isThere: true },
  { name: 'GitHub Pages', isThere: true },
  { name: 'Netlify', isThere: true },
  { name: 'Cloudflare Pages', isThere: true },
  { name: 'Any static host', isThere: true },
  { name: 'Ollama', isThere: false },
  { name: 'Your own key', isThere: false },
] as const;

/** What works together with the product, and the way to all of it. */
export function IntegrationsTeaser() {
  return (
    <section
      aria-labelledby="teaser"
      className="grid gap-6 rounded-card border border-line bg-raised p-6 md:p-9 lg:grid-cols-[1fr_1.2fr] lg:items-center lg:gap-12"
    >
      <div className="grid gap-3">
        <h2 id="teaser" className="text-[clamp(26px,2.6vw,34px)] leading-[1.1] font-[620] tracking-tight">
          Needs nobody. Goes anywhere.
        </h2>
        <p className="text-muted">
          What you make is plain files: a zip that any host serves as it is. Models of your own, local or with
          a key, are next; the composer stays what answers without them.
        </p>
        <Link
          to="/integrations"
          className="inline-flex items-center gap-2 justify-self-start py-1 font-semibold underline decoration-edge underline-offset-[6px] hover:decoration-ink"
        >
          All integrations
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      </div>
      <ul className="flex flex-wrap gap-2">
        {names.map(({ name, isThere }) => (
          <li
            key={name}
            className={joinClasses(
              'flex items-baseline gap-2 rounded-control border px-3.5 py-2 font-code text-[13px]',
              isThere ? 'border-edge' : 'border-dashed border-blueprint text-blueprint',
            )}
          >
            {name}
            {!isThere && <span className="text-[11.5px]">coming</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
