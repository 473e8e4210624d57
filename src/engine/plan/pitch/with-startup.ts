import type { Brief } from '@/domain/site/brief';
import type { Facts, KindDefinition } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { capitalise } from '../kinds/parts/weave';
import { fitTo } from '../kinds/trades/fit-trade';
import { startups } from '../kinds/trades/startups';
import { tradeBank } from '../kinds/trades/trade-bank';
import { namePitch } from './name-pitch';
import { readPitch } from './read-pitch';

const young = /\b(?:start-?up|spin-?off|spin-?out|scale-?up)\b/iu;
/** What is run on a screen is told as software; who tells of makers and sellers is told by what they make. */
const onScreens =
  /\b(?:software|apps?|platforms?|saas|tools?|api|ai|models?|data|cloud|dashboards?|plugins?|bots?|agents?|automat\p{L}+|analytics|free trial|waitlist|sign-?up|pricing)\b/iu;
const deed =
  /\b(?:start-?up|spin-?off|spin-?out|scale-?up)\s(?:called\s\p{Lu}\p{L}+\s)?(?:that|which)\s(?<verb>\p{Ll}+s)\s(?<rest>[^.,;:!?\n]{3,70})/iu;
const gerund =
  /\b(?:start-?up|spin-?off|spin-?out|scale-?up),?\s(?<verb>\p{Ll}+ing)\s(?<rest>[^.,;:!?\n]{3,70})/iu;
/** "my startup, we match retired chefs with small restaurants" */
const ours =
  /\b(?:start-?up|spin-?off|spin-?out|scale-?up)\b[^.!?\n]{0,30}?[,.:–—-]\s*we\s(?!are\b|have\b|need\b|want\b|would\b|will\b|can\b|do\b|just\b|also\b|offer\b|provide\b)(?<base>\p{Ll}+)\s(?<rest>[^.,;:!?\n]{3,70})/iu;
const longest = 64;

type Deed = { readonly base: string; readonly ing: string; readonly rest: string };

const baseOf = (verb: string): string =>
  /(?:sh|ch|ss|x|zz)es$/u.test(verb)
    ? verb.slice(0, -2)
    : verb.endsWith('ies')
      ? `${verb.slice(0, -3)}y`
      : verb.slice(0, -1);

const thirdOf = (base: string): string =>
  /(?:sh|ch|ss|x|z)$/u.test(base)
    ? `${base}es`
    : /[^aeiou]y$/u.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`;

const ingOf = (base: string): string =>
  /^[^aeiou]*[aeiou][bdgmnpt]$/u.test(base)
    ? `${base}${base.at(-1) ?? ''}ing`
    : /[^eoy]e$/u.test(base)
      ? `${base.slice(0, -1)}ing`
      : `${base}ing`;

const deedOf = ({ prompt }: Brief): Deed | null => {
  const told = deed.exec(prompt)?.groups;
  if (told?.['verb'] && told['rest']) {
    const base = baseOf(told['verb']);
    return { base, ing: ingOf(base), rest: told['rest'].trim() };
  }
  const we = ours.exec(prompt)?.groups;
  if (we?.['base'] && we['rest'])
    return { base: we['base'], ing: ingOf(we['base']), rest: we['rest'].trim() };
  const doing = gerund.exec(prompt)?.groups;
  return doing?.['verb'] && doing['rest']
    ? { base: '', ing: doing['verb'], rest: doing['rest'].trim() }
    : null;
};

/** "growing mycelium leather in Rotterdam": named after what is grown. */
const goodsOf = ({ rest }: Deed): string | null => {
  const [goods = ''] = rest.split(/\s(?:in|for|from|with|to|at|on|by|and|of|out)\s/u, 1);
  return !/^(?:to|with|for|on|at|in|from|about)\s/u.test(goods) &&
    goods.includes(' ') &&
    goods.split(' ').length <= 3
    ? goods.split(' ').map(capitalise).join(' ')
    : null;
};

const isYoung = (brief: Brief): boolean =>
  brief.language.value === 'en' &&
  brief.spoken === 'en' &&
  young.test(brief.prompt.slice(0, 120)) &&
  !onScreens.test(brief.prompt);

const [startup] = startups;

/** A young company that is not told to run on screens: what it does in its own words, and nothing about seats and data. */
export const withStartup = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  title: (brief) => {
    const done = isYoung(brief) ? deedOf(brief) : null;
    if (!done) return definition.title?.(brief) ?? null;
    const pitch =
      done.base === '' ? null : readPitch(`service that ${thirdOf(done.base)} ${done.rest}`, () => true);
    return (pitch ? namePitch(pitch) : null) ?? goodsOf(done) ?? definition.title?.(brief) ?? null;
  },
  fit: (brief) => (startup && isYoung(brief) ? fitTo(startup) : (definition.fit?.(brief) ?? {})),
  knows: (brief) => isYoung(brief) || definition.knows?.(brief) === true,
  own: (brief) => (isYoung(brief) ? 'we' : (definition.own?.(brief) ?? null)),
  content: (facts) => (startup && isYoung(facts.brief) ? sayStartup(facts) : definition.content(facts)),
});

function sayStartup(facts: Facts): Bank {
  const bank = startup ? tradeBank(facts, startup) : {};
  const done = deedOf(facts.brief);
  const { hero } = bank;
  if (!hero || !done) return bank;
  // "collect and wash cups": both are done.
  const rest = done.rest.replace(/^and\s(\p{Ll}+)(?=\s)/u, (_, verb: string) => `and ${ingOf(verb)}`);
  const title = capitalise(`${done.ing} ${rest}`);
  return {
    ...bank,
    hero: {
      ...hero,
      title: title.length <= longest ? title : hero.title,
      lede: done.base === '' ? (hero.lede ?? '') : `We ${done.base} ${done.rest}. ${hero.lede ?? ''}`.trim(),
    },
  };
}
