import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';

type Passing = {
  /** Kinds that have such a section by nature. */
  readonly kinds: readonly string[];
  /** The words that name it in passing: a printer's presses, a club's fleet. */
  readonly words: RegExp;
};

const passing: Readonly<Partial<Record<SectionType, Passing>>> = {
  posts: { kinds: ['blog'], words: /^(?:press|presses|essays?|papers?|stor(?:y|ies)|columns?|records?)$/iu },
  listings: {
    kinds: ['real-estate', 'auto', 'directory'],
    words: /^(?:fleet|lots?|boats?|cars?|vans?|stock)$/iu,
  },
  rooms: { kinds: ['hotel'], words: /^(?:rooms?|bedrooms?|halls?|huts?|tents?|pitch(?:es)?)$/iu },
  volunteer: { kinds: [], words: /\bmembers?\b/iu },
  speakers: { kinds: [], words: /^(?:bands?|speakers?|native speakers?)$/iu },
  jobs: { kinds: [], words: /^(?:vacanc(?:y|ies)|jobs?|staff)$/iu },
};

/** Words that name no such section even where they are wished for: "how to become a member" asks for no volunteers. */
const never = /^press(?:es)?$|\bmembers?\b/iu;
const slept = /\b(?:bed|beds|bedrooms?|sleeps?|nights?|ensuite|en-suite|double|twin|b&b)\b/iu;

/** Where a thing stands instead: what costs something among the prices, what has no price in the sentence that tells it. */
const elsewhere = (kind: string, item: Slot<ListedItem>): Slot<ListedItem>[] =>
  item.value.price === undefined
    ? []
    : [{ ...item, value: { ...item.value, section: kind === 'event' ? 'tickets' : 'pricing' } }];

/**
 * The sections and things of a long prompt without those that only a word in passing named: "our three rooms" of a festival let
 * no beds, so that its passes are none. `wishes` are what is said to whoever makes the site: there the word asks for the section.
 */
export const fitSections = (brief: Brief, wishes: readonly Span[]): Brief => {
  const { kind, prompt } = brief;
  const isWished = (span: Span): boolean =>
    wishes.some(({ start, end }) => start < span.end && end > span.start);
  const isPassing = (type: SectionType): boolean => {
    const rule = passing[type];
    const slots = brief.sections.filter(({ value }) => value === type);
    if (!rule || rule.kinds.includes(kind.value)) return false;
    return slots.every(({ spans }) =>
      spans.every((span) => {
        const word = prompt.slice(span.start, span.end).trim();
        return rule.words.test(word) && (never.test(word) || !isWished(span));
      }),
    );
  };
  const gone = new Set(
    (Object.keys(passing) as SectionType[]).filter((type) => brief.sections.some(({ value }) => value === type) && isPassing(type)), // prettier-ignore
  );
  if (gone.has('rooms') && brief.items.some(({ value }) => value.section === 'rooms' && slept.test(`${value.name} ${value.note ?? ''}`))) gone.delete('rooms'); // prettier-ignore
  if (gone.size === 0) return brief;
  return {
    ...brief,
    sections: brief.sections.filter(({ value }) => !gone.has(value)),
    items: brief.items.flatMap((item) =>
      item.value.section !== null && gone.has(item.value.section) ? elsewhere(kind.value, item) : [item],
    ),
  };
};
