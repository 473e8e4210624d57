import type { Slot } from '@/domain/site/brief';
import { findPhrases } from '../words/phrase-index';
import { closeTokens, isCueAt, spanOf, type Reading } from '../reading';

/** Names of languages that belong together: tokens `from` up to `to`, and which languages, each once. */
type Run = {
  readonly from: number;
  readonly to: number;
  readonly names: readonly { readonly code: string; readonly from: number; readonly to: number }[];
};

const longestJoint = 4;
const lookBack = 9;
const joints =
  /^(?:in|auf|po|em|en|na|w|both|the|het|de|le|la|le|el|o|a|jezyku|language|version|versions|languages|plus|as|well|sprache|&)$/u;
const inWords = /^(?:in|auf|po|em|en|w|na|both|jezyku|het|de|der|either)$/u;
const languageWords =
  /^(?:languages?|idiomas?|linguas?|langues?|lingue|sprachen?|talen|taal|jezyk\p{L}*|dil(?:ler\p{L}*)?|لغ\p{L}*|שפ\p{L}*|available|written|everything|texts?|content|copy|translated|disponible|verfugbar|beschikbaar|dostepn\p{L}*|multilingual|bilingual)$/u;
const versionWords =
  /^(?:versions?|versio(?:n|ne|ni|nes)|versao|versoes|translations?|traduction|traduccion|traducao|traduzione|fassung|sprachversion\p{L}*|ubersetzung|versie|vertaling|wersj\p{L}*|surum\p{L}*|نسخ\p{L}*|גרס\p{L}*|תרגום)$/u;
// What is taught, read, eaten or led in these languages says nothing of the site.
const otherThings =
  /^(?:tours?|lessons?|class(?:es)?|courses?|school|teach\p{L}*|tutor\p{L}*|taught|learn\p{L}*|speak\p{L}*|spoken|fluent|interpret\p{L}*|translat(?:or|ors|ing|e|es)|guides?|guided|books?|libros?|livros?|livres?|bucher|libri|libro|cuentos?|lectura\p{L}*|letture|lesung\p{L}*|literatur\p{L}*|atencion|atend\p{L}*|accueil\p{L}*|betreu\p{L}*|grupp?[oe]s?|novels?|podcasts?|workshops?|sessions?|therap\p{L}*|counsel\p{L}*|consult\p{L}*|advi[sc]\p{L}*|ceremon\p{L}*|audio\p{L}*|clases?|cursos?|visitas?|guias?|aulas?|academia|escuela|szkol\p{L}*|jezykow\p{L}*|sprachschul\p{L}*|sprachkurs\p{L}*|taalschool|talenschool|dil|kursu?|okul\p{L}*|cours|visites?|ecole|habl\p{L}*|parl\p{L}*|unterricht\p{L}*|kurs\p{L}*|nachhilfe|fuhrung\p{L}*|schule|sprech\p{L}*|sprich\p{L}*|lezioni|cors[oi]|scuola|lessen|cursus\p{L}*|rondleiding\p{L}*|lekcj\p{L}*|zajec\p{L}*|oprowadz\p{L}*|ders\p{L}*|konus\p{L}*|دروس|دورات|جولات|שיעור\p{L}*|סיור\p{L}*|menus?|cuisine|food|wines?|musi[ck]\p{L}*|songs?|films?|events?)$/u;

function findRuns(reading: Reading): Run[] {
  const { tokens, lexicon } = reading;
  const runs: Run[] = [];
  let open: { from: number; to: number; names: Run['names'][number][] } | null = null;
  for (const { from, to, value: code } of findPhrases(lexicon.languages, tokens)) {
    if (open && from < open.to) continue;
    const gap = open ? tokens.slice(open.to, from) : [];
    const isJoined =
      open !== null &&
      gap.length <= longestJoint &&
      tokens[open.to - 1]?.sentence === tokens[from]?.sentence &&
      gap.every(
        ({ form }, at) =>
          joints.test(form) || isCueAt(reading, (open?.to ?? 0) + at, 'and', 'or', 'in', 'also', 'article'),
      );
    if (open && isJoined) {
      open.to = to;
      open.names.push({ code, from, to });
      continue;
    }
    if (open) runs.push(open);
    open = { from, to, names: [{ code, from, to }] };
  }
  if (open) runs.push(open);
  return runs;
}

/** Token before a run, leaving out "in", "both", "the". */
function leadOf({ tokens }: Reading, run: Run): number {
  let at = run.from - 1;
  while (at >= 0 && inWords.test(tokens[at]?.form ?? '') && isSameSentence(tokens, at, run.from)) at -= 1;
  return at;
}

const isSameSentence = (tokens: Reading['tokens'], one: number, other: number): boolean =>
  tokens[one]?.sentence === tokens[other]?.sentence;

