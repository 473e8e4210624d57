import { opensAsTold } from './told-in-hero';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { ContentItem, Facts, SectionContent } from '../../content';
import type { Words } from '../../words/words';
import { money } from '../parts/money';
import type { Family, LocalBank } from './local-bank';
import { hasOwnPrices } from './local-offers';
import { localPlans } from './local-plans';
import { pricedElsewhere } from './told-classes';
import type { LocalTrade } from './trades/local-trade';

const free =
  /(?<!\p{L})(?:grat[iu]\p{L}*|kostenlos\p{L}*|umsonst|free|bezpłatn\p{L}*|darmow\p{L}*|za darmo|ücretsiz|bedava)(?!\p{L})|مجان|חינם|ללא תשלום/iu;

/** Of what has plans in three sizes: programs that somebody subscribes to. */
const subscribed = new Set<SiteKind>(['saas', 'mobile-app']);

type PriceList = {
  readonly facts: Facts;
  readonly family: Family;
  readonly trade: LocalTrade | undefined;
  readonly bank: LocalBank;
  readonly words: Words;
  /** What is offered, with usual prices, and the same without. */
  readonly priced: readonly ContentItem[];
  readonly plain: readonly ContentItem[];
};

/** Whether prices are asked for or told. */
export const hasPrices = ({ brief }: Facts): boolean =>
  brief.sections.some(({ value }) => value === 'pricing') ||
  brief.items.some(({ value }) => value.price !== undefined);

/**
 * What things cost: what is told, else the trade's own list with usual prices, each a sample. Plans in three sizes are for
 * programs alone. Who names a price after a talk asks for the talk.
 */
export function priceList(list: PriceList): SectionContent {
  const { facts, family, trade, bank, words, priced, plain } = list;
  const { sections, ledes, actions } = words;
  const { brief } = facts;
  const isTold = brief.items.some(({ value }) => value.price !== undefined);
  const head = { title: sections.pricing, lede: ledes.pricing };
  // Beside told prices nothing is made up of what they hold.
  const elsewhere = pricedElsewhere(facts);
  if (elsewhere) return { ...head, items: elsewhere };
  // What a plan of theirs holds, only the owner knows.
  if (isTold && opensAsTold(words.language))
    return { ...head, items: hasOwnPrices(family, trade) ? priced : [] };
  if (subscribed.has(brief.kind.value))
    return { ...head, items: free.test(brief.prompt) ? [] : localPlans(facts, bank.plans, words) };
  if (isTold) return { ...head, items: hasOwnPrices(family, trade) ? priced : [] };
  // "itinerari con prezzi": journeys cost something before anybody has asked.
  if (trade?.id === 'tours') return { ...head, items: priced };
  if (hasOwnPrices(family, trade) || family === 'move' || family === 'food' || family === 'shop')
    return { ...head, items: priced };
  return {
    title: sections.pricing,
    lede: ledes.quote,
    items: plain.slice(0, 6).map(({ title, text }) => ({
      title,
      ...(text ? { text } : {}),
      action: { label: actions.getQuote, href: 'contact' },
    })),
  };
}

const visitors: Readonly<Record<string, readonly [full: string, reduced: string, children: string]>> = {
  es: ['Entrada general', 'Entrada reducida', 'Niños'],
  fr: ['Plein tarif', 'Tarif réduit', 'Enfants'],
  de: ['Erwachsene', 'Ermäßigt', 'Kinder'],
  pt: ['Bilhete normal', 'Bilhete reduzido', 'Crianças'],
  it: ['Intero', 'Ridotto', 'Bambini'],
  nl: ['Volwassenen', 'Met korting', 'Kinderen'],
  pl: ['Normalny', 'Ulgowy', 'Dzieci'],
  tr: ['Tam bilet', 'İndirimli bilet', 'Çocuk'],
  ar: ['بالغون', 'مخفّض', 'أطفال'],
  he: ['כרטיס רגיל', 'כרטיס מוזל', 'ילדים'],
};

/** Usual tickets with usual prices, each a sample. */
export const usualTickets = (facts: Facts, language: string): readonly ContentItem[] =>
  (visitors[language] ?? []).map((title, at) => ({
    title,
    price: money(facts, [14, 10, 6][at] ?? 10),
    sample: true,
  }));
