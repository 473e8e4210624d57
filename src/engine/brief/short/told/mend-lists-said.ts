import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { withoutStretch } from './without-stretch';
import { capitalise } from '../../../capitalise';

const ofPage =
  /@|\b(?:sections?|quotes|email|e-mail|newsletter|mailing list|reviews|photos?|links?|form|buttons?|page|kit)\b/iu;

/** "gigs: 8 May Le Périscope, 15 May Hot Club, listen section, press quotes": what has no day is none of the evenings. */
const withoutPageWords = (brief: Brief): Brief => {
  const dated = brief.items.some(({ value }) => value.section === 'events' && value.when !== undefined);
  return {
    ...brief,
    items: brief.items.filter(
      ({ value }) =>
        !(
          (dated && value.section === 'events' && value.when === undefined && ofPage.test(value.name)) ||
          (value.section === 'categories' && /@/u.test(value.name))
        ),
    ),
  };
};

const measure =
  /^(?:capacity|seats|sleeps|holds|up to|max(?:imum)?\.?|at most|ages?|aged|over|under|from age|group size|lead time|turnaround)\s(?:of\s)?\d/iu;

/** "capacity 150", "up to 6 people": told of the whole, and nothing that is done. */
const withMeasures = (brief: Brief): Brief => {
  const told = brief.items.filter(
    ({ value }) => value.price === undefined && value.when === undefined && measure.test(value.name),
  );
  return {
    ...brief,
    items: brief.items.filter((item) => !told.includes(item)),
    phrases: [
      ...brief.phrases.filter(({ value }) => !told.some((one) => one.value.name === value)),
      ...told.map(({ value, spans }): Slot<string> => ({ value: value.name, spans })),
    ],
  };
};

const led =
  /^(?:treats?|treating|covers?|covering|handles?|helps? with|specialis(?:es|ing) in|specializ(?:es|ing) in)\s(?=\p{L})/iu;

/** "treats back pain, sports injuries": the first of them is called like the others. */
const withoutVerb = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) =>
    item.value.price === undefined && led.test(item.value.name)
      ? { ...item, value: { ...item.value, name: capitalise(item.value.name.replace(led, '')) } }
      : item,
  ),
});

const length = /^\d{1,3}[ -]?(?:min(?:ute)?s?|hours?|hrs?)\b/iu;

/** "45 min session £52": its price list has it, and nothing is treated by it. */
const onceOnly = (brief: Brief): Brief => {
  const priced = new Set(
    brief.items
      .filter(({ value }) => value.price !== undefined && length.test(value.name))
      .map(({ value }) => value.name.toLowerCase()),
  );
  return {
    ...brief,
    items: brief.items.filter(
      ({ value }) => value.price !== undefined || !priced.has(value.name.toLowerCase()),
    ),
  };
};

const extra = /^(?:add-?ons?|extras?|options?|optional extras?)\s(?=\p{L})/iu;

/** "add-ons pizza $15, face painting $90": from there on each is one of them. */
const withExtras = (brief: Brief): Brief => {
  const first = brief.items.findIndex(({ value }) => value.price !== undefined && extra.test(value.name));
  if (first < 0) return brief;
  return {
    ...brief,
    items: brief.items.map((item, at) =>
      at >= first && item.value.price !== undefined
        ? {
            ...item,
            value: { ...item.value, name: capitalise(item.value.name.replace(extra, '')), group: 'Extras' },
          }
        : item,
    ),
  };
};

const gift =
  /^(?:plant|dedicate|sponsor|adopt|fund|feed|give|buy|name|support|house|rescue)\s(?:an?|one|the)\s/iu;

// "adopt a donkey for €25 a year": what is paid every year is a membership.
const isGift = ({ value }: Slot<ListedItem>): boolean =>
  value.section === 'pricing' &&
  value.price !== undefined &&
  gift.test(value.name) &&
  !/\b(?:year|month|week)\b/u.test(value.price);

/** "plant a tree £45, dedicate a bench £600" of a charity: gifts, and no prices. */
const withGifts = (brief: Brief): Brief => {
  if (brief.kind.value !== 'nonprofit' || !brief.items.some(isGift)) return brief;
  const items = brief.items.map((item) =>
    isGift(item) ? { ...item, value: { ...item.value, section: 'donation' as const } } : item,
  );
  const spans = items.find(({ value }) => value.section === 'donation')?.spans ?? [];
  const known = brief.sections.some(({ value }) => value === 'donation');
  return {
    ...brief,
    items,
    sections: known ? brief.sections : [...brief.sections, { value: 'donation', spans }],
  };
};

const nth = String.raw`(?:first|second|third|fourth|last|1st|2nd|3rd|4th)`;
const repeated = new RegExp(
  String.raw`(?<what>(?:(?:monthly|weekly|fortnightly|regular)\s|(?<=^|[,.;:]\s|\band\s))\p{L}[\p{L} -]{2,30}?)\s\((?<when>(?:(?:every|on)\s)?(?:the\s)?(?:${nth}(?:(?:,\s|\sand\s|\s&\s)${nth})?|every|each)\s\p{L}+days?[^(),]{0,30})\)`,
  'iu',
);

/** "monthly star parties (first Saturday)", "work days (first and third Saturday)": what comes back, and when. */
const withRepeated = (brief: Brief): Brief => {
  const found = repeated.exec(brief.prompt);
  const { what, when } = found?.groups ?? {};
  if (!found || what === undefined || when === undefined) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const rest = withoutStretch(brief, span);
  const item: Slot<ListedItem> = {
    value: {
      section: 'timetable',
      name: capitalise(what.replace(/^(?:monthly|weekly|fortnightly|regular)\s/iu, '')),
      when: capitalise(when),
    },
    spans: [span],
  };
  return {
    ...rest,
    items: [...rest.items, item],
    sections: rest.sections.some(({ value }) => value === 'timetable')
      ? rest.sections
      : [...rest.sections, { value: 'timetable', spans: [span] }],
  };
};

const insurer = /^(?<what>.{3,30}\binsurance)\s(?:start-?up|company|provider|firm)$/iu;

/** "pet insurance startup": what it insures says more than that it is young. */
const withInsurance = (brief: Brief): Brief => {
  const { offer } = brief;
  const what = insurer.exec(offer?.value ?? '')?.groups?.['what'];
  if (what === undefined || !offer) return brief;
  return {
    ...brief,
    kind: { ...brief.kind, value: 'insurance' },
    offer: { ...offer, value: what },
    items: brief.items.map((item) =>
      item.value.name.toLowerCase() === offer.value.toLowerCase()
        ? { ...item, value: { ...item.value, name: capitalise(what) } }
        : item,
    ),
  };
};

/** Lists once more: what has no day, what is told of the whole, what opens a row, what comes on top, and what comes back. */
export const mendListsSaid = (brief: Brief): Brief =>
  brief.language.value === 'en'
    ? [
        withoutPageWords,
        withMeasures,
        withoutVerb,
        onceOnly,
        withExtras,
        withGifts,
        withRepeated,
        withInsurance,
      ].reduce((read, mend) => mend(read), brief)
    : brief;
