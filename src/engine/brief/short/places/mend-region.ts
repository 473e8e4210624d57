import type { Brief } from '@/domain/site/brief';

const body =
  /\b(?:association|society|club|guild|federation|council|branch|union|league|network|trust|fellowship|federation)\s(?:of|for|in)\s$/iu;
const region =
  /^(?:Mid|North|South|East|West|Upper|Lower|Central|Greater|Inner|Outer|Northern|Southern|Eastern|Western)[- ]\p{Lu}\p{L}+$/u;

/** "Beekeeping association of Mid-Wales": where it is, and no name. */
export function mendRegion(brief: Brief): Brief {
  const { name, place, prompt } = brief;
  const start = name?.spans[0]?.start;
  if (!name || start === undefined || place !== null || !region.test(name.value)) return brief;
  return body.test(prompt.slice(0, start)) ? { ...brief, name: null, place: name } : brief;
}
