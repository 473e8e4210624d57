import type { Brief } from '@/domain/site/brief';

const generic =
  /^(?:models?|products?|colou?rs?|sizes?|editions?|versions?|items?|pieces?|things?|flavou?rs?|variants?|styles?)$/iu;
const opening =
  /^(?:(?:an?|the|our|my|make|build|create|me|new|simple)\s)*(?<thing>\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,4}?)(?:\s(?:brand|company|start-?up|label))?\s(?:launch|landing|product|sales|pre-?order|teaser|promo)\s(?:page|site|website)\b/iu;

/** "Electric bike brand launch page: one model, three colours": what is launched stands before the page, how many of it behind. */
export function mendLaunchedThing(brief: Brief): Brief {
  const { offer, prompt } = brief;
  if (brief.language.value !== 'en' || !offer || !generic.test(offer.value)) return brief;
  const found = opening.exec(prompt);
  const thing = found?.groups?.['thing'];
  if (!found || thing === undefined || generic.test(thing)) return brief;
  const start = prompt.indexOf(thing, found.index);
  const title = thing.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  const spans = [{ start, end: start + thing.length }];
  const sign = thing.replaceAll(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase());
  return {
    ...brief,
    name: brief.name ?? { value: sign, spans },
    offer: { value: thing, spans },
    phrases: brief.phrases.filter(({ value }) => !generic.test(value)),
    items: brief.items.map((item) =>
      generic.test(item.value.name) ? { ...item, value: { ...item.value, name: title } } : item,
    ),
  };
}
