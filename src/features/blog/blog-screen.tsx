import { Link } from 'react-router-dom';
import { articles } from '@/domain/writing/articles';
import { PageHeading } from '@/ui/page-heading';
import { PublishedOn } from './published-on';

/** All articles, newest first. */
export function BlogScreen() {
  return (
    <div className="mx-auto max-w-[1280px] px-5 pt-10 pb-20 md:px-8 lg:pt-16">
      <PageHeading title="Blog">
        How Sitewright is built, by the people who build it. Figures are measured; how is told in the text.
      </PageHeading>
      <ul className="grid border-t border-line">
        {articles.map(({ slug, title, description, date }) => (
          <li key={slug} className="border-b border-line">
            <Link
              to={`/blog/${slug}`}
              className="group grid gap-x-10 gap-y-2 py-8 lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-10"
            >
              <span className="text-sm text-muted lg:pt-2">
                <PublishedOn date={date} />
              </span>
              <span>
                <span className="block font-display text-[clamp(26px,2.6vw,34px)] leading-[1.1] font-[620] tracking-tight group-hover:text-blueprint">
                  {title}
                </span>
                <span className="mt-2.5 block max-w-[40em] text-[17px] text-muted">{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
