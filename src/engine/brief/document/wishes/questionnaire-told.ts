import { mailAnswered } from './mail-answered';

/** A question of a form that somebody filled in, and the label that its answer stands under. */
const labels: readonly (readonly [RegExp, string])[] = [
  [/\b(?:business|company|organi[sz]ation|shop|club|site|website|place|your) (?:is |be )?(?:called|name)|\bname of\b/iu, 'Name: '],
  [/\b(?:look|feel|style|colou?rs?|tone|design)\b/iu, 'Look: '],
  [/\b(?:not have|avoid|leave out|not want|dislike|hate|never|off the site)\b/iu, 'Avoid: '],
  [/\b(?:goal|purpose|why do you (?:want|need)|audience|who is (?:it|the site) for|deadline|budget|competitors?)\b/iu, 'Goal: '],
  [/\bwhich pages|pages (?:do|would|should)\b/iu, 'Pages: '],
  [/\bwhere (?:are|is|do|can)\b|\baddress\b|\blocated\b/iu, 'Address: '],
  [/\b(?:reach|contact|get in touch|phone|e-?mail)\b/iu, 'Contact: '],
  [/\b(?:when|what (?:times?|hours|days))\b.*\bopen\b|\bopening (?:hours|times)\b/iu, 'Opening hours: '],
  [/\bwho (?:works|is (?:behind|in|on)|are (?:the|your)|runs|will)|\bteam\b|\bstaff\b/iu, 'Team: '],
  [/\b(?:prices?|cost|charge|fees)\b/iu, 'Prices: '],
  [/\b(?:often|usually|always|commonly|frequently) ask\b|\basked\b|\bfaqs?\b|\bquestions\b/iu, 'Questions: '],
  [/\b(?:anything|something|what) else\b|\bshould (?:people|visitors|customers) know\b/iu, 'Good to know: '],
  [/\b(?:customers|people|clients|guests) say\b|\btestimonials?\b|\breviews?\b/iu, 'Reviews: '],
  [/\b(?:numbers|figures|statistics|stats)\b/iu, 'Numbers: '],
  [/\bprojects?\b/iu, 'Projects: '],
  [/\bbring\b/iu, 'What to bring: '],
  [/\bwhat (?:do|are) you (?:need|short of|looking for)\b/iu, 'What we need: '],
  [/\bhow (?:do|can) (?:people|they|visitors|i|we|someone) (?:join|sign up|become)\b/iu, 'How to join: '],
  [/\bhome ?page|front page|first page\b/iu, ''],
]; // prettier-ignore
const story = /\bhow (?:did|it|long)|\bhistory\b|\bstory\b|\babout (?:you|us)\b|\bwhen (?:did|were|was)\b/iu;
const offered = /\bwhat (?:do|does|kind|sort|are|services|products|exactly)\b|\bdescribe\b/iu;

const line =
  /^[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+|Q\d{0,2}[:.]\s*)?(?<asked>(?:what|who|where|how|when|which|why|anything|any|is there|are there|do you|does your|tell us|describe)\b[^?\n]{2,90}\?)[ \t]*(?:\n(?![^\n?]{0,90}\?)[ \t]*)?(?:A\d{0,2}[:.]\s*)?(?<said>[^\n]+)$/gimu;
/** "6) Numbers for last year? 614 items": a question of a form that counts them, however it is put. */
const counted = /^[ \t]*(?<count>\d{1,2})[.)]\s+(?<asked>[^?\n]{3,90}\?)[ \t]+(?<said>[^\n]+)$/gmu;
const fewestCounted = 5;
/** What the form calls itself. */
const title =
  /^\s*(?:(?:new|web\s?site|web|site|client|design|project|customer|online|small|business)\s)*(?:questionnaire|intake(?: form)?|briefing(?: form)?|brief form|enquiry form|discovery(?: form)?|onboarding(?: form)?)(?:\s[–—:-][^\n]*)?[ \t]*\n+/iu;
const fewest = 3;

const labelOf = (asked: string): string => {
  // "What should the prices page say?": of that page.
  const page = /\bthe\s(?<page>[\p{L}\s]{3,30}?)\spage\b/iu.exec(asked)?.groups?.['page']?.trim();
  if (page !== undefined && !/^(?:home|front|first|landing|start|main)$/iu.test(page))
    return `${page.charAt(0).toUpperCase()}${page.slice(1)}: `;
  const found = labels.find(([question]) => question.test(asked));
  if (found) return found[1];
  return story.test(asked) ? 'About us: ' : offered.test(asked) ? '' : '';
};

/** Questions of a form that was filled in ("Where are you?", "What should it look like?"), as labels of their answers. */
export const questionnaireTold = (text: string): string =>
  answersTold(plainLabels(mailAnswered(text, labelOf)));

/** "Pages you would like:", "Colours we love:": the label of a form that was filled in. */
const ofForm =
  /(?<=^|\n)(?<lead>[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?)(?<label>pages|sections|colou?rs?|style|fonts?|features|tone|things to avoid)\s(?:that\s)?(?:you|we|i|they)(?:['’]d|\swould)?\s(?:(?:also|all)\s)?(?:like|want|need|prefer|love)(?:\s(?:to\s(?:have|see|use)|on\s\p{L}+(?:\s\p{L}+)?))?\s?:\s/giu;
const sign =
  /^(?:business|company|organi[sz]ation|shop|club|trading|brand) name\s?:\s(?<name>\p{Lu}[^\n.:]{2,50})\.?[ \t]*\n/iu;
const plainLabels = (text: string): string =>
  text.replace(title, '').replace(sign, 'Website for $<name>.\n').replace(ofForm, '$<lead>$<label>: '); // prettier-ignore

const countedTold = (text: string): string | null => {
  const found = [...text.matchAll(counted)];
  const isRun = found.every(({ groups }, at) => Number(groups?.['count']) === at + 1);
  if (found.length < fewestCounted || !isRun) return null;
  return text.replace(counted, (...parts: unknown[]) => {
    const { asked = '', said = '' } = parts.at(-1) as Record<string, string | undefined>;
    const own = labelOf(asked);
    // "Opening day? 4 May": what asks nobody is a label as it stands.
    const isLabel =
      own === '' &&
      !/\b(?:you|your|it|they|do|does|is|are)\b/iu.test(asked) &&
      asked.split(/\s+/u).length < 5;
    return `\n${isLabel ? `${asked.slice(0, -1)}: ` : own}${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  });
};

const answersTold = (text: string): string => {
  const form = countedTold(text);
  if (form !== null) return form;
  const found = [...text.matchAll(line)];
  // Questions to an owner, and not those of visitors.
  const own = found.filter(({ groups }) =>
    /\b(?:you|your|site|website|page|it|people|customers|visitors|there|anything)\b/iu.test(
      groups?.['asked'] ?? '',
    ),
  );
  if (own.length < fewest || own.length < found.length - 1 || /\bFAQ\b/u.test(text)) return text;
  return text.replace(line, (...parts: unknown[]) => {
    const { asked = '', said = '' } = parts.at(-1) as Record<string, string | undefined>;
    const told = said.trim().replace(/^(?:please list|please|yes|well)[:,]\s+/iu, '');
    return `${labelOf(asked)}${told.charAt(0).toUpperCase()}${told.slice(1)}`;
  });
};
