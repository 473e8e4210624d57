import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { overlaps } from '../../words/slot-spans';

const tiers =
  'paquetes|bonos|tarifas|planes|formules|forfaits|pakete|packages|pacotes|planos|pacchetti|formule|piani|pakketten|arrangementen|pakiety|pakietów|paketler|paket|باقات|الباقات|חבילות|מסלולים';
const unpriced =
  'sin (?:los )?(?:precios|tarifas)|sans (?:les )?(?:prix|tarifs)|ohne preise?|sem (?:os )?preços?|senza (?:i )?prezzi|zonder (?:de )?prijzen|bez (?:podanych )?cen|fiyatsız|fiyatlar olmadan|بدون أسعار|بلا أسعار|ללא מחירים|בלי מחירים';
const row = new RegExp(
  String.raw`(?<!\p{L})(?:${tiers})\s(?:(?:${unpriced})\s?\((?<late>[^()]{3,120})\)|\((?<list>[^()]{3,120})\)\s?,?\s?(?:${unpriced}))(?!\p{L})`,
  'iu',
);

/** "3 pakiety (Mini, Standard, Premium) bez cen": what is on offer stands there by its names, and nobody makes up what it costs. */
export function tiersWithoutPrices(brief: Brief): Brief {
  const { prompt } = brief;
  const found = row.exec(prompt);
  const list = found?.groups?.['list'] ?? found?.groups?.['late'];
  if (!found || list === undefined) return brief;
  const start = prompt.indexOf(list, found.index);
  const whole = { start: found.index, end: found.index + found[0].length };
  let at = start;
  const items = list
    .split(/[,;،]\s?|\s(?:y|et|und|e|en|i|ve)\s|\s(?=ו\p{L})/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece): Slot<ListedItem> => {
      const from = prompt.indexOf(piece, at);
      at = from + piece.length;
      return { value: { section: 'services', name: capitalise(piece) }, spans: [{ start: from, end: at }] };
    });
  const isOutside = ({ spans }: { readonly spans: readonly { start: number; end: number }[] }): boolean =>
    !overlaps(spans, [whole]);
  return {
    ...brief,
    items: [...brief.items.filter(isOutside), ...items],
    phrases: brief.phrases.filter(isOutside),
    parts: brief.parts.filter(isOutside),
    style: brief.style && isOutside(brief.style) ? brief.style : null,
    counts: brief.counts.filter(({ value }) => value.thing !== 'pricing'),
    sections: [
      ...brief.sections.filter(({ value }) => value !== 'pricing' && value !== 'services'),
      { value: 'services', spans: [{ start: found.index, end: start - 2 }] },
    ],
    excluded: [...brief.excluded, { value: 'pricing', spans: [] }],
  };
}
