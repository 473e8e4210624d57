import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import '@/ui/article.css';
import { NoSuchPage } from './no-such-page';
import { PageTurns } from './page-turns';
import { SearchField } from './search-field';
import { SideList } from './side-list';
import { documents, guidePages, sideGroups, type Room } from './written-places';

const DocumentText = lazy(async () => ({ default: (await import('./document-text')).DocumentText }));

/** One document or guide: the list of all beside it, its headings on the other side, the next one below. */
export function DocumentScreen({ room }: { room: Room }) {
  const { slug = '' } = useParams();
  const pages = room === 'docs' ? documents : guidePages;
  const page = pages.find((each) => each.slug === slug);
  if (!page) return <NoSuchPage room={room} />;
  const group = sideGroups[room].find((each) => each.pages.includes(page));
  return (
    <div className="mx-auto grid max-w-[1280px] gap-x-14 px-5 pt-6 pb-20 md:px-8 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:pt-12">
      <div className="mb-7 grid content-start gap-3 lg:mb-0">
        <div className="grid gap-3 lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:grid-rows-[auto_1fr] lg:gap-6">
          <SearchField />
          <details className="group rounded-control border border-line lg:hidden">
            <summary className="flex h-10 cursor-pointer list-none items-center justify-between px-3 text-[14.5px] font-[550] [&::-webkit-details-marker]:hidden">
              {room === 'docs' ? 'All documents' : 'All guides'}
              <ChevronDown size={16} aria-hidden className="text-muted group-open:rotate-180" />
            </summary>
            <div className="border-t border-line px-4 py-4">
              <SideList room={room} />
            </div>
          </details>
          <div className="hidden overflow-y-auto ps-3 pb-6 lg:block">
            <SideList room={room} />
          </div>
        </div>
      </div>
      <article className="min-w-0">
        <div className="xl:grid xl:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] xl:gap-x-12">
          <header className="mb-9 grid max-w-[44rem] gap-3 self-start">
            <p className="font-code text-[12.5px] text-blueprint">
              <Link to={`/${room}`} className="hover:underline">
                {room === 'docs' ? 'Docs' : 'Guides'}
              </Link>
              {room === 'docs' && group && <span className="text-muted"> / {group.title}</span>}
            </p>
            <h1 className="text-[clamp(30px,3.6vw,46px)] leading-[1.06] font-[620] tracking-[-0.03em]">
              {page.title}
            </h1>
            <p className="max-w-2xl text-lg text-muted">{page.description}</p>
          </header>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <DocumentText room={room} slug={slug} />
          </Suspense>
          <PageTurns pages={pages} path={page.path} />
        </div>
      </article>
    </div>
  );
}
