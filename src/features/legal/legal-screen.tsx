import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { articleParts } from '@/ui/article-parts';
import type { WrittenModule } from '@/ui/written-module';
import { OperatorLines } from './operator-lines';
import '@/ui/article.css';

const pages = [
  {
    slug: 'privacy',
    title: 'Privacy',
    lead: 'What stays on your device, which is everything, and what leaves it.',
  },
  { slug: 'terms', title: 'Terms', lead: 'What you may do with Sitewright and with what it makes.' },
  { slug: 'cookies', title: 'Cookies', lead: 'Every name under which this browser keeps something for you.' },
] as const;
export type LegalPage = (typeof pages)[number]['slug'];

const parts = { ...articleParts(Link), Operator: OperatorLines } as Readonly<
  Record<string, ComponentType<never>>
>;
const bodies = new Map(
  Object.entries(import.meta.glob<WrittenModule>('./pages/*.mdx')).map(([file, load]) => [
    file.replace(/^.*\/|\.mdx$/g, ''),
    lazy(async () => {
      const { default: Content } = await load();
      return { default: () => <Content components={parts} /> };
    }),
  ]),
);

/** A page of the rules: privacy, terms or cookies. */
export function LegalScreen({ page }: { page: LegalPage }) {
  const { title, lead } = pages.find(({ slug }) => slug === page) ?? pages[0];
  const body = bodies.get(page);
  return (
    <div className="mx-auto grid max-w-[1280px] gap-x-14 gap-y-8 px-5 pt-8 pb-20 md:px-8 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:pt-16">
      <nav aria-label="Legal" className="lg:pt-4">
        <ul className="flex flex-wrap gap-1 text-[14.5px] lg:sticky lg:top-8 lg:grid">
          {pages.map((each) => (
            <li key={each.slug}>
              <NavLink
                to={`/${each.slug}`}
                className="block rounded-control px-3 py-1.5 text-muted transition-colors duration-150 hover:text-ink aria-[current=page]:bg-blueprint-soft aria-[current=page]:font-[550] aria-[current=page]:text-blueprint lg:-ms-3 pointer-coarse:py-2.5"
              >
                {each.title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className="max-w-[46rem] min-w-0">
        <header className="mb-9 grid gap-4">
          <h1 className="text-[clamp(34px,4.6vw,60px)] leading-[1.04] font-[620] tracking-[-0.035em]">
            {title}
          </h1>
          <p className="max-w-[40em] text-lg text-muted">{lead}</p>
        </header>
        <div className="article">
          <Suspense fallback={<div className="min-h-dvh" />}>{body && createElement(body)}</Suspense>
        </div>
      </article>
    </div>
  );
}
