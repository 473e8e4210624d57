import type { ContentItem } from '../content';

/** Two texts that belong together: an option and what it does, a question and its answer. */
export type Pair = readonly [string, string];

/** What is documented, and the pages that such a thing needs. */
export type DocsSubject = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  /** Heading over the reasons, where the usual ones do not fit. */
  readonly featuresTitle?: string;
  readonly features: readonly ContentItem[];
  readonly codeTitle: string;
  readonly codeLede: string;
  readonly snippets: (tool: string) => readonly ContentItem[];
  readonly guide: readonly string[];
  readonly options: readonly Pair[];
  readonly steps: readonly Pair[];
  readonly faq: (tool: string) => readonly Pair[];
  readonly changes: readonly (readonly [string, string, string])[];
  readonly downloads: readonly Pair[];
};

/** One piece of code with its language and lines. */
export const code = (title: string, note: string, text: string, ...list: readonly string[]): ContentItem => ({
  title,
  note,
  text,
  list,
});

/** What any manual may say first. */
export const headlines = [
  'Read one page, start working',
  'From install to useful in a minute',
  'Everything it does, on short pages',
];
