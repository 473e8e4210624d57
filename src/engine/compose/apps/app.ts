import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { Words } from '../../plan/words/words';
import type { Html } from '../html';

/** What an app may speak of and depend on. */
export type AppContext = {
  readonly brief: Brief;
  /** Name of the site. */
  readonly name: string;
  readonly words: Words;
  readonly seed: number;
  /** Level of headings inside the app: one below the heading of the section that holds it. */
  readonly level: 2 | 3;
};

/**
 * A working app in the site's own tokens. The page gives it a section with a heading; `html` is what stands under it,
 * one element with `data-app`. Records are kept in the browser. A function, so that the prompt's words choose: a game
 * is snake or memory, a calculator is for tips or mortgages.
 */
export type AppDefinition = {
  readonly kind: SiteKind;
  /** Heading when the prompt gives no name. */
  readonly title: (context: AppContext) => string;
  /** Whether another stands here than the one that was asked for: then its own title says what it is. */
  readonly isStandIn?: (context: AppContext) => boolean;
  /** What the app is for, where its words differ from those of its kind; null leaves them. */
  readonly lede?: (context: AppContext) => string | null;
  readonly html: (context: AppContext) => Html;
  readonly css: (context: AppContext) => string;
  /** Source text of a classic deferred script. */
  readonly script: (context: AppContext) => string;
};
