import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { Calling } from './read-calling';
import { tellingWords } from './plain-words';

/** Where the words before end and what it is for, or where, begins. */
const turn =
  /\s(?:for|with|in|from|near|at|about|to|that|who|which|where|selling|by|on|around|across)\s.*$/iu;

// What is done with a thing leaves it the same thing: a boiler fitter and boiler repairs are both about boilers.
const deedsOfTrades =
  /^(?:install\w*|fit(?:ters?|ting|ted)|repairs?|repairers?|maintenance|servicing|engineers?|engineering|technicians?|contractors?|contracting|specialists?|experts?|works?|care|replacements?|inspections?|testing|jobs?|estimates?|quotes?)$/iu;

type Usual = {
  /** Last words of an offer of which the kind's own copy speaks. */
  readonly known: RegExp;
  /** The work itself, of which the word before it says on what. */
  readonly work?: RegExp;
  /** Words of an offer that the kind's own copy would deny. */
  readonly never?: RegExp;
};

const animals = /\b(?:veterinary|canine|equine|feline|animals?|dogs?|cats?|pets?|horses?|livestock)\b/iu;

/** Kinds that are told by one word of many trades, and what their own copy, without a trade of its own, speaks of. */
const usual: Readonly<Partial<Record<SiteKind, Usual>>> = {
  construction: {
    known:
      /^(?:build\w*|construction|contract\w*|extensions?|renovat\w*|refurbish\w*|remodel\w*|reno|hous\w+|homes?|conversions?|landscap\w*|gardens?|gardening|property|properties|develop\w*|residential|paving|fenc\w+)$/iu,
  },
  'home-services': {
    // "ghost-sign painters": what they paint tells.
    work: /^(?:paint(?:ers?|ing)|repaint\w*)$/iu,
    known:
      /^(?:plumb\w*|drains?|drainage|unblocking|boilers?|heat\w*|hvac|furnaces?|bathrooms?|electric\w*|solar|panels?|re-?wir\w*|wiring|lighting|roof\w*|painters?|painting|decorat\w*|paint|mov\w+|removals?|relocat\w*|handym[ae]n|handyperson|handywoman|odd|property|home|household|house|diy|clean\w*|gutter\w*|chimneys?|trades?|tradesm[ae]n|conditioning|cooling|gas)$/iu,
  },
  cleaning: {
    work: /^clean(?:ing|ers?|s|ed)?$/iu,
    known:
      /^(?:clean\w*|maids?|housekeep\w*|janitor\w*|house|home|homes|office|offices|domestic|commercial|residential|deep|spring|tenancy|flat|flats|apartments?|condo|builders|construction|move-?out|lady|ladies|crew|eco|airbnb|turnover|turnovers|let|lets|regular|weekly|contract)$/iu,
    never: /\b(?:dress(?:es)?|suits?|biohazard|trauma|headstones?|graves?)\b/iu,
  },
  dentist: {
    known: /^(?:dent\w*|orthodon\w*|endodon\w*|periodon\w*|teeth|tooth|implants?|brac\w+|smiles?|aligners?|invisalign|whitening|hygien\w*|oral|surgeons?|surger\w+|doctors?|emergency|practices?|clinics?|offices?|health|group)$/iu,
  },
  clinic: { known: /./u, never: animals },
  // Who swims dogs or measures saddles vaccinates nobody.
  veterinary: {
    known:
      /^(?:vet\w*|animals?|pets?|dogs?|cats?|small|large|exotics?|equine|horses?|farm|feline|canine|avian|birds?|rabbits?|puppy|puppies|kittens?|hospital|clinic|surger\w+|practice|emergency|groom\w*|sitt\w+|walk\w*|board\w*|kennels?|catter\w+|day|daycare|train\w*|breed\w*|rescue|shelter|sanctuary|stables?|livery|dental|night|24h|hour|mobile|house|home|visits?)$/iu,
  },
  therapist: {
    known: /./u,
    never:
      /\b(?:reiki|crystals?|energy|angel|sound (?:baths?|healing)|shiatsu|reflexolog\w+|kinesiolog\w+|homeopath\w*|acupunct\w*|naturopath\w*|craniosacral|bowen|ayurved\w+|speech|occupational|physio\w*|aromatherap\w*)\b/iu,
  },
  auto: {
    known:
      /^(?:cars?|autos?|automo\w+|vehicles?|motors?|vans?|mechanics?|garages?|workshops?|mots?|tyres?|tires?|brakes?|body|bodywork|collision|detail\w*|valet\w*|wash|transmissions?|exhausts?|mufflers?|trucks?|diesel|4x4|hybrid|hybrids|dealers?|dealerships?|sales|rentals?|hire|leasing|taxis?|limousines?)$/iu,
  },
}; // prettier-ignore

