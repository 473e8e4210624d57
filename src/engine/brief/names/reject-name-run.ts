import { isFeature } from './is-feature';
import { isProper, type NameRun } from './find-name-run';
import { properAdjectives } from '../lexicon/proper-adjectives';
import { listVariants } from '../items/list-variants';
import { findPhrases } from '../words/phrase-index';
import { isCueAt, type Reading } from '../reading';

/** Words for the size of what is asked for. */
const size =
  /^(?:little|small|tiny|mini|big|quick|basic|easy|plain|private|personal|shared|handy|light|tidy)$/u;

/** Whether every word is one a lexicon or the proper-adjective list knows: then it is no name. */
export function isAllKnown(reading: Reading, run: NameRun): boolean {
  const { tokens } = reading;
  const { kinds, sections, behaviours, styles, shades, roles } = reading.lexicon;
  const trades = findPhrases(kinds, reading.tokens, { from: run.from, to: run.to + 3 });
  for (let at = run.from; at < run.to; at += 1) {
    const form = reading.tokens[at]?.form ?? '';
    const isKnown =
      properAdjectives.has(form) ||
      // "Little CRM for my band": the capital is that of the sentence.
      (at === run.from &&
        at < run.to - 1 &&
        tokens[at]?.sentence !== tokens[at - 1]?.sentence &&
        size.test(form)) ||
      trades.some((trade) => at >= trade.from && at < trade.to) ||
      listVariants(form).some((one) =>
        [sections, behaviours, styles, shades, roles].some((index) => index.words.has(one)),
      ) ||
      isCueAt(
        reading,
        at,
        'site',
        'ask',
        'article',
        'possessive',
        'definite',
        'pages',
        'onePage',
        'particle',
        'with',
        'for',
        'break',
      );
    if (!isKnown) return false;
  }
  return true;
}

const abbreviations =
  /^(?:DMs?|PM|SMS|PDFs?|FAQs?|CV|DIY|WI-?FI|USB|GPS|AGM|RSVP|BYOB?|TB[ACD]|VIP|MOT|NCT|GDPR|SEO|GCSEs?|SATs?|ACT|LSAT|MCAT|GMAT|IELTS|TOEFL|BTEC|NVQ|HGV|LGV|PSV|CDL|DBS|CSCS|CCTV|HVAC|UK|USA?|EU|NHS|VAT|DJ|MC|PT|CBT|IT|AI|Tab|Enter|Esc|Ctrl)$/iu;
const tools =
  /^(?:app|tool|werkzeug|programm|anwendung|formular|tabelle|liste|herramienta|outil|application|ferramenta|strumento|aplikacja|narzedzie|tracker|log|logbook|calculator|rechner)$/u;

