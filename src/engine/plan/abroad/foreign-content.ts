import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem, Facts, KindDefinition, SectionContent } from '../content';
import { partLineAbroad } from './told-facts-abroad';
import type { Words } from '../words/words';

const keepsTitles = new Set<SectionType>(['menu', 'products', 'pricing', 'rooms', 'tickets', 'donation']);
const bare = new Set<SectionType>([
  'testimonials',
  'logos',
  'social',
  'timeline',
  'languages',
  'skills',
  'video',
  'posts',
]);
const isDerived = new Set<SectionType>([
  'hero',
  'page-header',
  'menu',
  'products',
  'rooms',
  'hours',
  'map',
  'contact',
  'booking',
  'quote',
  'newsletter',
  'rsvp',
  'countdown',
  'cta',
  'app',
  'donation',
  'form',
  'cart',
  'checkout',
  'download',
  'venue',
  'gallery',
]);

/** Whether a section can be written in a language that has no copy of its own, from the prompt's words alone. */
export function canDerive(type: SectionType, facts: Facts): boolean {
  return (
    isDerived.has(type) ||
    (type === 'services' && facts.phrases.length > 1) ||
    facts.brief.items.some(({ value }) => value.section === type)
  );
}

/** Copy in a language without a content bank: the words of its interface and the words of the prompt, nothing in English. */
export function foreignContent(
  type: SectionType,
  facts: Facts,
  kind: KindDefinition,
  words: Words,
  english: SectionContent | undefined,
): SectionContent {
  const { name, offer, place, phrases } = facts;
  const title = words.sections[type];
  const ledes: Readonly<Record<string, string | undefined>> = words.ledes;
  const lede = ledes[type];
  const base: SectionContent = lede ? { title, lede } : { title };
  const what = [
    offer && !/^(?:app|saas|software)$/iu.test(offer) && !offer.toLowerCase().includes(name.toLowerCase())
      ? capitalise(offer)
      : null,
    place,
  ].filter((part) => part !== null);
  const offers = phrases.filter((phrase) => phrase.length > 9);
  const spoken = offers.map((phrase) => ({ title: capitalise(phrase) }));
  if (type === 'hero') {
    return {
      title: name,
      ...(what.length > 0 ? { kicker: what.join(' · ') } : {}),
      lede:
        offers.length > 0
          ? offers.map(capitalise).join(' · ')
          : (heroLede(kind, ledes) ?? words.ledes.contact),
      actions: [mainAction(kind, words), { label: words.actions.contactUs, href: 'contact' }],
    };
  }
  if (type === 'about' || type === 'story' || type === 'text') {
    return {
      title,
      body: [
        `${name}${what.length > 0 ? `: ${what.join(', ')}` : ''}.`,
        ...(spoken.length > 0 ? [spoken.map((item) => item.title).join(' · ')] : []),
      ],
    };
  }
  if (type === 'cta') return { title, actions: [mainAction(kind, words)] };
  if (type === 'gallery' || type === 'portfolio' || type === 'before-after') {
    const motifs = kind.art.length > 0 ? kind.art : ['abstract'];
    return {
      ...base,
      items: Array.from({ length: 6 }, (_, at): ContentItem => ({
        title: `${title} ${at + 1}`,
        art: motifs[at % motifs.length] ?? 'abstract',
        sample: true,
      })),
    };
  }
  if (type === 'hours' || type === 'timetable' || type === 'agenda') {
    return type === 'hours' && english?.items ? { ...base, items: english.items } : base;
  }
  if (keepsTitles.has(type) && english?.items) {
    return {
      ...base,
      items: english.items.map(({ title: own, price, art }) => ({
        title: own,
        sample: true,
        ...(price ? { price } : {}),
        ...(art ? { art } : {}),
      })),
    };
  }
  // Whom somebody works with, and where else one finds them, no offer tells.
  if (bare.has(type)) return base;
  if (type === 'team' || type === 'speakers' || type === 'teacher') {
    const people = english?.items?.filter(({ sample }) => sample) ?? [];
    return {
      ...base,
      items: people.slice(0, 3).map(({ title: own }) => ({
        title: own,
        art: 'portrait',
        sample: true,
      })),
    };
  }
  return spoken.length > 0
    ? { ...base, items: spoken }
    : {
        ...base,
        body: [
          partLineAbroad(words.language, title) ?? `${name}${what.length > 0 ? `: ${what.join(', ')}` : ''}.`,
        ],
      };
}

/** The main button's words in the site's language, by where it leads. */
export function mainAction(kind: KindDefinition, words: Words): { label: string; href: string } {
  const { to } = kind.action;
  const { actions } = words;
  const label =
    {
      menu: actions.seeMenu,
      booking: actions.book,
      rooms: actions.seeRooms,
      products: actions.viewAll,
      pricing: actions.seePrices,
      portfolio: actions.seeWork,
      gallery: actions.seeWork,
      quote: actions.getQuote,
      rsvp: actions.reply,
      donation: actions.donate,
      download: actions.download,
      links: words.sections.links,
      timetable: words.sections.timetable,
    }[to] ?? actions.contactUs;
  return { label, href: to };
}

function capitalise(text: string): string {
  const [first = '', ...rest] = [...text.trim()];
  return first.toLocaleUpperCase() + rest.join('');
}

function heroLede(
  kind: KindDefinition,
  ledes: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return kind.pages
    .flatMap(({ sections }) => sections)
    .map((section) => (section === 'contact' ? undefined : ledes[section]))
    .find((lede) => lede !== undefined);
}
