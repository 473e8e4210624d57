import type { Brief, ListedItem, OpeningRange, Slot, Span } from './brief';
import { describeWord, type DescribedWord } from './describe-word';

/** One thing understood from a prompt, as shown to the person: which slot it is, in words, and where it was read. */
export type BriefChip = {
  readonly slot:
    | 'name' | 'kind' | 'place' | 'language' | 'pages' | 'sections' | 'colour' | 'style' | 'scheme' | 'excluded' | 'contact'
    | 'hours' | 'counts' | 'items'; // prettier-ignore
  readonly label: string;
  readonly value: string;
  /** `#rrggbb` of a colour chip. */
  readonly swatch?: string;
  /** The words of the prompt. Empty: chosen by default. */
  readonly spans: readonly Span[];
};

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function describeTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** "Tue–Sun 07:30–19:00". Days in a row become a range. */
export function describeRange(range: OpeningRange): string {
  const runs: [number, number][] = [];
  for (const day of range.days.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  const days = runs.map(([from, to]) => {
    const first = dayNames[from - 1] ?? '';
    return from === to ? first : `${first}–${dayNames[to - 1] ?? ''}`;
  });
  return `${days.join(', ')} ${describeTime(range.opens)}–${describeTime(range.closes)}`;
}

function describeItem(item: ListedItem): string {
  return [item.name, item.price, item.badge === undefined ? undefined : `“${item.badge}”`]
    .filter(Boolean)
    .join(' ');
}

function spansOf(slots: readonly Slot<unknown>[]): Span[] {
  return slots.flatMap((slot) => [...slot.spans]);
}

/** Name of a language in English, by its BCP 47 code; the code itself where the realm does not know it. */
function describeLanguage(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

type Listed = {
  readonly slot: BriefChip['slot'];
  readonly label: string;
  readonly slots: readonly Slot<unknown>[];
  readonly words: readonly string[];
};

/** One chip for a list of slots, none for an empty list. */
function listChip({ slot, label, slots, words }: Listed): BriefChip[] {
  return words.length === 0 ? [] : [{ slot, label, value: words.join(', '), spans: spansOf(slots) }];
}

function singleChip(slot: BriefChip['slot'], label: string, value: Slot<string> | null): BriefChip[] {
  return value === null ? [] : [{ slot, label, value: value.value, spans: value.spans }];
}

function describePages(brief: Brief): BriefChip[] {
  if (brief.pages.length > 0)
    return listChip({
      slot: 'pages',
      label: 'Pages',
      slots: brief.pages,
      words: brief.pages.map((page) => page.value),
    });
  return brief.onePage === null
    ? []
    : [
        {
          slot: 'pages',
          label: 'Pages',
          value: brief.onePage.value ? 'one page' : 'several pages',
          spans: brief.onePage.spans,
        },
      ];
}

/** What was understood, as chips in the order a person reads them; slots with nothing in them give none. */
export function chipsOf(brief: Brief): BriefChip[] {
  const { kind, offer } = brief;
  const kindValue = kind.value === 'unknown' && offer !== null ? offer.value : describeWord(kind.value);
  return [
    ...singleChip('name', 'Name', brief.name),
    {
      slot: 'kind',
      label: 'Kind',
      value: kindValue,
      spans: kind.spans.length > 0 ? kind.spans : (offer?.spans ?? []),
    },
    ...singleChip('place', 'Place', brief.place),
    {
      slot: 'language',
      label: 'Language',
      value: describeLanguage(brief.language.value),
      spans: brief.language.spans,
    },
    ...describePages(brief),
    ...listChip({
      slot: 'sections',
      label: 'Sections',
      slots: brief.sections,
      words: brief.sections.map((section) => describeWord(section.value)),
    }),
    ...brief.colours.map((colour): BriefChip => ({
      slot: 'colour',
      label: `Colour: ${describeWord(colour.value.role)}`,
      value: colour.value.name,
      swatch: colour.value.css,
      spans: colour.spans,
    })),
    ...(brief.style === null
      ? []
      : singleChip('style', 'Style', { value: describeWord(brief.style.value), spans: brief.style.spans })),
    ...singleChip('scheme', 'Scheme', brief.scheme),
    ...listChip({
      slot: 'items',
      label: 'Listed',
      slots: brief.items,
      words: brief.items.map((item) => describeItem(item.value)),
    }),
    ...listChip({
      slot: 'counts',
      label: 'Counts',
      slots: brief.counts,
      words: brief.counts.map(
        (count) => `${count.value.count} × ${describeWord(count.value.thing as DescribedWord)}`,
      ),
    }),
    ...singleChip('contact', 'Phone', brief.phone),
    ...singleChip('contact', 'E-mail', brief.email),
    ...singleChip('contact', 'Address', brief.address),
    ...listChip({
      slot: 'contact',
      label: 'Social',
      slots: brief.social,
      words: brief.social.map((one) => one.value),
    }),
    ...(brief.hours === null
      ? []
      : [
          {
            slot: 'hours' as const,
            label: 'Hours',
            value: brief.hours.value.map(describeRange).join('; '),
            spans: brief.hours.spans,
          },
        ]),
    ...listChip({
      slot: 'excluded',
      label: 'Left out',
      slots: brief.excluded,
      words: brief.excluded.map((one) => describeWord(one.value)),
    }),
  ];
}
