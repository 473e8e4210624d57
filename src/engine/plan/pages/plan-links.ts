import type { Brief } from '@/domain/site/brief';
import type { Action } from '../content';
import { sectionLabel } from './page-words';
import type { PagePlan } from '../site-plan';
import type { Words } from '../words/words';

/** The header's links: to the pages, on a single page to its sections. */
export function planLinks(brief: Brief, pages: readonly PagePlan[], words: Words): Action[] {
  const [home, ...others] = pages;
  if (others.length > 0) {
    const listed = brief.pages.length > 0 && home ? [home, ...others] : others;
    return listed
      .filter(({ role, title }) => role !== 'cart' || brief.pages.some(({ value }) => value === title))
      .slice(0, 50)
      .map(({ title, path }) => ({ label: title, href: path }));
  }
  const labels = new Set<string>();
  return (home?.sections ?? [])
    .flatMap(({ type, id }) => {
      const label = sectionLabel(type, words);
      if (!label || labels.has(label) || type === 'cart' || type === 'checkout') return [];
      labels.add(label);
      return [{ label, href: `#${id}` }];
    })
    .slice(0, 6);
}
