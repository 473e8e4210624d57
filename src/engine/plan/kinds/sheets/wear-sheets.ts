import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem, Facts, KindDefinition, SectionContent } from '../../content';
import type { Bank } from '../parts/bank';
import { money } from '../parts/money';
import { points } from '../parts/points';
import { coversOffer, findTrade } from '../trades/find-trade';
import { pagesOf } from '../trades/page-sets';
import { rowsOf, wordsOf, type LineKey, type Trade } from '../trades/trade';
import { readAction, tradeBank } from '../trades/trade-bank';

/** Sections that a line of a trade's copy fills; the kind's own stay where the trade has no such line. */
const filled: readonly (readonly [LineKey, readonly SectionType[]])[] = [
  ['head', ['hero']],
  ['news', ['announcement']],
  ['offer', ['services']],
  ['why', ['features']],
  ['step', ['process']],
  ['about', ['about']],
  ['story', ['story']],
  ['shot', ['gallery']],
  ['role', ['team', 'teacher']],
  ['said', ['testimonials']],
  ['plan', ['pricing']],
  ['work', ['portfolio']],
  ['date', ['events']],
  ['day', ['timetable']],
  ['way', ['amenities']],
  ['open', ['hours']],
  ['call', ['cta']],
  ['reach', ['contact']],
];

/** A sheet with words and nothing else keeps a trade for the copy that its kind has anyway. */
const isKept = (trade: Trade): boolean => wordsOf(trade, 'head').length === 0;

/** The trade whose copy is worn: what the offer names, else the phrases, else the prompt. */
export const findSheet = (brief: Brief, sheets: readonly Trade[]): Trade | undefined => {
  const found = findTrade(brief, sheets);
  return found && !isKept(found) ? found : undefined;
};

/** The goods of a trade: `title | euros | line | motif | group`. An amount of 0 has no price. */
export const goodsOf = (facts: Facts, trade: Trade): readonly ContentItem[] =>
  rowsOf(trade, 'good').map(([title = '', euros = '0', text, art, group]) => ({
    title,
    ...(Number(euros) > 0 ? { price: money(facts, Number(euros)), sample: true } : {}),
    ...(text ? { text } : {}),
    ...(art ? { art } : {}),
    ...(group ? { group } : {}),
  }));

const withItems = (section: SectionContent | undefined, items: readonly ContentItem[]) =>
  section ? { ...section, items } : undefined;

/** "How far ahead" of "How far ahead should we book?": a trade and its kind ask the same in other words behind it. */
const beginning = (question: string): string => question.toLowerCase().split(/\s/u, 3).join(' ');

const fewestPictures = 4;
const mostPictures = 6;

/** The kind's copy with a trade's lines in place of those that speak of another trade. */
const wear = (facts: Facts, trade: Trade, usual: Bank, goodsIn: readonly SectionType[]): Bank => {
  const own = tradeBank(facts, trade);
  const acts = rowsOf(trade, 'act').length > 0;
  const next: Record<string, SectionContent | undefined> = { ...usual };
  for (const [key, types] of filled) {
    if (rowsOf(trade, key).length === 0) continue;
    for (const type of types) {
      const content = own[type];
      if (!content) continue;
      // A heading of the kind's own fits all its trades better than one for any trade at all.
      const named = rowsOf(trade, 'title').some(([section]) => section === type);
      const keepsHead = !named && !['hero', 'cta', 'contact', 'announcement'].includes(type) && usual[type];
      const { title = content.title, lede } = keepsHead ? (usual[type] ?? {}) : {};
      const actions = acts ? content.actions : usual[type]?.actions;
      next[type] = {
        ...content,
        title,
        ...(lede && !content.lede ? { lede } : {}),
        ...(actions ? { actions } : {}),
      };
    }
  }
  const asks = own.faq?.items ?? [];
  if (rowsOf(trade, 'ask').length > 0) {
    const said = new Set(asks.flatMap(({ title, text }) => [beginning(title), text]));
    const others = (usual.faq?.items ?? []).filter(
      ({ title, text }) => !said.has(beginning(title)) && !said.has(text),
    );
    const rest = others.slice(0, Math.max(0, 6 - asks.length));
    next['faq'] = withItems(usual.faq ?? own.faq, [...asks, ...rest]);
  }
  const goods = goodsOf(facts, trade);
  for (const type of goods.length > 0 ? goodsIn : []) {
    const base = next[type] ?? own[type];
    if (base)
      next[type] = {
        ...base,
        items: type === 'rooms' ? asRooms(goods, usual, wordsOf(trade, 'per')[0]) : goods,
      };
  }
  const [told] = rowsOf(trade, 'detail');
  if (told && usual['case-study']) {
    const [title = '', lede = '', ...body] = told;
    next['case-study'] = { title, lede, body };
  }
  const amenities = points(
    rowsOf(trade, 'way').map(([title = '', text = '', art]) => [title, text, art ?? title]),
  );
  if (amenities.length > 0) next['amenities'] = withItems(usual.amenities, amenities);
  const places = rowsOf(trade, 'work').map(([group = '', , , art = '']) => ({ group, art, sample: true }));
  if (places.length > 0 && usual['before-after'])
    next['before-after'] = withItems(
      usual['before-after'],
      places.flatMap((place) => ['Before', 'After'].map((title) => ({ ...place, title }))),
    );
  // A tree surgeon's pictures show no windows and doors: what is done, where the sheet has no pictures of its own.
  const jobs = rowsOf(trade, 'offer').flatMap(([title = '', , art = '']) =>
    art === '' ? [] : [{ title, art }],
  );
  if (
    rowsOf(trade, 'shot').length === 0 &&
    places.length > 0 &&
    jobs.length >= fewestPictures &&
    usual.gallery
  )
    next['gallery'] = withItems(usual.gallery, jobs.slice(0, mostPictures));
  if (next['timetable'])
    next['timetable'] = withItems(next['timetable'], renamed(usual, own, next['timetable'].items ?? []));
  for (const [type = '', lede = ''] of rowsOf(trade, 'under')) {
    const base = next[type];
    if (base) next[type] = { ...base, lede };
  }
  for (const [type = '', ...choices] of rowsOf(trade, 'title')) {
    const base = next[type];
    if (base && choices.length > 0) next[type] = { ...base, title: facts.pick(`title:${type}`, choices) };
  }
  // A stay is chosen by what is let, not by what the prompt praises.
  const choices = goodsIn.includes('rooms') ? [] : (own.booking?.items ?? []);
  // A card of drinks or dishes is nothing to choose a table by.
  const chosen = choices.length > 0 || goodsIn.includes('pricing') || goodsIn.includes('rooms');
  for (const type of ['booking', 'quote'] as const) {
    const base = next[type];
    if (base?.items?.length && chosen && (choices.length > 0 || goods.length > 0))
      next[type] = {
        ...base,
        items: (choices.length > 0 ? choices : goods).slice(0, 6).map(({ title }) => ({ title })),
      };
  }
  return next as Bank;
};

