import { isKnownTown } from '../words/ordinary-words';
import type { Slot } from '@/domain/site/brief';
import { cleanName } from '../names/clean-name';
import { isOrdinaryWord } from '../words/correct-spelling';
import { findNameRun, isProper } from '../names/find-name-run';
import { capitaliseWords } from '../words/fold-text';
import { hebrewTownIn, landParts } from './hebrew-towns';
import { coverageEnd, extendPlace, knownAt, listEnd, pairEnd } from './place-reach';
import { readBare } from './read-bare-place';
import { placeOfLabel } from '../offer/offer-of-label';
import { isOrdinary, readBased, readBeside, readGround, readOfName } from './read-lone-place';
import { isPage, isSentTo } from './no-place';
import { opensTool } from '../apps/opens-tool';
import { cueEnd, spanOf, wordsOf, type Reading } from '../reading';

/** "worked at Zalando", "featured in Vogue": no place of the business. */
const past =
  /^(?:worked|work|works|working|studied|studies|trained|graduated|degree|masters|msc|bsc|phd|mba|role|roles|years|experience|interned|employed|featured|seen|published|stocked|sold|exhibited|performed|played|taught|born|quotes?|reviews?|testimonials?|letters?|words|messages?|off|drop|dropped|collect|collection|pickup|stocked|available)$/u;

/** "play in the Severn Quartet": those who play together are no town. */
const together =
  /\s(?:quartet|quintet|sextet|trio|duo|orchestra|band|choir|ensemble|philharmonic|sinfonia|singers|chorale|consort|guild|championships?|league|cup)$/iu;

const supplier =
  /^(?:bakery|bakers|dairy|farm|farms|brewery|butchers?|orchards?|roastery|roasters|estate|smokehouse|mill|mills|creamery|nursery)$/u;

/** "Listen on Spotify": no town. */
const platforms =
  /^(?:jahr|monat|sommer|winter|fruhjahr|fruhling|herbst|team|haus|garten|urlaub|spotify|kickstarter|indiegogo|gofundme|crowdfunder|steam|itch|apple|google|youtube|instagram|insta|facebook|tiktok|etsy|amazon|patreon|ko|linkedin|github|airbnb|booking|zoom|whatsapp|telegram|bandcamp|soundcloud|substack|pinterest|twitter|ebay|vinted|depop|deezer|audible|steam|itch|behance|dribbble|opentable|resy|treatwell|fresha|calendly|eventbrite|strava|discord|slack|reddit)$/u;

/** "En pesos mexicanos": what it is counted in. */
const coin =
  /^(?:pesos?|euros?|d[óo]lares?|dollars?|soles|reales|reais|libras? esterlinas?|pounds? sterling|francos?|francs suisses|złot\p{L}+)(?![\p{L}-])/iu;

/** Where it is: the words after "in" (or "at", "near") written as a name, or a place known by name. */
export function readPlace(
  reading: Reading,
  skip: (at: number) => boolean,
  name: Slot<string> | null = null,
): Slot<string> | null {
  const place =
    placeOfLabel(reading) ?? readTold(reading, skip) ?? readBased(reading) ?? readOfName(reading, name);
  return place &&
    !coin.test(place.value) &&
    !isHeldByTool(reading, place) &&
    !isSentTo(reading, place) &&
    !isPage(reading, place)
    ? withPart(reading, townOf(reading, place))
    : null;
}

/** "on the Norfolk coast, in Wells-next-the-Sea": the town is told more nearly than the land round it. */
function townOf({ prompt, spoken }: Reading, place: Slot<string>): Slot<string> {
  const [span] = place.spans;
  if (!span || spoken !== 'en' || !/\s(?:coast|peninsula|moors|hills|dales|borders|downs|wolds|highlands)$/iu.test(place.value)) return place; // prettier-ignore
  const found =
    /^,?\s(?:in|at)\s(?<town>\p{Lu}\p{Ll}+(?:-\p{L}+)*(?:\s\p{Lu}\p{Ll}+){0,2})(?=[\s,.;]|$)/u.exec(
      prompt.slice(span.end),
    );
  const town = found?.groups?.['town'];
  if (!found || town === undefined) return place;
  const start = span.end + found[0].length - town.length;
  return { value: town, spans: [{ start, end: start + town.length }] };
}

