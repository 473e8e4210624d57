import type { Brief } from '@/domain/site/brief';
import type { Facts } from '../../content';
import { withArticle } from '../general/topic';
import { capitalise, lowerFirst } from './weave';

const about =
  /^(?:\s(?:page|site|website))?\s(?:for|of|about|on|to|devoted to|dedicated to)\s(?<topic>[^,.;:!?\n(]{2,60}?)(?=\s(?:called|named|with|by|that|which|who|where|we|i|and\s(?:an?|the|its))\s|\s?[,.;:!?\n(–]|\s-\s|\s?$)/iu;
const ownWords = /\b(?:my|our)\s(?:late\s)?/giu;

/** What a form of page is about, as its prompt says it: "the Okonkwo family" of a family tree; null where it says nothing. */
export const topicOfBrief = ({ prompt, offer }: Brief): string | null => {
  const held = /\b(?:museum|collection|archive|library|gallery)\sof\s(?<topic>\p{L}.{2,50})$/iu.exec(
    offer?.value ?? '',
  )?.groups;
  if (held?.['topic']) return held['topic'].trim();
  const end = offer?.spans.at(-1)?.end;
  const topic = end === undefined ? null : about.exec(prompt.slice(end))?.groups?.['topic'];
  return topic?.trim() ?? null;
};

/** Fills `{topic/other}`, `{Topic/other}` and `{An offer/other}`: what a page is about, or the words that stand for it. */
export const weaveTopic = (facts: Facts, text: string): string => {
  if (!text.includes('{')) return text;
  const topic = topicOfBrief(facts.brief);
  return text
    .replace(/\{topic\/([^}]*)\}/gu, (_, other: string) => topic ?? other)
    .replace(/\{Topic\/([^}]*)\}/gu, (_, other: string) => capitalise(topic ?? other))
    .replace(/\{An offer\/([^}]*)\}/gu, (_, other: string) => {
      const offer = facts.offer?.trim() ?? '';
      return offer === '' || /\b(?:page|site|website)\b/iu.test(offer)
        ? other
        : capitalise(withArticle(lowerFirst(offer.replace(/^(?:an?|the|our|my)\s+/iu, ''))));
    });
};

const longest = 40;
const small = /^(?:a|an|and|at|by|for|in|of|on|or|the|to|with|&)$/u;

/** A title for a form without a name: "Glossary of Sailing Terms", "Okonkwo Family Tree", for a page of a shop the shop. */
export const titleOfForm = (brief: Brief, noun: string): string | null => {
  const topic = topicOfBrief(brief)?.replace(/^(?:an?|the|my|our)\s/iu, '');
  if (!topic) return null;
  const family = /^(?<who>.+?)\sfamily$/u.exec(topic)?.groups?.['who'];
  const whole =
    family && noun === 'family tree'
      ? `The ${family} family`
      : noun.endsWith('page') || noun === 'fan site'
        ? topic
        : `${brief.offer?.value ?? noun} of ${topic}`.replace(ownWords, '');
  return (whole.length <= longest ? whole : topic.replace(ownWords, ''))
    .split(' ')
    .map((word, index) => (index > 0 && small.test(word) ? word : capitalise(word)))
    .join(' ');
};
