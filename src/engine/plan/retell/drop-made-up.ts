import type { Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem, SectionContent } from '../content';
import type { SectionPlan, SitePlan } from '../site-plan';
import type { Words } from '../words/words';
import { facts, literal } from './asked-outright';
import { speaksOfBooking, speaksOfPictures, speaksOfSending } from './shell/spoken-of';

/** Sections that hold nothing but what the owner told, or a form, or the frame. */
const frame = new Set<SectionType>([
  'hero', 'page-header', 'contact', 'form', 'booking', 'quote', 'map', 'hours', 'cta', 'text',
  'app', 'nav', 'footer', 'social', 'code',
]); // prettier-ignore
/** Forms and notices that nobody has to have. */
const optional = new Set<SectionType>([
  'newsletter',
  'volunteer',
  'donation',
  'download',
  'announcement',
  'countdown',
  'cart',
  'checkout',
  'rsvp',
  'venue',
]);
/** Pictures with captions: they show what such a business looks like and claim nothing. */
const shown = new Set<SectionType>(['gallery']);
/** Of these, what is told leaves no room for what is made up. */
const strict = new Set<SectionType>([
  'services', 'products', 'pricing', 'menu', 'rooms', 'tickets', 'portfolio', 'team', 'events', 'timetable', 'agenda', 'process', 'faq',
  'stats', 'timeline', 'speakers', 'listings', 'categories', 'case-study', 'links', 'logos', 'areas', 'features', 'amenities', 'posts', 'values', 'curriculum', 'skills',
]); // prettier-ignore

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What the prompt tells, to be compared with the things of a section. */
const toldBy = ({ brief }: SitePlan, said: string): ((item: ContentItem) => boolean) => {
  const prompt = ` ${plain(said)} `;
  const names = new Set(
    brief.items.flatMap(({ value }) => [
      plain(value.name),
      plain(value.name.replace(/^[£€$]?[\d.,]+\s?[%+km]?\s/u, '')),
    ]),
  );
  return ({ title, price }) => {
    const name = plain(title).replace(/^(?:the|a|an) /u, '');
    if (names.has(name) || names.has(plain(title))) return true;
    if (price !== undefined && !brief.prompt.includes(price) && !prompt.includes(plain(price))) return false;
    return (name.includes(' ') || name.length > 8) && prompt.includes(` ${name} `);
  };
};

/** A told thing without the words that were made up for it. */
const bareIn = (prompt: string): ((item: ContentItem) => ContentItem) => {
  const told = new Set(plain(prompt).split(' '));
  const keep = (words: string): boolean =>
    plain(words)
      .split(' ')
      .every((word) => told.has(word));
  return (item) => {
    const { text, list, note, sample: _sample, ...rest } = item;
    return {
      ...rest,
      ...(text && keep(text) ? { text } : {}),
      ...(note && keep(note) ? { note } : {}),
      ...(list?.every(keep) ? { list } : {}),
    };
  };
};

const withoutLede = ({
  lede: _lede,
  kicker: _kicker,
  feature: _feature,
  ...content
}: SectionContent): SectionContent => content;

/** Kinds that are visited by appointment. */
const bookable = new Set<string>([
  'hotel', 'salon', 'spa', 'dentist', 'clinic', 'therapist', 'veterinary', 'restaurant', 'gym', 'yoga', 'photographer', 'auto',
]); // prettier-ignore
const shelves = new Set<SectionType>(['rooms', 'products', 'menu', 'listings', 'tickets']);
const holdsAll = ({ content }: SectionPlan, told: readonly ContentItem[]): boolean => {
  const titles = new Set((content.items ?? []).map(({ title }) => title));
  return told.every(({ title }) => titles.has(title));
};
/** Kinds that quote no price for a job. */
const unquoted = new Set<string>([
  'studio', 'portfolio', 'product', 'mobile-app', 'saas', 'nonprofit', 'event', 'course', 'shop', 'blog', 'docs', 'unknown',
]); // prettier-ignore
const costly = /\b(?:costs?|prices?|pay|fees?|rates?|money)\b/iu;
const asking = new Set<SectionType>(['booking', 'quote', 'form']);
/** Sections whose things have an hour or a day, which nobody makes up for a thing that was told without one. */
const scheduled = new Set<SectionType>(['timetable', 'agenda', 'events']);
/** Sections of things with a price: each stands in its own. */
const priced = new Set<SectionType>(['tickets', 'products', 'menu', 'rooms', 'values']);
const fewestFeatures = 3;

