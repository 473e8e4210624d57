import type { Brief } from '@/domain/site/brief';
import { isAppKind } from '../app-kinds';
import { isKnownTown } from '../../brief/words/ordinary-words';
import { spellPlace } from './spell-place';
import { readAppPurpose } from '../kinds/parts/app-purpose';
import { titleName } from '../../brief/abroad/west/title-name';
import { nominative, ofSelf } from '../abroad/polish-nominative';

const mostCharacters = 42;
const smallWords = /^(?:a|an|and|at|by|for|in|of|on|or|the|to|with|&)$/u;
/** Languages that put what it is before where it is: "Fietsenmaker Utrecht", "Boulangerie Lyon". */
const placeLast = new Set(['de', 'nl', 'fr', 'es', 'it', 'pt', 'ar']);
/** Languages whose signs bear capitals: "Clínica de Fisioterapia". */
const titled = new Set(['es', 'pt', 'it']);
// "appli de liste de courses": the list is what it is called.
const withoutApp = (offer: string): string =>
  offer.replace(/^(?:appli|app|application)\s(?:de\s|d['’]|pour\s)(?:les?\s|la\s|mes\s)?(?=\p{L}{4})/iu, '');
const kindsOfPeople = new Set(['cv', 'link-in-bio']);
/** What an event or a page is, without what would make it one of its place: "wedding", "personal blog". */
const placeless =
  /\b(?:wedding|birthday|party|invitation|anniversary|blog|album|portfolio|app|tool|software|platform|agency website)\b/iu;

/** "big ray's towing" is a sign as it stands; "women's clothing" is not. */
const ofSomebody =
  /^(?!(?:(?:men|women|children|people|farmer|gentlem[ae]n|lad(?:y|ie)|kid|girl|boy|bab(?:y|ie)|dog|cat|jeweller|butcher|baker)['’]s))\p{L}+(?:\s\p{L}+)?['’]s\s/iu;

// Initials stand in capitals on any sign.
const initials = /^(?:bbq|hvac|diy|mot|led|cctv|pat|ev|rv|dj|hr|pr|tv|vr|bmx|mma|atv|cnc)$/u;

const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) =>
      initials.test(word)
        ? word.toUpperCase()
        : index > 0 && smallWords.test(word)
          ? word
          : word.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
    )
    .join(' ');

function capitalise(text: string, language: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
}

function shorten(text: string): string {
  if (text.length <= mostCharacters) return text;
  const space = text.lastIndexOf(' ', mostCharacters);
  return text.slice(0, space > 10 ? space : mostCharacters);
}

const count = /^(?:two|three|four|five|six|seven|eight|nine|ten)\s+/iu;
/** "six-week photography course": how long it takes stands beside the name. */
const length =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[\s-](?:week|month|day|hour|lesson|session|evening|weekend)s?(?:['’]s?)?\s+(?=\p{L}+\s\p{L})/iu;
const tail =
  /\s+(?:between|against|that|which|who|whose|for|about|around|made|makes?|making|sells?|selling|offering|teaching|helping|supporting|training|giving|providing|feeding|rescuing|releasing|bringing|fighting|protecting|on|at|near|run|led|by|to)\s.*$/iu;
const ending = /\s+(?:and|or|&|of|in|with|from|made|makes?|for|to|by)$/iu;

/** An offer as a sign would put it: "two beekeepers" are beekeepers, a ferry "between A and B" is a ferry. */
const signOf = (offer: string): string => {
  const short = offer.replace(length, '').replace(count, '');
  const cut = short.length > 24 ? short.replace(tail, '') : short;
  return shorten(cut.length > 2 ? cut : short).replace(ending, '');
};

const generic = /^(?:(?:b2b|web|cloud)\s)?(?:saas|software|platform|tool|startup|web app|product)$/iu;

/** "SaaS for veterinary clinics scheduling": software that is no more than that is named after what it is for. */
const servedBy = (prompt: string): string | null => {
  // "SaaS that automates invoices for construction firms": named after what it does, for whom.
  const done =
    /\b(?:saas|software|platform|tool|startup|web app)\s(?:that|which)\s\p{L}+\s(?<what>\p{L}{3,}(?:\s(?!for\b)\p{L}{3,})?)\sfor\s(?:(?:the|our|small|busy|independent)\s)*(?<whom>\p{L}{3,}(?:\s(?!that|which|who|with|to|in|and|so|by)\p{L}{3,})?)(?=[,.;]|\s|$)/iu.exec(
      prompt,
    )?.groups;
  if (done) return titleCase(shorten(`${done['what'] ?? ''} for ${done['whom'] ?? ''}`));
  const told =
    /\b(?:saas|software|platform|tool|startup|web app)\sfor\s(?:(?:the|our|small|busy|independent)\s)*(?<whom>\p{L}[\p{L}’'-]*(?:\s(?!that|which|who|with|to|called|named|in|and|so)\p{L}[\p{L}’'-]*){0,3})/iu.exec(
      prompt,
    )?.groups?.['whom'];
  if (told === undefined) return null;
  return titleCase(shorten(told.split(' ').length > 2 ? told : `software for ${told}`));
};

/** "podcast about forgotten inventions with episodes": what is read or heard is called after what it is about. */
const topicOf = (prompt: string): string | null => {
  const told =
    /\b(?:podcast|magazine|journal|newsletter|zine|radio show|blog)\s(?:about|on)\s(?:the\s|my\s|our\s)?(?<topic>\p{L}[\p{L}’'-]*(?:\s(?!(?:with|for|by|and|in|from|that|which|where|who|i|we)\b)\p{L}[\p{L}’'-]*){0,2}(?:\sfor\s\p{L}+)?)(?=\s(?:with|for|by|in|from|that|which|where|who)\b|[,.:;]|$)/iu.exec(
      prompt.slice(0, 300),
    )?.groups?.['topic'];
  return told === undefined || told.length < (/^\p{Lu}{2}/u.test(told) ? 2 : 4) ? null : titleCase(told);
};

/** "at Paper Cuts, Leeds": the house that something is held at stands on no sign but its own; the town does. */
const townOf = ({ place, prompt }: Brief): string => {
  const [, house = '', town = ''] = /^([^,]+),\s([^,]+)$/u.exec(place?.value ?? '') ?? [];
  const isHeldAt =
    house !== '' &&
    prompt.includes(` at ${house},`) &&
    isKnownTown(town.toLowerCase()) &&
    !isKnownTown(house.toLowerCase());
  return isHeldAt ? town : (place?.value ?? '');
};

/**
 * A name for a business whose prompt gives none: what it offers, with where it is, as a sign would say it ("Lake Bled
 * Kayak Rental", "Fietsenmaker Utrecht"). Only words of the prompt, never a claim; the kind's noun when there is no offer.
 */
export function nameBusiness(brief: Brief, noun: string): string {
  const language = brief.language.value;
  const plain = (brief.offer?.value ?? '')
    .trim()
    .replace(
      /^(?:(?:a|an|the|our|my|tiny|small(?!\s(?:animal|business|engine|group|batch))|little|new)\s+)+/iu,
      '',
    )
    .replace(/\s+/gu, ' ')
    // "an expense tracker with a monthly limit", "a list": a part of a tool, or no more than its form, names nothing.
    .replace(
      isAppKind(brief.kind.value)
        ? /^(?!(?:savings?|chore)\s).*\b(?:limits?|goals?|targets?|charts?|graphs?|totals?)$|^(?:list|table|page|board|app)$/iu
        : /^$/u,
      '',
    );
  const what =
    language === 'en' &&
    /^(?:mobile |phone |ios |iphone |ipad |android |simple |little |free )*app$/iu.test(plain)
      ? readAppPurpose(brief.prompt)?.what
      : undefined;
  const served = language === 'en' && generic.test(plain) ? servedBy(brief.prompt) : null;
  if (served) return served;
  const topic = language === 'en' && brief.kind.value === 'blog' ? topicOf(brief.prompt) : null;
  if (topic) return topic;
  if (what) return titleCase(what.split(' ').slice(0, 3).join(' ').replace(ending, ''));
  const offer = shorten((language === 'en' ? signOf(plain) : plain) || noun);
  // "Tulsa, Oklahoma", "Tulsa OK": on a sign the town is enough.
  const town = townOf(brief).replace(/,\s(?:\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?|[A-Z]{2,3})$|\s[A-Z]{2}$/u, '');
  const place = spellPlace(language === 'en' ? town : (brief.place?.value ?? ''), language);
  const isPlaced =
    place !== '' &&
    place.length <= 20 &&
    !place.includes(',') &&
    !isAppKind(brief.kind.value) &&
    !kindsOfPeople.has(brief.kind.value) &&
    !placeless.test(offer) &&
    !(language === 'en' && ofSomebody.test(offer)) &&
    !offer.toLocaleLowerCase().includes(place.toLocaleLowerCase()) &&
    offer.length + place.length < mostCharacters;
  // There is never only one.
  if (language === 'en')
    return titleCase(isPlaced ? `${place} ${offer}` : offer).replace(/ Recipe$/u, ' Recipes');
  // "Ankara'da avukatlık bürosu": the place is told with an ending that a name does not have.
  if (language === 'tr') {
    const own = plain.replace(/^\p{Lu}\p{L}+['’](?:da|de|ta|te)\s+/u, '') || offer;
    const capital = own
      .split(' ')
      .map((word) => capitalise(word, 'tr'))
      .join(' ');
    return place !== '' && !own.includes(place) ? `${place} ${capital}` : capital;
  }
  // What a tool is called stands upright already.
  // "jestem fizjoterapeutką": what somebody says to be is bent in another way.
  const isSelf = /jestem\s$/iu.test(brief.prompt.slice(0, brief.offer?.spans[0]?.start ?? 0));
  const isTool = isAppKind(brief.kind.value);
  if (language === 'pl') return capitalise(isTool ? offer : isSelf ? ofSelf(offer) : nominative(offer), 'pl');
  // "Lista della spesa": a tool is called as one says it, with one capital.
  const name =
    titled.has(language) && !isTool
      ? titleName(offer, language)
      : capitalise(language === 'fr' && isTool ? withoutApp(offer) : offer, language);
  return isPlaced && placeLast.has(language) ? `${name} ${place}` : name;
}
