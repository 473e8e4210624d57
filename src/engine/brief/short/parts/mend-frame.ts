import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { isKnownTown } from '../../words/ordinary-words';
import { mendForm } from './mend-form';
import { withOpening } from '../dates/read-opening';
import { withoutServed } from '../wares/mend-served';
import { withoutCall, withoutListedTown, withoutOnly, withTown, withTownOfState } from '../places/mend-town';

const gallery = /(?<!\p{L})(?:art\s)?galler(?:y|ies)$/iu;
const withOne =
  /\s(?:with|by|from)\s(?<who>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?(?:\s(?:and|&)\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)?)$/u;
const taught: ReadonlySet<string> = new Set(['course', 'yoga', 'gym']);
/** "pottery workshops in Bath with Anna" is no name: it tells who leads them. */
function withLeader(brief: Brief): Brief {
  const { name, prompt } = brief;
  const found = withOne.exec(name?.value ?? '')?.groups;
  const at = name?.spans[0]?.start;
  if (!found || !name || (at ?? 0) > 0 || !prompt.toLowerCase().startsWith(name.value.toLowerCase()))
    return brief;
  // "Brick by Brick Builders: extensions": what stands before the colon is the name.
  if (/^\s*:/u.test(prompt.slice(name.value.length))) return brief;
  const who = found['who'] ?? '';
  const start = prompt.indexOf(who);
  return {
    ...brief,
    name: null,
    items: [
      ...brief.items,
      ...who.split(/\s(?:and|&)\s/u).map((person): Slot<ListedItem> => ({
        value: { section: taught.has(brief.kind.value) ? 'teacher' : 'team', name: person },
        spans: [{ start: prompt.indexOf(person, start), end: prompt.indexOf(person, start) + person.length }],
      })),
    ],
  };
}

/** "no services on Sunday": no part of the site is left out by it. */
function withoutRest(brief: Brief): Brief {
  const refused = /\bno\s(?!portfolio)\p{L}+\s(?:work|works|projects)\b/iu.test(brief.prompt);
  const resting =
    /\bno\s(?<what>services?|classes|lessons|appointments|bookings|sessions|events)\s(?:on|in|at|after|before|during)\b/iu;
  // "no maintenance work": what is refused is no gallery of works.
  if (refused && brief.excluded.some(({ value }) => value === 'portfolio'))
    return { ...brief, excluded: brief.excluded.filter(({ value }) => value !== 'portfolio') };
  return resting.test(brief.prompt) && !/\bno\s\p{L}+\s(?:section|page)/iu.test(brief.prompt)
    ? {
        ...brief,
        excluded: brief.excluded.filter(
          ({ value }) => !['services', 'booking', 'events', 'timetable'].includes(value),
        ),
      }
    : brief;
}

const credential =
  /\s(?:(?:ofsted|dbs|gas[- ]safe|corgi|niceic|fully|bacp|hcpc|city (?:and|&) guilds)\s(?:registered|checked|insured|qualified|approved|accredited|trained)|(?:self[- ]employed|qualified|insured|freelance))$/iu;
