import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

type Rule = { readonly said: RegExp; readonly kind: SiteKind; readonly offer?: string };

/** Words that mean one sort of house only where others stand beside them. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  ar: [{ said: /(?<![\p{L}])رياض\s(?:[فب]\p{L}|في\s|تقليدي)/u, kind: 'hotel', offer: 'رياض' }],
  he: [
    { said: /תיק עבודות (?:ל|של ה?)צל(?:ם|מת)/u, kind: 'photographer' },
    { said: /השכרת (?:ה?צימר|בקת|וילה|דירות נופש)/u, kind: 'hotel' },
  ],
  pl: [
    {
      said: /fotograf(?:a|ki|em|ką|ia|ii|ka)?\s(?:ślubn|weseln|rodzinn|noworodk|dzieci|portret)/iu,
      kind: 'photographer',
    },
  ],
  tr: [{ said: /(?:yazılım|web|mobil) geliştirici/iu, kind: 'portfolio' }],
};
const opening = 120;

/** "رياض فمراكش", "תיק עבודות לצלם אירועים": what it is, where one word alone does not tell. */
export function mendKindsEast(brief: Brief): Brief {
  const { prompt, spoken, kind, offer } = brief;
  const head = prompt.slice(0, opening);
  const rule = rules[spoken]?.find(({ said }) => said.test(head));
  const work = /^תיק עבודות (?:ל|של ה?)(?=[א-ת]{3})|^portfolio\s(?=\p{Ll}{4})/iu.exec(
    offer?.value ?? '',
  )?.[0];
  const said = work !== undefined && offer ? { ...offer, value: offer.value.slice(work.length) } : offer;
  // A life says what somebody works as, and stays one.
  if (!rule || kind.value === 'cv') return said === offer ? brief : { ...brief, offer: said };
  return {
    ...brief,
    kind: { ...kind, value: rule.kind },
    offer: rule.offer === undefined ? said : { value: rule.offer, spans: offer?.spans ?? [] },
    // A house has rooms at its price, and what one finds there.
    items: brief.items.map((item) =>
      rule.kind === 'hotel' && item.value.section === 'services'
        ? { ...item, value: { ...item.value, section: 'amenities' } }
        : rule.kind === 'hotel' && item.value.price !== undefined
          ? {
              ...item,
              value: { ...item.value, section: 'rooms', ...(spoken === 'ar' ? { name: 'غرفة' } : {}) },
            }
          : item,
    ),
  };
}
