import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { OnThisPage, type OutlineEntry } from '@/ui/on-this-page';
import type { WrittenContent } from '@/ui/written-module';
import { documentParts } from './document-parts';

type DocumentBodyProps = {
  Content: WrittenContent;
  outline: readonly OutlineEntry[];
  isGuide: boolean;
};

/** The text of a page, and the list of its headings in the second column of the page's grid. */
export function DocumentBody({ Content, outline, isGuide }: DocumentBodyProps) {
  const { hash } = useLocation();
  useEffect(() => {
    // The text comes after the page: only now is there something to go to.
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <aside className="hidden xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:block">
        <div className="sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto py-2 ps-2">
          <OnThisPage outline={outline.filter(({ level }) => !isGuide || level === 2)} />
        </div>
      </aside>
      <div className={isGuide ? 'article article-steps' : 'article'}>
        <Content components={documentParts} />
      </div>
    </>
  );
}
