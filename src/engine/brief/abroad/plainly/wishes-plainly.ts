import { wishesNorth } from './wishes-north';
import { wishesSemitic } from './wishes-semitic';
import { wishesWest } from './wishes-west';

/** How a language wraps what a page is to have into sentences. */
export type PlainWishes = {
  /** What opens a wish and says nothing of what is wished for: "Que la gente pueda ver". */
  readonly opens: readonly string[];
  /** Clauses that mean a section, and its plain word: "lo que cuesta", "precios". */
  readonly clauses: readonly (readonly [clause: string, plain: string])[];
};
type Rule = readonly [pattern: RegExp, plain: string];

const wishes: Readonly<Record<string, PlainWishes>> = { ...wishesWest, ...wishesNorth, ...wishesSemitic };
const rules = new Map<string, readonly Rule[]>();
/** Where a clause may begin. */
const begins = String.raw`(?:(?<=^|[.;:!?,،؛(\n]\s*|\s[–—-]\s|\s(?:y|e|et|und|en|i|ve|plus|más|además|sowie|oraz|anche|também|aussi|auch|ook)\s)|(?<=\s)(?=[וو]))`;

function rulesOf(language: string): readonly Rule[] {
  const known = rules.get(language);
  if (known) return known;
  const { opens = [], clauses = [] } = wishes[language] ?? {};
  const made: Rule[] = [
    ...opens.map((open): Rule => [new RegExp(String.raw`${begins}(?:${open}),?\s+(?!["“«„])`, 'giu'), '']),
    ...clauses.map(([clause, plain]): Rule => [new RegExp(String.raw`(?<![\p{L}\p{M}\d-])(?:${clause})(?![\p{L}\p{M}\d])`, 'giu'), plain]),
  ]; // prettier-ignore
  rules.set(language, made);
  return made;
}

/** Quoted words, and a sentence that lists pages by their titles: both are said as they stand. */
const asTold =
  /["“”«„][^"“”«»„\n]{1,160}["”»“]|(?:p[aá]ginas|pages|seiten|unterseiten|pagine|pagina['’]s|podstrony|strony|zakładki|sayfalar|(?:ال)?صفحات|ה?עמודים|ה?דפים|onglets|pestañas|abas|reiter|tabs?|secciones|apartados|sections|rubriques|abschnitte|sezioni|secções|seções|onderdelen|bölümler|sekcje)\s?:[^.\n]*/giu;

const longest = 80;

/**
 * A prompt whose wishes are sentences, with what they wish for called by its plain name: "Que la gente pueda ver lo que
 * cuesta y saber cuándo abrimos" is "Precios y horario". Long briefs are told statement by statement and stay.
 */
export function wishesPlainly(prompt: string, language: string): string {
  const made = rulesOf(language);
  if (made.length === 0 || prompt.split(/\s+/u).length > longest) return prompt;
  const titles = [...prompt.matchAll(asTold)].flatMap(({ 0: list }) => titlesOf(list));
  let at = 0;
  let said = '';
  for (const { index, 0: kept } of [...prompt.matchAll(asTold), { index: prompt.length, 0: '' }]) {
    said += labelled(plainly(prompt.slice(at, index), made), titles) + kept;
    at = index + kept.length;
  }
  // What was left out leaves one space, not two.
  said = said.replace(/(?<=\p{L}) {2,}(?=\p{L})/gu, ' ');
  return said === prompt ? prompt : said.replace(sentenceStart, (start) => start.toLocaleUpperCase(language));
}
const sentenceStart = /(?:^|[.!?]\s+|\n)\p{Ll}/gu;

const titlesOf = (list: string): string[] =>
  list.includes(':')
    ? list
        .slice(list.indexOf(':') + 1)
        .split(/,\s|\s(?:y|e|et|und|en|i|ve)\s/u)
        .map((title) => title.trim())
        .filter((title) => /^\p{Lu}\p{L}{2,}/u.test(title))
    : [];

/** "En Terapias, terapia individual y de pareja": what a page that was named before is told to have is a list of its own. */
const labelled = (text: string, titles: readonly string[]): string =>
  text.replace(
    /(?<=^|[.!?\n]\s?)(?<lead>(?:En|Em|Na|No|Dans|Sur|In|Nella|Nel|Auf|Unter|Op|Pod|W)\s(?:la |el |las |los |la page |de |der |die |den )?)(?<title>\p{Lu}[^,.:\n]{2,24}),\s/gu,
    (whole: string, lead: string, title: string) => (titles.includes(title) ? `${lead}${title}: ` : whole),
  );

function plainly(text: string, made: readonly Rule[]): string {
  return made.reduce(
    (said, [pattern, plain]) =>
      said.replace(pattern, (...match) => {
        const { and = '', what = '' } = match.at(-1) as Readonly<Record<string, string | undefined>>;
        return and + plain.replace('$what', what);
      }),
    text,
  ); // prettier-ignore
}
