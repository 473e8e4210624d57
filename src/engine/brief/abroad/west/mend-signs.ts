import type { Brief } from '@/domain/site/brief';
import { titleName } from './title-name';
import { slotAt } from '../../slot-at';

const opening = 400;

const title = String.raw`(?:(?:Dra?|Dr|Dott|Dott\.ssa|Prof|Profa|Lic|Ing|Arq|Arch|Mag|Avv)\.?\s)`;
const person = String.raw`${title}?\p{Lu}[\p{L}'’-]+\s(?:(?:de|di|da|do|dos|von|van|del|della|la)\s){0,2}\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?`;
const saying =
  "ich (?:bin|heiße|heisse)|(?:und\\s)?bin|mein name ist|me llamo|mi nombre es|soy|je m['’]appelle|je suis|mon nom est|mi chiamo|sono|il mio nome è|me chamo|chamo-me|sou|(?:o\\s)?meu nome é";
const selfTold = new RegExp(
  String.raw`(?<!\p{L})(?:${saying}|${saying.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase())})\s(?:(?:der|die|la|el|le|il|o|a)\s)?(?<who>${person})(?!\p{L})`,
  'u',
);
/** "Hebamme in Hamburg, Katja Lorenz: …": who does it, before what is done. */
const beforeList =
  /,\s(?<who>(?!(?:\p{L}*(?:straße|weg|platz|allee|gasse|ring))(?!\p{L}))\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)\s?:/u;
const personal = new Set([
  'clinic',
  'dentist',
  'therapist',
  'law',
  'accountant',
  'consulting',
  'portfolio',
  'photographer',
  'yoga',
  'gym',
  'spa',
  'salon',
  'course',
  'agency',
  'studio',
]);
const lead =
  /^(?:soy|somos|je suis|nous sommes|sono|siamo|sou|ich bin|wir sind|bin)\s(?:(?:la|el|los|las|le|les|der|die|das|il|lo|i|gli|o|a|os|as)\s)?(?=\p{Lu})/iu;
const noName =
  /^(?:Öffnungszeiten|Sprechzeiten|Kontakt|Preise|Horarios?|Horaires|Orari|Horário|Precios|Prix|Prezzi|Preços)(?!\p{L})|^(?:(?:CHF|EUR|USD|SFr|Fr|R)\.?\s?\$?\s?\d|[€$£]|\d+(?:[.,]\d+)?\s?(?:€|CHF|EUR|euros?|Uhr|h)?$)/iu;

/** "bin die Sabine Frei", "Soy la Dra. Paula Restrepo": who says so is the name, and a price is none. */
export function nameOfSelf(brief: Brief): Brief {
  const { name, prompt } = brief;
  const told = name?.value.replace(lead, '') ?? '';
  if (name && told !== name.value && told.length > 3) return { ...brief, name: { ...name, value: told } };
  if (name && !noName.test(name.value)) return brief;
  const found =
    selfTold.exec(prompt.slice(0, opening * 2)) ??
    (personal.has(brief.kind.value) ? beforeList.exec(prompt.slice(0, 120)) : null);
  const who = found?.groups?.['who'];
  const isTown = who !== undefined && brief.place?.value === who;
  return {
    ...brief,
    name: found && who !== undefined && !isTown ? slotAt(who, found.index + found[0].lastIndexOf(who)) : null,
  };
}

const germanHouse =
  /(?<!\p{L})(?<noun>(?:(?:freiwillige|evangelische|katholische|städtische|kommunale|musikalische)[nrs]?\s)?[\p{L}-]*(?:feuerwehr|verein|chor|kapelle|gemeinde|schule|kindergarten|kita|bücherei|bibliothek|museum|club|klub|wacht|orchester|gilde|jugend|zentrum|hospiz|stiftung|tafel|theater))\s$/iu;
const romanceHouse =
  /(?<!\p{L})(?<noun>(?:banda|coro|coral|chorale|chœur|harmonie|fanfare|orfe[oó]n|orchestr[ae]|orquestra|orquesta|parroquia|paróquia|paroisse|parrocchia|iglesia|igreja|église|chiesa|cofradía|hermandad|irmandade|peña|club|clube|asociación|associação|association|associazione|agrupación|agrupamento|escuela|escola|école|scuola|colegio|colégio|collège|liceo|biblioteca|bibliothèque|médiathèque|museo|museu|musée|teatro|théâtre|pro loco|circolo|rancho|sociedade|sociedad|société|bombeiros|bomberos|sapeurs-pompiers|pompiers|comité|comitato|amicale|maison|casa|mercado|marché|mercato)(?:\s\p{Ll}[\p{L}-]*){0,3}?\s(?:de|di|da|do|dos|das|del|du|des|della|d['’]))\s?$/iu;
/** "unsere Freiwillige Feuerwehr Oberhofen", "a nossa banda filarmónica de Loulé": a house that bears the name of its town bears its own as well. */
export function nameOfHouse(read: Brief): Brief {
  // Where nothing else is a name, the town behind such a house is part of one.
  const brief = read.name ? read : { ...read, name: read.place };
  const { name, prompt, spoken } = brief;
  const [span] = name?.spans ?? [];
  if (!name || !span || name.value.split(' ').length > 2) return read;
  const before = prompt.slice(Math.max(0, span.start - 70), span.start);
  const noun = (spoken === 'de' ? germanHouse : romanceHouse).exec(before)?.groups?.['noun'];
  if (noun === undefined || !prompt.slice(span.start).startsWith(name.value)) return read;
  const gap = /['’]$/u.test(noun) ? '' : ' ';
  const whole = `${spoken === 'de' ? noun.replace(/^(\p{L}+e)[nrs]\s/u, '$1 ') : titleName(noun, spoken)}${gap}${name.value}`;
  return {
    ...brief,
    name: { value: whole, spans: [{ start: span.start - gap.length - noun.length, end: span.end }] },
    // "Musikverein Sonnental": in German the second word need be no town.
    place: brief.place ?? (spoken === 'de' ? null : { value: name.value, spans: name.spans }),
  };
}

const shops = /^(?:online-?shop|webshop|shop|website|homepage|app|software|saas|blog|portfolio|laden)$/iu;
/** "unser Weingut Leitner": in German a trade right before one word goes with it. */
export function nameWithTrade(brief: Brief): Brief {
  const { name, offer, prompt, spoken } = brief;
  const [span] = name?.spans ?? [];
  if (spoken !== 'de' || !name || !offer || !span || /\s/u.test(name.value)) return brief;
  const noun = offer.value.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('de'));
  const before = prompt.slice(0, span.start);
  if (
    /[\s@]/u.test(noun) ||
    shops.test(noun) ||
    !/(?<!\p{L})(?:unsere?[rnms]?|meine?[rnms]?|(?:ich|wir) ha(?:be|ben) eine?n?)\s\S+\s$/iu.test(before) ||
    !before.toLowerCase().endsWith(`${noun.toLowerCase()} `)
  )
    return brief;
  return {
    ...brief,
    name: { value: `${noun} ${name.value}`, spans: [{ start: span.start - noun.length - 1, end: span.end }] },
  };
}

/** "se llama ferreteria el tornillo feliz": a name typed small stands on the sign with its capitals. */
export function nameOnSign(brief: Brief): Brief {
  const { name, spoken } = brief;
  if (!name || /\p{Lu}/u.test(name.value) || /[@.]/u.test(name.value)) return brief;
  return { ...brief, name: { ...name, value: titleName(name.value, spoken) } };
}
