const quotedQuestion = /["“„«]([^"“”„«»\n]{6,160}?\?)([^"“”„«»\n]{0,200})["”“»]/gu;
/** "Lima, Cusco, Quito; Lima is right": a bracket that holds the answers and says which one it is. */
const bracketed = /[([]\s*([^()[\]\n]{3,160}?)\s*[;,.–—-]\s*(?:(?:and |the )?(?:right|correct|answer)(?: (?:is|one is|answer is))?\s*[:=]?\s*([^()[\];,]{1,60})|([^()[\];,]{1,60}?) (?:is|being) (?:the )?(?:right|correct|answer)(?: one| answer)?)\s*[)\]]/giu; // prettier-ignore
const firstIsRight = /\b(?:the )?first (?:answer|option|one|choice)?\s?(?:is|being|listed is|=) (?:always )?(?:the )?(?:right|correct)(?: (?:one|answer))?\b|\b(?:right|correct)(?: answer| one)? (?:(?:is )?(?:always )?(?:listed |given |written )?first)\b/iu; // prettier-ignore
const answersOf =
  /(?<=\?)(\s*(?:A|Answers?|Options?|Choices?)\s*[:=]\s*)?([^?\n]{1,200}?)(?=\s*(?:\n|$|;|\.\s|\.$))/gu;
const mark = /(?:^|[\s:])\(?(\d{1,2})[.)]\s+(?=\S)/gu;
const pair = /^([^?\n]{3,120}?)\s*(?:\s[-–—]|=|→|->|:)\s*([^.;\n]{1,60}?)\s*[.,;]?$/u;

/** "1) Capital of Norway - Oslo 2) Capital of Peru - Lima": numbered rows of something and its answer are questions. */
function askRows(prompt: string): string {
  const marks = [...prompt.matchAll(mark)];
  if (marks.length < 2 || prompt.includes('?') || marks[0]?.[1] !== '1') return prompt;
  const rows = marks.map(({ index, 0: text }, at) =>
    prompt.slice(index + text.length, marks[at + 1]?.index ?? prompt.length),
  );
  // What the last one is followed by is no part of it.
  const told = rows.map((row, at) =>
    pair.exec((at === rows.length - 1 ? (row.split(/\.\s|\n/u)[0] ?? '') : row).trim()),
  );
  if (!told.every((found) => found !== null)) return prompt;
  const asked = told.map((found) => `\n${found?.[1] ?? ''}? ${found?.[2] ?? ''}.`).join('');
  return prompt.slice(0, marks[0]?.index ?? 0) + asked;
}

/**
 * The prompt with each question on a line of its own and its right answer in brackets behind the others, however it is
 * marked: in quotes together with its answers, in a bracket that says which is right, or always the first.
 */
export function layOutQuestions(written: string): string {
  const prompt = askRows(written)
    .replace(
      quotedQuestion,
      (_, asked: string, answers: string) => `\n${asked}${answers}${answers.trim() === '' ? '' : '\n'}`,
    ) // prettier-ignore
    .replace(
      bracketed,
      (_, list: string, named?: string, told?: string) => `${list} (${(named ?? told ?? '').trim()})`,
    );
  if (!firstIsRight.test(prompt)) return prompt;
  return prompt
    .replace(firstIsRight, ' ')
    .replace(answersOf, (whole, _label: string | undefined, list: string) => {
      const [first = ''] = list.split(/\s*[,;/|]\s*/u);
      return list.includes('(') || first === list ? whole : ` ${list} (${first.trim()})\n`;
    });
}
