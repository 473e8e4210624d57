import { capitalise } from '../../capitalise';
import { foldText } from '../words/fold-text';
import { isFieldWord } from './field-words';
import { namedByNeed } from './named-by-need';
import { opensTool } from './opens-tool';
import { wishedFor } from './wished-for';

const deed = String.raw`(?:create|build|make|do|design|code|develop|write|put\stogether|set\sup)\s(?:(?:for\s)?(?:me|us|him|her|them)\s)?`;
const filler = String.raw`(?:(?:so|and|now|ok|okay|anyway|basically|just|maybe|please|um|uh|er|hm|well|hey|hi|hello|right|alright|so\syeah|actually|no|wait|rather|sorry|scratch\sthat|i\smean)[,\s]\s?)*`;
const article = String.raw`(?:(?:an?|one|some|the|that|something\slike\san?)\s)?`;
const order = new RegExp(
  String.raw`^${filler}(?:(?:(?:can|could|would)\s(?:you|we)\s(?:please\s|maybe\s)?(?:help\sme\s)?)?${deed}|(?:i|we)(?:['’]d|\swould|['’]m|['’]re|\sam|\sare)?(?:\s(?:really|just|only|also|mostly))?\s(?:want|need|like|love|after|looking\sfor|could\suse|could\sdo\swith)(?:\sis)?(?:\sto\shave)?\s|(?:give|get)\s(?:me|us)\s|looking\sfor\s|(?:can|could|may)\s(?:i|we)\s(?:please\s)?(?:have|get)\s|turn\s(?:my|this|the|our)\s\p{L}+\sinto\s)${article}(?=\p{L}|\d)`,
  'iu',
);
/** "I'm learning Italian and would like flash cards": who wants it was said before. */
const goesOn = new RegExp(
  String.raw`^(?:(?:i|we)\s)?(?:(?:really|just)\s)?(?:want|need|would\s(?:really\s)?(?:like|love)|could\suse|am\slooking\sfor|are\slooking\sfor)\s${article}(?=\p{L}|\d)`,
  'iu',
);
/** "A calculator where I put in length": no more than the thing. */
const bare = new RegExp(String.raw`^${filler}(?:(?:an?|one|some|something\slike\san?)\s)?(?=\p{L}|\d)`, 'iu');
const device =
  / (?:on|for) (?:my|our|his|her|their|the) (?:smart)?(?:phones?|mobile|tablet|ipad|laptop|computer)\b/u;
/** "A page he can tick off": whoever it is for, it is to be ticked off. */
const user =
  /^(?<what>(?:\p{L}+ ){0,3}?(?:page|app|list|sheet|tool|something)) (?:(?:that|where|which) )?(?:he|she|they|we|i|you) (?:can|could) /iu;

/** "Lighthouse volunteers need a rota": whose it is. */
const whoNeeds = /^(?<who>(?!(?:i|we|you|they|he|she|it)\b)(?:(?:our|the|my)\s)?[\p{L}’'-]+(?:\s(?!(?:who|that|which|and|but)\b)[\p{L}’'-]+){0,4}?)\s(?:needs?|wants?|would like)\s(?:an?|some)\s(?=\p{L})/iu; // prettier-ignore
const toolEnd = /^[^,.:;]+?(?=[,.:;]|\s(?:with|where|that|to|so)\b|$)/iu;
const ownUse = /^(?!.{0,30}\bto\s)(?<what>(?:[\p{L}-]+ ){0,4}?(?:list|board|log|tracker|calculator|timer|quiz|game|planner|calendar|notebook|diary|cards)) (?=(?:i|we|he|she|they|you|my|our) )/iu; // prettier-ignore

