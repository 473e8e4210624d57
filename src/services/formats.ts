/** Dates, numbers, sizes and counts as the account's region writes them, in English words. Times in milliseconds since 1970. */
export type Formats = {
  /** The region's tag, such as `en-US`. */
  readonly region: string;
  /** `Nov 22, 4:17 PM`: sessions and histories. */
  readonly moment: (at: number) => string;
  /** `Nov 22, 2026, 4:17 PM` */
  readonly momentWithYear: (at: number) => string;
  /** `November 22, 2026` */
  readonly day: (at: number) => string;
  /** `Nov 22` */
  readonly shortDay: (at: number) => string;
  /** `November 2026` */
  readonly month: (at: number) => string;
  /** `4:17 PM` */
  readonly clock: (at: number) => string;
  /** `3 days ago`, `yesterday`; an amount before now is negative. */
  readonly ago: (amount: number, unit: 'minute' | 'hour' | 'day') => string;
  /** `1,234.5` */
  readonly number: (value: number) => string;
  /** `75%`, from 0.75. */
  readonly percent: (share: number) => string;
  /** `$1.20`, from dollars; sums under a cent to a hundredth of one. */
  readonly dollars: (value: number) => string;
  /** `1.2 GB`, by thousands. */
  readonly bytes: (value: number) => string;
  /** `850 ms`, `12.4 sec` */
  readonly duration: (milliseconds: number) => string;
  /** `1 minute`, `30 seconds`, `7 days`: an amount in whole words. */
  readonly span: (amount: number, unit: 'second' | 'minute' | 'day') => string;
  /** `1 project`, `1,204 projects`: a count with its noun in the right number. */
  readonly count: (count: number, one: string, many: string) => string;
  /** `Ann, Bo, or Cy` */
  readonly anyOf: (names: readonly string[]) => string;
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

/** Formats of a region. Each is made when it is first asked for: making one takes longer than using it. */
export function makeFormats(wished: string): Formats {
  const region = isKnown(wished) ? wished : firstRegion;
  const date = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(region, options));
  const digits = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(region, options));
  const short = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const dollar = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const moments = date(short);
  const momentsWithYear = date({ ...short, year: 'numeric' });
  const days = date({ dateStyle: 'long' });
  const shortDays = date({ month: 'short', day: 'numeric' });
  const months = date({ month: 'long', year: 'numeric' });
  const clocks = date({ hour: 'numeric', minute: '2-digit' });
  const relative = once(() => new Intl.RelativeTimeFormat(region, { numeric: 'auto' }));
  const numbers = digits({});
  const percents = digits({ style: 'percent', maximumFractionDigits: 0 });
  const dollars = digits(dollar);
  const parts = digits({ ...dollar, maximumFractionDigits: 4 });
  const plural = once(() => new Intl.PluralRules('en'));
  const lists = once(() => new Intl.ListFormat('en', { type: 'disjunction' }));
  const number = (value: number) => numbers().format(value);
  return {
    region,
    moment: (at) => moments().format(at),
    momentWithYear: (at) => momentsWithYear().format(at),
    day: (at) => days().format(at),
    shortDay: (at) => shortDays().format(at),
    month: (at) => months().format(at),
    clock: (at) => clocks().format(at),
    ago: (amount, unit) => relative().format(amount, unit),
    number,
    percent: (share) => percents().format(share),
    dollars: (value) => (value > 0 && value < 0.01 ? parts() : dollars()).format(value),
    bytes: (value) => writeBytes(value, region),
    duration: (milliseconds) => writeDuration(milliseconds, region),
    span: (amount, unit) => writeUnit(region, amount, { unit, unitDisplay: 'long' }),
    count: (count, one, many) => `${number(count)} ${plural().select(count) === 'one' ? one : many}`,
    anyOf: (names) => lists().format(names),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

function writeBytes(bytes: number, region: string): string {
  const power = bytes < 1 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log10(bytes) / 3));
  return writeUnit(region, bytes / 1000 ** power, {
    unit: byteUnits[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  });
}

function writeDuration(milliseconds: number, region: string): string {
  const isLong = milliseconds >= 1000;
  return writeUnit(region, isLong ? milliseconds / 1000 : milliseconds, {
    unit: isLong ? 'second' : 'millisecond',
    unitDisplay: 'short',
    maximumFractionDigits: isLong || milliseconds < 10 ? 1 : 0,
  });
}

const unitFormats = new Map<string, Intl.NumberFormat>();

function writeUnit(region: string, value: number, options: Intl.NumberFormatOptions): string {
  const key = `${region} ${options.unit} ${options.unitDisplay} ${options.maximumFractionDigits}`;
  const made = unitFormats.get(key) ?? new Intl.NumberFormat(region, { style: 'unit', ...options });
  unitFormats.set(key, made);
  return made.format(value);
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
