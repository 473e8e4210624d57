import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { lean } from '../../words/lean-letters';

type Item = Slot<ListedItem>;

/** Small words that stand for nothing by themselves. */
const small = new Set(
  'juste seulement uniquement solo sólo sola nur bloß bitte apenas só somente soltanto solamente alleen enkel slechts tylko jedynie sadece yalnızca فقط רק y e et und en i ve ed oder ou o of lub veya también aussi auch também anche ook też da de'.split(
    ' ',
  ),
);
const article = /^(?:l[ea]s?|el|los|am|an|o|os|as?|il|i|op|de|w|we|we?|na|no|ב|في|يوم|ביום|ימי|בימי)\s/iu;
const day = lean(
  /^(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|segundas?(?:-feiras?)?|ter[çc]as?(?:-feiras?)?|quartas?(?:-feiras?)?|quintas?(?:-feiras?)?|sextas?(?:-feiras?)?|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabat[oi]|domenic[ah]e?|maandag(?:en)?|dinsdag(?:en)?|woensdag(?:en)?|donderdag(?:en)?|vrijdag(?:en)?|zaterdag(?:en)?|zondag(?:en)?|poniedział\p{L}+|wtor\p{L}+|środ\p{L}+|czwart\p{L}+|piąt\p{L}+|sobot\p{L}+|niedziel\p{L}+|pazartesi\p{L}*|salı\p{L}*|çarşamba\p{L}*|perşembe\p{L}*|cuma(?:rtesi)?\p{L}*|pazar(?:ları)?|(?:ال)?(?:سبت|أحد|احد|اثنين|إثنين|ثلاثاء|أربعاء|اربعاء|خميس|جمعة)|(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת))$/iu,
);

/** "le jeudi": a day alone, with its article. */
const isDay = (name: string): boolean => day.test(name.trim().replace(article, ''));
const last = (name: string): string => /\S+$/u.exec(name)?.[0] ?? '';

/**
 * "consultations à domicile le mardi et le jeudi", "juste le téléphone": a second day belongs to what takes place on the
 * first, and a small word that was left over is nothing on offer.
 */
export function fragmentsAside(brief: Brief): Brief {
  const items = brief.items.reduce<readonly Item[]>((kept, item) => {
    const { name, price } = item.value;
    const before = kept.at(-1);
    if (small.has(name.trim().toLowerCase())) return kept;
    const [from, to] = [before?.spans[0]?.start, item.spans.at(-1)?.end];
    const isNext = from !== undefined && to !== undefined && to > from && to - from < 90;
    if (!before || !isNext || price !== undefined || !isDay(name) || !isDay(last(before.value.name)))
      return [...kept, item];
    const said = brief.prompt.slice(before.spans[0]?.end, to);
    const joined = { ...before.value, name: before.value.name + said };
    return [...kept.slice(0, -1), { ...before, value: joined, spans: [{ start: from, end: to }] }];
  }, []);
  // "(450 pesos)": what something costs is no phrase of its own.
  const prices = new Set(items.map(({ value }) => value.price?.toLowerCase()));
  const phrases = brief.phrases.filter(({ value }) => !prices.has(value.trim().toLowerCase()));
  return items.length === brief.items.length && phrases.length === brief.phrases.length
    ? brief
    : { ...brief, items: [...items], phrases };
}
