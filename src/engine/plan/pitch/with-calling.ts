import { findMotif } from '../../compose/art/find-motif';
import type { Facts, KindDefinition } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { capitalise, kicker } from '../kinds/parts/weave';
import { callingOf, isPlainCalling } from './calling';
import { sayCalling } from './say-calling';

const longest = 40;

const titleCase = (text: string): string =>
  text.replace(/(?<![\p{L}’'])(?!(?:and|of|for|in|the|to|with|on|who|about)(?!\p{L}))\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );

/**
 * Portfolios that speak of the person's own calling. Where the usual copy knows no more of it than its last word, `plain`
 * is what any portfolio may say: a creature artist is no painter, and a food stylist makes no timetables.
 */
export const withCalling = (definition: KindDefinition, plain: (facts: Facts) => Bank): KindDefinition => {
  const ownOf = (brief: Facts['brief']) => (definition.knows?.(brief) === true ? null : callingOf(brief));
  return {
    ...definition,
    title: (brief) => {
      const calling = callingOf(brief);
      if (!calling || isPlainCalling(calling)) return null;
      const place = brief.place?.value;
      const whole = titleCase(`${calling.calling}${calling.turned}`);
      const named =
        whole.length <= longest && calling.turned.startsWith(' for ') ? whole : titleCase(calling.calling);
      return place && named.length + place.length < longest && !place.includes(',')
        ? `${place} ${named}`
        : named;
    },
    pitches: (brief) => ownOf(brief) !== null,
    fit: (brief) => {
      const fitted = definition.fit?.(brief) ?? {};
      const own = ownOf(brief);
      if (!own || own.sort === '') return fitted;
      const subject = `${own.sort} ${own.turned}`
        .split(' ')
        .filter((word) => word.length > 3)
        .find((word) => findMotif(word) !== null);
      return subject ? { subject } : {};
    },
    content: (facts) => {
      const own = ownOf(facts.brief);
      if (!own) return definition.content(facts);
      const said = sayCalling(facts, own);
      // What a crime novelist writes is read, and not ordered.
      const isRead = /(?:novelist|author|poet|playwright|memoirist)$/iu.test(own.calling);
      if ((own.sort !== '' && !isRead) || isPlainCalling(own)) return { ...plain(facts), ...said };
      // The copy knows novelists; what this one writes stands over it.
      const usual = definition.content(facts);
      return usual.hero && said.hero
        ? {
            ...usual,
            hero: { ...usual.hero, title: said.hero.title, kicker: kicker(facts, capitalise(own.calling)) },
          }
        : usual;
    },
  };
};
