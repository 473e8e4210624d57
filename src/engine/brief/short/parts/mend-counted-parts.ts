import type { Brief, Slot } from '@/domain/site/brief';
import { appKinds, type SectionType, type SiteKind } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';
import { mendCountedPeople } from './mend-counted-people';
import { mendTeamOf } from './mend-team-of';
import { numberOf } from '../../../number-of';

/** "4 guided tours", "two clinics with maps": a whole piece of a list that counts something. */
export const countedPiece =
  /(?<=^|[,.:;(–—]\s?|\n|\b(?:and|with|plus)\s)(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?<what>(?:(?!with|and|for|in|of|plus)[\p{Ll}-]+\s){0,2}\p{Ll}[\p{Ll}-]*s)(?=[,.;:)]|\s?$|\n|\s(?:with|and|plus|for|in|across|around|near|including|\()(?![\p{L}]))/gu;
/** How long, how large and how often; who comes, and what is counted by readers of their own. */
const measures =
  /(?:^|\s)(?:days|hours|weeks|months|years|nights|minutes|mins|seconds|times|guests|people|persons|places|spots|adults|children|kids|seats|stars|pages|columns|languages|beds|bedrooms|bathrooms|acres|miles|kilometres|metres|tables|covers|generations|sisters|brothers|friends|sons|daughters|euros|pounds|dollars|percent|steps|clicks|colours|questions|photos|images|pictures|rooms|members|sections|buttons|fields|tabs|versions|screens|players|courses|tiers|plans|packages|levels|sizes|floors|spaces|horses|dogs|cats|chairs|vans|trucks|cars|boats)$/u;
/** "8 week terms": how long each of them is. */
const lasting = /^(?:minute|hour|day|night|week|month|year|part|course|man|seat|bed|person|mile|km|star)\s/u;
const works = /^(?:(?:recent|past|finished|completed|latest|sample|example) )?(?:jobs|projects|builds|installations|makeovers|transformations|renovations|conversions)$/u; // prettier-ignore
/** Houses that do something for others, in whose list such a piece is asked for. */
const houses = new Set<SiteKind>(['restaurant', 'cafe', 'bakery', 'bar', 'shop', 'florist', 'hotel', 'home-services', 'construction', 'cleaning', 'salon', 'spa', 'gym', 'yoga', 'clinic', 'dentist', 'therapist', 'veterinary', 'law', 'accountant', 'consulting', 'insurance', 'real-estate', 'auto', 'course', 'photographer', 'unknown']); // prettier-ignore
/** Where a house has several doors: "a charity with 5 shops". */
const branches =
  /^(?:(?:charity|high street|local|city|town)\s)?(?:shops|stores|branches|locations|outlets|showrooms)$/u;
const known = (thing: string): boolean => /^(?:pricing|process|testimonials|products|posts|team|features|services|speakers|rooms|gallery|portfolio|events|curriculum|stats|logos|timetable|listings|faq|values|menu|categories|tickets|pages|case-study|before-after|areas)$/u.test(thing); // prettier-ignore
/** What may be asked of such a piece besides: "2 clinics with maps". */
const beside = new Set<SectionType>(['team', 'before-after', 'map', 'contact', 'hours']);
const most = 12;

/** "Menu in four courses", "two specials a week", "three menus": how a card is laid out, and no number of dishes. */
const withoutCards = (brief: Brief): Brief => ({
  ...brief,
  counts: brief.counts.filter(({ value, spans: [span] }) => value.thing !== 'menu' || !span || !/\b(?:courses?|specials?|menus?|boards?|lists?|sections|categories|pages|cards|parts)$/iu.test(brief.prompt.slice(span.start, span.end))), // prettier-ignore
});

const selling = new Set<SiteKind>(['shop', 'florist']);
/** What hangs, stands or is put up with a price of its own, whoever asks for it. */
const pieces = /^(?:(?:\p{Ll}+\s)?(?:prints|paintings|works|artworks|pieces|pots|sculptures|photographs|drawings|honeys|jams|cheeses|candles|soaps|quilts|wines|books|posters))\swith\s(?:\p{Ll}+\sand\s)?prices?\b/u; // prettier-ignore
const wines = /^(?:wines|beers|ciders|gins|spirits|bottles)$/u;

// What is told of one page stands on it.
const pricedPieces = ({ counts, prompt, pages }: Brief): Brief['counts'][number] | undefined =>
  pages.length > 0
    ? undefined
    : counts.find(
        ({ spans: [span] }) => span && pieces.test(prompt.slice(span.start).replace(/^\S+\s/u, '')),
      );

/** "10 recent finds with prices" of a dealer, "5 wines" of a vineyard: so many stand on the shelf; a "portfolio of 6 gardens" is work. */
function withShelf(brief: Brief): Brief {
  const found = brief.counts.find(({ value }) => value.thing === 'products' || wines.test(value.thing)) ?? pricedPieces(brief); // prettier-ignore
  const [span] = found?.spans ?? [];
  if (!found || !span) return brief;
  const isWork = /\b(?:portfolio|gallery) of $/iu.test(brief.prompt.slice(0, span.start));
  const isPriced =
    brief.pages.length === 0 && pieces.test(brief.prompt.slice(span.start).replace(/^\S+\s/u, ''));
  const isHouse = isPriced || selling.has(brief.kind.value) || (wines.test(found.value.thing) && /\b(?:vineyard|winery|brewery|distillery|cidery)\b/iu.test(brief.offer?.value ?? '')); // prettier-ignore
  if (!isWork && !isHouse) return brief;
  const thing = isWork ? 'portfolio' : 'products';
  const counts = brief.counts.map((one) =>
    one === found ? { ...one, value: { ...one.value, thing } } : one,
  );
  const isShown = isWork || brief.sections.some(({ value }) => value === 'products');
  return {
    ...brief,
    counts,
    sections: isShown ? brief.sections : [...brief.sections, { value: 'products', spans: found.spans }],
  };
}

/** "4 guided tours" in a list of what the page is to have: a section of that title, with as many of them. */
function mendCountedParts(read: Brief): Brief {
  const brief = read.language.value === 'en' ? withShelf(withoutCards(read)) : read;
  const { prompt, kind, language } = brief;
  if (language.value !== 'en' || !(houses.has(kind.value) || (kind.value === 'nonprofit' && /\b(?:shops|stores|branches|locations)\b/u.test(prompt))) || (appKinds as readonly SiteKind[]).includes(kind.value)) return brief; // prettier-ignore
  return [...prompt.matchAll(countedPiece)].reduce((read, { index, 0: text, groups }): Brief => {
    const count = numberOf(groups?.['count'] ?? '');
    const what = groups?.['what'] ?? '';
    if (!(count > 1 && count <= most) || measures.test(what) || lasting.test(what)) return read;
    const span = { start: index, end: index + text.length };
    const meets = ({ spans }: Slot<unknown>): boolean =>
      spans.some(({ start, end }) => start < span.end && end > span.start);
    const counted = read.counts.find(meets);
    const isPlace = branches.test(what);
    if ((counted && known(counted.value.thing) && counted.value.thing !== 'team' && !isPlace) || [...read.items, ...read.pages, ...read.quotes].some(meets)) return read; // prettier-ignore
    // "3 vets": those who work there, and whom the word for them tells.
    if (counted?.value.thing === 'team' && !/\b(?:picks|favourites|recommendations)$/u.test(what))
      return read;
    if (read.sections.some((slot) => meets(slot) && !beside.has(slot.value)) && !isPlace) return read;
    const rest = {
      ...read,
      counts: read.counts.filter((slot) => slot !== counted),
      phrases: read.phrases.filter((slot) => !meets(slot)),
      parts: read.parts.filter((slot) => !meets(slot)),
      sections: read.sections.filter((slot) => !((slot.value === 'team' || isPlace) && meets(slot))),
    };
    const counting = (thing: SectionType): Brief => ({
      ...rest,
      counts: [...rest.counts, { value: { thing, count }, spans: [span] }],
      sections: rest.sections.some(({ value }) => value === thing)
        ? rest.sections
        : [...rest.sections, { value: thing, spans: [span] }],
    });
    if (works.test(what))
      return counting(rest.sections.some(({ value }) => value === 'before-after') ? 'before-after' : 'portfolio'); // prettier-ignore
    return { ...rest, parts: [...rest.parts, { value: { title: isPlace ? `Our ${what}` : capitalise(what), isPage: false }, spans: [span] }] }; // prettier-ignore
  }, brief);
}

const round = /^(?:delivery|service|covered|served) areas?$|^areas (?:we cover|covered|served)$/iu;

/** "delivery areas": the section that tells them, and no second one of that title. */
const withoutTwice = (brief: Brief): Brief =>
  brief.sections.some(({ value }) => value === 'areas') && brief.parts.some(({ value }) => round.test(value.title)) // prettier-ignore
    ? { ...brief, parts: brief.parts.filter(({ value }) => !round.test(value.title) || value.lines) }
    : brief;

/** "fleet (5 trailers)": one part under its own title, with as many of them. */
const withBracketed = (brief: Brief): Brief =>
  brief.language.value === 'en'
    ? [...brief.prompt.matchAll(/(?<=\p{L})\s\((?=\d{1,2}\s\p{Ll}+s\))/gu)].reduce((read, { index, 0: mark }): Brief => {
        const title = read.parts.find(({ spans, value }) => !value.lines && spans.some(({ end }) => end === index));
        const counted = read.parts.find(({ spans }) => spans.some(({ start }) => start === index + mark.length));
        return !title || !counted
          ? read
          : { ...read, parts: read.parts.flatMap((part) => (part === counted ? [] : [part === title ? { ...title, spans: counted.spans } : part])) };
      }, brief)
    : brief; // prettier-ignore

const shownElsewhere = new Set<SiteKind>([
  ...appKinds,
  'event',
  'shop',
  'product',
  'cv',
  'directory',
  'blog',
]);
const ownPeople = new Set<SectionType>(['team', 'teacher', 'speakers']);

/** "squad (9)": whoever is counted is shown. */
const withSquad = (brief: Brief): Brief => {
  const counted = brief.counts.find(({ value }) => value.thing === 'team' && value.count > 1);
  return !counted || brief.language.value !== 'en' || shownElsewhere.has(brief.kind.value) || brief.sections.some(({ value }) => ownPeople.has(value)) // prettier-ignore
    ? brief
    : { ...brief, sections: [...brief.sections, { value: 'team', spans: counted.spans }] };
};

/** Whatever a short prompt counts: who works there, what is on the shelf, what else the page is to have so many of. */
export const mendCountsTold = (brief: Brief): Brief =>
  withSquad(withBracketed(withoutTwice(mendCountedParts(mendCountedPeople(mendTeamOf(brief))))));
