import type { Brief, Slot } from '@/domain/site/brief';
import { findOwnName } from './find-own-names';
import { unbendPerson } from './polish-people';
import { slotAt } from '../slot-at';

const opening = 220;

/** "dla kancelarii Anny Maj": a name as it is on the door, not as the sentence bends it. */
function unbendPolish(brief: Brief): Brief {
  const { name, prompt, spoken } = brief;
  const start = name?.spans[0]?.start ?? 0;
  const led = /\p{Ll}{3,}(?:\s(?:dr|lek|prof|mgr|adw|med|wet)\.?)*\s$/u.test(
    prompt.slice(Math.max(0, start - 40), start),
  );
  if (spoken !== 'pl' || name === null || !led) return brief;
  // After a word that is itself bent: "fotografa Piotra", not "kawiarnia Anny".
  const value = unbendPerson(name.value);
  return value === null ? brief : { ...brief, name: { ...name, value } };
}

const beforeName = /(?:^|\p{Ll}|,|['’])\s?(?<noun>\p{Lu}\p{Ll}{3,})\s$/u;
/** "piekarni rodzinnej Kowalskich": whose it is goes with what it is. */
function ofFamily(brief: Brief): Brief {
  const { name, offer, spoken } = brief;
  const [span] = offer?.spans ?? [];
  const at = name?.spans[0]?.start;
  if (spoken !== 'pl' || !name || !offer || !span || at === undefined) return brief;
  if (!/^\p{Lu}\p{L}+(?:[sc]kich|dzkich|ów)$/u.test(name.value) || at !== span.end + 1) return brief;
  return { ...brief, name: null, offer: slotAt(`${offer.value} ${name.value}`, span.start) };
}

/** "o Atelier Linha Fina": a noun with a capital in the midst of a sentence belongs to the name, but for German. */
function joinNoun(brief: Brief): Brief {
  const { name, prompt, spoken } = brief;
  const start = name?.spans[0]?.start;
  if (spoken === 'de' || name === null || start === undefined || !/^\p{Lu}/u.test(name.value)) return brief;
  const lead = prompt.slice(Math.max(0, start - 40), start);
  const noun = beforeName.exec(lead)?.groups?.['noun'];
  const at = start - (noun?.length ?? 0) - 1;
  const isInside = noun !== undefined && /(?:\p{Ll}|,)\s$/u.test(prompt.slice(0, at)) && at > 8;
  if (!isInside || brief.place?.value === noun) return brief;
  return {
    ...brief,
    name: { value: `${noun} ${name.value}`, spans: [{ start: at, end: name.spans[0]?.end ?? at }] },
  };
}

const person =
  /(?<=\p{Ll}{4}\s)(?<who>\p{Lu}\p{Ll}+(?:\s(?:de|di|del|della|von|van|der|da|dos|do))?(?:\s\p{Lu}[\p{L}'’-]+){1,2})(?=\s(?:di|de|en|à|in|w|z|em|aus|uit|a|da)\s|[,.:;])/u;
const arabPerson =
  /(?<=لل\p{L}{3,10}\s)(?!ال|في|من|على)(?<who>\p{L}{3,}\s(?!في\s|من\s|على\s)\p{L}{3,})(?=\sفي\s|[،,:.])/u;
const hebrewPerson = /(?<=\sשל\s)(?!ה?חברה|ה?לקוחות)(?<who>[א-ת'"]{2,}\s[א-ת'"-]{2,})(?=\sב[א-ת]{3,}|[,.:])/u;
const turkishName =
  /(?<=\s\p{Ll}+(?:mız|miz|muz|müz)\s)(?<who>(?:\p{Lu}[\p{L}'’&-]+\s?){1,4}?)(?=\s(?:için|adlı|isimli)(?!\p{L})|[,.])/u;
const patterns: Readonly<Record<string, RegExp>> = { ar: arabPerson, he: hebrewPerson, tr: turkishName };

const isWrong = ({ name, prompt, spoken }: Brief): boolean => {
  if (name === null || !/\p{L}{2}/u.test(name.value) || /\d\s?(?:TL|€|₺|zł|₪|R\$|euro)/iu.test(name.value))
    return true;
  if (spoken === 'tr') return /['’](?:n?d|t)[ae](?:ki)?$/u.test(name.value);
  // "تركيب خلال أسبوع": how long it takes.
  return (
    spoken === 'ar' &&
    (name.spans[0]?.start ?? 0) > 30 &&
    /^(?:خلال|منذ|حتى|مع|بدون)\s/u.test(name.value) &&
    !prompt.includes(`«${name.value}»`)
  );
};

/** "للنجار سعيد القحطاني في جدة", "per l'elettricista Paolo Ferri di Bergamo": who is named behind a trade, where no name was found. */
function findPerson(brief: Brief): Brief {
  if (!isWrong(brief)) return brief;
  const found = (patterns[brief.spoken] ?? person).exec(brief.prompt.slice(0, opening));
  const who = found?.groups?.['who'];
  const isTown = who !== undefined && brief.place !== null && who.includes(brief.place.value);
  const name = found && who !== undefined && !isTown ? slotAt(who.trim(), found.index) : null;
  return {
    ...brief,
    name,
    ...(name && brief.spoken === 'tr' ? { place: brief.place ?? locative(brief) } : {}),
  };
}

/** "İzmir Bornova'da": the town that is said to be in. */
function locative({ prompt }: Brief): Slot<string> | null {
  const found = /(?<!\p{L})(?<town>\p{Lu}\p{L}+)(?=['’](?:n?d|t)[ae](?:ki)?\s)/u.exec(
    prompt.slice(0, opening),
  );
  return found ? slotAt(found.groups?.['town'] ?? '', found.index) : null;
}

const small: Readonly<Record<string, RegExp>> = {
  pt: /^(?:pro|pra|pros|pras|para (?:o|a)|o meu|a minha)\s(?=\p{L}{3})/iu,
  ar: /^(?:موقع\p{M}?ا?\p{M}?\s)?(?:لل(?=\p{L}{3})|ل(?=\p{L}{3,}))/u,
  tr: /^(?:\p{Lu}\p{L}+\s)?\p{Lu}\p{L}+['’](?:n?d|t)[ae](?:ki)?\s/u,
};
/** "pro pet shop", "موقعًا لمطعم", "elettricista Paolo Ferri": what it is, without small words and names. */
function trimOffer(brief: Brief): Brief {
  const { offer, name, spoken } = brief;
  if (offer === null) return brief;
  const start =
    spoken === 'ar' && !/^موقع|^لل/u.test(offer.value)
      ? 0
      : (small[spoken]?.exec(offer.value)?.[0].length ?? 0);
  let value = offer.value.slice(start);
  const bare = name?.value ?? '';
  if (bare !== '' && value.length > bare.length + 3 && value.endsWith(` ${bare}`))
    value = value.slice(0, -bare.length - 1);
  if (spoken === 'tr') value = value.replace(/\s(?:var|açtık|işletiyoruz)$/u, '');
  if (value === offer.value || value.length < 2) return brief;
  const at = (offer.spans[0]?.start ?? 0) + start;
  return { ...brief, offer: slotAt(value, at) };
}

const whose =
  /(?:boerderij|hoeve|gärtnerei|kellerei|manufaktur|imkerei|schäferei|käserei|mosterei|brennerei|kwekerij|molkerei)$/iu;
/** "kaasboerderij De Drie Linden: …, rondleidingen": where nothing tells the kind, the noun before the name is what it is. */
function houseOffer(brief: Brief): Brief {
  const { name, prompt, kind } = brief;
  const start = name?.spans[0]?.start;
  if (kind.value !== 'unknown' || start === undefined) return brief;
  const noun = /(?<!\p{L})(?<noun>\p{L}{5,})\s["“„«']?$/u.exec(prompt.slice(Math.max(0, start - 40), start))
    ?.groups?.['noun'];
  if (noun === undefined || !whose.test(noun)) return brief;
  return { ...brief, offer: slotAt(noun, prompt.lastIndexOf(noun, start)) };
}

/** "hondenpension 't Hoefje in Barneveld": a Dutch article that is cut short opens the name. */
function dutchName(brief: Brief): Brief {
  if (brief.spoken !== 'nl') return brief;
  const found =
    /(?<=\p{Ll}{3}\s)(?<who>['’]t\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)(?:\s(?:in|te)\s(?<town>\p{Lu}[\p{L}-]+))?/u.exec(
      brief.prompt.slice(0, opening),
    );
  const { who, town } = found?.groups ?? {};
  if (!found || who === undefined) return brief;
  const isOwn = brief.name === null || who.endsWith(brief.name.value);
  return {
    ...brief,
    name: isOwn ? slotAt(who, found.index) : brief.name,
    offer: brief.offer && { ...brief.offer, value: brief.offer.value.replace(/\s['’]t$/u, '') },
    place:
      brief.place ?? (town === undefined ? null : slotAt(town, found.index + found[0].lastIndexOf(town))),
  };
}

/** Names and what they name in another language than English, once more against the words around them. */
export const mendNames = (brief: Brief): Brief =>
  [dutchName, findPerson, findOwnName, joinNoun, unbendPolish, trimOffer, houseOffer, ofFamily].reduce(
    (read, mend) => mend(read),
    brief,
  );
