import { createRandom } from '../../../random';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import type { Metric } from './metric';
import { readGroups } from './read-groups';
import { readSpan, type Span } from './read-span';
import { readTable } from './read-table';

/** Made-up figures for a dashboard, the same for the same seed. */
export type DashboardData = {
  /** For every metric its months, January first, or its days, today last. */
  readonly months: readonly (readonly number[])[];
  /** Parts of the first metric, in per cent, the largest first. */
  readonly shares: readonly { readonly name: string; readonly share: number }[];
  /** Rows of the table: a value for each metric, and a change in per cent. */
  readonly rows: readonly {
    readonly name: string;
    readonly region: string;
    readonly values: readonly number[];
    readonly change: number;
  }[];
  /** Whether the prompt names the rows. */
  readonly rowsAreTold: boolean;
};

// Where a figure of this kind starts, and how far it may swing.
const ranges: Readonly<Record<Exclude<Metric['kind'], 'measure'>, readonly [least: number, width: number]>> =
  {
    money: [24_000, 30_000],
    price: [18, 40],
    count: [320, 900],
    share: [42, 40],
    rate: [1.8, 4.4],
    time: [14, 22],
    score: [3.6, 0.9],
    level: [180, 420],
    few: [2, 5],
    handful: [9, 9],
  };

const rangeOf = ({ kind, measure }: Metric): readonly [least: number, width: number] =>
  kind === 'measure' ? [measure?.least ?? 0, measure?.width ?? 1] : ranges[kind];

const roundFor = ({ kind, measure }: Metric, value: number): number =>
  kind === 'measure'
    ? roundTo(value, measure?.digits ?? 0, measure?.unit === '%' ? 100 : Infinity)
    : kind === 'money'
      ? Math.round(value / 10) * 10
      : kind === 'score' || kind === 'rate' || kind === 'price'
        ? Math.min(kind === 'score' ? 5 : kind === 'price' ? Infinity : 100, Math.round(value * 10) / 10)
        : Math.round(value);

function roundTo(value: number, digits: number, most: number): number {
  const power = 10 ** digits;
  return Math.min(most, Math.round(value * power) / power);
}

// A believable run of months or days: a season, a slow rise, some noise.
function makeRun(metric: Metric, { unit, count }: Span, random: ReturnType<typeof createRandom>): number[] {
  const { kind } = metric;
  if (kind === 'measure') return Array.from({ length: count }, (_, at) => measureAt(metric, at, random));
  const [least, width] = rangeOf(metric);
  // What adds up over a month comes to a part of it in a day.
  const scale = kind === 'money' || kind === 'count' ? { month: 1, day: 1 / 26, hour: 1 / 260 }[unit] : 1;
  const start = least + random.below(Math.round(width * 10)) / 10;
  const isCalm =
    kind === 'share' ||
    kind === 'price' ||
    kind === 'rate' ||
    kind === 'score' ||
    kind === 'level' ||
    kind === 'handful';
  const swing = isCalm ? 0.04 : 0.16;
  const phase = random.below(60) / 10;
  const rise = (random.below(40) - 8) / (isCalm ? 4000 : 1400);
  return Array.from({ length: count }, (_, at) => {
    const month = (at * 12) / count;
    const season = 1 + swing * Math.sin((month / 12) * Math.PI * 2 + phase) + month * rise;
    return roundFor(metric, start * season * scale * (0.97 + random.below(60) / 1000));
  });
}

// What is measured goes up and down within its own range.
function measureAt(metric: Metric, at: number, random: ReturnType<typeof createRandom>): number {
  const [least, width] = rangeOf(metric);
  return roundFor(metric, least + width * (0.5 + 0.3 * Math.sin(at * 0.9) + (random.below(40) - 20) / 100));
}