const weekdayOrHour = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\d/iu;
const body =
  /^(?:an?\s|the\s|our\s)?(?:\p{L}[\p{L}'’-]*\s){0,3}(?:choir|band|group|club|school|studio|company|team|society|bakery|shop|café|cafe|market|gallery|theatre|orchestra|salon|farm|brewery|pub|restaurant|charity|nursery|gym|clinic|garage|league|festival|guild|collective|museum|workshop)$/iu;
const byWhom =
  /\b(?:tutor|conductor|secretary|quizmaster|chair|head chef|warden|(?:cat|dog|horse|pony|parrot) (?:called|named)|(?<!\b(?:i|we)\s)run|owned|led|taught|managed|hosted|set up|founded|started)(?:\sby)?\s(?:the\s)?$/iu;

/** "secondhand bookshop Page Nine, 9 Castle Street": what stands large after the trade is its name. */
function signAfter(prompt: string, offer: Brief['offer'], place: Brief['place']): Brief['name'] {
  const end = offer?.spans[0]?.end;
  const found =
    end === undefined
      ? null
      : /^\s(?<name>\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+){0,3})(?=,\s)/u.exec(prompt.slice(end));
  const value = found?.groups?.['name'];
  if (end === undefined || value === undefined || value === place?.value || isKnownTown(value.toLowerCase()))
    return null;
  return { value, spans: [{ start: end + 1, end: end + 1 + value.length }] };
}

/** What it is without its papers; a clause with hours is no offer; who runs a house is not its name. */
function withWords(brief: Brief): Brief {
  const { prompt, offer, name, place } = brief;
  const span = offer?.spans[0];
  let said = offer;
  if (offer && span && credential.test(offer.value))
    said = { ...offer, value: offer.value.replace(credential, '') };
  if (offer && weekdayOrHour.test(offer.value)) {
    const first = prompt.split(/[.;\n]\s/u, 1)[0] ?? '';
    const piece = first
      .split(/,\s|\s[–—-]\s/u)
      .find((part) => body.test(part.trim()) && !weekdayOrHour.test(part) && part.trim() !== name?.value);
    const start = piece === undefined ? -1 : prompt.indexOf(piece.trim());
    if (piece !== undefined && start >= 0)
      said = {
        value: piece.trim().replace(/^(?:an?|the|our)\s/iu, ''),
        spans: [{ start, end: start + piece.trim().length }],
      };
  }
  // "setting up a knitting group": what it is once it is there.
  const begun =
    /^(?:setting up|starting(?: up)?|running|opening|launching|organi[sz]ing)\s(?:an?|my|our|the)\s(?<what>.+)$/iu.exec(
      said?.value ?? '',
    )?.groups?.['what'];
  if (said && begun !== undefined) said = { ...said, value: begun };
  // "child minder": one word to whoever knows the trade.
  if (said && /^child minder$/iu.test(said.value)) said = { ...said, value: 'childminder' };
  const at = name?.spans[0]?.start ?? 0;
  const isPeople = name !== null && byWhom.test(prompt.slice(Math.max(0, at - 30), at));
  const isAnimal = /\b(?:called|named)\s$/iu.test(prompt.slice(0, at));
  const isTowns =
    name !== null &&
    /^\p{L}+\s(?:and|&)\s\p{L}+$/u.test(name.value) &&
    name.value.split(/\s(?:and|&)\s/u).every((town) => isKnownTown(town.toLowerCase()));
  // "film club at the village hall Coniston": where it is, is not what it is called.
  const isPlace =
    name !== null &&
    name.value === place?.value &&
    at > 0 &&
    offer !== null &&
    !/[:–-]\s*$/u.test(prompt.slice(0, at));
  // "tango lessons in Bristol, Redland Church Hall": where they are held.
  const isVenue =
    name !== null &&
    at > 20 &&
    /^(?:\p{Lu}\p{L}+\s)?(?:Hall|Centre|Center|Church|Chapel|Library|Rooms?)$/u.test(name.value) &&
    /\p{Lu}\p{L}+\s$/u.test(prompt.slice(0, at));
  const end = place?.spans[0]?.end ?? 0;
  // "Hay on Wye", "Stow on the Wold": written without its hyphens.
  const more = place
    ? /^\s(?:on|upon|under|super|in|le|by)\s(?:the\s)?(?:Wye|Wold|Avon|Thames|Trent|Sea|Tweed|Severn|Tyne|Tees|Edge|Lyne|Marsh|Moor|Water|Mare|Soar|Derwent|Arden|Furness|Spring|Willows|Street)\b/u.exec(
        prompt.slice(end),
      )?.[0]
    : undefined;
  return {
    ...brief,
    offer: said,
    name: isPeople || isTowns || isPlace || isVenue ? signAfter(prompt, said, place) : name,
    place:
      place && more !== undefined
        ? {
            value: `${place.value}${more}`,
            spans: [{ start: place.spans[0]?.start ?? 0, end: end + more.length }],
          }
        : place,
    items:
      isPeople && !isAnimal && name !== null && !brief.items.some(({ value }) => value.section === 'team')
        ? [
            ...brief.items,
            ...name.value.split(/\s(?:and|&)\s/u).map((person): Slot<ListedItem> => ({
              value: { section: 'team', name: person },
              spans: name.spans,
            })),
          ]
        : brief.items,
  };
}

const papers =
  /\s(?:Lic\.? ?Ac\.?|MBAcC|MCSP|HCPC|BSc|MSc|PhD|MBACP|UKCP|RMN|RGN|MRCVS|BVSc|DO|BDS|MCOptom|MARH)\b/u;

/** "Mei Chen Lic Ac": whoever stands there with their own papers works alone. */
const withPapers = (brief: Brief): Brief =>
  brief.name && papers.test(brief.name.value) && !brief.items.some(({ value }) => value.section === 'team')
    ? { ...brief, excluded: [...brief.excluded, { value: 'team', spans: [] }] }
    : brief;

const webWord =
  /\b(?:section|page|form|map|table|list|gallery|calendar|counter|tracker|widget|button|timeline|banner|video|slider|chart|ranking|site|website|add|include|with|want|need|should|please|has|have|show)s?\b/iu;

const amenity =
  /^(?:(?:licensed |small |free )?(?:bar|raffle|parking|tombola|bbq|barbecue|café|cafe|toilets?|showers?|wi-?fi|food|drinks|music|cakes?|teas?))$/iu;

/** "six rinks, open day 5 September, bar": a lone word at the end of a list is something there is, and no part of the site. */
function withoutLoneParts(brief: Brief): Brief {
  const { prompt } = brief;
  const isLone = ({ value, spans }: Brief['parts'][number]): boolean => {
    const at = spans[0]?.start;
    if (
      at === undefined ||
      value.isPage ||
      value.lines !== undefined ||
      value.section !== undefined ||
      webWord.test(value.title)
    )
      return false;
    if (brief.kind.value !== 'blog' && !amenity.test(value.title)) return false;
    const before =
      prompt
        .slice(0, at)
        .split(/[.!?;\n]\s/u)
        .at(-1) ?? '';
    const after = prompt.slice(spans[0]?.end ?? at);
    return (
      /(?:,\s|\sand\s)$/u.test(before) &&
      /^(?:[,.;!]|\sand\s|$)/u.test(after) &&
      !webWord.test(before) &&
      before.length > 12
    );
  };
  const lone = brief.parts.filter(isLone);
  if (lone.length === 0) return brief;
  return {
    ...brief,
    parts: brief.parts.filter((part) => !isLone(part)),
    items: [
      ...brief.items,
      ...lone.map(({ value, spans }): Slot<ListedItem> => ({
        value: { section: 'amenities', name: value.title },
        spans,
      })),
    ],
  };
}

const serving: ReadonlySet<string> = new Set(['cafe', 'bar', 'restaurant', 'bakery', 'hotel']);

/** A house of pictures is a house to visit, not somebody's own work; where a group meets is not what it is. */
function withHouse(brief: Brief): Brief {
  const offer = brief.offer?.value ?? '';
  if (
    serving.has(brief.kind.value) &&
    /(?<!\b(?:supper|dining|night|wine|beer|jazz|blues|comedy|music|cocktail|dance|beach|members|private)\s)(?:group|club|choir|society|circle|meet-?up|team)$/iu.test(
      offer,
    )
  )
    return { ...brief, kind: { ...brief.kind, value: 'nonprofit' } };
  if (brief.kind.value === 'hotel' && /\b(?:maker|builder|restorer|supplier)s?$/iu.test(offer))
    return {
      ...brief,
      kind: { ...brief.kind, value: 'unknown' },
      items: brief.items.map((item) =>
        item.value.section === 'rooms' ? { ...item, value: { ...item.value, section: null } } : item,
      ),
    };
  if (
    /^art(?:works?)?$/iu.test(offer) &&
    /\b(?:seascapes|landscapes|portraits|paintings|acrylics?|watercolou?rs?|oils|canvas)\b/iu.test(
      brief.prompt,
    )
  )
    return {
      ...brief,
      kind: { ...brief.kind, value: 'portfolio' },
      offer: brief.offer && { ...brief.offer, value: 'painter' },
    };
  const isHouse =
    brief.kind.value === 'portfolio' &&
    gallery.test(brief.offer?.value ?? '') &&
    !/(?<![\p{L}'’])(?:i|i['’]m|my)(?!\p{L})/iu.test(brief.prompt);
  return isHouse ? { ...brief, kind: { ...brief.kind, value: 'event' } } : brief;
}

/** Name, offer and kind as the whole of a short prompt tells them. */
export const mendFrame = (brief: Brief): Brief =>
  [
    withWords,
    withOpening,
    withPapers,
    withLeader,
    withoutRest,
    mendForm,
    withHouse,
    withoutCall,
    withoutOnly,
    withoutServed,
    withTownOfState,
    withTown,
    withoutListedTown,
    withoutLoneParts,
  ].reduce((read, mend) => mend(read), brief);
