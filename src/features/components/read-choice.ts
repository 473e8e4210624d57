import { shownSections, type SectionEntry } from '@/domain/site/section-catalogue';
import { styleNames, type StyleName } from '@/domain/site/vocabulary';

const schemes = ['light', 'dark'] as const;
const directions = ['ltr', 'rtl'] as const;
/** Widths that a specimen is drawn at, in pixels of its own page. */
export const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type WidthName = keyof typeof widths;

/** What is looked at, as the address says it. */
export type Choice = {
  readonly entry: SectionEntry;
  readonly style: StyleName;
  readonly scheme: (typeof schemes)[number];
  readonly direction: (typeof directions)[number];
  /** Null: as wide as the window suggests. */
  readonly width: WidthName | null;
};

const first = shownSections[0];
const widthNames = Object.keys(widths) as WidthName[];

/** Reads the choice out of an address; what it does not say, or says wrongly, is as at first. */
export function readChoice(query: URLSearchParams): Choice {
  const entry = shownSections.find(({ type }) => type === query.get('section')) ?? first;
  if (!entry) throw new RangeError('The catalogue is empty.');
  return {
    entry,
    style: styleNames.find((name) => name === query.get('theme')) ?? 'bistro',
    scheme: schemes.find((name) => name === query.get('scheme')) ?? 'light',
    direction: directions.find((name) => name === query.get('dir')) ?? 'ltr',
    width: widthNames.find((name) => name === query.get('width')) ?? null,
  };
}

/** The query that {@link readChoice} reads the choice from, without its question mark. */
export function writeChoice({ entry, style, scheme, direction, width }: Choice): string {
  return new URLSearchParams({
    section: entry.type,
    theme: style,
    scheme,
    dir: direction,
    ...(width ? { width } : {}),
  }).toString();
}
