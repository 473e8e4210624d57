import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHeading } from '@/ui/page-heading';
import { guidePages } from './written-places';

/** All guides, in the order they are best read. */
export function GuidesScreen() {
  return (
    <div className="mx-auto max-w-[1280px] px-5 pt-10 pb-20 md:px-8 lg:pt-16">
      <PageHeading title="Guides">
        Step by step from the first sentence to a site on the web. Each ends with something that works.
      </PageHeading>
      <ol className="grid border-t border-line">
        {guidePages.map(({ path, title, description }, index) => (
          <li key={path} className="border-b border-line">
            <Link
              to={path}
              className="group grid items-baseline gap-x-8 gap-y-1.5 py-7 sm:grid-cols-[3rem_minmax(0,1fr)_auto]"
            >
              <span aria-hidden className="font-code text-[13px] text-blueprint">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span>
                <span className="block font-display text-[26px] leading-tight font-[620] tracking-[-0.02em] group-hover:text-blueprint">
                  {title}
                </span>
                <span className="mt-1.5 block max-w-[40em] text-muted">{description}</span>
              </span>
              <ArrowRight
                size={20}
                aria-hidden
                className="self-center text-muted transition-transform duration-150 group-hover:translate-x-1 group-hover:text-blueprint max-sm:hidden rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ol>
      <p className="mt-8 text-muted">
        Looking for one thing?{' '}
        <Link to="/docs" className="font-medium text-blueprint underline underline-offset-4">
          The docs are searchable.
        </Link>
      </p>
    </div>
  );
}
