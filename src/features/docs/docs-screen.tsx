import { Link } from 'react-router-dom';
import { PageHeading } from '@/ui/page-heading';
import { SearchField } from './search-field';
import { guidePages, placedGroups } from './written-places';

/** The way into the documentation: the search, every document by groups, and the guides. */
export function DocsScreen() {
  return (
    <div className="mx-auto max-w-[1280px] px-5 pt-10 pb-20 md:px-8 lg:pt-16">
      <PageHeading title="Docs">
        How Sitewright works: making, changing, keeping and publishing a site. All of it is on this device,
        search included, and can be read without a network.
      </PageHeading>
      <div className="relative z-10 mb-12 max-w-[40rem] lg:mb-16">
        <SearchField size="large" />
      </div>
      <div className="grid gap-x-14 gap-y-12 lg:gap-y-14">
        {placedGroups.map(({ title, pages }) => (
          <section
            key={title}
            aria-labelledby={anchorOf(title)}
            className="grid gap-x-14 gap-y-5 lg:grid-cols-[14.5rem_minmax(0,1fr)]"
          >
            <h2 id={anchorOf(title)} className="text-2xl font-semibold tracking-tight">
              {title}
            </h2>
            <ul className="grid gap-x-10 sm:grid-cols-2">
              {pages.map(({ path, title: name, description }) => (
                <li key={path} className="border-b border-line first:border-t sm:nth-2:border-t">
                  <Link to={path} className="group block py-4">
                    <span className="font-semibold group-hover:text-blueprint">{name}</span>
                    <span className="mt-0.5 block text-[14.5px] leading-snug text-muted">{description}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section
        aria-labelledby="docs-guides"
        className="mt-16 rounded-card border border-line bg-raised p-6 sm:p-10 lg:mt-20"
      >
        <h2 id="docs-guides" className="text-3xl font-semibold tracking-tight">
          Rather step by step?
        </h2>
        <p className="mt-2 mb-6 max-w-[37.5rem] text-muted">
          The guides go from the first sentence to the last click.
        </p>
        <ul className="flex flex-wrap gap-2.5">
          {guidePages.map(({ path, title }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-block rounded-full border border-line px-4 py-2 text-[14.5px] transition-colors hover:border-edge"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
