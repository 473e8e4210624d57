/** Dates and numbers as the account's region writes them, in English words. Times in milliseconds since 1970. */
export type Formats = {
  /** The region's tag, such as `en-US`. */
  readonly region: string;
  /** `Nov 22, 4:17 PM`: sessions and histories. */
  readonly moment: (at: number) => string;
  /** `Nov 22, 2026, 4:17 PM` */
  readonly momentWithYear: (at: number) => string;
  /** `November 22, 2026` */
  readonly day: (at: number) => string;
  /** `4:17 PM` */
  readonly clock: (at: number) => string;
  /** `1,234.5` */
  readonly number: (value: number) => string;
  /** `75%`, from 0.75. */
  readonly percent: (share: number) => string;
  /** `$1.20`, from dollars. */
  readonly dollars: (value: number) => string;
};

const firstRegion = 'en-US';
const mirrorKey = 'region';
const listeners = new Set<() => void>();
let shown = makeFormats(readMirror());

/** The formats of whoever is signed in; a new object when the region changes. For `useSyncExternalStore`. */
export const formats = {
  read: (): Formats => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Shows dates and numbers of a region from now on; one that no browser knows counts as the United States. */
export function setRegion(region: string): void {
  if (region === shown.region) return;
  shown = makeFormats(region);
  try {
    localStorage.setItem(mirrorKey, shown.region);
  } catch {
    // storage is off: it holds as long as the page
  }
  for (const listener of listeners) listener();
}

/** Formats of a region. */
export function makeFormats(wished: string): Formats {
  const region = isKnown(wished) ? wished : firstRegion;
  const short = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const moments = new Intl.DateTimeFormat(region, short);
  const momentsWithYear = new Intl.DateTimeFormat(region, { ...short, year: 'numeric' });
  const days = new Intl.DateTimeFormat(region, { dateStyle: 'long' });
  const clocks = new Intl.DateTimeFormat(region, { hour: 'numeric', minute: '2-digit' });
  const numbers = new Intl.NumberFormat(region);
  const percents = new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 0 });
  const dollars = new Intl.NumberFormat(region, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  return {
    region,
    moment: (at) => moments.format(at),
    momentWithYear: (at) => momentsWithYear.format(at),
    day: (at) => days.format(at),
    clock: (at) => clocks.format(at),
    number: (value) => numbers.format(value),
    percent: (share) => percents.format(share),
    dollars: (value) => dollars.format(value),
  };
}

/** Regions that this browser writes dates and numbers of, by their English names. */
export function listRegions(): { readonly region: string; readonly name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return regionCodes
    .map((code) => ({ region: `en-${code}`, name: names.of(code) ?? code }))
    .filter(({ region }) => isKnown(region))
    .toSorted((first, second) => first.name.localeCompare(second.name, 'en'));
}

/** Countries with an English way of writing their dates in the browsers' data; each browser has some of them. */
const regionCodes =
  'US GB IE CA AU NZ ZA IN SG HK MY PH PK KE NG GH JM MT IL AE DE AT CH NL BE DK SE FI NO FR ES IT PT PL CZ SK HU RO EE LT LV GE UA SI CY JP KR'.split(
    ' ',
  );

function isKnown(region: string): boolean {
  try {
    return new Intl.DateTimeFormat(region).resolvedOptions().locale === region;
  } catch {
    return false; // not a tag at all
  }
}

function readMirror(): string {
  try {
    return localStorage.getItem(mirrorKey) ?? firstRegion;
  } catch {
    return firstRegion; // storage is off
  }
}