/** "Alaçatı'da" says where, "28L" how much, "EN-DE-PL" in which languages, "Werkzeug" what. */
export function isNoName(reading: Reading, run: NameRun): boolean {
  const texts = reading.tokens.slice(run.from, run.to).map(({ text }) => text);
  return (
    // "X wins, O wins": the marks of two players.
    (texts.length === 1 && /^[XO]$/u.test(texts[0] ?? '') && !isCueAt(reading, run.from - 1, 'called')) ||
    // "U12 team": for whom.
    (texts.length === 1 && /^U-?\d{1,2}s?$/u.test(texts[0] ?? '')) ||
    // "Platform Zero (3-8)", "Salt Road (2-4 players)": a thing with its measure.
    (reading.tokens[run.to]?.gap.endsWith('(') === true &&
      /^\d{1,2}$/u.test(reading.tokens[run.to]?.text ?? '') &&
      run.from > 2) ||
    // "bookings by DM"
    (texts.length === 1 && abbreviations.test(texts[0] ?? '')) ||
    // "teaching Spanish and Italian": two sorts of something.
    (texts.length === 3 &&
      /^(?:and|or|&)$/u.test(texts[1] ?? '') &&
      [0, 2].every((at) => properAdjectives.has(reading.tokens[run.from + at]?.form ?? ''))) ||
    // "search with Ctrl+K"
    /^(?:Ctrl|Cmd|Alt|Shift)\b/u.test(texts[0] ?? '') ||
    (texts.length === 1 && tools.test(reading.tokens[run.from]?.form ?? '')) ||
    // "Todo App - Dark Mode": what it is to have.
    isFeature(texts.join(' ')) ||
    /['’](?:da|de|ta|te|daki|deki)$/u.test(texts[0] ?? '') ||
    // "ISO 9001", "EN 1090": a norm.
    (/^(?:ISO|EN|DIN|BS|VAT|TVA|IVA|GST|KDV|BTW|MwSt|MWST|USt|NIP|NIF|KVK|EIN|SIRET|CE|IP|EY|HR)$/u.test(
      texts[0] ?? '',
    ) &&
      /^\d/u.test(texts[1] ?? '')) ||
    // "Oslo University Hospital 2019-2024": when, in a CV.
    (/^(?:19|20)\d{2}$/u.test(texts.at(-1) ?? '') && /^(?:19|20)\d{2}$/u.test(texts.at(-2) ?? '')) ||
    (texts.length === 1 && /^\d+\p{Lu}{1,2}$/u.test(texts[0] ?? '')) ||
    (texts.length > 1 &&
      /^\p{Lu}/u.test(texts[0] ?? '') &&
      texts.every((text) => /^\p{Lu}{1,5}$|^\p{Ll}+$/u.test(text)))
  );
}

/** Whether the run is a day or a month. */
export function isDated(reading: Reading, run: NameRun): boolean {
  const form = reading.tokens[run.from]?.form ?? '';
  const { days, months } = reading.lexicon;
  const second = reading.tokens[run.from + 1]?.form ?? '';
  // "Quinta dos Burros": a day that goes on in words is none.
  const isAlone = run.to - run.from === 1 || /^\d/u.test(second) || days.has(second) || months.has(second);
  // "yoga Mondays 7pm": every one of them.
  const isDay = days.has(form) || (reading.spoken === 'en' && days.has(form.replace(/s$/u, '')));
  return (isDay && isAlone) || (run.to - run.from <= 2 && months.has(form));
}

/** "Saturday 18 July", "Mon-Sat 9-5", "Yoga Sun 9am": the run tells when something is. */
export function isTimed(reading: Reading, run: NameRun): boolean {
  const { days } = reading.lexicon;
  const isDay = (at: number): boolean => days.has(reading.tokens[at]?.form ?? '');
  const hasFigure = (at: number): boolean => at < run.to && /^\d/u.test(reading.tokens[at]?.text ?? '');
  if (isDated(reading, run) && (hasFigure(run.from + 1) || isDay(run.from + 1))) return true;
  for (let at = run.from + 1; at < run.to; at += 1) if (isDay(at) && hasFigure(at + 1)) return true;
  // "AGM 12 November": what is on that day.
  const { months } = reading.lexicon;
  for (let at = run.from + 1; at < run.to; at += 1)
    if (hasFigure(at) && months.has(reading.tokens[at + 1]?.form ?? '')) return true;
  const next = reading.tokens[run.to];
  return isDay(run.to - 1) && next?.gap === ' ' && /^\d{1,2}(?:am|pm)$|^\d{1,2}$/u.test(next.text);
}

/** "12 March St Mary's Church Ely, 4 April Snape Maltings": where something is on a day. */
export function isAfterDate({ tokens, lexicon }: Reading, run: NameRun): boolean {
  let at = run.from;
  while (
    at > 0 &&
    tokens[at]?.gap === ' ' &&
    isProper(tokens[at - 1]?.text ?? '') &&
    !lexicon.months.has(tokens[at - 1]?.form ?? '')
  )
    at -= 1;
  const [month, day] = [tokens[at - 1], tokens[at - 2]];
  const isDay = (text: string | undefined): boolean => /^\d{1,2}(?:st|nd|rd|th)?$/u.test(text ?? '');
  return (
    tokens[at]?.gap === ' ' &&
    ((lexicon.months.has(month?.form ?? '') && isDay(day?.text)) ||
      (isDay(month?.text) && lexicon.months.has(day?.form ?? '')))
  );
}

/** Whether Nearly Every Word Is Written Like This, so that capitals tell nothing. */
export function isTitleCased(reading: Reading): boolean {
  const long = reading.tokens.filter((token) => /^\p{L}{4,}$/u.test(token.text) && !token.isClosed);
  return long.length >= 5 && long.filter((token) => isProper(token.text)).length > long.length * 0.75;
}
