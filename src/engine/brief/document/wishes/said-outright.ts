import { asking, readers, statement } from './asking-frames';
import { raise } from './rewrite-rules';

/** Where an order to the maker may begin: a line, a sentence, behind a label or a comma. */
const opens = String.raw`(?<opens>^[ \t]*|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]["”’)]*\s+|[:;–—]\s+|,\s+(?:(?:and|but|so|oh\sand|plus|then)\s+)?|\s(?:and|but)\s+(?=(?:also\s|please\s|(?:we|i)\s(?:should|would)\sbe\s|(?:we|i)(?:['’]d|\swould)\slike\s(?:people|visitors|guests|customers|everyone)\s|mention|explain|say\sthat|point\sout|note\sthat|make\sit)))`;
const thatClause = String.raw`(?:\s(?:the\sfact\s)?that,?\s|,?\s(?=${statement})|:\s(?=${statement}))`;
const order = new RegExp(`${opens}${asking}${thatClause}`, 'giu');
/** "The page should tell people to reserve a seat": what visitors are to do. */
const bidding = new RegExp(
  String.raw`${opens}(?:(?:please|also|and|oh|do|just|kindly|(?:can|could|would)\syou)[\s,]+)*(?:(?:(?:the|this|it|our)\s?(?:[\p{L}-]+\s)?)(?:should|must|needs\sto|has\sto|ought\sto)\s(?:also\s|please\s)?|(?:i|we)(?:['’]d|\swould)?\s(?:like|want|need)\s(?:you\s|it\s)?to\s)?(?:(?:tell|ask|remind|invite|encourage|advise)\s(?!me\b|us\b)(?:${readers}|\p{L}{3,}s)|${readers}\s(?:need|have|ought)\sto\sbe\stold|(?:we|i)\s(?:should|would|['’]d)\s?be\s\p{L}+\sif\s${readers}\s(?:were|could\sbe|are)\s(?:encouraged|asked|invited|told|reminded)|(?:i|we)(?:['’]d|\swould)?\s(?:like|want|need|ask|prefer|expect)\s${readers})\sto\s(?=\p{L})(?!know|understand|see|be\b|find|read|feel|get|contact|realise|learn|think|notice|have)`,
  'giu',
);
/** "Warn people not to follow the sat nav" */
const warning = new RegExp(
  String.raw`${opens}(?:(?:please|also|and|oh|do|just|kindly|(?:can|could|would)\syou)[\s,]+)*(?:tell|ask|remind|warn|advise)\s(?!me\b|us\b)(?:${readers}|\p{L}{3,}s)\snot\sto\s(?=\p{L})`,
  'giu',
);
/** "Under wills, mention that we visit people at home": what it is said of. */
const topic = new RegExp(
  String.raw`(?<opens>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]["”’)]*\s+)(?:under|for|regarding|as\sfor|about|with)\s(?:the\s)?(?<what>(?!(?:now|example|instance)\b)[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,3}?),\s(?=(?:please\s)?(?:mention|explain|say|state|note|tell|point\sout|make)\b)`,
  'giu',
);
/** "What should the home page say? That we frame while you wait": an answer that is a clause. */
const answered =
  /(?<opens>(?:^|\n|\?\s|(?<=(?:^|\n)[^:\n]{2,40}):\s)\s*)That\s(?!(?:is|was|will|would|means|one|way|said|day|year)\b)/gu;

/** "First, that we act only for individuals. Second, that …": the points of a list. */
const point =
  /(?<opens>(?:^|\n[ \t]*(?:[-*•–]\s+)?|[.!?;]\s+))(?:\(?[a-z\d]\)\s+|(?:and\s)(?=that\s)|(?:and\s)?(?:first|second|third|fourth|fifth|next|finally|last|also)(?:ly)?,\s)that\s(?=\p{L})/giu;
/** "Explain why course times move with the tide": that they do is the fact. */
const reason = new RegExp(
  String.raw`(?<opens>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?:]\s+)(?:(?:please|also|and|do|then)[\s,]+)*(?:explain|tell\s${readers}|say)\s(?:in\s(?:plain|simple|a\sfew)(?:\s\p{L}+)?\s?(?:words\s)?|briefly\s)?(?:about\s)?why\s(?=${statement}|[\p{L}\s]{3,40}\s\p{L}+s?\s)`,
  'giu',
);
const more = new RegExp(
  String.raw`,?\s(?:and|but)\s(?:(?:also|then|of\scourse|lastly|finally)\s)?that\s(?=(?:[\p{L}’']+\s){1,6})|,\s(?:also\s)?that\s(?=${statement})`,
  'giu',
);
/** What is said to the maker behind the statement: "so please say so kindly", "because people ring up". */
const trailing = new RegExp(
  String.raw`,?\s(?:so|and)\s(?:can|could|would)\syou\s(?:please\s)?(?:say|put|word|phrase|make)\s(?:that|it|this|so)\b[^.!?\n]*|,?(?<!\b(?:if|when|where|who|because|unless|as|once|that))\s(?:${readers})\s(?:always\s|often\s|do\s|keep\s|really\s)?(?:asks?|asking|likes?|loves?|wants?)\s(?:that|it|this|about\s(?:it|that))(?=[.,!?]|$)|,?\s(?:would|might)\sbe\s(?:nice|good|great|useful|helpful|lovely)(?=[.!?]|$)|,?\s(?:so|and|but)\s(?:please\s)?(?:say|put|write|make|phrase|word|mention|do\ssay)\s(?:so|that|it|this)\b[^.!?\n]*|,?\swhich\s${readers}\s(?:should|must|need\sto|ought\sto)\s(?:definitely\s|really\s)?(?:know|see|understand)\b|,?\s(?:because|as|since|cos)\s${readers}\s(?:(?:always|often|keep|sometimes|still|never|do|don['’]t)\s)*(?:ring|ringing|asks?|asking|get|phone|phoning|forget|complain|turn\sup|remember|moan|think|assume|read|notice|know|reali[sz]e|worry|miss)\b[^.!?\n]*|,\splease(?=[.!?]|$)`,
  'giu',
);

