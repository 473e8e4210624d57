import type { Brief, BriefCorrections } from '@/domain/site/brief';
import { appKinds } from '@/domain/site/vocabulary';
import type { ReadPart } from '../names/mend-intro';

const apps = new Set<string>(appKinds);
const page =
  /^(?:(?:a|my|our|simple|new|small)\s)*(?:web ?site|site|web ?page|page|landing page|home ?page)\s(?:for|about|of)\s/iu;
const shown =
  /\b(?:for sale|to sell|selling|buyers?|viewings?|visitors?|on (?:show|display|view)|exhibitions?|by appointment|in memory|memorial)\b/iu;
const worked =
  /\b(?:tool|app|tracker|track|log|dashboard|add|edit|delete|import|export|keep track|manage|calculat\p{L}+|enter|record my|stock levels?|spreadsheet|crud)\b/iu;

/** "Website for my late father's record collection, looking for a buyer": shown to visitors, and no list that anybody keeps. */
export function mendShown(brief: Brief, corrections: BriefCorrections, readPart: ReadPart): Brief {
  const { prompt, kind } = brief;
  if (corrections.kind !== undefined || !apps.has(kind.value)) return brief;
  if (!page.test(prompt) || !shown.test(prompt) || worked.test(prompt)) return brief;
  return readPart(prompt, { ...corrections, kind: 'unknown' });
}