/** Further tools, where somebody asks for one outright. */
const further =
  /^(?:(?!for )[a-z'’-]+ ){0,4}?(?:keeper|counter|score ?card|stopwatch|check ?list|register|database|sheet|generator|maker|flash ?cards|list of [a-z]+|vote|booking page|pomodoro(?: thing| timer| clock)?|deck of (?:flash ?)?cards|chore chart|hangman|sudoku|(?:lending|loan|borrowing|visitor|sign-?in|class|price|client|customer|contact|member|stock) list|log ?book)(?=$|[,.:;(]| (?:for|with|to|that|where|which|of|on|between|so)\b)/u;

/** "A page on my phone where I tap who scored": told by what one does there. */
const used =
  /^(?:(?:simple|little|small|quick|basic|big|nice)\s)*(?:page|something|thing|place|somewhere|screen|sheet|app|tool|list)(?:\s(?:on|for)\s(?:my|our|the|his|her|their)\s[a-z]+)?\s(?:(?:where|that|which|to|so that|in which|on which)\s)?(?:(?:i|we|he|she|they|people|everyone|everybody|you|(?:the|my|our)\s[a-z]+)\s)?(?:can\s|could\s|just\s)*(?:tap|tick|check off|add|log|enter|keep|record|count|track|note|calculate|work(?:s)? out|save|type|mark|score|vote|remember|write|put|paste|jot|draw)/u;
const presented =
  /\b(?:web ?sites?|sites?|home ?page|landing|pages:|sales page|portfolio|online shop|our services)\b/u;
/** What comes before a thing that is named without a verb: a purpose, a cause, a wish. */
const leading = /^(?:to|for|if|when|since|because|as|whenever|so that|now that|trying to|hoping to)\s|\b(?:can['’]?t|cannot|never|always|keeps?|nobody|no one|want|need|how)\b/iu; // prettier-ignore
/** Behind a thing that is only named: it is told what is done with it. */
const goesInto =
  /^[^,.;:!?]{2,60}?(?:[:(]|\s[-–—]\s|\splease\b|\s(?:where|that|which|to|with|so|for|of)\s|,\s(?:i|we|you|he|she|they|people|\d+)\s)/iu;

const strong = /^(?:(?:big|kitchen|simple)\s)?(?:timer|stopwatch|quiz|kanban|poll|flash ?cards|countdown|scoreboard|hangman|sudoku|to-?do list|checklist|calculator|converter)\b/iu; // prettier-ignore
const gaps = /[.!?…]+["”’)]?\s+(?=\p{L})|\n+(?=\p{L})|(?:[,;:]|\s[-–—])\s+(?:(?:and|so|but|then)\s)?(?=\p{L})|\s(?:and|but|so)\s(?=\p{L})/gu; // prettier-ignore
const isSentence = (gap: string): boolean => /[.!?…\n]/u.test(gap);

/**
 * A prompt that tells of its writer and only then asks for a tool, with what is asked for in front: "I run a choir. I need
 * a to-do list with due dates" is a to-do list, and "I'm learning Italian and would like flash cards" are flash cards.
 * Null where no tool is asked for that way.
 */
export function requestFirst(prompt: string): string | null {
  if (prompt.length > 1500 || presented.test(foldText(prompt))) return null;
  const needed = namedByNeed(prompt);
  if (needed !== null) return needed;
  const owner = whoNeeds.exec(prompt);
  const theirs = owner && !/\b(?:i|we|you|they|ok|hey)\b/iu.test(owner.groups?.['who'] ?? '') ? owner : null;
  const wanted = theirs ? prompt.slice(theirs[0].length) : '';
  if (theirs && (opensTool(foldText(wanted.slice(0, 300))) || further.test(foldText(wanted.slice(0, 300)))))
    return capitalise(wanted.replace(toolEnd, `$& for ${theirs.groups?.['who'] ?? ''}`));
  const led = order.exec(prompt)?.[0] ?? '';
  const opening = led === '' ? prompt.replace(/^(?:an?|one|some)\s/iu, '') : prompt.slice(led.length);
  const first = plainly(opening);
  if ((led !== '' || first !== opening) && isTool(first)) {
    const told = inFront(first, '');
    // Who writes without capitals has none on the page either.
    return /^\p{Ll}/u.test(prompt) ? `${told.charAt(0).toLowerCase()}${told.slice(1)}` : told;
  }
  const listed = / for (?:my|our|the) /iu.test(prompt.split(',')[0] ?? '') ? withColon(prompt) : prompt;
  if (listed !== prompt && isTool(prompt)) return listed;
  let sentences = 0;
  for (const { index, 0: gap } of prompt.slice(0, 360).matchAll(gaps)) {
    if (isSentence(gap)) sentences += 1;
    if (sentences > 3) break;
    const before = prompt.slice(0, index);
    const behind = prompt.slice(index + gap.length);
    const asked = askedAt(behind, gap, before);
    if (asked === null) continue;
    const rest = plainly(behind.slice(asked.length));
    const folded = foldText(rest.slice(0, 300));
    // Something else is asked for outright: whatever tool comes behind it is a part of that.
    if (!isTool(rest) && order.test(behind) && isSentence(gap) && !/^to\s/u.test(folded)) break;
    const isVague = /^(?:somewhere|something|thing|place)\b/u.test(folded);
    if (isTool(rest) && !(isVague && wishedFor(prompt) !== null))
      return inFront(rest, before + (isSentence(gap) ? gap.trim() : ''));
  }
  return wishedFor(prompt);
}

function isTool(rest: string): boolean {
  const folded = foldText(rest.slice(0, 300));
  return opensTool(folded) || used.test(folded) || further.test(folded);
}

/** "A shopping list I can add to", "kanban board please - Ideas, Doing, Done - with dates": marks and words that only talk. */
const plainly = (rest: string): string =>
  rest
    .replace(/^(?:(?:wee|little|small|tiny|simple|basic|quick|easy|nice|cute|cool|proper|plain)[\s,]+)+(?=\p{L})/iu, '')
    .replace(/^(?<what>[^,.;:–—]{2,40}?),?\splease\b,?/iu, '$<what>')
    .replace(/^(?<what>[^,.;:–—]{2,40}?)\s[-–—]\s(?<list>[^.;:–—]{2,30}?,[^.;:–—]{2,90}?)(?:\s[-–—]\s|(?=[.;]|$))/u, '$<what>: $<list>, ')
    .replace(/,\s(?=[.;]|$)/u, '')
    .replace(ownUse, '$<what> that '); // prettier-ignore

const keeping = /^(?<head>(?:[\p{L}'’-]+\s){0,4}?(?:diary|log|list|register|sheet|inventory|crm|database|tracker|record)(?:\sfor\s(?:my|our|the)(?:\s(?!with\b|where\b|that\b|to\b)[\p{L}'’-]+){1,4})?),\s(?=\p{L})/iu; // prettier-ignore
/** "Planting diary, what went in, which bed, date sown": a list of fields behind a comma stands as behind a colon. */
function withColon(text: string): string {
  const head = keeping.exec(text);
  if (!head) return text;
  const rest = text.slice(head[0].length);
  const pieces = (rest.split(/[.;!?\n]/u)[0] ?? '').split(/,\s(?:and\s)?/u).slice(0, 4);
  const fields = pieces.filter((piece) => isFieldWord(piece.replace(/^(?:an?|the)\s/iu, '').trim()));
  return pieces.length > 2 && fields.length > 1 ? `${head.groups?.['head'] ?? ''}: ${rest}` : text;
}

/** The words that ask for what follows them; null where nothing does. */
function askedAt(behind: string, gap: string, before: string): string | null {
  const asked = order.exec(behind)?.[0];
  // "We have a menu, a map and need a booking page": a list of wishes goes on, and nobody tells of themselves.
  const isTold = /^(?:(?:so|hi|hey|hello|ok|well)[,\s]\s?)*(?:i|we|me|my|our|there['’]s|(?:the|his|her|their)\s\p{L}+|\p{L}+ing)\b/iu.test(before); // prettier-ignore
  if (asked !== undefined && (isSentence(gap) || isTold || leading.test(before))) return asked;
  if (/(?:\b(?:and|but|so)\s|[,;]\s+)$/u.test(gap) && isTold) {
    const on = goesOn.exec(behind)?.[0];
    if (on !== undefined) return on;
  }
  const named = bare.exec(behind)?.[0];
  if (named === undefined || !goesInto.test(behind.slice(named.length))) return null;
  // "A metronome... actually no, a stopwatch": what is said last is meant.
  if (/^(?:actually|no|wait|sorry|scratch that|i mean|or rather)\b/iu.test(behind)) return named;
  // "Kids fighting about screen time. Timer, 30 minutes each": a complaint, and what helps.
  const isBrief = !/[,:;]|\p{Ll}\s\p{Lu}/u.test(before) && behind.split(/[.!?]\s/u).length < 3;
  if (isSentence(gap) && isBrief && strong.test(behind.slice(named.length))) return named;
  if (isSentence(gap))
    return /^(?:(?:so|hi|hey|hello|ok|well)[,\s]\s?)*(?:how|what|where|which|who|when|should|do|does|is|are|if|i|we|my|our|to|for|can|every|nobody|trying)\b/iu.test(before) ? named : null; // prettier-ignore
  // Within a sentence an article is what tells the thing from what goes on.
  const isThing = /\ban?\s$|\b(?:one|some)\s$/iu.test(named) || /^(?:for|to)\s[^:]{3,60}$/iu.test(before);
  // "For my garage: what we fix, what it costs, a tracker": the last of several.
  const isFirst = !/[,:;]/u.test(before);
  return isThing && isFirst && leading.test(before) && /^[,:;\s–—-]/u.test(gap) ? named : null;
}

/** The subject of who asks: "learning Italian", "run a bike repair shop". */
const subjects = [
  [/^(?:quiz|flash ?cards)(?=[\s,.:])/iu, /\b(?:learn|learning|practi[sc]ing|revising|studying|study|teach|teaching|know|about|into)\s(?:for\s)?(?:(?:their|my|our|the|some)\s)?(?<subject>\p{L}+(?:\s(?!and\b|for\b|with\b|at\b|in\b|so\b|but\b|to\b|before\b|from\b)\p{L}+){0,2}?)(?=[,.!?;]|\s(?:and|for|with|at|in|so|but|to|before|from)\b|$)/iu], // prettier-ignore
  [/^dashboard(?=[\s,.:])/iu, /\b(?:run|own|manage|have|keep)\s(?:an?|the|our|my)\s(?:(?:small|little|tiny|busy|family)\s)*(?<subject>\p{L}+(?:\s(?!and\b|in\b|with\b|for\b|where\b|that\b)\p{L}+){0,3}?)(?=[,.!?;]|\s(?:and|in|with|for|where|that)\b|$)/iu], // prettier-ignore
  [/^(?:log|diary|tracker|journal|record)(?=[\s,.])/iu, /^for\s(?:my|our|the)\s(?<subject>[\p{L}’'-]+(?:\s[\p{L}’'-]+)?)$/iu],
  [/^counter(?=[\s,.])/iu, /\b(?<subject>coffee|water|cigarettes?|calories?|sugar|steps|push-?ups|laps|books|pages|chocolate|alcohol|tea)\b/iu],
] as const; // prettier-ignore

/** Things that are called nothing, by what is done with them. */
const vague: readonly (readonly [asked: RegExp, tool: string])[] = [
  [/^(?:something|thing|page|app|list) (?:where|that|to)\b[^.;]{0,20}\b(?:tick|cross|check)\b/iu, 'Checklist'],
  [/^(?:something|thing|page|app|tool) (?:where|that|to|for)\b[^.;]{0,30}\bsplit\w* (?:(?:the|a|our) )?(?:\p{L}+ )?(?:bill|check)\b/iu, 'Tip calculator'],
  [/^(?:something|thing|page|app|tool) (?:where|that|to)\b[^.;]{0,40}\bwho (?:paid|owes)\b/iu, 'Shared expense tracker'],
  [/^(?:something|thing|page|app|tool) (?:where|that|to)\b[^.;]{0,60}\binto (?:\p{L}+ )?(?:groups|teams)\b/iu, 'Group maker'],
]; // prettier-ignore

const kindsOf = (list: string): string =>
  list
    .split(/,?\sand\s|,\s/u)
    .map((one) => capitalise(one.replace(/ies$/u, 'y').replace(/s$/u, '')))
    .join(', ');
/** "A log of feeds, naps and nappies": each entry is one of these. */
const logOf = /^((?:\p{L}+\s)?(?:log|diary|record)) of (\p{L}+s(?:,\s\p{L}+s)*,?\sand\s\p{L}+s)(?:\swith\s(?:the\s|its\s)?times?)?(?=[,.;]|\swith\b|$)/iu; // prettier-ignore

function inFront(rest: string, before: string): string {
  const intro = before.trim();
  const folded = foldText(rest);
  const tool = withColon(rest)
    .replace(device, '')
    .replace(user, '$<what> to ')
    .replace(
      logOf,
      (_, log: string, kinds: string) => `${log} with fields: date, time, type (${kindsOf(kinds)}), notes`,
    )
    .replace(/^deck of (?:flash ?)?cards/iu, 'flashcards')
    .replace(/^pomodoro thing/iu, 'pomodoro timer')
    .replace(/^diary(?=,| (?:that|on|for me)\b)/iu, 'diary app')
    .replace(/^vote(?= (?:with|between)\b)/iu, 'poll')
    .replace(/\sfor\s(?:that|this|it)(?=[,.;]|$)/iu, '')
    .replace(/^list of (?<thing>\p{L}{3,}?)s (?=with\b)/iu, '$<thing> list ')
    .replace(/[\s.]+$/u, '');
  const plain = vague.find(([asked]) => asked.test(tool));
  if (plain) return `${plain[1]} ${tool.replace(/^\S+\s/u, '')}.${/\d/u.test(intro) ? ` ${intro}` : ''}`;
  for (const [what, told] of subjects) {
    const subject = what.test(tool) ? told.exec(intro)?.groups?.['subject'] : undefined;
    if (subject !== undefined)
      return `${capitalise(subject)} ${tool.charAt(0).toLowerCase()}${tool.slice(1)}.`;
  }
  // Who asks is kept where it names somebody, somewhere or a number, or says what is to be worked out; behind
  // questions it would be an answer.
  const isTold = /[^.!?]\s\p{Lu}\p{Ll}|(?<!\p{L})\d/u.test(intro) && !/\b(?:quiz|flash)/u.test(folded);
  const isSum = /^(?:[a-z]+ )?(?:calculator|converter)\b/u.test(folded);
  return `${capitalise(tool)}.${intro !== '' && (isTold || isSum) ? ` ${/[.!?…]$/u.test(intro) ? intro : `${intro}.`}` : ''}`;
}
