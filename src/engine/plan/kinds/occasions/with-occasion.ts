import type { Brief } from '@/domain/site/brief';
import { readOccasion } from '../../../brief/short/kinds/read-occasion';
import type { Occasion } from '../../../brief/short/kinds/read-occasion';
import { findMotif } from '../../../compose/art/find-motif';
import type { Facts, KindDefinition } from '../../content';
import type { Bank } from '../parts/bank';
import { capitalise } from '../parts/weave';
import { fitTo } from '../trades/fit-trade';
import { wordsOf } from '../trades/trade';
import type { Trade } from '../trades/trade';
import { tradeBank } from '../trades/trade-bank';
import { speakWithoutName } from '../speak-without-name';
import { withSponsors } from '../../pitch/with-gathering';
import { occasionCopy } from './occasion-copy';

const bySort = new Map(occasionCopy.map((trade) => [trade.noun, trade]));

type Written = { readonly occasion: Occasion; readonly trade: Trade };

// Those who run for others have copy of their own.
const forOthers =
  /\b(?:charity|sponsored|fund-?raising|memorial|santa|colou?r)\s(?:fun\s|half\s)?(?:run|walk|ride|bike ride|cycle ride|swim|race|hike|trek|marathon|\d+\s?k)$/iu;

const occasionOf = ({ language, spoken, kind, prompt }: Brief): Written | null => {
  if (language.value !== 'en' || spoken !== 'en' || kind.value !== 'event') return null;
  const occasion = readOccasion(prompt);
  const trade = occasion ? bySort.get(occasion.sort) : undefined;
  return occasion && trade && !forOthers.test(occasion.what) ? { occasion, trade } : null;
};

const own = (trade: Trade): string => wordsOf(trade, 'own')[0] ?? 'this day';

// How one moves says what is to be seen on the way.
const moving: readonly (readonly [RegExp, string])[] = [
  [/\b(?:runs?|jog|marathon|\d+ ?km?|dash|plod|triathlon|duathlon|relay)$/iu, 'runner'],
  [/\b(?:ride|sportive|audax)$/iu, 'bike'],
  [/\b(?:swim|dip)$/iu, 'sea'],
  [/\b(?:row|paddle)$/iu, 'boat'],
];
// Of these the whole phrase says what is to be seen; of all others what stands before the head.
const seen = new Set(['stage', 'table', 'stalls', 'looking']);

const artOf = ({ sort, what, sign }: Occasion): string | null => {
  if (sort === 'way') return moving.find(([words]) => words.test(what))?.[1] ?? findMotif(sign);
  return seen.has(sort) ? findMotif(what) : sort === 'doing' ? findMotif(sign) : null;
};

// Without a place told there is no way to it.
const isPlaced = ({ place, address }: Brief, { told }: Occasion): boolean =>
  place !== null || address !== null || /\b(?:at|in|from|outside|near|on the)\s/u.test(told);

const longestLede = 170;

function sayOccasion(facts: Facts, { occasion, trade }: Written): Bank {
  const bank = tradeBank(facts, trade);
  const { hero, venue, ...others } = bank;
  const told = capitalise(occasion.told.replace(/^on\s/u, ''));
  const lede = hero?.lede ?? '';
  const isNew = !facts.name.toLowerCase().includes(occasion.what.toLowerCase());
  return {
    ...others,
    ...(hero
      ? {
          hero: {
            ...hero,
            kicker: isNew ? capitalise(occasion.what) : (facts.place ?? ''),
            lede: told === '' || told.length + lede.length > longestLede ? told || lede : `${told}. ${lede}`,
            actions: (hero.actions ?? []).filter(
              ({ href }) => href !== 'venue' || isPlaced(facts.brief, occasion),
            ),
          },
        }
      : {}),
    ...(venue
      ? { venue: { ...venue, body: [...(told === '' ? [] : [`${told}.`]), ...(venue.body ?? [])] } }
      : {}),
  };
}

/** One day or evening that a prompt tells: written by what people do there, and by nothing that it does not tell. */
export const withOccasion = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  title: (brief) => (occasionOf(brief) ? null : (definition.title?.(brief) ?? null)),
  pitches: (brief) => (occasionOf(brief)?.occasion.told ?? '') !== '' || definition.pitches?.(brief) === true,
  knows: (brief) => occasionOf(brief) !== null || definition.knows?.(brief) === true,
  own: (brief) => {
    const found = occasionOf(brief);
    return found ? own(found.trade) : (definition.own?.(brief) ?? null);
  },
  fit: (brief) => {
    const found = occasionOf(brief);
    if (!found) return definition.fit?.(brief) ?? {};
    const fitted = fitTo(found.trade);
    const shown = artOf(found.occasion);
    const art = [...new Set([...(shown === null ? [] : [shown]), ...(fitted.art ?? [])])];
    const pages = isPlaced(brief, found.occasion)
      ? fitted.pages
      : fitted.pages?.map((page) => ({
          ...page,
          sections: page.sections.filter((type) => type !== 'venue'),
        }));
    return {
      ...fitted,
      ...(pages ? { pages } : {}),
      noun: found.occasion.what.toLowerCase(),
      art,
      subject: art[0] ?? 'people',
    };
  },
  content: (facts) => {
    const found = occasionOf(facts.brief);
    if (!found) return definition.content(facts);
    return withSponsors(
      facts,
      speakWithoutName({
        ...definition,
        own: () => own(found.trade),
        content: (told) => sayOccasion(told, found),
      }).content(facts),
    );
  },
});
