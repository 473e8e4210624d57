import type { Brief, SitePart, Slot } from '@/domain/site/brief';

/** "funded hours explained", "our fees explained": a topic that the page is to explain. */
const explained =
  /(?<=[,.;:\n]\s|\band\s|\bwith\s)(?:(?:the|our|your|how)\s)?(?<topic>\p{L}[\p{L}’'-]*(?:\s(?!and\b|with\b)\p{L}[\p{L}’'-]*){0,3})\s(?:clearly\s|simply\s)?explained(?=[,.;\n]|$|\sand\s)/giu;

/** A topic to be explained is a part of the page under its own title. */
export function mendExplained(brief: Brief): Brief {
  if (brief.language.value !== 'en' || !/explained/i.test(brief.prompt)) return brief;
  const parts = [...brief.prompt.matchAll(explained)].flatMap((match): Slot<SitePart>[] => {
    const topic = match.groups?.['topic'] ?? '';
    const title = topic.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    const span = { start: match.index, end: match.index + match[0].length };
    const isKnown = brief.parts.some(({ value }) => value.title.toLowerCase() === title.toLowerCase());
    return isKnown || title.length < 4 ? [] : [{ value: { title, isPage: false }, spans: [span] }];
  });
  return parts.length === 0 ? brief : { ...brief, parts: [...brief.parts, ...parts] };
}
