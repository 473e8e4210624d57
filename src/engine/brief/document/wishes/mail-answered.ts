import { capitalise } from '../../../capitalise';

/** "> What goes under plots?": a question of somebody else's mail, over the answer to it. */
const asked = /^[ \t]*>+[ \t]?(?<asked>[^\n>][^\n]*\?)[ \t]*$/u;
const quoted = /^[ \t]*>/u;
const signed =
  /^[ \t]*(?:--|best(?: wishes)?|(?:kind |warm |many )?(?:regards|thanks)|cheers|yours\b.*)[,.]?[ \t]*$/iu;
const fewest = 3;
const ofPages = /\b(?:which|what)\s(?:pages|sections)\b|\bpages (?:do|would|should)\b/iu;
const yesOrNo = /\b(?:do|does|did|is|are|can|will|would|should|have) (?:you|it|they|we|the|there)\b/iu;
/** "No, just these: …": what answers the question and tells no visitor anything. */
const plainly =
  /^(?:yes|no|well|ok|sure|of course|please)[,.:]?\s(?:(?:just|only)\s)?(?:(?:these|this|the following|as follows)\s?:\s)?/iu;

const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3 && !/^(?:page|pages|what|with|list|this|that|have|from)$/u.test(word))
    .map((word) => word.replace(/(?:ies|es|s|y)$/u, ''));

/** The page that a question is about. */
const pageAsked = (question: string, pages: readonly string[]): string | null => {
  const own = new Set(stems(question));
  return pages.find((page) => stems(page).some((stem) => own.has(stem))) ?? null;
};

type Answer = { readonly question: string; readonly lines: string[] };

/**
 * A mail that answers the questions of another below each of them, as a paper whose answers stand under the pages that are asked
 * about; `labelOf` gives the label of any other question. Any other text as it is.
 */
export const mailAnswered = (text: string, labelOf: (question: string) => string): string => {
  const before: string[] = [];
  const answers: Answer[] = [];
  const after: string[] = [];
  for (const line of text.split('\n')) {
    const question = asked.exec(line)?.groups?.['asked'];
    const current = answers.at(-1);
    if (question !== undefined) answers.push({ question, lines: [] });
    else if (quoted.test(line)) continue;
    else if (after.length > 0 || signed.test(line)) after.push(line);
    else (current?.lines ?? before).push(line);
  }
  if (answers.length < fewest) return text;
  const said = answers.map(({ question, lines }) => ({ question, answer: lines.join('\n').trim() }));
  const listed = said.find(({ question }) => ofPages.test(question))?.answer.replace(/\.$/u, '') ?? '';
  const pages = listed.split(/,\s+(?:and\s)?|\n[-*•\s]*/u).filter((page) => page !== '');
  const told = said.map(({ question, answer }) => {
    const page = ofPages.test(question) ? null : pageAsked(question, pages);
    const own = yesOrNo.test(question) ? answer.replace(plainly, '') : answer;
    return `${page === null ? labelOf(question) : `${page}: `}${capitalise(own)}`;
  });
  const { writer, rest } = signature(after);
  return [...before, ...told.flatMap((one) => [inName(one, writer), '']), ...rest].join('\n');
};

/** Who signed, and what stands under the name. */
const signature = (lines: readonly string[]): { readonly writer: string | null; readonly rest: string[] } => {
  const own = lines.filter((line) => !signed.test(line));
  const at = own.findIndex((line) => /^\s*\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,2}\s*$/u.test(line));
  return { writer: own[at]?.trim() ?? null, rest: own.filter((_, nth) => nth !== at) };
};

/** "I'm the secretary" is told by name. */
const inName = (text: string, writer: string | null): string =>
  writer === null
    ? text
    : text.replace(
        /\b(?:I['’]m|I am) the (?<office>chair|secretary|treasurer|president|manager|organiser|steward|captain)\b/giu,
        `$<office> ${writer}`,
      );
