import type { Brief } from '@/domain/site/brief';

const talking =
  /\b(?:who|i|he|she)\s(?:also\s)?(?:gives?|does|do|offers?|delivers?)\s(?:\p{L}+\s){0,2}?(?<what>talks|lectures|after[- ]dinner speeches)\s(?:to|for|on|about|at)\b/iu;
/** Kinds that the calling alone told: a house that treats, cleans or builds. */
const callings: ReadonlySet<string> = new Set(['clinic', 'dentist', 'veterinary', 'therapist', 'law', 'home-services', 'construction', 'auto', 'unknown', 'cv', 'accountant']); // prettier-ignore
const was = /\b(?:retired|former|ex)[\s-]\p{L}/iu;

/** "a retired midwife who gives talks on the fifties": somebody who speaks, whatever they did before. */
export function mendWhoTalks(brief: Brief): Brief {
  const { prompt, kind } = brief;
  if (
    brief.language.value !== 'en' ||
    !callings.has(kind.value) ||
    !was.test(prompt) ||
    /\bspeaker\b/i.test(prompt)
  )
    return brief;
  const found = talking.exec(prompt);
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return brief;
  const start = found.index + found[0].toLowerCase().lastIndexOf(what.toLowerCase());
  const spans = [{ start, end: start + what.length }];
  return {
    ...brief,
    kind: { value: 'consulting', spans },
    offer: { value: 'speaker', spans },
    sections: brief.sections.filter(({ value }) => value !== 'events' && value !== 'story'),
    items: brief.items.map((item) =>
      item.value.price !== undefined && item.value.name.toLowerCase() === brief.offer?.value.toLowerCase()
        ? { ...item, value: { ...item.value, name: 'A talk' } }
        : item,
    ),
  };
}
