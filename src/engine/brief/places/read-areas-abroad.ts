import type { ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { cleanName } from '../names/clean-name';
import { findPhrases } from '../words/phrase-index';
import { tokenAt, type Reading } from '../reading';

const driven = new Set<SiteKind>([
  'home-services',
  'cleaning',
  'construction',
  'auto',
  'veterinary',
  'unknown',
]);
const label =
  /(?<!\p{L})(?:werkgebied|regio|einsatzgebiet|zones?(?: d['’]intervention)?|secteur|zonas?(?: de (?:trabajo|servicio|atendimento|acción))?|zona di intervento|áreas? de atendimento|obszar działania|dojazd(?: do)?|bölgeler|hizmet bölgesi|אזורי שירות|مناطق الخدمة)\s?:?\s(?<list>[^.;\n:]{4,120})/giu;
const joint = /\s?[,،]\s?|\s(?:y|et|und|e|en|i|ve)\s/gu;
const joined = /\s(?:y|et|und|e|en|i|ve)\s/u;
const isTown = /^[\p{L}’' -]{3,30}$/u;

/** Whether words name a part of the page or ask for something. */
function isWish({ tokens, lexicon }: Reading, start: number, end: number): boolean {
  const [from, to] = [tokenAt(tokens, start), tokenAt(tokens, end)];
  return [lexicon.sections, lexicon.behaviours].some(
    (index) => findPhrases<unknown>(index, tokens, { from, to }).length > 0,
  );
}

/** Towns that somebody drives to, after a word for them: "werkgebied Breda, Oosterhout", "zone : Tours, Saint-Cyr". */
export function readAreasAbroad(reading: Reading, kind: SiteKind): Slot<ListedItem>[] {
  const { text, spoken } = reading;
  if (spoken === 'en' || !driven.has(kind)) return [];
  const areas: Slot<ListedItem>[] = [];
  for (const match of text.matchAll(label)) {
    const whole = match.groups?.['list'] ?? '';
    const begin = match.index + match[0].length - whole.length;
    // "secteur Metz et Thionville, dépannage": the last of several towns stands after the "and".
    const first = /^[^,،]*/u.exec(whole)?.[0] ?? '';
    const list = joined.test(first) ? first : whole;
    let from = 0;
    const pieces: { readonly text: string; readonly start: number }[] = [];
    for (const cut of [...list.matchAll(joint), { index: list.length, 0: '' }]) {
      pieces.push({ text: list.slice(from, cut.index), start: begin + from });
      from = cut.index + cut[0].length;
    }
    // "…, Bruz, formulaire de devis": from there on the page is spoken of.
    const wished = pieces.findIndex((piece) => isWish(reading, piece.start, piece.start + piece.text.length));
    const towns = wished < 0 ? pieces : pieces.slice(0, wished);
    if (
      towns.length < 2 ||
      towns.some((town) => !isTown.test(town.text.trim()) || town.text.split(' ').length > 4)
    )
      continue;
    for (const piece of towns)
      areas.push({
        value: {
          section: 'areas',
          name: cleanName(piece.text).replace(
            /(?<![\p{L}’'])(?!(?:sur|lès|les|sous|del|van|aan|den|am|an|de|di)(?!\p{L}))\p{Ll}(?=\p{L}{2})/gu,
            (letter) => letter.toLocaleUpperCase(),
          ),
        },
        spans: [{ start: piece.start, end: piece.start + piece.text.length }],
      });
  }
  return areas;
}
