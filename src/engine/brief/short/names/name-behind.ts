import type { Brief, Slot } from '@/domain/site/brief';
import { isKnownTown } from '../../words/ordinary-words';

const word = String.raw`\p{Lu}[\p{L}\d'’-]*\.?`;
const run = String.raw`${word}(?:\s(?:(?:&|and|of|the|\+)\s)?${word}){0,4}`;
const end = String.raw`(?=\s(?:with|in|for|near|that|who|on|has|offering)\b|\s?[:,.;–(]|$)`;
/** "church website St Bride's Kelso with …": behind what the site is for. */
const behindSite = new RegExp(
  String.raw`^(?:[\p{L}’'-]+\s){1,6}(?:[Ww]eb ?(?:site|page)|[Ss]ite|[Hh]omepage|[Ll]anding page)\s(?:called\s)?(?<name>${run})${end}`,
  'u',
);
const made =
  'service|app|platform|product|tool|software|company|start-?up|brand|agency|studio|newsletter|magazine|podcast|game|library|package|module|framework|plugin|extension|cli|sdk|api|bot|firm|label|charity|project|programme|program|scheme|community|network|practice|nursery|clinic|surgery';
/** "our delivery service Rollo", "the open source tool gitsweep", "page for mattress brand Dune": behind what it is. */
const behindThing = new RegExp(
  String.raw`\b(?:our|my|the|new|a|an|(?:[Ww]eb ?)?(?:[Ss]ite|[Pp]age) for)\s(?:\p{L}[\p{L}-]*\s){0,3}(?<thing>${made})\s(?<name>\p{Lu}[\p{L}\d.'’-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\d'’-]*){0,2}|\p{Ll}[\p{Ll}\d]*[-_.\d][\p{Ll}\d._-]*|[a-z]{4,12}(?=[,:]))${end}`,
  'u',
);
const ordinary =
  /^(?:for|with|that|which|where|who|and|page|site|website|design|called|named|install|based|team|docs|documentation|about)$|-(?:ups?|ins?|outs?|ons?|offs?|based|only|lists?|forms?|box|pages?|wide|time|source|free|first)$/iu;

/** The town that a name ends with is where it is: "Lotus & Pine Bristol". */
function withoutTown(name: string, place: string | undefined): string {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const isTown = last === place || isKnownTown(last.toLowerCase());
  return isTown && words.length > 2 ? words.slice(0, -1).join(' ') : name;
}

/** The name of an English prompt that stands right behind what it names, without "called". */
export function withNameBehind(brief: Brief): Brief {
  if (brief.name !== null) return brief;
  const { prompt, place } = brief;
  const found = behindSite.exec(prompt) ?? behindThing.exec(prompt.slice(0, 300));
  const told = found?.groups?.['name'];
  if (!found || told === undefined || ordinary.test(told)) return brief;
  if (told === place?.value || isKnownTown(told.toLowerCase())) return brief;
  const value = withoutTown(told, place?.value);
  const start = found.index + found[0].length - told.length;
  const name: Slot<string> = { value, spans: [{ start, end: start + value.length }] };
  const offer = brief.offer;
  const tail = ` ${told}`;
  const isInOffer = offer?.value.toLowerCase().endsWith(tail.toLowerCase()) === true;
  return {
    ...brief,
    name,
    offer: offer && isInOffer ? { ...offer, value: offer.value.slice(0, -tail.length) } : offer,
    phrases: brief.phrases.filter(({ value: phrase }) => phrase !== told),
  };
}
