/** A question of a poll with the answers it names; none where they are left open. */
export type AskedQuestion = { readonly question: string; readonly answers: readonly string[] };

const most = 10;
const poll = /\b(?:poll|vote|voting|survey|ballot|questionnaire)\b/iu;
/** "Date (Sat, Sun), food (BBQ, potluck)": what is asked, with its answers in brackets. */
const bracketed =
  /(?<question>\p{L}[\p{L}\d'’ -]{2,60}?\??)\s?\(\s?(?<answers>[^()\n]+(?:,|\/|\bor\b)[^()\n]+)\)/gu;
/** "What do we eat? Pizza or sushi. Where do we meet?": each up to its mark, with what stands behind it. */
const marked =
  /(?<question>\p{Lu}[^?.!;:()\n"“”]{5,90}\?)["”]?\s*(?<answers>[^?.!;()\n"“”]{2,160}(?=[.;)\n]|$))?/gu;
/** "Several questions: favourite topping, best day to meet". */
const named =
  /\b(?:[2-9]|two|three|four|five|six|seven|eight|several|multiple|many|a few)\squestions?\s?(?::|\(|,\s(?=(?:best|worst|favou?rite|which|what|where|when|who|how)\b))\s?(?<row>[^.;)\n]{8,300})/iu;

const splitAnswers = (row: string): readonly string[] =>
  row
    .split(/\s*[,/]\s*(?:and\s+|or\s+)?|\s+or\s+|\s+and\s+(?=\p{Lu})/u)
    .map((part) => part.replace(/^["“„']|["”']$/gu, '').trim())
    .filter(Boolean);
const asAnswers = (row = ''): readonly string[] => {
  const parts = splitAnswers(row);
  return parts.length > 1 && parts.every((part) => part.split(' ').length < 6) ? parts : [];
};
const head = (question: string): string =>
  question.replace(/^(?:(?:and|then|one|the other)\s)+/iu, '').trim();

/** The questions of a poll that asks more than one; none where it asks one, or does not say what. */
export function readSeveralQuestions(prompt: string): readonly AskedQuestion[] {
  const at = poll.exec(prompt)?.index;
  if (at === undefined) return [];
  const row = named.exec(prompt)?.groups?.['row'] ?? '';
  const found = [
    [...prompt.slice(at).matchAll(bracketed)].map(({ groups = {} }) => ({
      question: head(
        (groups['question'] ?? '').replace(/^[^:]*\b(?:poll|vote|voting|survey|ballot)\b\s?/iu, ''),
      ),
      answers: asAnswers(groups['answers']),
    })),
    [...prompt.matchAll(marked)].map(({ groups = {} }) => ({
      question: head(groups['question'] ?? ''),
      answers: asAnswers(groups['answers']),
    })),
    splitAnswers(row).map((question) => ({ question: head(question), answers: [] })),
  ].find((questions) => questions.length > 1);
  return (found ?? []).filter(({ question }) => question !== '').slice(0, most);
}
