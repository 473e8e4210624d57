// "Voters may add their own option": how it goes, and no answer.
const rule = /\b(?:voters?|people|everyone|everybody|visitors?|users?|they) (?:may|can|should|must|add|see|choose|leave)\b|\bvotes? per\b|^(?:live|real-?time|instant|anonymous)\b|^(?:(?:live )?comments?|close (?:the )?(?:poll|vote|voting)|percentages?|(?:bar|pie|results?) (?:charts?|bars?|graph)|share (?:link|button)|dark mode|(?:one|single) vote (?:each|per \p{L}+)|total votes|vote counts?|export(?: csv)?|reset(?: button)?|add (?:an |your )?options?|countdown|deadline|closing date)$|^(?:show|see|display)s?\b|^(?:results?|clos(?:es|ing)|(?:only )?(?:one|a single) vote)\b/iu; // prettier-ignore

/** Whether a phrase says how the vote goes, and is no answer. */
export const isBallotRule = (text: string): boolean => rule.test(text);

const matter =
  /\b(?:vote|voting|poll|ballot|survey|election)(?: (?:page|app|tool))? (?:for|on|about|to (?:choose|pick|decide(?: on)?)) (?:the |our |a )?(?<what>\p{L}[\p{L}\p{N}'’ -]{2,60}?)(?=\s?[:,.;(]|\s(?:with|where|between|among|from|and show)\b|$)/iu;
const headed =
  /^(?:\p{L}+ ){0,3}?(?:vote|poll|ballot|survey)(?: (?:page|app|tool))?(?:\s?[:–—-]\s*|\s)(?<what>(?:the |our )?(?:best|worst|favou?rite|most|least|which|what|where|when|who|next)\b[^:.?;,\n]{2,60}?)(?=\s?[:.;,\n]|\s(?:with|between|among)\b|$)/iu;
/** "Vote for the name of our new boat: Salty, Gulliver", "poll: best biscuit": what is voted on, where no question is put. */
export function readMatter(prompt: string): string | null {
  const first = questionsIn(prompt);
  if (first.length > 1) return first[0]?.question ?? null;
  const what = (matter.exec(prompt) ?? headed.exec(prompt))?.groups?.['what'];
  return what === undefined || /^(?:my|your|us|me|friends|family|the (?:team|office|class))\b/iu.test(what) ? null : what; // prettier-ignore
}

// What stands behind the colon of such an opening, up to the next sentence.
const ballot =
  /^[^:.?\n]*\b(?:vote|voting|poll|ballot|survey|election|choose|pick|decide|favou?rite)\b[^:.?\n]*:\s+(?<row>[^.;?\n]{5,300})/iu;
const splitRow = (row: string): readonly string[] =>
  row
    .split(/\s*,\s*(?:and\s+|or\s+)?|\s+or\s+|\s+and\s+(?=\p{Lu})/u)
    .map((name) =>
      name
        .replace(/\swith\s(?:\p{Ll}+\s?){1,3}$/u, '')
        .replace(/^["“„']|["”']$/gu, '')
        .trim(),
    )
    .filter((name) => name !== '' && !rule.test(name));

/** "Date (Sat, Sun), food (BBQ, potluck)": several questions in a row, each with its answers in brackets. */
const questionsIn = (prompt: string): readonly { readonly question: string; readonly answers: string }[] =>
  [...(/^[^:.?\n]*\b(?:vote|poll|ballot|survey)\b[^:.?\n]*:\s+(?<row>[^\n]{5,400})/iu.exec(prompt)?.groups?.['row'] ?? '').matchAll(/(?<question>\p{L}[\p{L} ]{2,30}?)\s\((?<answers>[^()]+(?:,|\bor\b)[^()]+)\)/gu)].map(
    ({ groups = {} }) => ({ question: groups['question'] ?? '', answers: groups['answers'] ?? '' }),
  ); // prettier-ignore

/** The answers that stand behind the colon of a ballot; none where it lists no names. */
export function readBallot(prompt: string): readonly string[] {
  const several = questionsIn(prompt);
  if (several.length > 1) return splitRow(several[0]?.answers ?? '');
  const row = splitRow(ballot.exec(prompt)?.groups?.['row'] ?? '');
  return row.length > 1 && row.every((name) => name.split(' ').length < 6) ? row : [];
}

const questionRow =
  /(?:^|[.:,;]\s)(?:a |an |the )?(?<question>[^.:;,?!\n]{4,80}),\s(?:with\s)?(?:the\s)?(?:options?|choices?|answers?)\s?:?\s(?<row>[^.;\n]{5,300})/iu;
/** Nothing that is asked: "Team poll", "A poll for our class". */
const tool = /^(?:an?\s|the\s|our\s|my\s|simple\s)*(?:\p{L}+\s){0,2}(?:poll|vote|voting|survey)\b/iu;

/** "best day for lunch, options pizza, sushi or tacos, one vote each": what is asked, and between what. */
export function readQuestionRow(prompt: string): {
  readonly question?: string;
  readonly options: readonly string[];
} {
  const { question = '', row = '' } = questionRow.exec(prompt)?.groups ?? {};
  const options = splitRow(row).filter((name) => !isBallotRule(name));
  return {
    ...(question === '' || tool.test(question) ? {} : { question }),
    options: options.length > 1 ? options : [],
  };
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six'];

/** "Everyone may choose two", "pick up to 3", "several answers": how many answers one vote may have. */
export function readMost(prompt: string, options: number): number {
  const found =
    /\b(?:choose|pick|select|tick|vote for) (?:up to |at most |a maximum of |max\.? |any )?(two|three|four|five|six|[2-9])\b|\b(?:up to|at most) (two|three|four|five|six|[2-9]) (?:answers|options|choices|votes|picks)\b|\b(two|three|four|five|six|[2-9]) votes (?:each|per|a|for each)\b/iu.exec(prompt); // prettier-ignore
  const word = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').toLowerCase();
  if (word !== '') return Math.min(options, Number(word) || numbers.indexOf(word) + 1);
  return /\bmultiple[- ](?:choices?|answers?|options|selections?|votes)\b|\bmulti-?select|\bmore than one(?: (?:answer|option|choice))?\b|\bseveral (?:answers|options|choices)\b|\bvarias respuestas\b|\bplusieurs réponses\b|\bmehrere antworten\b|\bmehrfachauswahl\b/iu.test(prompt) ? options : 1; // prettier-ignore
}