/** "reading list", "columns Idea, Recorded and a limit in Recorded": a word of a tool or of what it holds, and no town. */
function isHeldByTool({ text, folded, prompt }: Reading, { value, spans: [span] }: Slot<string>): boolean {
  if (
    !span ||
    !opensTool(folded) ||
    /\b(?:directory|booking|job board|listings?)\b/u.test(folded.slice(0, 60))
  )
    return false;
  const isLed = /(?:^|[\s(])(?:in|at|near|from|around|for|of|to|en|a|à|em|nel|bei|w|v)\s(?:the\s)?$/iu.test(
    prompt.slice(0, span.start),
  );
  const listed = text.split(/[,;:(]|\s(?:and|or)\s/u).filter((part) => part.trim() === value).length;
  return !isLed || listed > 0;
}

/** "round north wales": the part of it stands before. */
function withPart(reading: Reading, place: Slot<string>): Slot<string> {
  const [span] = place.spans;
  const part = span
    ? /(?<![\p{L}-])(?:north|south|east|west|mid|central|upper|lower)\s$/iu.exec(
        reading.prompt.slice(0, span.start),
      )
    : null;
  if (!span || !part || place.value !== reading.prompt.slice(span.start, span.end)) return place;
  const start = part.index;
  return { value: reading.prompt.slice(start, span.end), spans: [{ start, end: span.end }] };
}

function readTold(reading: Reading, skip: (at: number) => boolean): Slot<string> | null {
  const { tokens } = reading;
  const isGerman = reading.language.value === 'de';
  let fallback: Slot<string> | null = null;
  for (const [at, begin] of reading.cues.get('in') ?? new Map<number, number>()) {
    const start =
      cueEnd(reading, 'definite', begin) !== null && !isProper(tokens[begin]?.text ?? '') ? begin + 1 : begin;
    if (
      skip(start) ||
      platforms.test(tokens[start]?.form ?? '') ||
      /^[A-Z]{1,2}\d{1,2}[A-Z]?$/u.test(tokens[start]?.text ?? '') ||
      past.test(tokens[at - 1]?.text.toLowerCase() ?? '') ||
      isOrdinary(reading, start) ||
      tokens[start]?.isClosed === true ||
      !/^\s/u.test(tokens[start]?.gap ?? '')
    )
      continue;
    // "north wales", "the upper Dales": the part of it belongs to the place.
    // "eastern Europe" is no place of a business.
    const part =
      !isOrdinary(reading, start + 1) &&
      parts.test(tokens[start]?.text.toLowerCase() ?? '') &&
      tokens[start + 1]?.gap === ' '
        ? 1
        : 0;
    const after = part > 0 ? knownAt(reading, start + 1) : null;
    const known = knownAt(reading, start) ?? after;
    // "Honiggelb auf Weiß", "na UJ w Krakowie": a ground of that colour, and a house by its letters.
    const isGround = known === null && reading.spoken !== 'en' && paints.test(tokens[start]?.text ?? '');
    const isLetters =
      known === null && reading.spoken === 'pl' && /^\p{Lu}{2,4}$/u.test(tokens[start]?.text ?? '');
    if (isGround || (isLetters && !reading.isShouting)) continue;
    if (
      part > 0 &&
      after === null &&
      /^\p{Lu}\p{Ll}/u.test(tokens[start + 1]?.text ?? '') &&
      /^\p{Ll}/u.test(tokens[start]?.text ?? '')
    ) {
      const end = findNameRun(reading, start + 1)?.to ?? start + 2;
      if (end - start <= 3) fallback ??= slotOf(reading, start, end);
      continue;
    }
    const run = findNameRun(reading, start);
    const isNamed = run !== null && /^\p{Lu}/u.test(tokens[start]?.text ?? '');
    const isForeignScript =
      /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(tokens[start]?.text ?? '') &&
      (tokens[at]?.form === 'في' || tokens[at]?.form === 'ב');
    // "في وادي رم", "في جبل عمان": a valley or a hill and its name.
    const isLed =
      isForeignScript && landLeads.test(tokens[start]?.form ?? '') && tokens[start + 1]?.gap === ' ';
    const to = known ?? (isNamed ? run.to : isForeignScript ? start + (isLed ? 2 : 1) : null);
    // "bread from Botton bakery": whoever supplies it.
    const isSupplier = tokens[at]?.form === 'from' && supplier.test(tokens[to ?? start]?.form ?? '');
    // "7pm in the reading room": a small letter where others are large is no town.
    if (
      reading.spoken === 'en' &&
      /^(?:reading|bath|sale|deal|rye|ware|street|battle|wells|hook|ash|settle|march|barking|tring|hove|mold|diss|cove)$/u.test(
        tokens[start]?.form ?? '',
      ) &&
      /^\p{Ll}/u.test(tokens[start]?.text ?? '') &&
      /[.!?]\s\p{Lu}/u.test(reading.text)
    )
      continue;
    // "we ship in the UK only": how far parcels go.
    if (
      /^(?:ship|ships|shipping|deliver|delivers|delivery|post|posts|postage|send)$/u.test(
        tokens[at - 1]?.form ?? '',
      ) &&
      /^(?:uk|eu|us|usa|europe|britain|england)$/u.test(tokens[start]?.form ?? '')
    )
      continue;
    // "Ten minutes from Ninewells": how far away it is.
    const isFar =
      tokens[at]?.form === 'from' &&
      /^(?:minutes?|mins?|miles?|km|walk|drive|hours?|yards|metres|stop|stops)$/u.test(
        tokens[at - 1]?.form ?? '',
      );
    if (to === null || isSupplier || isFar || (known === null && together.test(wordsOf(reading, start, to))))
      continue;
    const isNoun =
      isGerman && known === null && reading.lexicon.sections.words.has(tokens[start]?.form ?? '');
    if (isNoun) continue;
    let joined = to;
    // "Cardiff bay", "Cape Town city centre"
    if (
      (known !== null || isNamed) &&
      /^\s$/u.test(tokens[to]?.gap ?? '') &&
      /^(?:bay|beach|coast|countryside|seafront|waterfront|marshes|estuary|docks|marina|quays|heights|harbou?r|valley|hills|peninsula|islands?)$/u.test(
        tokens[to]?.form ?? '',
      )
    )
      joined += 1;
    // "Hay-on-Wye"
    while (/^-$/u.test(reading.tokens[joined]?.gap ?? '')) joined += 1;
    const area = /^(?:serving|covering|covers|across|throughout)$/u.test(tokens[at]?.form ?? '');
    const end = pairEnd(
      reading,
      area ? coverageEnd(reading, listEnd(reading, joined)) : extendPlace(reading, joined),
    );
    // "studio in Totnes + outdoors"
    // "Husum, Wochenendkurs 12. und 13. September": what has a figure behind it is no region.
    const words = cleanName(wordsOf(reading, start, end)).replace(/\s[+&]\s\p{Ll}.*$|,\s\p{L}+\s\d.*$/u, '');
    const slot = {
      value: reading.isShouting ? capitaliseWords(words) : words,
      spans: [spanOf(tokens, start, end)],
    };
    // "at Villa Rosa" yields to "in Lisbon".
    // "sold at Preston market": where a stall stands is not where the house is.
    const isStall =
      tokens[at]?.form === 'at' &&
      /^(?:market|markets|fair|show|station|racecourse|festival)$/u.test(tokens[end]?.form ?? '');
    if ((known !== null && !isStall) || !/^(?:at|on|from|near|um|bei|chez)$/u.test(tokens[at]?.form ?? ''))
      return slot;
    fallback ??= slot;
  }
  fallback ??= readOwned(reading, skip) ?? readServed(reading, skip);
  return (
    fallback ??
    readLocative(reading, skip) ??
    readBare(reading, skip) ??
    readBeside(reading) ??
    readGround(reading)
  );
}

const paints =
  /^(?:weiß(?:em)?|weiss|schwarz|grau|beige|creme|cremeweiß|elfenbein|anthrazit|dunkelblau|hellgrau|blanco|negro|crema|blanc|noir|crème|branco|preto|creme|bianco|nero|panna|wit|zwart|crème|bieli|czerni|kremie)$/iu;
/** What the name of an Arabic place begins with. */
const landLeads =
  /^(?:وادي|جبل|جبال|تل|عين|خليج|بحر|واحه|جزيره|قريه|راس|بير|بئر|دير|كفر|بني|سيدي|شاطي|سهل|غور)$/u;
const parts =
  /^(?:north|south|east|west|mid|central|upper|lower|inner|outer|greater|rural|northern|southern|eastern|western)$/u;

function slotOf(reading: Reading, from: number, to: number): Slot<string> {
  return { value: cleanName(wordsOf(reading, from, to)), spans: [spanOf(reading.tokens, from, to)] };
}

/** "her Clapham practice", "our Otley shop": a capitalised word between whose it is and what it is. */
function readOwned(reading: Reading, skip: (at: number) => boolean): Slot<string> | null {
  if (reading.spoken !== 'en') return null;
  for (const [at, token] of reading.tokens.entries())
    if (
      /^(?:my|our|her|his|their|the)$/u.test(token.form) &&
      premises.test(reading.tokens[at + 2]?.form ?? '') &&
      /^\p{Lu}\p{Ll}{2,}$/u.test(reading.tokens[at + 1]?.text ?? '') &&
      reading.tokens[at + 1]?.isClosed === false &&
      reading.tokens[at + 2]?.gap === ' ' &&
      !isOrdinary(reading, at + 1) &&
      !isOrdinaryWord(reading.tokens[at + 1]?.form ?? '') &&
      !skip(at + 1)
    )
      return slotOf(reading, at + 1, at + 2);
  return null;
}

const premises =
  /^(?:practice|clinic|surgery|shop|store|studio|salon|office|workshop|branch|site|café|cafe|bakery|garage|gym|showroom|kitchen|yard|farm|pub|restaurant|gallery|stall|market|allotments?)$/u;

/** "a provider for the upper Dales": a stretch of land that is served. */
function readServed(reading: Reading, skip: (at: number) => boolean): Slot<string> | null {
  const told =
    /\bfor the (?:whole of the )?(?<place>(?:(?:north|south|east|west|mid|upper|lower) )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[,.;:\n]|$)/u.exec(
      reading.text,
    );
  const place = told?.groups?.['place'];
  if (reading.spoken !== 'en' || !told || place === undefined) return null;
  const start = told.index + told[0].length - place.length;
  const at = reading.tokens.findIndex((token) => token.start === start);
  const isLand =
    /^(?:north|south|east|west|mid|upper|lower) |(?:Dales?|Valley|Fens|Moors?|Wolds|Downs|Islands?|Isles|Highlands|Borders|Peninsula|Broads|Marches|Levels|Hills|Vale|Forest|Peaks?|Lakes)$/u.test(
      place,
    );
  return at >= 0 && isLand && !skip(at) && reading.tokens[at]?.isClosed === false
    ? { value: place, spans: [{ start, end: start + place.length }] }
    : null;
}

/** Turkish puts the "in" behind: "İstanbul'da". Hebrew and Arabic join it in front: "בתל אביב". */
function readLocative(reading: Reading, skip: (at: number) => boolean): Slot<string> | null {
  for (const [at, token] of reading.tokens.entries()) {
    if (token.isClosed || skip(at)) continue;
    const turkish = /^(\p{Lu}\p{L}+)['’](?:n?da|n?de|ta|te|n?daki|n?deki|taki|teki)$/u.exec(token.text);
    if (turkish?.[1] !== undefined)
      return { value: turkish[1], spans: [{ start: token.start, end: token.start + turkish[1].length }] };
    // "bodrumda butik otel": without its apostrophe only a known town is one.
    const bare =
      reading.spoken === 'tr' ? /^(\p{L}{3,}?)(?:da|de|ta|te)(?:ki)?$/u.exec(token.form)?.[1] : undefined;
    if (bare !== undefined && isKnownTown(bare)) {
      const span = { start: token.start, end: token.start + bare.length };
      const told = reading.prompt.slice(span.start, span.end);
      return { value: told.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('tr')), spans: [span] };
    }
    const hebrew = token.form.startsWith('ב') ? hebrewTownIn(token.form) : null;
    if (!hebrew) continue;
    const span = {
      start: token.start + 1,
      end:
        (hebrew.isDouble || landParts.test(reading.tokens[at + 1]?.form ?? '')
          ? reading.tokens[at + 1]
          : token
        )?.end ?? token.end,
    };
    return { value: reading.prompt.slice(span.start, span.end), spans: [span] };
  }
  return null;
}
