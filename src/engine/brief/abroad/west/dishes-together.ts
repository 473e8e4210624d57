import type { Brief } from '@/domain/site/brief';
import { sentenceAt } from './sentence-at';
import { lean } from '../../words/lean-letters';

const kitchens = new Set(['bakery', 'cafe', 'restaurant', 'bar']);
const noDish =
  /(?<!\p{L})(?:encarg|encom|pedido|catering|event|evenement|événement|fiest|fest|fêt|servi|lieferung|liefer|livr|entreg|delivery|reserv|réserv|prenot|curs|kurs|cours|taller|atelier|workshop|degust|dégust|visit|führ|abhol|recog|retir|asporto|domicil|hochzeit|boda|mariage|casament|matrimon|terra[sz]|música|musik|musique|musica|wifi|wlan|plan[oi]?s?\b|decora)\p{L}*/iu;

/** "brigadeiros R$ 4,50, bolo de rolo": what stands beside a dish in one row is another, with a price or without. */
export function dishesTogether(brief: Brief): Brief {
  if (!kitchens.has(brief.kind.value)) return brief;
  const dishes = brief.items.filter(({ value }) => value.section === 'menu');
  const isBeside = (item: Brief['items'][number]): boolean => {
    const [span] = item.spans;
    if (!span) return false;
    const { start, end } = sentenceAt(brief.prompt, span.start);
    return dishes.some((dish) => {
      const [other] = dish.spans;
      if (!other || other.start < start || other.end > end) return false;
      const [from, to] = other.end <= span.start ? [other.end, span.start] : [span.end, other.start];
      return /^(?:[^,;.:]|[.,](?=\d)){0,16}(?:,|\s(?:y|e|et|und))\s$/u.test(brief.prompt.slice(from, to));
    });
  };
  // One that was found makes the next one a dish as well.
  for (let at = 0; at < brief.items.length; at += 1) {
    const found = brief.items.find(
      (item) =>
        item.value.section === 'services' &&
        item.value.when === undefined &&
        !dishes.includes(item) &&
        !noDish.test(item.value.name) &&
        isBeside(item),
    );
    if (!found) break;
    dishes.push(found);
  }
  return {
    ...brief,
    items: brief.items.map((item) =>
      dishes.includes(item) ? { ...item, value: { ...item.value, section: 'menu' as const } } : item,
    ),
  };
}

const visit = lean(
  /^(?:visites?|visitas?|dégustations?|ateliers?|cours|stages?|talleres|taller|clases?|curs[oi]s?|degustaci\p{L}+|catas?|rutas?|oficinas?|aulas?|degustaç\p{L}+|provas?|workshops?|\p{L}*führung(?:en)?|\p{L}*kurse?|verkostung\p{L}*|degustation\p{L}*|übernacht\p{L}*|visit[ae]|degustazion\p{L}+|laborator[iy]\p{L}*|cors[oi]|tour)(?!\p{L})/iu,
);
/** "tomme, visite de la cave": what guests of a shop take part in is none of its wares. */
export function visitsAside(brief: Brief): Brief {
  if (brief.kind.value !== 'shop') return brief;
  const isVisit = ({ value }: Brief['items'][number]): boolean =>
    value.section === 'products' && visit.test(value.name);
  const isWare = (item: Brief['items'][number]): boolean =>
    item.value.section === 'products' && !isVisit(item);
  if (!brief.items.some(isVisit) || !brief.items.some(isWare)) return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      isVisit(item) ? { ...item, value: { ...item.value, section: 'amenities' as const } } : item,
    ),
    sections: [...brief.sections, { value: 'amenities' as const, spans: [] }],
  };
}
