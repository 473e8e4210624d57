import type { Brief } from '@/domain/site/brief';

const saved =
  /^(?:(?:the|our)\s)?(?<what>(?:restoration|repair|rebuilding|saving|preservation)\sof\s(?:the|our)\s[\w'’ -]{3,40}?)(?=[,.:;]|\s(?:needs|is|in|at)\s|$)/iu;
const together = /\b(?:volunteers?|donat\w+|trust|friends of|fund\w*|gifts?|appeal)\b/iu;

/** "Restoration of the Wendle Mill, we need volunteers": people who save something, and no workshop for other people's attics. */
export function mendHeritage(brief: Brief): Brief {
  const what = saved.exec(brief.prompt)?.groups?.['what'];
  if (what === undefined || !together.test(brief.prompt)) return brief;
  const start = brief.prompt.indexOf(what);
  return {
    ...brief,
    kind: { ...brief.kind, value: 'nonprofit' },
    offer: { value: what, spans: [{ start, end: start + what.length }] },
  };
}
