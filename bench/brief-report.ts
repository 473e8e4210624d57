// Prints how well briefs are read: precision and recall per slot over the development sets, or any JSONL given by path.
import { readFileSync } from 'node:fs';
import { differenceCiede2000, parse } from 'culori';
import { loadLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { resolveColour } from '@/engine/brief/colours/colour-table';
import type { Brief } from '@/domain/site/brief';

type Expectation = {
  readonly kind?: string; readonly name?: string; readonly offer?: string; readonly lang?: string; readonly dir?: string; readonly place?: string;
  readonly sections?: readonly string[]; readonly behaviours?: readonly string[]; readonly absent?: readonly string[];
  readonly pages?: readonly string[]; readonly pagesCount?: number; readonly counts?: Readonly<Record<string, number>>;
  readonly colors?: readonly { readonly role: string; readonly value: string }[]; readonly scheme?: string; readonly style?: string;
  readonly font?: string; readonly founded?: number; readonly date?: string; readonly hours?: boolean;
  readonly items?: readonly (readonly [string, string])[]; readonly verbatim?: readonly string[];
  readonly parts?: readonly string[];
}; // prettier-ignore
type Sample = { readonly id: string; readonly prompt: string; readonly expect: Expectation };
type Tally = { met: number; missed: number; extra: number };

/** Words of the sets for what the vocabulary calls otherwise. */
const aliases: Readonly<Record<string, string>> = {
  schedule: 'agenda',
  classes: 'timetable',
  reviews: 'testimonials',
  steps: 'process',
  form: 'form',
};
/** Sections that a plan adds by itself: a prompt need not name them. */
const planned = new Set([
  'hero',
  'services',
  'about',
  'contact',
  'features',
  'timetable',
  'pricing',
  'cta',
  'form',
]);

function isNear(one: string, other: string): boolean {
  const [left, right] = [parse(one), parse(other)];
  return left !== undefined && right !== undefined && differenceCiede2000()(left, right) < 14;
}

function compare(
  tallies: Map<string, Tally>,
  slot: string,
  wanted: readonly string[],
  read: readonly string[],
  isWhole: boolean,
): string[] {
  const tally = tallies.get(slot) ?? { met: 0, missed: 0, extra: 0 };
  const missed = wanted.filter((one) => !read.includes(one));
  const extra = isWhole ? read.filter((one) => !wanted.includes(one)) : [];
  tally.met += wanted.length - missed.length;
  tally.missed += missed.length;
  tally.extra += extra.length;
  tallies.set(slot, tally);
  return [...missed.map((one) => `-${slot}:${one}`), ...extra.map((one) => `+${slot}:${one}`)];
}

function alias(word: string): string {
  return aliases[word] ?? word;
}

function judge(sample: Sample, brief: Brief, tallies: Map<string, Tally>, isOwn: boolean): string[] {
  const { expect } = sample;
  const notes: string[] = [];
  const one = (slot: string, wanted: string | undefined, read: string | undefined): void => {
    if (wanted !== undefined)
      notes.push(...compare(tallies, slot, [wanted], read === undefined ? [] : [read], true));
    else if (isOwn && read !== undefined && ['name', 'place', 'scheme', 'date', 'founded'].includes(slot))
      notes.push(...compare(tallies, slot, [], [read], true));
  };
  const has = (text: string | undefined, part: string): string | undefined =>
    text?.toLowerCase().includes(part.toLowerCase()) === true ? part : text;
  one('kind', expect.kind, brief.kind.value);
  one(
    'name',
    expect.name,
    expect.name === undefined ? brief.name?.value : has(brief.name?.value, expect.name),
  );
  // Several readings of an offer are right ("wine bar", "tiny wine bar"): a set lists them with bars between.
  const offers = expect.offer?.toLowerCase().split('|');
  const offer = brief.offer?.value.toLowerCase();
  one('offer', offers && (offer !== undefined && offers.includes(offer) ? offer : offers[0]), offer);
  one('language', expect.lang ?? 'en', brief.language.value);
  one('direction', expect.dir ?? 'ltr', brief.direction);
  one('place', expect.place, brief.place?.value);
  one('scheme', expect.scheme, brief.scheme?.value);
  one('style', expect.style, brief.style?.value);
  one('font', expect.font, brief.font?.value);
  one('date', expect.date, brief.date?.value);
  one('founded', expect.founded?.toString(), brief.founded?.value.toString());
  one('hours', expect.hours === true ? 'yes' : undefined, brief.hours ? 'yes' : undefined);
  if (expect.pagesCount === 1) one('one page', 'true', String(brief.onePage?.value));
  const spoken = (wanted: readonly string[]): string[] =>
    wanted
      .map(alias)
      .filter(
        (section) =>
          isOwn || !planned.has(section) || new RegExp(section.slice(0, 5), 'iu').test(sample.prompt),
      );
  if (expect.sections)
    notes.push(
      ...compare(
        tallies,
        'sections',
        spoken(expect.sections),
        [
          ...brief.sections.map((slot) => slot.value),
          // "volunteer form" is read as the section for volunteers with a form in it.
          ...(brief.behaviours.some(({ value }) => value === 'form') && expect.sections.includes('form')
            ? ['form']
            : []),
        ],
        isOwn,
      ),
    );
  if (expect.behaviours)
    notes.push(
      ...compare(
        tallies,
        'behaviours',
        expect.behaviours,
        brief.behaviours.map((slot) => slot.value),
        false,
      ),
    );
  if (expect.pages)
    notes.push(
      ...compare(
        tallies,
        'pages',
        expect.pages,
        brief.pages.map((slot) => slot.value),
        true,
      ),
    );
  else if (isOwn)
    notes.push(
      ...compare(
        tallies,
        'pages',
        [],
        brief.pages.map((slot) => slot.value),
        false,
      ),
    );
  // Without words of the prompt it is a default of the kind (no newsletter on a page of links), and no reading.
  const absent = brief.excluded.filter(({ spans }) => spans.length > 0).map((slot) => slot.value);
  notes.push(...compare(tallies, 'excluded', expect.absent ?? [], absent, true));
  if (expect.counts)
    notes.push(
      ...compare(
        tallies,
        'counts',
        Object.entries(expect.counts).map(([thing, count]) => `${alias(thing)}=${count}`),
        brief.counts.map(({ value }) => `${value.thing}=${value.count}`),
        false,
      ),
    );
  if (expect.items)
    notes.push(
      ...compare(
        tallies,
        'items',
        expect.items.map((item) => item.join(' ')),
        brief.items.map(({ value }) => `${value.name} ${value.price ?? ''}`),
        true,
      ),
    );
  if (expect.colors) {
    const wanted = expect.colors.map((colour) => `${colour.role}=${colour.value}`);
    const read = brief.colours.map(({ value }) => {
      const same = expect.colors?.find(
        (colour) =>
          colour.role === value.role && isNear(value.css, resolveColour(colour.value) ?? colour.value),
      );
      return same ? `${same.role}=${same.value}` : `${value.role}=${value.name}`;
    });
    notes.push(...compare(tallies, 'colours', wanted, read, isOwn && wanted.length > 1));
  } else if (isOwn)
    notes.push(
      ...compare(
        tallies,
        'colours',
        [],
        brief.colours.map(({ value }) => `${value.role}=${value.name}`),
        true,
      ),
    );
  if (expect.parts)
    notes.push(
      ...compare(
        tallies,
        'parts',
        expect.parts,
        brief.parts.map((slot) => slot.value.title),
        false,
      ),
    );
  const slots = JSON.stringify({ ...brief, prompt: '' });
  if (expect.verbatim)
    notes.push(
      ...compare(
        tallies,
        'verbatim',
        expect.verbatim,
        expect.verbatim.filter((text) => slots.includes(JSON.stringify(text).slice(1, -1))),
        false,
      ),
    );
  return notes;
}

async function report(path: string): Promise<void> {
  const samples = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Sample);
  const tallies = new Map<string, Tally>();
  console.log(`\n${path} (${samples.length} prompts)`);
  const began = performance.now();
  let right = 0;
  for (const sample of samples) {
    await loadLexicons(sample.prompt);
    const notes = judge(sample, readBrief(sample.prompt), tallies, path.includes('own'));
    if (notes.length === 0) right += 1;
    else console.log(`  ${sample.id.padEnd(20)} ${notes.join('  ')}`);
  }
  console.log(
    `  ${((performance.now() - began) / samples.length).toFixed(2)} ms per prompt, ${right} of ${samples.length} with every slot right\n`,
  );
  console.log(`  ${'slot'.padEnd(12)} precision  recall   met missed extra`);
  const total: Tally = { met: 0, missed: 0, extra: 0 };
  for (const [slot, tally] of tallies) {
    print(slot, tally);
    for (const key of ['met', 'missed', 'extra'] as const) total[key] += tally[key];
  }
  print('all', total);
}

function print(slot: string, { met, missed, extra }: Tally): void {
  const share = (part: number, whole: number): string =>
    (whole === 0 ? '-' : (part / whole).toFixed(3)).padStart(8);
  console.log(
    `  ${slot.padEnd(12)} ${share(met, met + extra)} ${share(met, met + missed)} ${String(met).padStart(5)} ${String(missed).padStart(6)} ${String(extra).padStart(5)}`,
  );
}

const paths = process.argv.slice(2);
for (const path of paths.length > 0 ? paths : ['bench/sets/prompts.jsonl', 'bench/sets/prompts-own.jsonl'])
  await report(path);
