import type { Brief, Span } from '@/domain/site/brief';
import { withoutSpans } from '../../words/without-spans';
import type { ReadPart } from '../names/mend-intro';

const opposites: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/\bloud\b/iu, /\b(?:quiet|silent|hushed)\b/iu],
  [/\bminimal(?:ist(?:ic)?)?\b/iu, /\b(?:maximal(?:ist)?|busy|crowded)\b/iu],
  [/\bcolou?rful\b/iu, /\b(?:black[- ]and[- ]white|monochrome|colou?rless|grey)\b/iu],
  [/\b(?:modern|futuristic|contemporary)\b/iu, /\b(?:vintage|retro|old[- ]fashioned|medieval|antique)\b/iu],
  [/\b(?:serious|formal|solemn)\b/iu, /\b(?:playful|silly|funny|goofy|childish)\b/iu],
  [/\b(?:luxury|luxurious|expensive|premium)\b/iu, /\b(?:cheap|budget|bargain|low[- ]cost)\b/iu],
  [/\b(?:warm|cosy|cozy)\b/iu, /\b(?:cold|icy|clinical|sterile)\b/iu],
  [/\b(?:simple|plain)\b/iu, /\b(?:ornate|complicated|elaborate|baroque)\b/iu],
  [/\b(?:huge|giant|enormous)\b/iu, /\b(?:tiny|small|little)\b/iu],
];
/** "a butcher with no meat", "a pub that serves no beer" */
const without =
  /\b(?:for|of) (?:an?|the|our|my) (?<who>(?:\p{L}+ )?\p{L}+) (?:with no|without(?: any)?|that (?:sells?|has|serves?|pours?|bakes?|makes?|offers?|stocks?|keeps?) no|selling no|who (?:sells?|makes?) no) (?<what>\p{L}+)(?=[.,;!]|$)/iu;
/** What a page may do without. */
const ofPages =
  /^(?:photos?|pictures?|images?|javascript|cookies|ads|animations?|prices|menu|gallery|forms?|blog|newsletter|jargon|fuss|nonsense|fees|booking|experience|name|address|scripts?)$/iu;
const longest = 160;

/** A short prompt that asks for two things at once: which of them was taken is said. */
export function mendContradiction(brief: Brief, readPart: ReadPart): Brief {
  if (brief.prompt.length > longest) return brief;
  const added: string[] = [];
  const dropped: Span[] = [];
  for (const pair of opposites) {
    const found = pair
      .map((word) => word.exec(brief.prompt))
      .filter((match) => match !== null)
      .toSorted((one, other) => one.index - other.index);
    const [first, second] = found;
    if (!first || !second) continue;
    const isStyled = (at: number): boolean =>
      brief.style?.spans.some(({ start, end }) => at >= start && at < end) === true;
    const taken = isStyled(second.index) ? second : first;
    const left = taken === first ? second : first;
    dropped.push({ start: left.index, end: left.index + left[0].length });
    added.push(
      `The prompt asks for ${first[0].toLowerCase()} and for ${second[0].toLowerCase()}: the look follows “${taken[0].toLowerCase()}”.`,
    );
  }
  const { who, what } = without.exec(brief.prompt)?.groups ?? {};
  const isSaid = brief.remarks.some((remark) => remark.includes('what the words leave out'));
  if (who !== undefined && what !== undefined && !ofPages.test(what) && !isSaid)
    added.push(
      `The prompt asks for a ${who} and says “no ${what}”: it is made for a ${who}, and what the words leave out is not shown.`,
    );
  if (added.length === 0) return brief;
  const told = { ...brief, remarks: [...brief.remarks, ...added] };
  if (dropped.length === 0) return told;
  // "A playful serious website for a funeral home": what is not followed sets neither look nor tone.
  const { tone, style } = readPart(withoutSpans(brief.prompt, dropped), {});
  return { ...told, tone, style: style && { ...style, spans: [...style.spans, ...dropped] } };
}
