import type { SiteFile } from '@/domain/site/site-file';
import type { BehaviourType } from '@/domain/site/vocabulary';
import type { SitePlan } from '../plan/site-plan';
import { daysAsTold } from '../plan/words/tells-days';
import { findWords } from '../plan/words/find-words';
import { appContextOf } from './app-section';
import { findApp } from './apps/find-app';
import { collectBehaviours } from './behaviours/find-behaviour';
import { writeIcon, writeNotFound, writeRobots, writeSitemap } from './shell/site-extras';
import { writePage } from './shell/write-page';
import { hasSiteSearch, writeSearchIndex } from './shell/write-site-search';
import { climb } from './shell/write-languages';
import { makeTokens } from './style/make-tokens';
import { writeStyle } from './style/write-style';
import { usedBehaviours } from './used-behaviours';

/** The pages of all languages, for the stylesheet that they share. */
const withEditions = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: [plan, ...plan.translations].flatMap(({ pages }) => pages),
});

type HearFile = (file: SiteFile) => void;
/** Says a finished text in another manner. */
export type Say = (text: string) => string;

const saidIn = (file: SiteFile, say?: Say): SiteFile =>
  say && typeof file.content === 'string' ? { ...file, content: say(file.content) } : file;

/**
 * All files of a site, the first page first. The same plan gives the same bytes. `onFile` hears of each file as it is
 * finished, for those who want to show the work. Throws when a behaviour of a page was not loaded first.
 */
export function composeSite(plan: SitePlan, onFile?: HearFile): SiteFile[] {
  return finishSite(plan, writePages(plan, onFile), onFile);
}

/** The pages of a site in all its languages, the first one first. */
export function writePages(plan: SitePlan, onFile?: HearFile, say?: Say): SiteFile[] {
  const pages: SiteFile[] = [];
  const finish = (written: SiteFile) => {
    const file = saidIn(written, say);
    pages.push(file);
    onFile?.(file);
  };
  const words = daysAsTold(findWords(plan.locale ?? plan.language), plan.brief);
  for (const page of plan.pages) finish({ path: page.path, content: writePage(plan, page, words) });
  for (const edition of plan.translations) {
    const own = daysAsTold(findWords(edition.language), plan.brief);
    for (const page of edition.pages)
      finish({ path: edition.folder + page.path, content: climb(writePage(edition, page, own), edition) });
  }
  return pages;
}

/** The types of the behaviours that written pages have places for. */
export function behavioursOf(plan: SitePlan, pages: readonly SiteFile[]): BehaviourType[] {
  return plan.hasScript ? usedBehaviours(pages.map(({ content }) => String(content)).join('\n')) : [];
}

/** Written pages with the other files of their site. */
export function finishSite(
  plan: SitePlan,
  pages: readonly SiteFile[],
  onFile?: HearFile,
  say?: Say,
): SiteFile[] {
  const words = findWords(plan.locale ?? plan.language);
  const tokens = makeTokens(plan);
  const files = [...pages];
  const finish = (written: SiteFile) => {
    const file = saidIn(written, say);
    files.push(file);
    onFile?.(file);
  };
  const markup = pages.map(({ content }) => String(content));
  const behaviours = collectBehaviours(behavioursOf(plan, pages));
  const missing = writeNotFound(plan, words);
  finish({
    path: 'style.css',
    content: writeStyle(withEditions(plan), tokens, words, [...markup, String(missing.content)], behaviours),
  });
  if (plan.hasScript) {
    const hasApp = plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'app'));
    const app = hasApp ? findApp(plan.kind) : null;
    const parts = [
      ...(hasSiteSearch(plan) ? [writeSearchIndex(plan)] : []),
      ...behaviours.map(({ script }) => script),
      ...(app ? [app.script(appContextOf({ plan, words, level: 1 }))] : []),
    ];
    finish({ path: 'script.js', content: `${parts.map((part) => part.trim()).join('\n\n')}\n` });
  }
  finish(missing);
  finish(writeRobots(plan));
  finish(writeSitemap(plan));
  finish(writeIcon(plan, tokens));
  return files;
}
