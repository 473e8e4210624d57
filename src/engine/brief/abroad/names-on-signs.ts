import type { Brief, Slot } from '@/domain/site/brief';
import { foldText } from '../words/fold-text';
import { isGivenName } from '../words/is-given-name';
import { nameAs } from './name-as';

const opening = 300;
const isTold = ({ quotes }: Brief): boolean => quotes.some(({ value }) => value.use === 'name');

const small = String.raw`(?:d[eiao]|del|della|dos|das|du|des|do|da|y|e|et|und|en|i|ve|van|von|voor|met|mit|con|com|avec|z|a|à|&|the)`;
const title = String.raw`\p{Lu}[\p{L}\d&’'.-]*(?:\s(?:${small}\s){0,2}(?:[dl]['’])?\p{Lu}[\p{L}\d&’'-]*){0,4}`;

const forms = String.raw`(?:e\.\s?V\.|gGmbH|GmbH|mbH|GbR|OHG|e\.\s?K\.|S\.\s?L\.(?:\s?U\.)?|S\.r\.l\.|s\.r\.l\.|S\.R\.L\.|SARL|EURL|GAEC|Ltda\.?|Lda\.?|B\.V\.|V\.O\.F\.|vof|VOF|sp\. z o\.\s?o\.|Ltd\. Şti\.|A\.Ş\.|ONLUS|ODV|ASBL|vzw)`;
const legal = new RegExp(String.raw`(?<who>${title}\s${forms})(?!\p{L})`, 'u');
const lead =
  /^(?:(?:Wir|Die|Der|Das|Unsere?|Firma|Verein|La|El|Le|Il|Fundacja|Firmy)\s)+(?=\p{Lu}\S*\s\p{L})/u;

/** "Pfotenhilfe Holstein e.V.", "Talleres Ruiz S.L.": with its legal form behind it, it is a name. */
function nameOfLegalForm(brief: Brief): Brief {
  const found = legal.exec(brief.prompt.slice(0, 600));
  const whole = found?.groups?.['who'];
  if (!found || whole === undefined || isTold(brief) || brief.name?.value.includes(whole) === true)
    return brief;
  const cut = lead.exec(whole)?.[0].length ?? 0;
  const who = whole.slice(cut);
  return who.split(' ').length < 2 ? brief : nameAs(brief, who, found.index + cut);
}

const selves =
  /(?:^|[\s,.!…])(?:ik ben|mijn naam is|ich bin|ich heiße|mein name ist|soy|me llamo|je suis|je m['’]appelle|moi c['’]est|sou|sou [ao]|me chamo|chamo-me|sono|mi chiamo|jestem|nazywam się|ben|benim adım|adım)\s$/iu;
const streets =
  /(?<!\p{L})(?:calle|c\/|plaza|avenida|avda|rue|place|av\.|boulevard|straße|strasse|str\.|weg|platz|rua|praça|travessa|via|viale|corso|piazza|straat|laan|plein|ul\.|ulica|aleja|caddesi|sokak|cad\.|sok\.|no)(?!\p{L})|straße$|str\.$|straat$|weg$|platz$|allee$|gasse$|laan$|plein$|\d/iu;

const toldName = new RegExp(
  String.raw`(?:el nombre es|il nome è|le nom,? c['’]est|le nom est|o nome é|de naam is|nazwa to|proyecto se llama|negocio se llama|marca es)\s["“«„]?(?<who>${title})(?=["”».,;\n]|$)`,
  'u',
);
const behind = new RegExp(String.raw`[,:–-]\s(?<who>${title})(?=[,.;!\n]|$)`, 'gu');

/** "ik ben Fenna en … in Drachten, Afscheid met Aandacht.": the sign over the door stands beside who says "I". */
function signBesideSelf(brief: Brief): Brief {
  const { name, prompt, place } = brief;
  const [span] = name?.spans ?? [];
  if (!name || !span || isTold(brief) || brief.spoken === 'de' || name.value.includes(' ')) return brief;
  if (!selves.test(prompt.slice(0, span.start))) return brief;
  const called = toldName.exec(prompt);
  const own = called?.groups?.['who'];
  if (called && own !== undefined && own !== name.value)
    return nameAs(brief, own, called.index + called[0].length - own.length);
  for (const found of prompt.slice(0, opening).matchAll(behind)) {
    const who = found.groups?.['who'] ?? '';
    const start = found.index + found[0].length - who.length;
    const words = who.split(' ');
    // Two capitals behind a first name are more likely somebody else.
    const isTitle =
      words.length > 1 &&
      (words.some((word) => /^\p{Ll}/u.test(word)) || !isGivenName(words[0] ?? '', brief.spoken));
    const isPlace = place !== null && (who.includes(place.value) || place.value.includes(who));
    if (isTitle && !isPlace && !streets.test(who)) return nameAs(brief, who, start);
  }
  return brief;
}

const hebrewOwn = (first: string): RegExp =>
  new RegExp(String.raw`(?<=[,.]\s?)(?<who>[א-ת'"]{2,}(?:\s[א-ת'"]{2,})?\sשל\s${first})(?=[,.])`, 'u');
