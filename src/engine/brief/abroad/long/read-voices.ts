/** A question and its answer. */
export type Answer = { readonly question: string; readonly answer: string };
/** What somebody said, and who. */
export type Voice = { readonly said: string; readonly who: string };

const asks = /[?؟]["”»]?$/u;

/** Questions with the sentences that answer them; `rest` stands before the first one. */
export const answersIn = (
  texts: readonly string[],
): { readonly answers: Answer[]; readonly rest: readonly string[] } => {
  const first = texts.findIndex((text) => asks.test(text));
  if (first < 0) return { answers: [], rest: texts };
  const answers: { question: string; answer: string }[] = [];
  for (const text of texts.slice(first)) {
    const last = answers.at(-1);
    if (asks.test(text)) answers.push({ question: text, answer: '' });
    else if (last) last.answer = [last.answer, text].filter((one) => one !== '').join(' ');
  }
  return { answers, rest: texts.slice(0, first) };
};

const voice =
  /(?:["“„«‹]|(?<=^|\s)['‘])(?<said>[^"“”„«»‹›]{6,}?)(?:["”“»›]|(?<=[.!?…])['’](?=\s|$))(?<who>[^"“„«]*?)(?=\s['‘](?=\p{Lu})|["“„«]|$)/gu;
const byline = /^\s*(?:[—–-]+\s*|\(|,\s*|:\s*)?(?<who>[^()]*?)\)?[\s.;]*$/u;

/** What visitors said, in marks, with who said it behind; empty where the marks hold something else. */
export const voicesIn = (text: string): { readonly voices: Voice[]; readonly rest: string } => {
  const found = [...text.matchAll(voice)];
  const voices = found.map(({ groups }) => {
    const who = byline.exec(groups?.['who'] ?? '')?.groups?.['who']?.trim() ?? '';
    return { said: groups?.['said']?.trim() ?? '', who: /\s\p{Lu}$/u.test(who) ? `${who}.` : who };
  });
  return { voices, rest: text.slice(0, found[0]?.index ?? text.length).trim() };
};
