import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import type { Facts, KindDefinition } from '../../content';
import type { Bank } from '../parts/bank';
import { coversOffer } from './find-trade';
import { pagesOf } from './page-sets';
import { readAction, tradeBank } from './trade-bank';
import { wordsOf } from './trade';
import type { Trade } from './trade';

const sectionsOf: Readonly<Partial<Record<string, readonly SectionType[]>>> = {
  offer: ['services', 'features', 'booking', 'quote'],
  why: ['features', 'skills'],
  step: ['process'],
  about: ['about'],
  story: ['story'],
  shot: ['gallery'],
  work: ['portfolio', 'gallery'],
  role: ['team', 'teacher', 'speakers'],
  said: ['testimonials'],
  ask: ['faq'],
  plan: ['pricing', 'tickets'],
  good: ['products', 'rooms'],
  detail: ['product-detail'],
  compare: ['comparison'],
  date: ['events'],
  past: ['timeline'],
  day: ['timetable', 'agenda'],
  week: ['curriculum'],
  fits: ['audience'],
  gift: ['donation'],
  help: ['volunteer'],
  figure: ['stats'],
  place: ['venue'],
  reply: ['rsvp'],
};

/** What a trade changes about its kind: the noun, pages, pictures and main button. */
export const fitTo = (trade: Trade): Partial<KindDefinition> => {
  const said = new Set(
    Object.entries(sectionsOf).flatMap(([key, types]) => (key in trade.lines ? (types ?? []) : [])),
  );
  const pages = pagesOf(trade, said);
  const [action] = wordsOf(trade, 'act');
  const [schemaType] = wordsOf(trade, 'schema');
  const art = wordsOf(trade, 'art').flatMap((line) => line.split(',').map((word) => word.trim()));
  const { label, href } = readAction(action ?? '');
  return {
    noun: trade.noun,
    ...(pages ? { pages } : {}),
    ...(schemaType ? { schemaType } : {}),
    ...(action ? { action: { label, to: href } } : {}),
    ...(art.length > 0 ? { art } : {}),
  };
};

/**
 * A kind that knows its trades: where the brief names one, its copy and pages take the kind's place. With `isWhole` no
 * section of the kind's own copy is left, because it would speak of another trade.
 */
export const withTrades = (
  definition: KindDefinition,
  find: (brief: Brief) => Trade | undefined,
  isWhole = true,
): KindDefinition => ({
  ...definition,
  fit: (brief) => {
    const trade = find(brief);
    return trade ? fitTo(trade) : (definition.fit?.(brief) ?? {});
  },
  knows: (brief) => {
    const trade = find(brief);
    return trade ? coversOffer(brief, trade) : (definition.knows?.(brief) ?? false);
  },
  own: (brief) => {
    const trade = find(brief);
    return trade ? (wordsOf(trade, 'own')[0] ?? `this ${trade.noun}`) : (definition.own?.(brief) ?? null);
  },
  content: (facts: Facts): Bank => {
    const trade = find(facts.brief);
    if (!trade) return definition.content(facts);
    const bank = tradeBank(facts, trade);
    return isWhole ? bank : { ...definition.content(facts), ...bank };
  },
});
