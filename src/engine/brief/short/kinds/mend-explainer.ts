import type { Brief, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

const asked = lean(
  /^(?:(?:please|can you|could you|i(?:['’]d like| would like| need| want)|we need|make|build|create|write|design|me|us|an?|the|one|single|simple|short|interactive|fun|illustrated|educational|little|small|one[- ]page|single[- ]page|one[- ]pager|explainer|web ?site|site|page|web ?page|that|which|to|for|kids|children)[\s,]+)*(?:explain(?:s|ing)?|explainer (?:about|on|for)|teach(?:es|ing)? (?:kids|children|people|beginners|students|pupils)(?: about)?|showing|shows|about)\s(?<topic>(?:how|why|where|when|what)\s(?!it works|you work|to (?:find|reach|contact|book))\p{L}[^,.;:!?()\n]{3,60}?|(?<=explain(?:s|ing)? |teach(?:es|ing)? \p{L}+ |about )(?:the\s)?(?:water cycle|solar system|food chain|rock cycle|carbon cycle|life cycle|digestive system|human body|phases of the moon|seasons|\p{L}*(?:synthesis|lysis|osmosis|gravity|magnetism|evolution|electricity|volcanoes|earthquakes|fractions|inflation|democracy|recycling)))(?=[,.;:!?()\n]|\s(?:for|to|with|in|as|using)\s|\s*$)/iu,
);
const doing = /\b(?:we|our|us|shop|company|business|booking|prices?)\b|[£$€]\s?\d/iu;
const readers =
  /\b(?:for|to)\s(?<who>kids|children|beginners|students|pupils|teenagers|adults|\d{1,2}[- ](?:to[- ]\d{1,2}[- ])?year[- ]olds|(?:primary|secondary|middle|high) school(?:ers| students| pupils)?|year \d{1,2}s?|grade \d{1,2})\b/iu;

const served: ReadonlySet<string> = new Set(['unknown', 'course', 'blog', 'docs', 'nonprofit']);

/** "Explain how tides work, a one page site for kids": what is explained is what the site is called, and no business offers it. */
export function mendExplainer(brief: Brief): Brief {
  const { prompt } = brief;
  const found = asked.exec(prompt.slice(0, 200));
  const topic = found?.groups?.['topic']?.trim();
  if (!found || topic === undefined || brief.language.value !== 'en') return brief;
  if (!served.has(brief.kind.value) || doing.test(prompt)) return brief;
  const start = prompt.indexOf(topic, found.index);
  const span = { start, end: start + topic.length };
  const isFree = ({ spans }: Slot<unknown>): boolean =>
    !spans.some((one) => one.start < span.end && one.end > span.start);
  const title = capitalise(topic.replace(/^the\s/iu, 'The '));
  const who = readers.exec(prompt);
  const told = who?.groups?.['who'];
  const at = who ? who.index + who[0].length - (told?.length ?? 0) : 0;
  return {
    ...brief,
    kind: { value: 'unknown', spans: [] },
    offer: { value: 'explainer', spans: [span] },
    name: { value: title, spans: [span] },
    place: null,
    audience:
      told === undefined ? brief.audience : { value: told, spans: [{ start: at, end: at + told.length }] },
    items: brief.items.filter(({ value }) => value.price !== undefined),
    phrases: [],
    parts: brief.parts.filter(
      (slot) => isFree(slot) && !/\bquiz\b|\bpictures\b|\bdiagrams?\b/iu.test(slot.value.title),
    ),
    sections: brief.sections.filter(
      (slot) =>
        isFree(slot) && !['services', 'portfolio', 'contact', 'process', 'pricing'].includes(slot.value),
    ),
    limits: [
      ...brief.limits,
      `Made without a model, this page knows no facts about its subject: “${title}” has its frame, its pictures and its questions, and the sentences marked as samples are yours to write.`,
    ],
  };
}