const arabicCalled =
  /(?:^|[\s،.])(?:(?:محلي|مشروعي|متجري|مطعمي|صالوني|ورشتي|عيادتي|مكتبي|مخبزي|محلنا|مشروعنا)?\s?(?:ا|و)?سم(?:ه|ها|و))\s["“«]?(?<who>[\u0621-\u064A][\u0621-\u064A\s]{1,30}?)(?=["”»،,.\n]|\s(?:في|من|على|لل\p{L}+|و[نا]|نبي|عند)(?:\s|$)|$)/u;
const hebrewOpening = /^(?<who>[א-ת'"]{2,}(?:\s[א-ת'"]{2,})?\sשל\s[א-ת'"]{2,}),\s/u;

/** Whether a name is what somebody says they themselves are called. */
const leadsSelf = (prompt: string, { spans }: Slot<string>): boolean =>
  /(?:أنا|انا|اسمي)\s(?:\p{L}+\s)?$/u.test(prompt.slice(0, spans[0]?.start ?? 0));
const hebrewHouse = /(?<=[,.]\s?)(?<who>ה[א-ת]{3,}\sשל\s[א-ת'"]{2,}(?:\s[א-ת'"]{2,})?)(?=[,.])/u;

/** "האופנאי של אורי" beside "אני אורי", "محلي اسمه عباية نورة" beside "أنا نورة": the sign names its owner and is more than them. */
function signOfOwner(brief: Brief): Brief {
  const { name, prompt, spoken } = brief;
  if (isTold(brief) || (name === null && spoken !== 'he')) return brief;
  const told = prompt.slice(0, opening);
  const first = name?.value.split(' ')[0] ?? '-';
  const found =
    spoken === 'he'
      ? (hebrewOwn(first).exec(told) ??
        hebrewOpening.exec(told) ??
        (name === null ? hebrewHouse.exec(told) : null))
      : spoken === 'ar'
        ? arabicCalled.exec(told)
        : null;
  const who = found?.groups?.['who']?.trim();
  if (
    !found ||
    who === undefined ||
    who === name?.value ||
    (spoken === 'ar' && name !== null && !leadsSelf(prompt, name)) ||
    (spoken === 'he' && name !== null && !who.includes(name.value))
  )
    return brief;
  return nameAs(brief, who, told.indexOf(who, found.index));
}

/** "Tag und Nacht": two that always go together, and nobody's name. */
const pairs =
  /^(?:tag und nacht|jung und alt|groß und klein|hund und katze|früh und spät|hin und zurück|dag en nacht|jong en oud|día y noche|jour et nuit|giorno e notte|dia e noite|dzień i noc)$/iu;
const sign = new RegExp(
  String.raw`^(?:(?:[Ww]ir sind|[Ww]ij zijn|[Ss]omos|[Nn]ous sommes|[Ss]iamo|[Jj]esteśmy)\s)?(?<who>\p{Lu}[\p{L}’'-]{2,}(?:\s(?:und|&|y|e|et|en|i)\s|\s)\p{Lu}[\p{L}’'-]{2,}(?:\s(?:und|&)\s\p{Lu}\p{L}+)?)(?=\s(?:in|aus|en|à|di|a|em|te|uit|w|z)\s\p{Lu})`,
  'u',
);
/** "Bestattungen Kröger in Lüneburg": what a prompt opens with before its town, where nothing better was found. */
function signBeforeTown(brief: Brief): Brief {
  const { name, prompt, place } = brief;
  const isPair = name !== null && pairs.test(name.value);
  if (!isPair) return brief;
  const found = sign.exec(prompt);
  const who = found?.groups?.['who'];
  if (!found || who === undefined || place === null || foldText(who).includes(foldText(place.value)))
    return { ...brief, name: null };
  return nameAs(brief, who, found[0].length - who.length);
}

/** Regions as "in" bends them. */
const regions =
  /\s(?:na|w|we|koło|pod|nad|z|ze)\s(?:podlasi[ue]|mazurach|kaszubach|podhalu|roztoczu|śląsku|pomorzu|warmii|mazowszu|kujawach|bieszczadach|jurze|helu|żuławach|lubelszczy[źz]nie|suwalszczy[źz]nie|wielkopolsce|małopolsce|tatrach|beskidach|beskidzie|sudetach|karkonoszach|pieninach|podkarpaciu|ponidziu|polesiu|kociewiu|dolnym śląsku|górnym śląsku)$/iu;
/** "Stary Wiatrak na Podlasiu": where it is, is no part of what it is called. */
function nameWithoutRegion(brief: Brief): Brief {
  const { name } = brief;
  const tail = brief.spoken === 'pl' && name ? regions.exec(name.value)?.[0] : undefined;
  if (!name || tail === undefined) return brief;
  const [span] = name.spans;
  return {
    ...brief,
    name: {
      value: name.value.slice(0, -tail.length),
      spans: span ? [{ start: span.start, end: span.end - tail.length }] : [],
    },
  };
}

/** What reads a name off the sign over a door, in order. */
export const signs: readonly ((brief: Brief) => Brief)[] = [
  signBeforeTown,
  nameOfLegalForm,
  signBesideSelf,
  signOfOwner,
  nameWithoutRegion,
];
