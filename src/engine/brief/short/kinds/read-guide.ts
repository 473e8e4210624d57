import type { Span } from '@/domain/site/brief';

/** A site that tells of a subject and offers nothing: what it is called, its subject, its readers and its chapters. */
export type Guide = {
  /** "Travel guide to the Faroe Islands", "Dementia". */
  readonly title: string;
  readonly subject: Span;
  readonly readers: Span | null;
  readonly chapters: readonly { readonly title: string; readonly span: Span }[];
};

const asking = String.raw`(?:(?:please|can you|could you|i(?:['’]d like| would like| need| want)|we need|make|build|create|write|design|me|us|an?|the|one|single|simple|short|small|little|one[- ]page|static|website|site|page|for|of|called)[\s,]+)*`;
const sort = String.raw`(?:(?:beginner['’]?s?['’]?|visitor['’]?s?['’]?|traveller['’]?s?['’]?|parent['’]?s?['’]?|buyer['’]?s?['’]?|insider['’]?s?['’]?|walker['’]?s?['’]?|travel|city|island|village|town|field|walking|hiking|food|complete|practical|local|pocket|study|survival|illustrated|short|online|quick|honest|plain|step[- ]by[- ]step)\s){0,3}`;
const subject = String.raw`(?<subject>(?:the\s)?[\p{L}\d][^,.:;!?()\n]{2,60}?)`;
const after = String.raw`(?:\s(?:for|aimed at)\s(?<readers>(?!me\b|us\b|my\b|our\b)[^,.:;!?()\n]{3,40}?))?(?:(?<lead>\s?:|,|\s?\(|\s?[–—-])\s|\s(?<with>with|including|covering)\s|[.!]|\s*$)`;
const guide = new RegExp(
  String.raw`^${asking}(?<phrase>(?<sort>${sort}(?:guide|handbook|primer|introduction))(?:\s(?:site|website))?\s(?:to|for|on|about|of)\s${subject})${after}`,
  'iu',
);
const about = new RegExp(
  String.raw`^${asking}(?<what>information(?:al)?|info|educational|reference|resources?|history|fan|tribute|awareness|knowledge|fact)\s(?:site|website|page|web ?page|microsite|hub)\s(?:about|on|for|to|of|explaining)\s${subject}${after}`,
  'iu',
);
/** Whoever offers something speaks of themselves, or of money. */
const business =
  /\b(?:we|our|us|my|shop|company|business|booking|prices?|services|clients|customers)\b|[£$€]\s?\d/iu;
const look =
  /\b(?:colou?rs?|palette|fonts?|serif|typography|type|style|design|look|layout|theme|mode|dark|light|minimal|editorial|modern|calm|warm|playful|clean|elegant|art|illustrations?|drawings?|photos?|pictures|images|animations?)\b/iu;
const sections =
  /^(?:an? |the )?(?:interactive )?(?:map|gallery|photo gallery|timeline|faqs?|questions|contact(?: form| page)?|newsletter(?: sign-?up)?|search|quiz|comments|blog|news|links(?: page)?|about|home|events)$/iu;
/** "the board game Wingspan": the work by its own name. */
const sortOfWork =
  /^(?:the\s)?(?:(?:board|card|video|computer)\s)?(?:games?|book|novel|series|film|movie|band|show|singer|actor|painter|poet|writer|footballer|club|car)\s(?=[\p{Lu}"“])/u;
const most = 12;
const mostWords = 6;

const titleOf = (text: string): string => {
  const plain = text.trim().replace(/^(?:an?|the|and|with|some|also)\s/iu, '');
  return plain.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
};

/** The chapters of the list that begins here: its entries up to the full stop that are neither a section nor the look. */
function readChapters(prompt: string, from: number): Guide['chapters'] {
  const list = /^[^.!?\n)]*/u.exec(prompt.slice(from))?.[0] ?? '';
  return [...list.matchAll(/(?<piece>[^,;]+?)(?:,\s?(?:and\s)?|;\s?|\sand\s(?=[^,;]+$)|$)/gu)]
    .flatMap((match) => {
      const piece = match.groups?.['piece'] ?? '';
      const title = titleOf(piece.replace(/\s(?:pages?|sections?|chapters?)$/iu, ''));
      const start = from + match.index + piece.length - piece.trimStart().length;
      const isFit = /\p{L}{3}/u.test(title) && title.split(/\s+/u).length <= mostWords;
      return isFit && !look.test(title) && !sections.test(piece.trim())
        ? [{ title, span: { start, end: start + piece.trim().length } }]
        : [];
    })
    .slice(0, most);
}

/** "Travel guide to the Faroe Islands with regions, when to go and packing list", "Information site about dementia: …". */
export function readGuide(prompt: string): Guide | null {
  if (business.test(prompt)) return null;
  const found = guide.exec(prompt) ?? about.exec(prompt);
  const { phrase, subject: told, readers, lead, with: joint, what } = found?.groups ?? {};
  if (!found || told === undefined) return null;
  const end = found.index + found[0].length;
  const chapters = lead === undefined && joint === undefined ? [] : readChapters(prompt, end);
  // A fan page without chapters speaks as those who love the thing do.
  if (/^(?:fan|tribute)$/iu.test(what ?? '') && chapters.length < 2) return null;
  const start = prompt.indexOf(told, found.index);
  const at = readers === undefined ? -1 : prompt.indexOf(readers, start + told.length);
  return {
    title: titleOf(phrase ?? told.replace(sortOfWork, '')),
    subject: { start, end: start + told.length },
    readers: readers === undefined ? null : { start: at, end: at + readers.length },
    chapters,
  };
}
