import type { Brief } from '@/domain/site/brief';
import type { Facts, KindDefinition } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { isPodcast } from '../kinds/podcast';
import { isRecipes } from '../kinds/recipes';
import { readTopic } from './read-topic';
import { blogBank, letterBank, podcastBank, readersOf } from './say-topic';

const longest = 80;
const isShort = ({ prompt, language, spoken }: Brief): boolean =>
  language.value === 'en' && spoken === 'en' && prompt.trim().split(/\s+/u).length < longest;

const isLetter = ({ prompt }: Brief): boolean =>
  /\bnewsletter\b/iu.test(prompt.split(/[.!?\n]/u, 1)[0] ?? '') &&
  !/\b(?:blog|podcast|magazine)\b/iu.test(prompt.split(/[.!?\n]/u, 1)[0] ?? '') &&
  /^(?:\p{Lu}[^,.]{2,60},\s)?[^,.]{0,60}\bnewsletter\b/iu.test(prompt);

const topicOf = (brief: Brief): string | null => {
  if (!isShort(brief)) return null;
  if (isPodcast(brief)) {
    const told = readTopic(brief.prompt, 'podcast|radio show');
    // "links to Spotify and Apple Podcasts, deep teal": how it looks.
    const isColour = brief.colours.some(({ spans }) =>
      spans.some(({ start, end }) => brief.prompt.slice(start, end).toLowerCase() === told),
    );
    return isColour ? null : told;
  }
  if (isLetter(brief)) return readTopic(brief.prompt, 'newsletter');
  // "Personal site of a climate journalist"
  const beat =
    /\b(?:site|website|page|blog)\s(?:of|for)\s(?:an?|the)\s(?:freelance\s)?(?<beat>\p{L}+(?:\s\p{L}+)?)\s(?:journalist|columnist|critic|reporter|blogger|essayist|correspondent)\b/iu.exec(
      brief.prompt,
    )?.groups?.['beat'];
  // "brutalist tech blog": how it looks is not what it is about.
  const [look] = brief.style?.spans ?? [];
  const prompt = look
    ? brief.prompt.slice(0, look.start) + brief.prompt.slice(look.end).replace(/^\s/u, '')
    : brief.prompt;
  return readTopic(prompt, 'blog|magazine|zine|journal') ?? beat ?? null;
};

/** What people are asked to send: "a place to send in tips". */
const wanted =
  /\b(?:send|submit|share)(?:\s(?:in|us|me))?\s(?:(?:their|your|a|an|in)\s)?(?<what>tips?|stories|story|questions?|ideas?|recipes?|photos?|poems?|submissions?)\b/iu;

function speakOf(facts: Facts, usual: Bank, topic: string | null): Bank {
  const { brief } = facts;
  if (isLetter(brief) && (topic !== null || (isShort(brief) && readersOf(brief) !== null)))
    return letterBank(facts, usual, topic);
  const listeners =
    isShort(brief) && isPodcast(brief)
      ? /\bpodcast\sfor\s(?<who>(?!the\b|my\b|our\b)[\p{L}’'-]+(?:\s(?!called|named|who|with|in\b|by\b|and\b)[\p{L}’'-]+){0,3})/iu.exec(
          brief.prompt,
        )?.groups?.['who']
      : undefined;
  if (topic === null && listeners && usual.hero)
    return {
      ...podcastBank(usual, `life as ${listeners}`, brief),
      hero: {
        ...usual.hero,
        title: `A podcast for ${listeners}`,
        lede: `Talk for ${listeners} to sit in on. Start with the newest episode or at the very beginning.`,
      },
      ...(usual.about ? { about: usual.about } : {}),
      ...(usual.posts ? { posts: usual.posts } : {}),
      ...(usual.article ? { article: usual.article } : {}),
    };
  // Recipes are shown, and not written about.
  if (topic === null || isRecipes(brief)) return usual;
  return isPodcast(brief) ? podcastBank(usual, topic, brief) : blogBank(facts, usual, topic);
}