// Heads that make something else of the words before them, whatever those are: café furniture, gym mirrors, lash supplies.
const turned: Readonly<Partial<Record<Calling['family'], true>>> = {
  repair: true,
  hire: true,
  maker: true,
  'craft maker': true,
  company: true,
  supplies: true,
  museum: true,
  contest: true,
  'trade school': true,
};
const turnedHeads =
  /\b(?:installers?|installations?|fitters?|fitting|suppl(?:y|ies|iers?)|wholesal\w+|equipment|furniture|flooring|mirrors?|mats?|software|assessors?|adjusters?|draftsm[ae]n|cleaning|cleaners?|servicing|inspections?|inspectors?|training|photography|translations?|upholstery|linen|packaging|machines?|spares|parts|valuations?|valuers?|clerks?|repairers?)$/iu;
// What runs on screens or tells of one person is named by what it is for.
const trusted: ReadonlySet<SiteKind> = new Set([
  'saas',
  'mobile-app',
  'docs',
  'blog',
  'cv',
  'link-in-bio',
  'unknown',
  'shop',
]);
/** Kinds whose trades are deeds upon things: of them a repair is the usual work. */
const ofDeeds: ReadonlySet<SiteKind> = new Set(Object.keys(usual) as SiteKind[]);

const headOf = (offer: string, place: string): string => {
  const head = offer.replace(turn, '').trim();
  // "gutter cleaning Reading UK": from the town on it is where, and not what.
  const at = place === '' ? -1 : head.toLowerCase().indexOf(` ${place.toLowerCase()}`);
  return at < 0 ? head : head.slice(0, at);
};

const lastTelling = (phrase: string, place: string, work?: RegExp): string => {
  const words = tellingWords(phrase, place).split(/[\s-]+/u);
  const isWork = (word: string): boolean => deedsOfTrades.test(word) || work?.test(word) === true;
  while (words.length > 0 && isWork(words.at(-1) ?? '')) words.pop();
  return words.at(-1) ?? '';
};

/** The words that stand in the offer behind the one that told the kind: "equipment repair" of "bakery equipment repair". */
const behindKind = ({ kind, prompt }: Brief, head: string): string | null => {
  const low = head.toLowerCase();
  const ends = kind.spans.flatMap(({ start, end }) => {
    const word = prompt.slice(start, end).toLowerCase();
    const at = low.lastIndexOf(word);
    return at < 0 ? [] : [at + word.length];
  });
  return ends.length === 0 ? null : head.slice(Math.max(...ends));
};

/**
 * Whether the word that told the kind is only one of the words before another trade: a gutter guard is no roof, a stone
 * wall no house, and who repairs ovens of bakeries bakes nothing. The kind's copy would be that of a neighbour. `hasTrade`:
 * whether the kind has a trade's copy of its own for it.
 */
export const isBeyond = (brief: Brief, { family, offer }: Calling, hasTrade: boolean): boolean => {
  const kind = brief.kind.value;
  if (trusted.has(kind)) return false;
  const place = brief.place?.value ?? '';
  const head = headOf(offer, place);
  const rule = usual[kind];
  if (rule) {
    if (rule.never?.test(head)) return true;
    if (hasTrade) return false;
    const last = lastTelling(head, place, rule.work);
    return last !== '' && !rule.known.test(last);
  }
  const behind = behindKind(brief, head);
  if (behind === null || tellingWords(behind, place) === '') return false;
  return !ofDeeds.has(kind) && (turned[family] === true || turnedHeads.test(behind.trim()));
};
