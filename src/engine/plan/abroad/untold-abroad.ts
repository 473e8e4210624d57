import type { Brief } from '@/domain/site/brief';
import { sectionTypes } from '@/domain/site/vocabulary';
import { meaningOfTitle } from '../../brief/abroad/west/page-titles';
import type { FactWords } from './facts-abroad';
import { cut, isUneven, wishesOf, type Stretch } from '../told/told-facts';
import { capitalise } from '../../capitalise';
import { findWords } from '../words/find-words';
import { lean } from '../../brief/words/lean-letters';

const contact = /@|https?:|www\.|\d{5,}|\d{3}[ .-]\d{2,}/u;
/** "So geschlossen", "ma en di gesloten": short days and the word for closed. */
const shortDays = /^(?:\p{L}{1,3}\.?[\s,–-]+){1,4}\p{L}{4,}$/iu;
/** "Dresscode: zomers chic": what guests wear, though a site may be chic as well. */
const dressing =
  /^(?:dress ?code|kleiderordnung|tenue|código de vestimenta|abbigliamento|strój|kıyafet|الزي|קוד לבוש)(?!\p{L})/iu;
const isYearAlone = (text: string): boolean =>
  /^\D{0,14}(?<!\d)\d{4}(?!\d)\D{0,16}$/u.test(text) && text.split(' ').length <= 3;
/** "biens à vendre", "6 quartos": words that begin as a day does. */
const noDays =
  /^(?!.*(?<!\p{L})(?:vendredis?|quartas?|quintas?|sextas?|segundas?|terças?|jeudis?)(?!\p{L})).*(?<!\p{L})(?:vendre|quart[oi]s?|quintais?|sextos?|segundos?)(?!\p{L})/iu;
const mostWords = 14;
const countedParts = new Set<string>(['posts', 'faq', 'links', 'pricing', 'products', 'process']);
const mostFacts = 8;
const mostFigured = 9;
/** What leads a thought on in talk: "ah y que no hago gatos". */
export const leading =
  /^(?:(?:ah|oh|ach|ay)[,!]?\s)?(?:(?:y|e|et|und|en|i|oraz|ve)\s)?(?:(?:que|che|dass|dat|że|ki)\s)|^(?:ah|oh|ach|ay)[,!]?\s(?:(?:y|e|et|und|en|i|ve)\s)?/iu;
const sections = new Set<string>(sectionTypes);
/** What a page is made of, and what stands on it. */
const ofPage = lean(
  /seite|p[aá]gin|pages?(?!\p{L})|stron|sayfa|secci|secç|sezion|section|idioma|sprach|langue|lingu|taal|talen|język|dil(?!\p{L})|colore|farb|kleur|kolor|renk|couleur|foto|photo|bild|imag|immagin|zdję|resim|columna|spalt|colonn|kolum|sütun|minut|stund|hora|heure|ore(?!\p{L})|uur|godzin|saat|jahr|años|anos|anni|ans(?!\p{L})|jaar|lat(?!\p{L})|yaş|yıl/iu,
);
const formWith =
  /(?:formulario con|formulaire avec|formular mit|formulário com|modulo con|formulier met|formularz z)\s/iu;

/** "Convênios: " before "Unimed e Amil": the word that says of what a short row is; nothing before a sentence or a long list. */
export const labelOf = (prompt: string, at: number, from: number): string =>
  /^(?<label>\p{Lu}\p{L}+(?:\s\p{L}+)?:\s)$/u.exec(prompt.slice(from, at).trimStart())?.groups?.['label'] ??
  '';

/** "Ouvert du mardi au samedi 7h-19h": said by the opening hours. */
const openOnly =
  /^(?:ouvert|abierto|geöffnet|aperto|aberto)\p{L}{0,2}\s(?:(?:du|de|von|dal|da|le|il|o|os)\s)?\p{L}+\s(?:(?:au|a|bis|al|à|e|et|y|und)\s)?(?:\p{L}+,?\s)?(?:(?:de|von|dalle|das|da|à|a)\s)?\d[\dh:.\s–-]*(?:h|uhr|\d)?$/iu;

/**
 * What a prompt in another language than English states to visitors and no section took: "Repartimos a domicilio los martes",
 * "Alleen op afspraak", "Ouvert d'avril à octobre". `said` is all text of the site;
 * `isTold` says whether words tell visitors a fact.
 */