/** Whether a run says what the site is to be read in, and not what is taught, served or spoken there. */
function isOfSite(reading: Reading, run: Run, switches: readonly { from: number; to: number }[]): boolean {
  const { tokens } = reading;
  const lead = leadOf(reading, run);
  // "CV …. Languages: Polish, English", "languages Polish English": what somebody speaks.
  const isListed =
    /^\s?:/u.test(tokens[run.from]?.gap ?? '') ||
    (/^languages?$/u.test(tokens[lead]?.form ?? '') &&
      /\b(?:cv|resume|curriculum vitae)\b/u.test(reading.folded));
  if (
    isListed &&
    (/\b(?:cv|resume|curriculum vitae|lebenslauf|translators?|interpreters?|subtitlers?|voice ?over|voice artist)\b/u.test(
      reading.folded,
    ) ||
      // "Previously at Barco. Languages: Dutch, French": a person's, where nothing says that the site is to have them.
      // "It's a bookkeeping app … Languages: English, Dutch": those of the program.
      (/\b(?:freelance\w*|previously at|day rate|i (?:run|do|work|teach|write|translate|am|offer)|(?:is|it['’]?s) an? (?:\p{L}+\s){0,3}(?:app|software|plug-?in|tool|program(?:me)?|browser extension|platform|game))\b/u.test(
        reading.folded,
      ) &&
        !/\b(?:bilingual|trilingual|multilingual|translat\w+ site|language (?:switch\w*|menu|versions?)|(?:site|website|page) in)\b/u.test(
          reading.folded,
        )))
  )
    return false;
  const isNear = (at: number): boolean =>
    Math.min(Math.abs(at - run.from), Math.abs(at - run.to)) <= longestJoint;
  const form = (at: number): string => (isSameSentence(tokens, at, run.from) ? (tokens[at]?.form ?? '') : '');
  if (
    switches.some(
      ({ from, to }) => isSameSentence(tokens, from, run.from) && (isNear(from) || isNear(to - 1)),
    )
  )
    return true;
  if (
    isSameSentence(tokens, lead, run.from) &&
    (isCueAt(reading, lead, 'site') || languageWords.test(form(lead)))
  )
    return true;
  if ([0, 1].some((step) => isCueAt(reading, run.to + step, 'site') && form(run.to + step) !== ''))
    return true;
  if (versionWords.test(form(run.to)) || versionWords.test(form(lead))) return true;
  for (let at = run.from - 1; at >= Math.max(0, run.from - lookBack); at -= 1)
    if (otherThings.test(form(at))) return false;
  const isLed = lead < run.from - 1 || /^(?:ب|وب|ב|וב)/u.test(tokens[run.from]?.form ?? '');
  const isAlone =
    tokens[run.from - 1]?.clause !== tokens[run.from]?.clause &&
    tokens[run.to - 1]?.clause !== tokens[run.to]?.clause;
  // "Dental clinic in Dubai with Arabic and English, treatments": both, and nothing else behind them.
  const isHad =
    form(run.from - 1) === 'with' &&
    run.names.length > 1 &&
    tokens[run.to - 1]?.clause !== tokens[run.to]?.clause;
  return isLed || isAlone || isHad || isAlsoBefore(reading, run);
}

function isAlsoBefore(reading: Reading, run: Run): boolean {
  const lead = leadOf(reading, run);
  return [lead, lead - 1, lead - 2].some(
    (at) => at >= 0 && isSameSentence(reading.tokens, at, run.from) && isCueAt(reading, at, 'also'),
  );
}

/**
 * The languages that a site is to be in, the first named first, when more than one is asked for: "in English and
 * French", "zweisprachig Deutsch/Türkisch", "también en inglés". Empty for one. Their words are closed to lexicons.
 */
export function readLanguages(reading: Reading): Slot<string>[] {
  const { tokens, lexicon, spoken } = reading;
  const switches = findPhrases(lexicon.behaviours, tokens).filter(
    ({ value }) => value.value === 'language-switch',
  );
  for (const run of findRuns(reading)) {
    const first = run.names.filter(({ code }, at) => run.names.findIndex((one) => one.code === code) === at);
    const isVersion =
      versionWords.test(tokens[run.to]?.form ?? '') ||
      versionWords.test(tokens[leadOf(reading, run)]?.form ?? '');
    const isSecond =
      first.length === 1 &&
      first[0]?.code !== spoken &&
      (isAlsoBefore(reading, run) ||
        isVersion ||
        switches.some(({ from, to }) => run.from - to < 3 && from - run.to < 3));
    if ((first.length < 2 && !isSecond) || !isOfSite(reading, run, switches)) continue;
    closeTokens(tokens, spanOf(tokens, run.from, run.to));
    const named = first.map(({ code, from, to }) => ({ value: code, spans: [spanOf(tokens, from, to)] }));
    // "site en anglais et français": whoever asks in French has it in French first.
    const own = spoken === 'en' ? [] : named.filter(({ value }) => value === spoken);
    return isSecond
      ? [{ value: spoken, spans: [] }, ...named]
      : [...own, ...named.filter((one) => !own.includes(one))];
  }
  return [];
}
