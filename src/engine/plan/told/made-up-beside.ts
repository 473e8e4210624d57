import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { isPersonal } from '../who/is-personal';
import { isRuledOutAbroad } from '../abroad/told-facts-abroad';

const dated: readonly SectionType[] = ['events', 'timetable', 'agenda'];
const peopled: readonly SectionType[] = ['team', 'speakers', 'teacher'];
const alone =
  /(?:^|[\s.,(])(?:i['’]?m|i am|my name['’]?s|my name is)\s+(?:an?\s|the\s|dr\s|called\s)?\p{L}/iu;

const firstPerson = /(?<![\p{L}'’])(?:i|i['’]?m|i['’]ve|i['’]ll)(?![\p{L}])/iu;
const several = /(?<!\p{L})(?:we|our|us|team|staff|partners?|colleagues)(?!\p{L})/iu;

const agents =
  /\b(?:artist|tutor|teacher|photographer|cleaner|therapist|trainer|gardener|plumber|electrician|decorator|carpenter|stylist|coach|groomer|walker|tuner|celebrant|illustrator|copywriter|magician|potter|masseuse|counsellor|hypnotherapist|seamstress|dressmaker|videographer|hairdresser|beautician|nail technician|make-?up artist|translator|interpreter|hygienist|doula|handyman|hairstylist|sharpener|sweep)$/iu;

/** "free", said as a whole: nothing has a price. */
const free =
  /(?:^|[,.;:(–—-]\s?)(?:and\s)?(?:it['’]?s\s|it is\s|is\s|are\s|all\s|everything is\s|completely\s|always\s|totally\s|entirely\s|100% ){0,2}free(?: of charge| to (?:all|everyone|attend|enter)| for (?:all|everyone|everybody|ever|anyone))?(?=\s?(?:[,.;)!]|$))|\b(?:entry|admission|entrance|attendance)(?: is|:)? free\b|\bfree (?:entry|admission|event|to attend|to enter)\b/imu;

const online =
  /\b(?:online|remote|virtual|zoom|video)[- ]only\b|\bonly (?:online|remotely|on zoom|by video|by phone)\b|\b(?:all|sessions|lessons|classes|appointments) (?:are |is )?(?:all )?(?:online|on zoom|by video)\b|\b(?:fully|100%) (?:online|remote)\b/iu;
/** A shop that is one on the net: no door, and so no hours. */
const byPostOnly =
  /\b(?:online|web|internet|e-?commerce|etsy)[\s-]?(?:only\s)?(?:shop|store|boutique)\b|\bweb ?shop\b|\bsells? (?:\p{L}+ ){0,3}online\b/iu;
const comes =
  /\b(?:i|we) (?:come|drive|travel) to (?:you|your|people['’]s|clients['’])\b|\bhome visits? only\b|\bat your (?:home|door|place|house)\b/iu;
const clock =
  /(?<![\d.])\d{1,2}(?:[:.][0-5]\d)?\s?(?:am|pm)\b|(?<![\d:.])(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)|\b\d{1,2}\s?(?:[-–]|to)\s?\d{1,2}(?=[,.;)\s]|$)|\b(?:from|at)\s\d{1,2}(?:[.:][0-5]\d)?(?=[,.;)\s]|$)/iu;

const seeking = /\b(?:looking|searching|available|open) (?:for|to) (?:\p{L}+ )?work\b/iu;
const lived: ReadonlySet<SectionType> = new Set([
  'events',
  'languages',
  'stats',
  'portfolio',
  'testimonials',
]);

/** What the prompt's own words rule out: prices of what is free, a door of those who have none, hours beside its own. */
function isRuledOut(
  { prompt, language, kind, offer, place, address, hours, items }: Brief,
  type: SectionType,
): boolean {
  if (language.value !== 'en') return false;
  // "tickets £10/£8": they stand among the tickets, and not a second time.
  const priced = items.filter(({ value }) => value.price !== undefined);
  if (type === 'pricing' && priced.length > 0 && priced.every(({ value }) => value.section === 'tickets'))
    return true;
  if (type === 'tickets' || type === 'pricing')
    return (
      /free/i.test(prompt) &&
      free.test(prompt) &&
      items.every(({ value }) => value.price === undefined || /^(?:free|0)/iu.test(value.price))
    );
  if (kind.value === 'shop' && (type === 'map' || type === 'hours') && place === null && address === null)
    return (
      hours === null &&
      (byPostOnly.test(prompt) ||
        !/\b(?:(?:our|my|the|a) (?:little |small |high street )?shop in|visit us|come (?:in|by)|showroom|high street|street)\b/iu.test(
          prompt,
        ))
    );
  if (type === 'map' || type === 'venue')
    return (
      address === null &&
      (online.test(prompt) || comes.test(prompt) || /^mobile\s/iu.test(offer?.value ?? '')) &&
      kind.value !== 'event'
    );
  // Nobody speaks languages or gives talks that a machine has made up. A person's told life: no talks, languages and figures that somebody else may have.
  if (kind.value === 'cv' && lived.has(type) && items.every(({ value }) => value.section !== type))
    return (
      type === 'languages' ||
      type === 'events' ||
      items.some(({ value }) => value.section === 'timeline' || value.section === 'languages')
    );
  return (
    type === 'agenda' &&
    kind.value === 'event' &&
    clock.test(prompt) &&
    items.every(({ value }) => value.section !== type)
  );
}

/** "i come to your home", "Dr Anil Mehta, private GP", "freelance copywriter": one person, as far as is told. */
function isLone({ prompt, name, offer, language }: Brief): boolean {
  if (language.value !== 'en' || several.test(prompt)) return false;
  return (
    alone.test(prompt) ||
    firstPerson.test(prompt) ||
    /^(?:Dr|Prof|Mrs?|Ms)\.?\s\p{Lu}/u.test(name?.value ?? '') ||
    /\b(?:freelance|freelancer|self[- ]employed|one[- ](?:man|woman))\b/iu.test(offer?.value ?? '') ||
    agents.test(offer?.value ?? '') ||
    /^mobile (?!\p{L}+(?:s|ing|ery)\b)/iu.test(offer?.value ?? '')
  );
}

/** Kinds whose word counts by who gives it: what clients said, who works there and for whom is told, or it stands nowhere. */
const vouching: ReadonlySet<string> = new Set([
  'saas', 'mobile-app', 'product', 'consulting', 'agency', 'studio', 'accountant', 'law', 'insurance', 'real-estate', 'portfolio', 'photographer', 'cv', 'therapist',
]); // prettier-ignore
const vouched: ReadonlySet<SectionType> = new Set(['testimonials', 'team', 'logos', 'stats']);

/** Titles of pages and parts that ask for them: "Our people", "Kind words". */
const vouchedTitle: Partial<Record<SectionType, RegExp>> = {
  team: /\b(?:team|people|staff|who we are|partners|lawyers|attorneys|solicitors|founders?|crew|directors|leadership|agents|advisers|advisors|consultants|meet)\b/iu,
  testimonials:
    /\b(?:testimonials?|reviews?|words|quotes|references|endorsements?|clients?|praise|said|say)\b/iu,
  logos: /\b(?:clients?|partners|customers|logos|trusted|press|work)\b/iu,
  stats: /\b(?:figures|numbers|results|impact|stats|facts)\b/iu,
};

const fewestTold = 9;
/** Of an event, a group or a podcast that tells more than its name: who speaks or stands for it, and what it would count. */
const isUntoldVoice = ({ language, kind, sections, items, prompt }: Brief, type: SectionType): boolean =>
  language.value === 'en' &&
  ((kind.value === 'event' &&
    ((type === 'speakers' &&
      !/\b(?:speakers?|line-?up|panels?|keynotes?|programme|schedule)\b/iu.test(prompt)) ||
      (type === 'agenda' && /\bsave the date\b/iu.test(prompt)))) ||
    (kind.value === 'blog' && type === 'team') ||
    (kind.value === 'nonprofit' &&
      (type === 'team' || type === 'testimonials' || type === 'stats' || type === 'events'))) &&
  prompt.split(/\s+/u).length >= fewestTold &&
  !sections.some(({ value }) => value === type) &&
  !items.some(({ value }) => value.section === type);

/** Praise, colleagues, clients and figures of a firm or a person, made up where nobody asked for them. */
const isVouchedFor = ({ language, kind, sections, items, parts, pages }: Brief, type: SectionType): boolean =>
  language.value === 'en' &&
  vouching.has(kind.value) &&
  vouched.has(type) &&
  !sections.some(({ value }) => value === type) &&
  ![...pages.map(({ value }) => value), ...parts.map(({ value }) => value.title)].some((title) =>
    vouchedTitle[type]?.test(title),
  ) &&
  !items.some(({ value }) => value.section === type);

/**
 * Whether a section that nobody asked for would hold made-up days or people beside the true ones that the prompt tells:
 * usual dates next to a told one, a staff round somebody who works alone.
 */
export function isMadeUpBeside(brief: Brief, type: SectionType): boolean {
  if (isVouchedFor(brief, type) || isUntoldVoice(brief, type)) return true;
  // "Ferryman £24, Moss £18": beside several that are told no made-up one is taken apart, nor compared.
  if (type === 'product-detail' || type === 'comparison')
    return (
      !brief.sections.some(({ value }) => value === type) &&
      brief.items.filter(({ value }) => value.price !== undefined).length > (type === 'comparison' ? 1 : 0)
    );
  // "Termine" of a practice asks for no evenings.
  if (isRuledOutAbroad(brief, type))
    return (
      type === 'events' ||
      type === 'pricing' ||
      type === 'products' ||
      type === 'logos' ||
      type === 'timeline' ||
      !brief.sections.some(({ value }) => value === type)
    );
  // "Weekdays 3pm to 8pm": when somebody teaches is told, so no other week stands beside it.
  if (
    type === 'timetable' &&
    (brief.hours !== null ||
      (brief.language.value !== 'en' && brief.items.some(({ value }) => value.price !== undefined))) &&
    !brief.items.some(({ value }) => value.section === type)
  )
    return !brief.sections.some(({ value }) => value === type);
  // "Looking for work in Bristol" asks for no works.
  const isSought = type === 'portfolio' && seeking.test(brief.prompt);
  if (isRuledOut(brief, type)) return isSought || !brief.sections.some(({ value }) => value === type);
  const family = [dated, peopled].find((types) => types.includes(type));
  if (!family || brief.sections.some(({ value }) => value === type)) return false;
  if (brief.items.some(({ value }) => value.section === type)) return false;
  // "Abogada en Pamplona, Lucía Goñi": who bears a person's name works alone.
  if (type === 'team' && isPersonal(brief)) return true;
  if (family === peopled && (isLone(brief) || (brief.language.value === 'en' && alone.test(brief.prompt))))
    return type === 'team';
  return brief.items.some(
    ({ value }) =>
      value.section !== null &&
      family.includes(value.section) &&
      (family === peopled || value.when !== undefined),
  );
}

/** Whether evenings and workshops may have a page: abroad only where the prompt speaks of some. */
export const hasEvents = ({ language, items, sections }: Brief): boolean =>
  language.value === 'en' ||
  sections.some(({ value }) => value === 'events') ||
  items.some(({ value }) => value.section === 'events');