// So many parts that make a hundred, the largest first: four as they are, others by weight.
function makeParts(count: number, first: readonly number[]): readonly number[] {
  const rest = 100 - first.reduce((sum, part) => sum + part, 0);
  const weights = [...first, rest, 12, 9].slice(0, count);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.round((weight / whole) * 100));
  const others = parts.slice(1).reduce((sum, part) => sum + part, 0);
  return [100 - others, ...parts.slice(1)];
}

/** "Top customers Bean There, Grindhouse and Cafe Nero": the rows of the table as they are told. */
function readRowNames(prompt: string): readonly string[] {
  const name = String.raw`\p{Lu}[\p{L}\d'’&.-]*(?: (?:of |the |and (?=\p{Lu}\p{L}+ ))?[\p{Lu}\d][\p{L}\d'’&-]*){0,3}`;
  const list = new RegExp(String.raw`\b(?:top|best|main|largest|our) (?:customers?|clients?|products?|sellers?|accounts?|suppliers?|branches|shops|stores|pages|agents|items|dishes|drivers|projects)\s?(?:[:(–-]|are|like|such as)?\s*(${name}(?:,\s*(?:and )?${name}| and ${name})+)`, 'u'); // prettier-ignore
  const found = list.exec(prompt)?.[1] ?? '';
  return found.split(/,\s*(?:and\s+)?|\s+and\s+(?=\p{Lu})/u).map((part) => part.trim()).filter(Boolean).slice(0, 12); // prettier-ignore
}

/** How a row stands: matters are open or done, and machines run; most as they should. */
export function statusOf(subject: string, chance: number): string {
  const [most, some, few] = /alert|alarm|incident|warning|notification/iu.test(subject)
    ? ['Solved', 'Seen', 'Open']
    : /order|invoice|ticket|task|project|shipment|deliver|case|request|claim|application|booking|job/iu.test(
          subject,
        )
      ? ['Done', 'In progress', 'Open']
      : /member|customer|client|student|volunteer|employee|donor|subscriber|supplier/iu.test(subject)
        ? ['Active', 'New', 'Paused']
        : ['Running', 'To be checked', 'Stopped'];
  return (chance < 6 ? most : chance < 8 ? some : few) ?? '';
}

/** Sample figures for the metrics: a year of each, the parts of the first, and a table of the first two. */
export function makeDashboardData(context: AppContext, metrics: readonly Metric[]): DashboardData {
  const { seed, words } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const random = createRandom(seed, 'dashboard');
  const months = metrics.map((metric) => makeRun(metric, readSpan(context), random));
  const regions = readGroups(context).names;
  const parts = makeParts(regions.length, [38 + random.below(8), 25 + random.below(6), 15 + random.below(5)]);
  const shares = regions.map((name, index) => ({
    name,
    share: parts[index] ?? 0,
  }));
  const valueOf = (metric: Metric, index: number): number => {
    const { kind } = metric;
    if (kind === 'measure') return measureAt(metric, index, random);
    const [least, width] = rangeOf(metric);
    const value = least + (width * (10 - index)) / 10 + (width * random.below(20)) / 200;
    return roundFor(
      metric,
      kind === 'money' || kind === 'count' || kind === 'level'
        ? value / 6
        : kind === 'few' || kind === 'handful'
          ? Math.max(1, value / 3)
          : value,
    );
  };
  const told = readRowNames(context.brief.prompt);
  const asked = words.language === 'en' ? readTable(context.brief) : null;
  const numbered = asked?.subject ?? null;
  const rows = Array.from({ length: told.length || 10 }, (_, index) => ({
    name:
      told[index] ??
      (numbered === null
        ? `${say('sampleWord')} ${String.fromCharCode(65 + index)}`
        : `${numbered} ${index + 1}`),
    region: asked?.hasStatus
      ? statusOf(numbered ?? '', random.below(10))
      : (regions[random.below(regions.length)] ?? ''),
    values: metrics.slice(0, 6).map((metric) => valueOf(metric, index)),
    change: random.below(45) - 14,
  }));
  return { months, shares, rows, rowsAreTold: told.length > 0 };
}
