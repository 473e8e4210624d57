import type { ContentItem, Facts } from '../../content';
import { lean } from '../../../brief/words/lean-letters';
import { onlyPaid } from './only-paid';

const usualFewest = 3;
const most = 6;
/** "Gratis", "Niente animali": what something costs and what there is not is nothing to see. */
const unseen = lean(
  /^(?:grat\p{L}*|kostenlos|umsonst|bezpłatn\p{L}*|ücretsiz|bedava|مجان\p{L}*|חינם|(?:ou |o |oder |of |lub |veya )?\d+ ?[x×]|الخدمات|שירותים|hizmetler|usługi|diensten|sin|sans|ohne|keine?n?|sem|senza|niente|nessun\p{L}*|geen|zonder|bez|brak|aucune?|pas de|no se|لا|بدون|בלי|ללא|אין)(?!\p{L})|\s(?:yok|yasak(?:tır)?|olmaz|nicht erlaubt|verboten|prohibid[oa]s?|interdit[es]*|vietat[oi]|proibid[oa]s?|verboden)$/iu,
);

/**
 * What a row of pictures shows: the things that are told, and beside one or two of them the usual ones, so that no picture
 * hangs alone.
 */
export function seenThings(
  told: readonly ContentItem[],
  usual: readonly ContentItem[],
  fewest = usualFewest,
): ContentItem[] {
  const shown = told.filter(({ title }) => !unseen.test(title) && !onlyPaid.test(title));
  const titles = new Set(shown.map(({ title }) => title.toLowerCase()));
  const more = usual.filter(({ title }) => !titles.has(title.toLowerCase()));
  const all = shown.length >= fewest ? shown : [...shown, ...more].slice(0, shown.length === 0 ? most : 4);
  return all.slice(0, most);
}

const nouns: readonly (readonly [RegExp, string])[] = [
  [/^obras/iu, 'Obra'],
  [/^werke/iu, 'Werk'],
  [/^(?:œ|oe)uvres/iu, 'Œuvre'],
  [/^opere/iu, 'Opera'],
  [/^arbeiten/iu, 'Arbeit'],
  [/^trabajos/iu, 'Trabajo'],
  [/^trabalhos/iu, 'Trabalho'],
  [/^lavori/iu, 'Lavoro'],
];
const project: Readonly<Record<string, string>> = {
  es: 'Proyecto',
  fr: 'Projet',
  de: 'Projekt',
  pt: 'Projeto',
  it: 'Progetto',
  nl: 'Project',
  pl: 'Projekt',
  tr: 'Proje',
  ar: 'مشروع',
  he: 'פרויקט',
};
const works = 6;
const mostWorks = 24;

/** Works that nobody has told of, counted as often as a prompt asks for them; null in languages without a word for one. */
function numberedWorks({ brief }: Facts, language: string): readonly ContentItem[] | null {
  const usual = project[language];
  if (usual === undefined) return null;
  const counted = brief.counts.find(({ value }) => value.thing === 'portfolio');
  const spans = [
    ...(counted?.spans ?? []),
    ...brief.sections.filter(({ value }) => value === 'portfolio').flatMap((slot) => slot.spans),
  ];
  const said = spans.map(({ start, end }) => brief.prompt.slice(start, end).replace(/^.*\s/u, ''));
  const noun = nouns.find(([plural]) => said.some((word) => plural.test(word)))?.[1] ?? usual;
  return Array.from({ length: Math.min(counted?.value.count ?? works, mostWorks) }, (_, at) => ({
    title: `${noun} ${at + 1}`,
    sample: true,
  }));
}

/** What a row of works shows, each a sample: what is told, else the usual things of a known trade, else works by number. */
export const shownWorks = (
  facts: Facts,
  language: string,
  told: readonly ContentItem[],
  usual: readonly ContentItem[],
  isKnown: boolean,
): readonly ContentItem[] => {
  const numbered = told.length > 2 || isKnown ? null : numberedWorks(facts, language);
  if (numbered)
    return [...told.map((item) => ({ ...item, sample: true })), ...numbered].slice(0, numbered.length);
  return seenThings(told, usual).map((item) => ({ ...item, sample: true }));
};
