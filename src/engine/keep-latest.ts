/**
 * A function that answers again what it was asked lately, without working it out again: the same few texts of a prompt
 * are read by many. It keeps the latest `most` answers, so that a thousand prompts take no more room than a few.
 */
export function keepLatest<Question, Answer extends {} | null>(
  most: number,
  answer: (question: Question) => Answer,
): (question: Question) => Answer {
  const known = new Map<Question, Answer>();
  return (question) => {
    const kept = known.get(question);
    if (kept !== undefined) return kept;
    const fresh = answer(question);
    known.set(question, fresh);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return fresh;
  };
}
