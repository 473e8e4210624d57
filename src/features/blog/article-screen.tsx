import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { articles } from '@/domain/writing/articles';
import { buttonLook } from '@/ui/button';
import { PublishedOn } from './published-on';
import '@/ui/article.css';

const ArticleText = lazy(async () => ({ default: (await import('./article-text')).ArticleText }));

/** One article, and the others below it. */
export function ArticleScreen() {
  const { slug = '' } = useParams();
  const article = articles.find((each) => each.slug === slug);
  if (!article) {
    return (
      <div className="mx-auto grid max-w-xl gap-5 px-5 py-20">
        <h1 className="text-4xl font-semibold tracking-tight">This article is not written.</h1>
        <p className="text-muted">It may have another name by now.</p>
        <p>
          <Link to="/blog" className={buttonLook({ variant: 'ink' })}>
            All articles
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-[1280px] px-5 pt-8 pb-20 md:px-8 lg:pt-14">
      <article className="mx-auto max-w-[44rem]">
        <header className="mb-10 grid gap-4 lg:mb-12">
          <p className="flex flex-wrap gap-x-2 font-code text-[12.5px] text-muted">
            <Link to="/blog" className="text-blueprint hover:underline">
              Blog
            </Link>
            <span aria-hidden>/</span>
            <PublishedOn date={article.date} />
          </p>
          <h1 className="text-[clamp(34px,4.6vw,60px)] leading-[1.04] font-[620] tracking-[-0.035em]">
            {article.title}
          </h1>
          <p className="text-[19px] leading-normal text-muted">{article.description}</p>
        </header>
        <div className="article text-[17px]">
          <Suspense fallback={<div className="min-h-dvh" />}>
            <ArticleText slug={slug} />
          </Suspense>
        </div>
      </article>
      <nav aria-label="More articles" className="mx-auto mt-16 max-w-[44rem] border-t border-line pt-6">
        <h2 className="mb-1 font-ui text-sm font-semibold">More from the blog</h2>
        <ul>
          {articles
            .filter((each) => each !== article)
            .map((each) => (
              <li key={each.slug} className="border-b border-line">
                <Link to={`/blog/${each.slug}`} className="group block py-4">
                  <span className="font-display text-xl font-semibold tracking-tight group-hover:text-blueprint">
                    {each.title}
                  </span>
                  <span className="mt-0.5 block text-[14.5px] text-muted">{each.description}</span>
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}
