import type { SitePlan } from '../site-plan';
import { kinship } from '../told/told-sentences';
import { pageOpened } from './page-opened';
import { pageSpokenOf } from './page-spoken-of';
import { withoutName } from './without-name';

/** The page whose own title a statement bears: "Honey show 10 October …". */
export const pageOf = (whole: string, { pages, name }: Pick<SitePlan, 'pages' | 'name'>): number | null => {
  // "It is run by volunteers": who runs it is no word about how to become one.
  const text = whole.replace(/\b(?:run|staffed|built|kept (?:open|going)) by\s[^,.;]+/giu, '');
  const opened = pageOpened(whole, pages);
  if (opened !== null) return opened;
  const akin = pages.map(({ role, title }, at) =>
    at === 0 || /^(?:home|about|contact|shop|services|prices|gallery|news|events|menu)$/iu.test(role)
      ? 0
      : kinship(withoutName(title, name), text),
  );
  const best = Math.max(...akin);
  return best > 0 ? akin.indexOf(best) : pageSpokenOf(text, pages);
};