export function listUntold(
  brief: Brief,
  said: string,
  words: FactWords,
  isTold: (text: string) => boolean,
): string[] {
  const language = brief.language.value;
  const known = said.toLowerCase();
  // "Chiusi in agosto" is told beside opening hours, "chiuso il lunedì" with them.
  const days = findWords(language).weekdays.map((day) => day.toLowerCase().replace(/^ال/u, '').slice(0, 5));
  const things = [
    ...wishesOf(brief),
    ...[
      ...brief.items,
      ...brief.quotes,
      ...brief.social,
      // "con filtros por precio y número de habitaciones": what a list does.
      ...brief.behaviours.filter(({ value }) => value === 'filter'),
      // "drei Beispielbeiträge mit Lesezeit": how many of something the site is to have.
      ...brief.counts.filter(({ value }) => countedParts.has(value.thing)),
    ].flatMap(({ spans }) => spans),
    ...[brief.name, brief.offer].flatMap((slot) => slot?.spans ?? []),
    // A day and a place stand at the head of it, and its parts have sections.
    ...(brief.kind.value === 'event'
      ? [brief.date, brief.place, ...brief.parts].flatMap((slot) => slot?.spans ?? [])
      : []),
  ];
  const meets = (piece: Stretch): boolean =>
    things.some(({ start, end }) => start < piece.start + piece.text.length && end > piece.start);
  const told = [...brief.items, ...brief.quotes, brief.name, brief.offer].flatMap(
    (slot) => slot?.spans ?? [],
  );
  const meetsTold = (piece: Stretch): boolean =>
    told.some(({ start, end }) => start < piece.start + piece.text.length && end > piece.start);
  // "Lunedì e mercoledì ore 18:30": when something takes place.
  const isTimed = (text: string): boolean =>
    !words.requests.test(text) &&
    (/\d/u.test(text) || !words.closed.test(text)) &&
    days.some((day) => text.toLowerCase().includes(day)) &&
    !noDays.test(text);
  // "Leistungen, Team, Preise, Anfahrt und Parken": a row of sections states nothing.
  const isRow = ({ text, start }: Stretch): boolean =>
    !words.closed.test(text) &&
    /,|\s(?:y|e|et|und)\s/u.test(text) &&
    [...brief.sections, ...brief.parts].filter(({ spans }) =>
      spans.some((span) => span.start >= start && span.end <= start + text.length),
    ).length > 1;
  // "Anfahrt und Zusage", "et un paiement simple": the end of a row of what the site is to have.
  const isEndOfRow = ({ text, start }: Stretch): boolean =>
    /^(?:y|e|et|und|en|i|oraz|ve)\s|\s(?:y|e|et|und|en|i|oraz|ve)\s/iu.test(text) &&
    !/\d/u.test(text) &&
    text.split(/\s+/u).length <= 7 &&
    [...brief.sections, ...brief.behaviours].some(({ spans }) =>
      spans.some((span) => span.start >= start && span.end <= start + text.length),
    );
  // "140 Aussteller": how many there are of what is no part of the page.
  const isCounted = (text: string): boolean =>
    /^\d[\d.]*\s\p{L}{4,}(?:\s\p{L}+)?$/u.test(text) &&
    !ofPage.test(text) &&
    brief.counts.some(
      ({ value }) => !sections.has(value.thing) && text.toLowerCase().includes(` ${value.thing}`),
    );
  // "haftada 3 gün", "300 m zum Strand": a figure that stands nowhere on the site is told with what it counts.
  const isLostFigure = (piece: Stretch): boolean => {
    const { text, start } = piece;
    const figures = [
      ...text.matchAll(/(?<![\d.,:/])\d+(?:[.,]\d+)?(?![\d:/])|(?<!\d)\d{1,2}:\d{2}(?!\d)/gu),
    ].map(([figure]) => figure);
    return (
      figures.length > 0 &&
      text.split(/\s+/u).length <= mostFigured &&
      /\p{L}{3}/u.test(text) &&
      !words.requests.test(text) &&
      !ofPage.test(text) &&
      !known.includes(text.toLowerCase()) &&
      figures.some(
        (figure) => !new RegExp(`(?<![\\d.,])${figure.replace('.', '\\.')}(?![.,]?\\d)`, 'u').test(known),
      ) &&
      ![
        brief.hours,
        brief.date,
        brief.until,
        brief.phone,
        brief.address,
        brief.founded,
        ...brief.counts.filter(({ value }) => sections.has(value.thing)),
      ].some((slot) => slot?.spans.some((span) => span.start < start + text.length && span.end > start))
    );
  };
  // "Mo, Di 9-12 Uhr, Mittwoch nach Vereinbarung": the hours stand in their table, the rest is told.
  const saysHours = ({ start, text }: Stretch): boolean =>
    brief.hours?.spans.some((span) => span.start < start + text.length && span.end > start) === true;
  const isFact = (piece: Stretch): boolean => {
    const count = piece.text.split(/\s+/u).length;
    return (
      count >= 2 &&
      count <= mostWords &&
      // "livres publiés (5)": how many a part is to have.
      !/^\D+\(\d{1,2}\)$/u.test(piece.text) &&
      !known.includes(piece.text.toLowerCase()) &&
      // "Dal 1987": the story says so already.
      !(brief.founded && known.includes(String(brief.founded.value)) && isYearAlone(piece.text)) &&
      (isTold(piece.text) || isTimed(piece.text) || isCounted(piece.text) || isLostFigure(piece)) &&
      // "ma zone d'intervention", "…, quem somos": a heading that the page is to have tells nobody anything.
      !piece.text.split(/[,;]\s/u).some((part) => meaningOfTitle(part) !== undefined) &&
      !saysHours(piece) &&
      !isRow(piece) &&
      !isEndOfRow(piece) &&
      !(
        brief.hours &&
        words.closed.test(piece.text) &&
        (shortDays.test(piece.text) || days.some((day) => piece.text.toLowerCase().includes(day)))
      ) &&
      !(brief.hours && openOnly.test(piece.text)) &&
      !contact.test(piece.text) &&
      // "Zapisy tel.": the number itself stands elsewhere.
      !/(?<!\p{L})(?:tel|tél|telefon|teléfono|telefone|téléphone|telefoon|whatsapp)\.?$/iu.test(piece.text) &&
      !isUneven(piece.text) &&
      (!meets(piece) ||
        dressing.test(piece.text) ||
        // "300 m zum Strand": what a word says of the look, a figure or a day says of the house.
        ((isLostFigure(piece) || isTimed(piece.text)) && !meetsTold(piece)))
    );
  };
  // "un formulario con nombre, kilos por semana y teléfono": what a form is to ask.
  const form = formWith.exec(brief.prompt);
  const isField = ({ start }: Stretch): boolean =>
    form !== null &&
    start >= form.index &&
    !/[.!?\n]/u.test(brief.prompt.slice(form.index + form[0].length, start));
  // "valutazione gratuita e contatti", "הערכה חינם וצור קשר": what the row of sections ends with is no part of what is told.
  const withoutTail = ({ text, start }: Stretch): string => {
    const tail = brief.sections
      .flatMap(({ spans }) => spans)
      .find((span) => span.end === start + text.length && span.start > start);
    const before = tail ? text.slice(0, tail.start - start) : '';
    const isJoined = /^[וو]/u.test(text.slice(before.length));
    const kept = isJoined
      ? before.trimEnd()
      : before.replace(/\s(?:(?:y|e|ed|et|und|en|i|oraz|ve)\s|[וو])$/iu, '');
    return kept.length < before.length && kept.split(/\s+/u).length > 1 ? kept : text;
  };
  const trimmed = (piece: Stretch): Stretch => {
    // "ah y que no hago gatos": what leads a thought on is no part of it.
    const lead = leading.exec(piece.text)?.[0] ?? '';
    const text = piece.text.slice(lead.length).replace(/[.!;:,،\s]+$/u, '');
    const start = piece.start + lead.length;
    return { ...piece, start, text: withoutTail({ ...piece, start, text }) };
  };
  const found: string[] = [];
  for (const whole of cut(brief.prompt, 0, /(?<=[.!?؟])\s+|\n+/gu)) {
    const sentence = trimmed(whole);
    if (/[?؟]$/u.test(whole.text)) continue;
    if (isFact(sentence)) found.push(sentence.text);
    else
      for (const piece of cut(
        sentence.text,
        sentence.start,
        /[,;،؛]\s+|\s[–—-]\s|:\s|\s(?:y|e|et|und)\s(?=(?:que|che|dass)\s)/gu,
      ).map(trimmed))
        if (!isField(piece) && isFact(piece))
          found.push(labelOf(brief.prompt, piece.start, sentence.start) + piece.text);
  }
  return [...new Set(found.map(capitalise))].slice(0, mostFacts);
}
