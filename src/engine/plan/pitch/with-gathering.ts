import type { Brief } from '@/domain/site/brief';
import { withoutOrganisers } from '../../brief/short/kinds/read-occasion';
import type { Facts, KindDefinition } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { changeTexts } from '../kinds/parts/change-texts';
import { capitalise, inPlace } from '../kinds/parts/weave';
import { readTopic } from './read-topic';

const nouns = 'conference|summit|symposium|unconference|congress|hackathon';
const longest = 80;
const longestTitle = 60;

/** What those do whom a "developer conference" is for: talks are about that, and not about them. */
const works: readonly (readonly [person: RegExp, work: string])[] = [
  [/^(?:software )?(?:developer|engineer|programmer|coder)s?$/iu, 'software'],
  [/^(?:ux |product |graphic |web )?designers?$/iu, 'design'],
  [/^(?:teacher|educator)s?$/iu, 'teaching'],
  [/^nurses?$/iu, 'nursing'],
  [/^(?:founder|startup|entrepreneur)s?$/iu, 'founding'],
  [/^(?:digital )?marketers?$/iu, 'marketing'],
  [/^data (?:scientist|analyst)s?$/iu, 'data science'],
  [/^(?:writer|author)s?$/iu, 'writing'],
  [/^(?:tester)s?$/iu, 'testing'],
  [/^(?:translator)s?$/iu, 'translation'],
  [/^(?:farmer|grower)s?$/iu, 'farming'],
  [/^(?:librarian)s?$/iu, 'libraries'],
];
const aboutWork = (topic: string | null): string | null =>
  topic === null ? null : (works.find(([person]) => person.test(topic.trim()))?.[1] ?? topic);

const topicOf = ({ prompt: told, language, spoken }: Brief): string | null => {
  const prompt = withoutOrganisers(told);
  return language.value === 'en' &&
    spoken === 'en' &&
    prompt.split(/\s+/u).length < longest &&
    new RegExp(String.raw`\b(?:${nouns})\b`, 'iu').test(prompt.slice(0, 120))
    ? aboutWork(readTopic(prompt, nouns) ?? forWhat(prompt))
    : null;
};

// "hackathon for climate data"
const forWhat = (prompt: string): string | null =>
  new RegExp(
    String.raw`\b(?:${nouns})\sfor\s(?<what>(?!the\b|our\b|my\b)\p{L}[\p{L}’' -]{2,30}?)(?=,|\.|\s(?:in|at)\s\p{Lu}|\s(?:with|called|named)\s|$)`,
    'iu',
  ).exec(prompt)?.groups?.['what'] ?? null;

const titleCase = (text: string): string =>
  text.replace(/(?<![\p{L}’'])(?!(?:and|of|for|in|the|to|with|on)(?!\p{L}))\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );

const daysOf = (prompt: string): string => {
  const days = /\b(?<count>one|two|three|four|1|2|3|4)[- ]days?\b/iu
    .exec(prompt)
    ?.groups?.['count']?.toLowerCase();
  const spelt: Record<string, string> = { '1': 'one', '2': 'two', '3': 'three', '4': 'four' };
  const count = days === undefined ? undefined : (spelt[days] ?? days);
  const hours = /\b(?<hours>\d{2})\s?(?:hours?|h)\b/iu.exec(prompt)?.groups?.['hours'];
  return hours
    ? `, for ${hours} hours`
    : count === 'one'
      ? ', for a day'
      : count
        ? `, for ${count} days`
        : '';
};

const talks = (topic: string): ReadonlyMap<string, string> => {
  const said = capitalise(topic);
  return new Map([
    ['What we stopped doing', `${said} in daily use`],
    ['What the users told us', `What we got wrong about ${topic}`],
    ['The rewrite we did not do', `${said} in daily use`],
    ['Small tools, long lives', `${said}, ten years on`],
    ['Teaching what you barely know', `Teaching ${topic}`],
    ['Reading errors together', `${said}, hands on`],
    ['After we finally asked.', 'With what we know now.'],
    ['And what we did with the time.', 'What held, and what broke.'],
    ['A tour of software older than its team.', 'What changed, and what did not.'],
  ]);
};

/** Conferences that speak of their own field: in the headline, and in the talks that stand for those to come. */
export const withGathering = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  title: (brief) => {
    const topic = topicOf(brief);
    const noun = new RegExp(String.raw`\b(?:${nouns})\b`, 'iu').exec(brief.prompt)?.[0];
    if (topic === null || noun === undefined) return definition.title?.(brief) ?? null;
    const place = brief.place?.value ?? '';
    const name = titleCase(`${topic} ${noun.toLowerCase()}`);
    const whole = place !== '' && !name.includes(place) && !place.includes(',') ? `${place} ${name}` : name;
    return whole.length <= 38 ? whole : name.length <= 42 ? name : null;
  },
  content: (facts) => {
    const usual = definition.content(facts);
    const topic = topicOf(facts.brief);
    return topic === null ? withSponsors(facts, usual) : withSponsors(facts, speakOf(facts, usual, topic));
  },
});

function speakOf(facts: Facts, usual: Bank, topic: string): Bank {
  const { hero } = usual;
  const days = daysOf(facts.brief.prompt);
  const whole = `${capitalise(topic)}${days || (facts.place ? '' : ', in one room')}${inPlace(facts)}`;
  const names = talks(topic);
  const told = changeTexts(usual, (text) => names.get(text) ?? text) as Bank;
  return hero
    ? { ...told, hero: { ...hero, title: whole.length <= longestTitle ? whole : capitalise(topic) } }
    : told;
}

/** Sponsors that nobody named yet are open places, and no families and clubs. */
export const withSponsors = ({ brief }: Facts, bank: Bank): Bank =>
  /\bsponsors?\b/iu.test(brief.prompt) && brief.language.value === 'en' && !bank.logos
    ? {
        ...bank,
        logos: {
          title: 'Sponsors',
          lede: 'Places are open. Write to us, and your name stands here.',
          items: ['Main sponsor', 'Coffee sponsor', 'Party sponsor', 'Community partner'].map((title) => ({
            title,
            sample: true,
          })),
        },
      }
    : bank;