/** Lessons of the week under the names of the trade's own classes. */
const renamed = (usual: Bank, own: Bank, items: readonly ContentItem[]): readonly ContentItem[] => {
  const before = [...new Set(items.map(({ title }) => title))];
  const after = (own.services?.items ?? []).map(({ title }) => title);
  const isKnown = before.some((title) => usual.services?.items?.some((item) => item.title === title));
  if (after.length === 0 || !isKnown) return items;
  return items.map((item) => ({
    ...item,
    title: after[before.indexOf(item.title) % after.length] ?? item.title,
  }));
};

const asRooms = (
  goods: readonly ContentItem[],
  usual: Bank,
  per: string | undefined,
): readonly ContentItem[] => {
  const like = usual.rooms?.items?.[0];
  return goods.map((item) => ({
    ...item,
    ...(per ? { note: per } : like?.note ? { note: like.note } : {}),
    ...(like?.action ? { action: like.action } : {}),
  }));
};

/**
 * A kind whose copy fits the trade that the brief names: its headline, offers, goods and pictures, and what people
 * ask. `goodsIn` are the sections that list the goods, `find` says which sheet it is where the words alone do not.
 */
export const withSheets = (
  definition: KindDefinition,
  sheets: readonly Trade[],
  goodsIn: readonly SectionType[],
  find: (brief: Brief) => Trade | undefined = (brief) => findSheet(brief, sheets),
): KindDefinition => ({
  ...definition,
  knows: (brief) => {
    const trade = find(brief);
    return (trade !== undefined && coversOffer(brief, trade)) || (definition.knows?.(brief) ?? false);
  },
  fit: (brief) => {
    const trade = find(brief);
    if (!trade) return definition.fit?.(brief) ?? {};
    const art = wordsOf(trade, 'art').flatMap((line) => line.split(',').map((word) => word.trim()));
    const [schemaType] = wordsOf(trade, 'schema');
    const [act] = wordsOf(trade, 'act');
    const { label, href } = readAction(act ?? '');
    const said = new Set(filled.flatMap(([key, types]) => (rowsOf(trade, key).length > 0 ? types : [])));
    const pages = pagesOf(trade, new Set([...said, ...goodsIn, 'faq']));
    return {
      noun: trade.noun,
      ...(pages ? { pages } : {}),
      ...(act ? { action: { label, to: href } } : {}),
      ...(art.length > 0 ? { art } : {}),
      // Said of most businesses, these words show nothing; on a sheet they are the goods.
      ...(art[0] === 'phone' || art[0] === 'laptop' ? { subject: art[0] } : {}),
      ...(schemaType ? { schemaType } : {}),
    };
  },
  content: (facts) => {
    const trade = find(facts.brief);
    const usual = definition.content(facts);
    return trade ? wear(facts, trade, usual, goodsIn) : usual;
  },
});
