import type { ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { cleanName } from '../names/clean-name';
import { readLabelledCareer } from './read-labelled-career';
import type { Reading } from '../reading';
import { capitalise } from '../../capitalise';

const year = String.raw`(?:19|20)\d\d`;
const until = String.raw`(?:${year}|now|present|today|current(?:ly)?|date|ongoing)`;
const span = String.raw`(?:${year}\s?(?:-|–|—|to|until|till)\s?${until}|since\s${year}|${year}\s?\+|${year})`;
/** "2019-now at Allegro", "2015–2019: freelance". */
const yearsFirst = new RegExp(
  String.raw`^\(?(?<years>${span})\)?\s?[:,–—-]?\s?(?:as\s(?:an?\s)?)?(?<what>\p{L}.{1,90})$`,
  'iu',
);
/** "head chef at The Anchor since 2020", "Dyson (2024-now)". */
const yearsLast = new RegExp(String.raw`^(?<what>.*?\p{L}.*?),?\s\(?(?<years>${span})\)?$`, 'iu');
const degree =
  /\b(?:BSc|B\.Sc|BA|B\.A|BEng|MSc|M\.Sc|MA|M\.A|MEng|MBA|PhD|DPhil|LLB|LLM|PGCE|HND|NVQ|A[- ]levels?|GCSEs?|diploma|degree|bachelor['’]?s?|master['’]?s?|doctorate|apprenticeship|university|college|polytechnic|school of)\b/iu;
const lead =
  /^(?:(?:and|then|now|currently|previously|formerly|before that|after that|earlier|first|work(?:ed)?(?: experience)?|experience|employment|education|jobs?|career|studied|i(?:['’]m| am| was)?|was|as|at|an?|the)(?:\s?[:,]\s?|\s))+/iu;
const wish =
  /\b(?:talks?|speaker|keynotes?|awards?|winner|prize|published|papers?|posters?|looking|seeking|open to|available|speaks?|languages?|page|site|website|one page|colou?rs?|font|style|email|phone)\b|@/iu;
const tongues =
  'english|german|french|spanish|italian|portuguese|dutch|flemish|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|arabic|hebrew|persian|farsi|urdu|hindi|punjabi|bengali|tamil|telugu|gujarati|marathi|malayalam|kannada|nepali|sinhala|mandarin|cantonese|chinese|japanese|korean|vietnamese|thai|malay|indonesian|tagalog|filipino|swahili|yoruba|igbo|hausa|amharic|somali|zulu|xhosa|afrikaans|swedish|norwegian|danish|finnish|icelandic|estonian|latvian|lithuanian|serbian|croatian|bosnian|slovene|slovenian|albanian|macedonian|catalan|basque|galician|irish|welsh|gaelic|georgian|armenian|kazakh|mongolian|maltese|bsl|esperanto';
const level = String.raw`native|mother tongue|bilingual|fluent(?:ly)?|c1|c2|b1|b2|a1|a2|some|basic|a little|conversational|working|intermediate|advanced|beginner|proficient|business|school`;
const afterwards = new RegExp(
  String.raw`(?<![\p{L}])(?<tongue>${tongues})(?![\p{L}])(?:\s?\(?(?<level>${level})(?![\p{L}\d])\)?)?`,
  'giu',
);
const beforehand = new RegExp(
  String.raw`(?:(?<level>${level})\s(?:in\s)?)?(?<![\p{L}])(?<tongue>${tongues})(?![\p{L}])`,
  'giu',
);
const opensWithLevel = new RegExp(
  String.raw`^(?:and\s|i\s(?:speak|am)\s)?(?:${level})\s|\band\s(?:some|basic|a little)\s`,
  'iu',
);
const speaks = /\b(?:speaks?|speaking|languages?|fluent in|bilingual|native|mother tongue)\b/iu;

type Piece = { readonly text: string; readonly start: number };

/** What stands between commas, semicolons and full stops; a stop inside "B.Sc." or "St." parts nothing. */
function piecesOf(prompt: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: whole, index } of prompt.matchAll(
    /[^,;\n.]+(?:\.(?!\s|$)[^,;\n.]+|(?<=\b(?:St|Dr|Sc|B|M))\.[^,;\n.]+)*/gu,
  )) {
    const inner = whole.replace(/^.*\b(?:experience|employment|education|jobs|career|work)\s?:\s/iu, '');
    const at = index + whole.length - inner.length;
    const text = inner.trim();
    if (text !== '') pieces.push({ text, start: at + inner.indexOf(text) });
  }
  return pieces;
}

/** Jobs and studies with their years, and languages with how well they are spoken, of a person's CV. English prompts only. */
export function readCareer(reading: Reading, kind: SiteKind): Slot<ListedItem>[] {
  if (kind !== 'cv' || reading.spoken !== 'en') return [];
  const labelled = readLabelledCareer(reading.prompt);
  if (labelled.some(({ value }) => value.section === 'timeline')) return labelled;
  return piecesOf(reading.prompt).flatMap(({ text, start }) => {
    const spans = [{ start, end: start + text.length }];
    const post = postOf(text);
    if (post) return [{ value: { section: 'timeline' as const, ...post }, spans }];
    return languagesOf(reading.prompt, text, start);
  });
}

function postOf(text: string): { readonly name: string; readonly note?: string } | null {
  if (wish.test(text)) return null;
  const { what, years } = (yearsFirst.exec(text) ?? yearsLast.exec(text))?.groups ?? {};
  const isDegree = degree.test(text) && text.split(/\s+/u).length <= 9;
  if (years === undefined && !isDegree) return null;
  const name = cleanName((what ?? text).replace(lead, '').replace(/^at\s/iu, ''));
  // "CV of a nurse 2027": the year of the page is none of a post.
  if (name.length < 3 || /\b(?:cv|r[ée]sum[ée])\b/iu.test(name)) return null;
  return { name: capitalise(name), ...(years === undefined ? {} : { note: years.trim() }) };
}

function languagesOf(prompt: string, text: string, start: number): Slot<ListedItem>[] {
  // "native English, fluent German" beside "Arabic native, English C1"
  const pattern = opensWithLevel.test(text) ? beforehand : afterwards;
  const found = [...text.matchAll(pattern)];
  const led =
    speaks.test(text) ||
    speaks.test(
      prompt
        .slice(Math.max(0, start - 70), start)
        .split(/[.;\n]/u)
        .at(-1) ?? '',
    );
  const isLevelled = found.some(({ groups }) => groups?.['level']);
  // A clause that is more than languages ("taught English in Hanoi") tells of something else.
  const rest = text
    .replace(pattern, ' ')
    .replace(
      /\b(?:and|or|i|we|she|he|speaks?|speaking|languages?|fluent|in|native|mother tongue|bilingual|plus)\b|[:&+()]/giu,
      ' ',
    )
    .trim();
  if (found.length === 0 || rest !== '' || !(led || isLevelled)) return [];
  return found.map(({ 0: whole, groups, index }) => {
    const note = groups?.['level'];
    return {
      value: {
        section: 'languages' as const,
        name: capitalise((groups?.['tongue'] ?? '').toLowerCase()),
        ...(note === undefined
          ? {}
          : { note: /^[abc]\d$/iu.test(note) ? note.toUpperCase() : capitalise(note.toLowerCase()) }),
      },
      spans: [{ start: start + index, end: start + index + whole.length }],
    };
  });
}
