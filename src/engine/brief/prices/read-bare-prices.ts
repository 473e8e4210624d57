import type { Slot, Span } from '@/domain/site/brief';
import { cleanName } from '../names/clean-name';
import { foldText } from '../words/fold-text';
import type { Reading } from '../reading';

/** A thing with the figure it costs, written without a currency. */
export type BarePrice = {
  readonly name: Slot<string>;
  readonly price: string;
  /** "from", "ab": see `ListedItem.priceLead`. */
  readonly lead?: string;
  readonly span: Span;
  /** "al kg", "por persona": what one pays that for. */
  readonly unit?: string;
  /** Paid at a door, as the word before it says. */
  readonly isEntry?: boolean;
};

const row =
  /(?:^|[,;:\n•(]|[.!?]\s|\b(?:and|y|et|und|e|en|i|ve)\b)\s*(?<name>\p{L}[\p{L}'’&-]*(?:\s(?!from\b|ab\b|desde\b|since\b|over\b|about\b)(?:[\p{L}'’&+-]+|(?<=\s(?:di|de|von|van|na|à)\s)\d{1,2}(?=\s\p{L})|\d{1,4}(?:g|kg|ml|cl|l|gr)\b)){0,5})(?:\s(?<lead>from|ab|desde))?\s(?<price>\d{1,3}[.,]\d{3}|\d{1,4}(?:[.,]\d{1,2})?)(?![.,]?\d)(?:\s?pp|(?<unit>\s(?:al|alla|a|à|la|le|el|il|lo|o|por|par|pro|per|je|das|za|od|het)\s\p{L}{2,8}|\s(?:לאדם|לשעה|ליום|לזוג|לילד|לק["״]ג|للشخص|للكيلو|للساعة|kilosu|tanesi|cada un[oa]|l['’]un[oa]|cadaun[oa]|per stuk|das stück|la pièce)))?(?=\s*(?:[,;\n)]|\.(?:\s|$)|$|\s(?:and|y|et|und|e|en|i|ve)\s))/giu;
const streets =
  /(?:strasse|straße|str|weg|platz|allee|ring|gasse|ufer|damm|straat|gracht|laan|plein|kade|dijk|singel|steeg)$|^(?:calle|plaza|avenida|av|paseo|via|viale|piazza|corso|rua|travessa|largo|rue|quai|avenue|boulevard|place|ul|ulica|aleja)\s/u;
const mostApart = 60;
/** A row of bare prices alone is three things at least, all in one sentence. */
const [fewestInRow, rowApart] = [3, 120];
/** What is counted and not paid, where other things have prices. */
const counted =
  /^(?:seats?|sleeps|guests?|members?|players?|people|persons?|staff|beds?|tables?|places?|capacity|max|min|maximum|minimum|m[ií]nim[oa]|m[áa]xim[oa]|mindestens|minimaal|team|founded|size|years?|miles?|km)\b|\b(?:max|min|maximum|minimum|sizes?|seats|guests|limit|capacity|up to)$/iu;
/** "Tide House (sleeps 6)": how many it holds, whatever stands beside it. */
const holding =
  /(?:^|\s)(?:sleeps|sleeping|seats|seating|dorm[ei]|duermen?|schläft|(?:ceremony|reception|dinner|space|room|tables|beds|places|weddings|parties|meetings) for)$/iu;
const noThing =
  /\b(?:puesto|parada|portal|iso|moq|min(?:imum)? (?:order|quantity|batch)|batches of|runs of|lots of|fm|nave|local|emplacement|stand|salle|sala|banco|barraca|kraam|stoisko|lokal|tezgah|at|on|in|to|by|of|alle|alla|ore|às|as|uhr|um|om|vers|dalle|bis|ab|hasta|until|till|from|since|est|established|founded|born|open(?=\s(?:at|from|till|until|to|on|daily)\b|$)|opened|opening|(?<!\b(?:half|full|whole|all)[ -])day|page|pages|room|lab|hall|floor|level|unit|suite|no|number|nr|street|road|lane|avenue|straße|strasse|rue|calle|via|rua|avenida|travessa|praça|plaza|piazza|corso|viale|ulica|straat|laan|plein|caddesi|sokak|ages?|aged|over|under|top|version|route|highway|class|grade|year|phone|tel|call(?!-)|whatsapp|kapitel|chapter|area|zone|district|studio|bus|tram|line|expo|summit|conference|festival|league|saison|season|edition|part|week|step|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mie|jue|vie|sab|dom)\b/iu;

/** "sábados a las 12", "aula às 10": what stands before an hour, where nothing is paid for. */
const beforeHour =
  /(?:^|\s)(?:a las?|alle|às|as|um|om|uur|ore|godz\.?|godzin[aęy]|saat|à|at|tussen|zwischen|entre|tra|fra|między)$/iu;
/** Whether a figure behind these words is an hour: "lezione sabato 18". */
function isHour(name: string, { lexicon }: Reading): boolean {
  const last = foldText(/\p{L}+$/u.exec(name)?.[0] ?? '');
  return beforeHour.test(name) || (last.length > 3 && lexicon.days.has(last));
}

/** Small words elsewhere, days in German. */
const shortDays = /\b(?:di|do|mi|so|sa|mo|fr|mar|dom|sat|sun)\b/giu;

const aged =
  /^(?:children|kids|adults|students|pupils|juniors|minis|teens|teenagers|babies|toddlers|boys|girls|beginners|little ones|everyone|players)$/iu;

const signBefore = /^(?<sign>(?:US|A|C|NZ|S)?[$€£¥₹₺₪])\d/u;
const signAfter = /^\d[\d.,]*(?<sign>\s?(?:[€£$₺₪₹]|\p{L}{2,8}))/u;

/** A figure with the currency of a price in the same row: "belts 65, tote 180 USD". */
function withCurrency(figure: string, price: string): string {
  const before = signBefore.exec(price)?.groups?.['sign'];
  if (before !== undefined) return `${before}${figure}`;
  const after = signAfter.exec(price)?.groups?.['sign'];
  return after === undefined ? figure : `${figure}${after}`;
}

/** "tickets adults 8": who is let in for that; one of them is enough. */
const entry = /^(?:tickets?|entry|admission|entrance)(?:\s(?:fees?|prices?))?\s(?=(?:adults?|grown-?ups|child(?:ren)?|kids|students?|seniors?|concessions?|famil(?:y|ies))$)/iu; // prettier-ignore

type Priced = { readonly start: number; readonly price: string };

/**
 * Things with bare figures: two or more in a row ("haircut 24, beard 14"; one alone may be anything), or beside things
 * whose prices carry a currency, which is then theirs too.
 */
export function readBarePrices(reading: Reading, priced: readonly Priced[] = []): BarePrice[] {
  const found: BarePrice[] = [];
  for (const match of reading.text.matchAll(new RegExp(row.source, 'giu'))) {
    const { name = '', price = '', lead, unit = '' } = match.groups ?? {};
    const title = cleanName(name.replace(entry, ''));
    const behind = reading.text.slice(match.index + match[0].length);
    if (
      // "12.6. Stadtfest": a day of the year.
      (reading.spoken === 'de' && /^\d{1,2}\.(?:\d|1[0-2])$/u.test(price) && /^\.\s?\p{L}/u.test(behind)) ||
      title === '' ||
      isHour(name, reading) ||
      noThing.test(
        reading.spoken === 'de' || reading.spoken === 'en' ? title : title.replace(shortDays, ''),
      ) ||
      holding.test(title) ||
      // "da 3 a 6 anni", "12 per team": a unit or a count alone makes no price.
      ((unit !== '' || /\d/u.test(title)) && priced.length === 0) ||
      // "Sommerfest am 12. Juli", "bal le 14 juillet": a day of the year.
      reading.lexicon.months.has(
        foldText(
          /^\.?\s?(?:(?:,|und|bis|-|–|y|et|e|i|en|ve)\s?\d{1,2}\.?\s){0,2}(?:de\s|d['’])?(\p{L}{3,})/u.exec(
            reading.text.slice(match.index + match[0].length, match.index + match[0].length + 34),
          )?.[1] ?? '',
        ),
      ) ||
      // "Sassenstraat 40": where it is.
      (reading.spoken !== 'en' && streets.test(foldText(title))) ||
      // "children from 6": how old they are.
      (lead !== undefined && aged.test(title)) ||
      /^(?:19|20)\d{2}$/u.test(price) ||
      (Number(price) < 1 && !/[.,]\d\d$/u.test(price)) ||
      (priced.length > 0 && counted.test(title))
    )
      continue;
    const start = match.index + match[0].indexOf(name);
    const end = start + name.length;
    const at = end + 1 + (lead === undefined ? 0 : lead.length + 1);
    found.push({
      name: { value: title, spans: [{ start, end }] },
      price,
      unit,
      ...(entry.test(name) ? { isEntry: true } : {}),
      ...(lead === undefined ? {} : { lead: lead.toLowerCase() }),
      span: { start: at, end: at + price.length },
    });
  }
  const begin = (one: BarePrice): number => one.name.spans[0]?.start ?? 0;
  const near = (one: BarePrice, other: BarePrice | undefined): boolean =>
    other !== undefined && Math.abs(begin(other) - begin(one)) < mostApart;
  if (priced.length === 0)
    return found.filter(
      (one, index) => near(one, found[index - 1]) || near(one, found[index + 1]) || one.isEntry === true,
    );
  // From a price with a currency outwards, as far as one row goes.
  const beside = new Map<BarePrice, string>();
  for (const order of [found, found.toReversed()])
    for (const one of order) {
      const known = priced.find(({ start }) => isOneRow(reading.text, start, begin(one)));
      const next = found.find(
        (other) => beside.has(other) && isOneRow(reading.text, begin(other), begin(one)),
      );
      const currency = known?.price ?? (next === undefined ? undefined : beside.get(next));
      if (currency !== undefined && !beside.has(one)) beside.set(one, currency);
    }
  // "arepa 6, pabellón 9, tequeños 5." away from "12 euros por persona": a row of its own is paid in the same coin.
  const rows = reading.spoken === 'en' ? [] : found.filter((one) => !beside.has(one));
  for (const one of rows) {
    const own = rows.filter((other) => isOneRow(reading.text, begin(one), begin(other), rowApart));
    const [first] = priced;
    if (own.length >= fewestInRow && first) beside.set(one, first.price);
  }
  return found.flatMap((one) => {
    const currency = beside.get(one);
    return currency === undefined
      ? []
      : [{ ...one, price: `${withCurrency(one.price, currency)}${one.unit ?? ''}` }];
  });
}

/** Whether two things stand in one row, close to each other: only commas between them, no further sentence. */
function isOneRow(text: string, one: number, other: number, apart = mostApart): boolean {
  const [from, to] = one < other ? [one, other] : [other, one];
  return to - from < apart && !/[.!?;:\n]\s/u.test(text.slice(from, to));
}
