import { homeOf } from '../home-of-lists';
import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

const meets = (slot: Slot<unknown>, { start, end }: Span): boolean =>
  slot.spans.some((one) => one.start < end && one.end > start);

const plans = /^(?:planes|planos|plans|pläne|piani)\s(?!y|e|et|und|de precio|tarif|preis)\p{Ll}{5,}/iu;
const vague = new Set<SectionType>(['pricing', 'posts', 'timetable', 'events']);
const listed: readonly (string | null)[] = ['services', 'products', 'menu', 'amenities'];
/** What is no thing on offer: figures, wishes for the site, sentences, and that something costs nothing. */
export const unlike = lean(
  /\d|[@€$£]|^(?:y|e|et|und)\s|^\p{L}+[aei]mos(?!\p{L})|(?<!\p{L})(?:hola|buenas|bonjour|bonsoir|salut|hallo|servus|moin|grüezi|olá|oi|ciao|salve|buongiorno|gracias|merci|danke|obrigad[oa]|grazie|web|site|sitio|página|page|sito|pagina|seite|homepage|website|color\p{L}*|colores|couleurs?|farben?|cores|colori|estilo|style|stil|stile|sin|sans|ohne|sem|senza|kein\p{L}*|con|avec|mit|com|para|pour|für|per|tel|tél|whatsapp|quiero|necesito|es|son|est|sont|ist|sind|é|são|è|sono|hay|tenemos|hacemos|somos|nous|wir|ich|je|noi|nós|gratis|grátis|gratuit\p{L}*|libero|libera|kostenlos|frei|free)(?!\p{L})/iu,
);

const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4));

/** "robes de mariée sur mesure … robe de mariée 900 €": with its price it stands already. */
export const isPricedAlready = ({ items }: Brief, text: string): boolean => {
  const said = stemsOf(text);
  return items.some(({ value }) => {
    const words = value.price === undefined ? [] : stemsOf(value.name);
    return words.length > 0 && words.every((word) => said.includes(word));
  });
};

// "… recetas y talleres": the last of a row is joined to it by a word.
const lastTwo = (piece: string): string[] =>
  /[()\d]/u.test(piece)
    ? // "cambio de frenos (20 €) y ruedas a medida": a bracket ends a thing.
      piece.split(/(?<=\))\s(?:y|e|et|und|ed)\s/u)
    : piece.split(/\s(?:y|e|et|und|ed)\s(?!(?:de|del|da|do|di|del|della|du|des|à|au|aux|von|zu)\s)/u);

/**
 * "Planes personalizados, consulta online, recetas.": in a row of things one that a usual word hid is a thing as well, where
 * two or more of the row were found.
 */
export function lostPieces(brief: Brief): Brief {
  const { prompt } = brief;
  const added: Slot<ListedItem>[] = [];
  const gone = new Set<Slot<SectionType>>();
  let from = 0;
  for (const sentence of prompt.split(/(?<=[.!?])\s|\n/u)) {
    const start = prompt.indexOf(sentence, from);
    from = start + sentence.length;
    const colon = sentence.lastIndexOf(': ') + 1;
    const pieces = sentence
      .slice(colon)
      .replace(/[.!?]$/u, '')
      .split(/,\s/u)
      .flatMap((piece, index, all) => (index === all.length - 1 ? lastTwo(piece) : [piece]))
      .filter((piece) => piece.trim() !== '');
    if (
      pieces.length < 3 ||
      pieces.some(
        (piece) =>
          piece
            .replace(/\([^)]*\)/u, '')
            .trim()
            .split(' ').length > 5,
      )
    )
      continue;
    let at = start + colon;
    const found = pieces.map((piece) => {
      const text = piece.trim();
      const begin = prompt.indexOf(text, at);
      at = begin + text.length;
      return { text, span: { start: begin, end: at } };
    });
    const items = brief.items.filter(
      (item) => listed.includes(item.value.section) && found.some(({ span }) => meets(item, span)),
    );
    const hidden = found.filter(
      ({ text, span }) => plans.test(text) && brief.sections.some((slot) => meets(slot, span)),
    );
    const taken: readonly Slot<unknown>[] = [
      ...brief.items,
      ...brief.parts,
      ...brief.colours,
      ...brief.excluded,
      ...brief.pages,
      ...brief.tone,
      ...[
        brief.name,
        brief.place,
        brief.offer,
        brief.style,
        brief.phone,
        brief.email,
        brief.hours,
        brief.address,
      ].filter((slot) => slot !== null),
    ];
    const firm = brief.sections.filter(({ value }) => !vague.has(value));
    const isFree = ({ text, span }: (typeof found)[number]): boolean =>
      !unlike.test(text) && ![...taken, ...brief.sections].some((slot) => meets(slot, span));
    // "Tortas de cumpleaños, mesas dulces, alfajores.": a sentence of things alone.
    // "mesas dulces": one that could be a manner stands among things.
    const looks: readonly Slot<unknown>[] = [...brief.tone, ...(brief.style ? [brief.style] : [])];
    const isLook = ({ span }: (typeof found)[number]): boolean => looks.some((slot) => meets(slot, span));
    const isAllThings =
      items.length === 0 &&
      start > 0 &&
      found.filter(isFree).length > 1 &&
      found.every((piece) => (isFree(piece) || isLook(piece)) && piece.text.split(' ').length <= 4);
    if (!isAllThings && items.length + hidden.length < (hidden.length > 0 ? 1 : 2)) continue;
    for (const { text, span } of found) {
      if (
        unlike.test(text) ||
        taken.some((slot) => meets(slot, span) && !(isAllThings && looks.includes(slot))) ||
        firm.some((slot) => meets(slot, span))
      )
        continue;
      for (const slot of brief.sections)
        if (vague.has(slot.value) && meets(slot, span) && (plans.test(text) || hidden.length > 0))
          gone.add(slot);
      if (brief.sections.some((slot) => meets(slot, span)) && !plans.test(text) && hidden.length === 0)
        continue;
      added.push({
        value: {
          section: items[0]?.value.section ?? homeOf[brief.kind.value] ?? 'services',
          name: capitalise(text),
        },
        spans: [span],
      });
    }
  }
  if (added.length === 0) return brief;
  const hasPrices = brief.items.some(({ value }) => value.price !== undefined);
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !gone.has(slot) || (hasPrices && slot.value === 'pricing')),
    items: [...brief.items, ...added].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
    phrases: brief.phrases.filter(
      (phrase) => !added.some(({ spans: [span] }) => span && meets(phrase, span)),
    ),
  };
}
