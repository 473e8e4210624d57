import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import type { ContentItem, SectionContent } from '../../content';
import { isRequest } from '../../told/told-sentences';
import { toldLine } from '../../told/told-line';
import { isClaim, isTold, withoutClaims } from '../claims/made-up-claims';
import { stemsOf } from '../../told/told-facts';
import type { Told } from '../claims/made-up-claims';

type Opening = Pick<SectionContent, 'title' | 'lede' | 'kicker'>;

const speaking = /^(?:we|i|our|my|run by|based)\b/iu;
/** "My dad's funeral: order of service, …": what the page is of, and what it is to have. */
const heading = /^(?:my|our)\s[^:]{2,40}:\s/iu;
const most = 150;
const fewestWords = 5;

/** "My hives, honey for sale, courses for beginners": what the page has is no statement, whoever owns it. */
const isList = (sentence: string): boolean => {
  const pieces = sentence.trim().split(/,\s/u);
  return pieces.length > 2 && pieces.every((piece) => piece.split(/\s+/u).length < 5);
};

/** "We meet on Thursdays in the hall": the first thing that they say of themselves, as far as no price stands in it. */
function firstStatement(brief: Brief): string | null {
  const { prompt } = brief;
  for (const sentence of prompt.split(/(?<=[.!?])\s+|\n+/u).slice(0, 2)) {
    if (
      !speaking.test(sentence) ||
      sentence.trim().endsWith('?') ||
      isList(sentence) ||
      heading.test(sentence)
    )
      continue;
    const [clause = ''] = sentence.split(/,\s|;\s|\s[–—-]\s/u);
    const whole = /[£$€\d@]/u.test(sentence) || sentence.length > most ? clause : sentence;
    const said = whole.replace(/[.!\s]+$/u, '');
    if (said.split(/\s+/u).length >= fewestWords && !/[£$€@]/u.test(said) && !isRequest(said))
      if (saysMore(said, brief)) return `${capitalise(said)}.`;
  }
  return null;
}

/** "We run a planetarium, Dome & Away.": what stands over the page already says nothing more under it. */
export const saysMore = (line: string, { name, offer, place }: Brief): boolean => {
  const known = new Set(stemsOf(`${name?.value ?? ''} ${offer?.value ?? ''} ${place?.value ?? ''}`));
  return stemsOf(line).filter((stem) => !known.has(stem)).length > 1;
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const mostThings = 4;
/** "Bowls, pens and lamps.": what is on offer, where they say nothing else of themselves. */
const thingsTold = (things: readonly ContentItem[]): string | null => {
  const names = things.filter(({ title, price }) => price === undefined && title.split(/\s+/u).length < 4 && !/\d/u.test(title)).map(({ title }) => title); // prettier-ignore
  const once = names.filter((name, at) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at); // prettier-ignore
  if (once.length < 2) return null;
  const rest = once.slice(1, mostThings).map((name) => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)); // prettier-ignore
  return `${listed([capitalise(once[0] ?? ''), ...rest])}.`;
};

/** The title and opening lines in the owner's words where the usual ones say what nobody told. */
export function openInOwnWords(
  { title, lede, kicker = '' }: Opening,
  things: readonly ContentItem[],
  told: Told,
  brief: Brief,
): Opening {
  const offer = brief.offer?.value ?? '';
  const isSlogan = !isClaim(title) || isTold(title, told) || offer.length < 4;
  const isFine = lede !== undefined && isTold(lede, told) && saysMore(lede, brief);
  const line = toldLine(brief, true);
  const said = isFine ? lede : ((line && saysMore(line, brief) ? line : (firstStatement(brief) ?? line)) ?? thingsTold(things) ?? withoutClaims(lede ?? '', told)); // prettier-ignore
  // Over a title that says what it is already the kicker says it once more: then the house's own name is the title.
  const name = brief.name?.value ?? '';
  const isOver =
    name !== '' && name.length < 31 && stemsOf(offer).every((stem) => stemsOf(kicker).includes(stem));
  return {
    title: isSlogan ? title : isOver ? name : capitalise(offer),
    ...(said === '' ? {} : { lede: said }),
  };
}