/** A form asks for the owner's own things, and for none that were made up. */
const choicesOf = (
  { brief }: SitePlan,
  content: SectionContent,
  isTold: (item: ContentItem) => boolean,
): SectionContent => {
  if (!content.items) return content;
  const own = content.items.filter(isTold);
  const { items: _items, ...rest } = content;
  const offered = brief.items
    .filter(({ value }) => value.price !== undefined && value.when === undefined)
    .slice(0, 10)
    .map(({ value }) => ({ title: value.name }));
  // "Swimwear, flip flops" under "What to bring" are nothing to book, where sessions have their prices.
  const isBooked = own.some(({ title }) => offered.some((one) => one.title === title));
  const isFood = /^(?:restaurant|cafe|bar|bakery)$/u.test(brief.kind.value);
  const items = own.length > 1 && (isBooked || isFood || offered.length < 2) ? own : offered;
  return items.length > 1 ? { ...rest, items } : rest;
};

/**
 * The sections of a plan without what nobody told: no made-up people, days, prices, steps, reviews beside an owner's own
 * words. A section that was asked for stays as a sample. `isKnown`: the copy speaks of this very trade.
 */
export const dropMadeUp = (
  plan: SitePlan,
  sections: readonly SectionPlan[],
  words: Words,
  isKnown: boolean,
  wishes: readonly Span[],
): SectionPlan[] => {
  const said = wishes.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} | ${text.slice(end)}`,
    plan.brief.prompt,
  );
  const isTold = toldBy(plan, said);
  const bare = bareIn(plan.brief.prompt);
  // "A team of four" tells of people; "a team section" asks for them.
  const asked = new Set<SectionType>([
    // "an FAQ with at least six questions": what is counted is wanted.
    ...plan.brief.counts.flatMap(({ value }) =>
      plan.brief.sections.flatMap((one) => (one.value === value.thing ? [one.value] : [])),
    ),
    ...plan.brief.sections
      .filter(({ spans }) =>
        spans.some((span) => wishes.some(({ start, end }) => start < span.end && end > span.start)),
      )
      .map(({ value }) => value),
  ]);
  // Times, prices and dates are nobody's to make up: only how many of them are wanted asks for a sample.
  const prompted = wishes.map(({ start, end }) => plan.brief.prompt.slice(start, end)).join(' ');
  const counted = new Set<string>(plan.brief.counts.map(({ value }) => value.thing));
  for (const [type, word] of literal)
    if (
      !counted.has(type) &&
      (facts.has(type) ||
        !plan.brief.sections.some(
          ({ value, spans }) =>
            value === type &&
            spans.some(({ start, end }) => word.test(plan.brief.prompt.slice(start, end + 12))),
        ))
    )
      asked.delete(type);
  const isPriced = new Set(
    plan.brief.items
      .filter(({ value }) => value.price !== undefined && value.section !== 'services')
      .map(({ value }) => value.name.toLowerCase()),
  );
  const goods = plan.brief.items.filter(
    ({ value }) => value.section === 'products' && value.price !== undefined,
  );
  return sections.flatMap((section): SectionPlan[] => {
    const { type, content } = section;
    if (type === 'hero' || type === 'text' || type === 'app' || type === 'code') return [section];
    if (type === 'page-header') return [{ ...section, content: withoutLede(content) }];
    if (type === 'cta' && !isKnown) {
      const own = plan.brief.quotes.find(({ value }) => value.use === 'button')?.value.text;
      const actions = content.actions
        ?.slice(0, 1)
        .map(({ href }) => ({ label: own ?? words.actions.contactUs, href }));
      const title = plan.name;
      return [{ ...section, content: { ...withoutLede(content), title, ...(actions ? { actions } : {}) } }];
    }
    // Hours that nobody told are none.
    if (type === 'hours' && plan.contact.hours === null) return [];
    const isBooked = (bookable.has(plan.kind) && speaksOfBooking(plan.brief.prompt)) || asked.has('booking');
    if (type === 'booking' && !isBooked) return [];
    // Beside a way to write, a second form is wanted or none.
    if (type === 'form' && !asked.has(type) && sections.some((other) => other.type === 'contact')) return [];
    if (type === 'quote' && unquoted.has(plan.kind) && !asked.has('quote')) return [];
    if (optional.has(type)) {
      const isShop =
        (type === 'cart' || type === 'checkout') && goods.length > 1 && speaksOfSending(plan.brief.prompt);
      // "Set up: tables, signs, kettles": what a shift is like, its owner tells.
      const { items, ...bareForm } = withoutLede(content);
      const told = type === 'volunteer' ? items?.filter(isTold) : items;
      const kept = { ...bareForm, ...(told && told.length > 0 ? { items: told } : {}) };
      return asked.has(type) || isShop ? [{ ...section, content: kept }] : [];
    }
    // "You find us easily", "The door is open ten minutes before": nobody said so.
    if (type === 'map' || type === 'hours' || type === 'contact' || type === 'booking') {
      const {
        body: _body,
        items,
        ...more
      } = withoutLede(asking.has(type) ? choicesOf(plan, content, isTold) : content);
      // "By train: the last stretch is a taxi": nobody told so.
      const rest = type === 'map' || !items ? more : { ...more, items };
      return [{ ...section, content: { ...rest, title: words.sections[type] || content.title } }];
    }
    if (frame.has(type)) {
      const chosen = asking.has(type) ? choicesOf(plan, content, isTold) : content;
      if (isKnown) return [{ ...section, content: withoutLede(chosen) }];
      const title = words.sections[type] || content.title;
      return [{ ...section, content: { ...withoutLede(chosen), title } }];
    }
    // "Photos will follow" names pictures, and asks for none in their place.
    const isOwn = speaksOfPictures(plan.brief.prompt);
    if (shown.has(type)) return (isKnown && !isOwn) || (asked.has(type) && (!isOwn || /\bgaller(?:y|ies)\b/iu.test(prompted))) ? [section] : []; // prettier-ignore
    // Titled by the prompt itself: "Reading order".
    if (type === 'amenities' && plan.brief.parts.some(({ value }) => value.title === content.title))
      return [section];
    // Tickets that stand among the prices are none once more.
    const isElsewhere = ({ title }: ContentItem): boolean =>
      priced.has(type) &&
      plan.brief.items.some(({ value }) => value.name.toLowerCase() === title.toLowerCase()) &&
      plan.brief.items.every(
        ({ value }) =>
          value.name.toLowerCase() !== title.toLowerCase() ||
          (value.section !== null && value.section !== type),
      );
    const told = (content.items ?? [])
      .filter((item) => isTold(item) && !isElsewhere(item) && !(scheduled.has(type) && item.sample === true))
      .map(bare);
    // One thing alone is no range, and what is on the menu stands there.
    if ((type === 'services' || type === 'products') && told.length === 1 && !asked.has(type)) return [];
    if (type === 'products' && goods.length === 0 && sections.some((other) => other.type === 'menu'))
      return asked.has(type) ? [section] : [];
    if (type === 'skills' && told.length < 3 && !asked.has(type)) return [];
    if (type === 'team' && told.length < 2 && !asked.has(type)) return [];
    if (type === 'categories' && goods.length < 7 && !asked.has(type)) return [];
    if ((type === 'process' || type === 'posts' || type === 'logos') && told.length < 2)
      return asked.has(type) ? [section] : [];
    // Beside a list of goods their names alone are no features.
    const isEcho = told.every(({ title }) => isPriced.has(title.toLowerCase()));
    if (type === 'features' && (told.length < fewestFeatures || isEcho) && !asked.has(type)) return [];
    // What has a price stands with the prices.
    const offer = plan.brief.offer?.value.toLowerCase();
    const unpriced = told.filter(
      ({ title }) => !isPriced.has(title.toLowerCase()) && (told.length < 3 || title.toLowerCase() !== offer),
    );
    if (type === 'services' && unpriced.length < Math.min(2, told.length)) return [];
    if (type === 'services' && told.length > 0)
      return [
        {
          ...section,
          content: {
            ...withoutLede(content),
            title: isKnown ? content.title : words.sections[type],
            items: unpriced,
          },
        },
      ];
    // Rooms and wares show what they cost themselves.
    if (
      type === 'pricing' &&
      told.length > 0 &&
      sections.some((other) => shelves.has(other.type) && holdsAll(other, told))
    )
      return [];
    if (told.length > 0 && strict.has(type))
      return [
        {
          ...section,
          content: {
            ...withoutLede(content),
            title:
              isKnown && type !== 'products' && !(type === 'pricing' && !costly.test(content.title))
                ? content.title
                : words.sections[type] || content.title,
            items: told,
          },
        },
      ];
    if (told.length > 0) return [{ ...section, content: withoutLede(content) }];
    // Asked for, and nothing told of it: it stands as a sample, to be filled.
    return asked.has(type) ? [section] : [];
  });
};
