import type { Brief } from '@/domain/site/brief';

const whose =
  /\blinks?(?:-in-bio|\sin\sbio)?\s(?:page|site)\sfor\s(?:my|our|the|an?)\s(?<what>[a-z][a-z '’-]{3,40}?)(?=\s(?:in|at|near|on|from|called|with)\s|[.,;:]|$)/iu;

/** "A link page for my pottery stall": it is called after the stall, and not after its links. */
export function mendLinkPage(brief: Brief): Brief {
  if (brief.kind.value !== 'link-in-bio' || brief.name !== null) return brief;
  const found = whose.exec(brief.prompt);
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return brief;
  const start = found.index + found[0].length - what.length;
  return { ...brief, offer: { value: what, spans: [{ start, end: start + what.length }] } };
}