/** Blogs, podcasts and newsletters that open with what they are about, in the prompt's own words. */
export const withTopic = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  title: (brief) => {
    if (
      /\b(?:site|website|page)\s(?:of|for)\s(?:an?|the)\s(?:freelance\s)?(?:\p{L}+\s){1,2}(?:journalist|columnist|critic|reporter|essayist|correspondent)\b/iu.test(
        brief.prompt,
      )
    )
      return null;
    if (brief.name !== null || !isShort(brief)) return null;
    const topic = topicOf(brief);
    const readers = topic === null && isLetter(brief) ? readersOf(brief) : null;
    if (readers !== null) return `The ${nameOf(readers.replace(/s$/u, ''))} Letter`;
    // "by a retired librarian called Margaret": a name for the page from what it is about.
    // Of one word alone it would be a shelf: "Food".
    return topic === null ? null : /\s/u.test(topic) ? nameOf(topic) : `${nameOf(topic)} ${nounOf(brief)}`;
  },
  pitches: (brief) =>
    topicOf(brief) !== null ||
    (isPodcast(brief) && /\bpodcast\sfor\s/iu.test(brief.prompt) && isShort(brief)) ||
    (isShort(brief) && isLetter(brief) && readersOf(brief) !== null),
  fit: (brief) => {
    const fit = definition.fit?.(brief) ?? {};
    const pages = fit.pages ?? definition.pages;
    const [home, ...others] = pages;
    if (!home || !isShort(brief)) return fit;
    const isPaid = /\b(?:paid|premium|free and paid|subscription tiers?)\b/iu.test(brief.prompt);
    if (isLetter(brief))
      return {
        ...fit,
        noun: 'newsletter',
        pages: [
          {
            ...home,
            sections: ['hero', 'newsletter', 'posts', 'about', ...(isPaid ? (['pricing'] as const) : [])],
          },
          ...others,
        ],
        action: { label: 'Subscribe', to: 'newsletter' },
      };
    return wanted.test(brief.prompt)
      ? { ...fit, pages: [{ ...home, sections: [...home.sections, 'contact'] }, ...others] }
      : fit;
  },
  content: (facts) => {
    const usual = definition.content(facts);
    const topic = topicOf(facts.brief);
    const what = isShort(facts.brief)
      ? wanted.exec(facts.brief.prompt)?.groups?.['what']?.toLowerCase()
      : undefined;
    const spoken = speakOf(facts, usual, topic);
    if (what === undefined || !spoken.contact) return spoken;
    const one = what === 'stories' ? 'story' : what.replace(/s$/u, '');
    return {
      ...spoken,
      contact: {
        ...spoken.contact,
        title: `Send in ${/^[aeiou]/u.test(one) ? 'an' : 'a'} ${one}`,
        lede: `We read every ${one}, and ask before we use it.`,
      },
    };
  },
});

const nounOf = ({ prompt }: Brief): string => {
  // "quiet travel blog, no newsletter": what is said first is what it is.
  const noun =
    /\b(?:blog|magazine|zine|journal|podcast|newsletter)\b/iu.exec(prompt)?.[0].toLowerCase() ?? 'blog';
  return noun.charAt(0).toUpperCase() + noun.slice(1);
};

const longestName = 30;
const nameOf = (topic: string): string => {
  const short =
    topic.length <= longestName
      ? topic
      : (topic.split(/\s(?:of|in|off|for|across|from|at|on|around|between|among|with|and)\s/u)[0] ?? topic);
  return short
    .replace(/^(?:the|a|an)\s/iu, '')
    .replace(/(?<![\p{L}’'])(?!(?:and|of|for|in|the|to|on)(?!\p{L}))\p{Ll}/gu, (letter) =>
      letter.toUpperCase(),
    );
};
