import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const teaching =
  /(?<!\p{L})(?<noun>lezioni|corsi|clases|cursos|sesiones|cours|leçons|séances|aulas|sessões|visites?|visitas?|visite|tours?|massaggi|masajes)\s(?<one>\p{Ll}{4,})\s(?:e|y|et)\s(?<other>(?:(?:di|en|de|em|in|à|a)\s)?\p{Ll}{4,})(?=\s?[,.;:(]|\s(?:e|y|et|con|com|avec|per|para|pour)\s|$)/iu;
const adjective =
  /(?:at[ei]|iv[ei]|ual[ei]?|uali|ales?|els?|uelles?|iers?|ières?|ulier(?:s|es)?|ares|ativ[oa]s|ad[ao]s|uals?|upal(?:es)?|oll?ectiv[eo]s?|collectifs?|privées?|privati|guidées?|guiadas|guidate|libres?|libere)$/iu;
const inGroup = /^(?:di|en|de|em|in|à|a)\s/iu;

/** "lezioni private e di gruppo": one noun for two things, each of which is said whole. */
export function nounOfTwo(brief: Brief): Brief {
  const found = teaching.exec(brief.prompt);
  const { noun, one, other } = found?.groups ?? {};
  if (!found || noun === undefined || one === undefined || other === undefined) return brief;
  if (!adjective.test(one) || !(inGroup.test(other) || adjective.test(other))) return brief;
  const span: Span = { start: found.index, end: found.index + found[0].length };
  const isIn = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    spans.length > 0 && spans.every(({ start, end }) => start >= span.start && end <= span.end);
  if (brief.items.some((item) => item.value.price !== undefined && isIn(item))) return brief;
  const names = [`${noun} ${one}`, `${noun} ${other}`].map(capitalise);
  return {
    ...brief,
    items: [
      ...brief.items.filter((item) => !isIn(item)),
      ...names.map((name): Slot<ListedItem> => ({ value: { section: 'services', name }, spans: [span] })),
    ],
    parts: brief.parts.filter((part) => !isIn(part)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
  };
}

/** What stands for one thing though it is called by two. */
const joined =
  /(?<!\p{L})(?<whole>banho e tosa|banho e tosquia|corte e costura|cama e café|bed and breakfast)(?!\p{L})/iu;
/** "com banho e tosa": a wash and a cut are one service, and no part of the page is called after half of it. */
export function pairOfWords(brief: Brief): Brief {
  const found = joined.exec(brief.prompt);
  const whole = found?.groups?.['whole'];
  if (!found || whole === undefined) return brief;
  const span: Span = { start: found.index, end: found.index + whole.length };
  const isHalf = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    spans.length > 0 && spans.every(({ start, end }) => start >= span.start && end <= span.end);
  const isTorn = brief.items.some(isHalf) || brief.parts.some(isHalf);
  if (!isTorn) return brief;
  return {
    ...brief,
    items: [
      ...brief.items.filter((item) => !isHalf(item)),
      { value: { section: 'services', name: capitalise(whole) }, spans: [span] },
    ],
    parts: brief.parts.filter((part) => !isHalf(part)),
    phrases: brief.phrases.filter((phrase) => !isHalf(phrase)),
  };
}