/** "that X, that Y and that Z": three statements. */
const inOrder = (clause: string): string => {
  const parted = clause.replace(more, '. that ');
  return parted === clause ? clause : parted.replace(/,\sthat\s(?=\p{L})/giu, '. that ');
};
const those =
  /\b(?:people|visitors|everyone|everybody|anyone|customers|guests|them|they|folk|readers)\b[^\p{L}]*(?:\p{L}+\s?){0,8}$/iu;
const named = /\b(?<who>clients|patients|members|parents|pupils|students|families|newcomers|beginners|hirers|applicants|callers|walkers|buyers|locals|residents)\b/iu; // prettier-ignore
/** "Parents should know they can come first": who "they" are, once those words are gone. */
const ofReaders = (clause: string, frame: string): string => {
  if (!/^they\b/iu.test(clause)) return clause;
  const who = named.exec(frame)?.groups?.['who'];
  if (who !== undefined) return clause.replace(/^they\b/iu, who.toLowerCase());
  if (!those.test(frame)) return clause;
  return clause
    .replace(/\bthey\b/giu, 'you')
    .replace(/\btheir\b/giu, 'your')
    .replace(/\bthem\b/giu, 'you')
    .replace(/\bthemselves\b/giu, 'yourself');
};
const endOf = (text: string, from: number): number => {
  const found = /[.!?](?=["”’)]*(?:\s|$))|\n/u.exec(text.slice(from));
  return found ? from + found.index : text.length;
};

/** What stands before a statement once its frame is gone: a comma between two becomes a stop. */
const openingOf = (opens: string): string => (/^(?:,|;|\s(?:and|but))/u.test(opens) ? '. ' : opens);

const rewrite = (text: string, frame: RegExp, lead: string): string => {
  let said = '';
  let at = 0;
  // Not by matchAll, which makes each of these long patterns anew for every text.
  frame.lastIndex = 0;
  for (let match = frame.exec(text); match !== null; match = frame.exec(text)) {
    if (match.index < at) continue;
    const from = match.index + match[0].length;
    const end = endOf(text, from);
    const clause = text.slice(from, end);
    const told = inOrder(clause).replace(trailing, '');
    const rows = told.split('. that ').map((one) => raise(ofReaders(one.trim(), match[0])));
    said += `${text.slice(at, match.index)}${openingOf(match.groups?.['opens'] ?? '')}`;
    said +=
      lead === ''
        ? rows.join('. ')
        : `${lead} ${told
            .trim()
            .replace(/\bthey(?=['’]|\s)/giu, 'you')
            .replace(/\btheir\b/giu, 'your')
            .replace(/\sand\sto\s(?=\p{Ll})/gu, ' and ')}`;
    // "Could the site say that we are volunteers?": no question to visitors.
    at =
      text.charAt(end) === '?' && /\b(?:can|could|would|will)\s(?:you|we|it|the)\b/iu.test(match[0])
        ? end + 1
        : end;
    if (at > end) said += '.';
  }
  return said + text.slice(at);
};

/**
 * "Please explain that we order any book, and that we buy on Wednesdays": what whoever makes the site is to tell its visitors,
 * told. What stays in a prompt as an order is about the site, and no fact is in it.
 */
export const saidOutright = (text: string): string => {
  const labelled = text.replace(topic, (...parts: unknown[]) => {
    const { opens: before = '', what = '' } = parts.at(-1) as Record<string, string | undefined>;
    return `${before}${raise(what)}: `;
  });
  const told = [order, answered, point, reason].reduce(
    (rest, frame) => rewrite(rest, frame, ''),
    rewrite(rewrite(labelled, warning, 'Please do not'), bidding, 'Please'),
  );
  // Within what was told another order may stand: "… at 7pm, but the page should tell people to reserve".
  return told === text ? text : saidOutright(told);
};
