import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

type Item = Slot<ListedItem>;
const units: Readonly<Record<string, string>> = {
  nl: 'x|keer|maal|lessen|sessies?|weken|avonden|ochtenden|middagen|dagen|uur|uren|minuten|min|maanden|behandelingen|bijeenkomsten|consulten|ritten|strippen|stuks?',
  pl: 'zajęć|zajęcia|lekcji|lekcje|spotkań|spotkania|sesji|sesje|wizyt|wizyty|wejść|wejścia|treningów|treningi|minut|min|godzin[ay]?|tygodni|tygodnie|dni|miesięcy|miesiące|zabiegów|zabiegi|sztuk',
  tr: 'ders(?:lik)?|seans(?:lık)?|haftalık|hafta|dakikalık|dakika|dk|saatlik|saat|günlük|gün|aylık|ay|adet|giriş|görüşme|kez',
  ar: 'حصص|حصة|جلسات|جلسة|دروس|درس|دقيقة|دقائق|ساعات|ساعة|أيام|أسابيع|أسبوعا?|أشهر|شهور|شهرا?|مرات|لقاءات|قطعة|قطع',
  he: 'שיעורים|מפגשים|פגישות|טיפולים|דקות|שעות|ימים|שבועות|חודשים|כניסות|אימונים|יחידות',
};
/** Words that head a list of prices and are nothing on offer. */
const heading =
  /^(?:(?:de|het|onze|mijn|nasz\p{L}*|moje)\s)?(?:prij\p{L}*|tarie\p{L}*|kosten|abonnement\p{L}*|pakket\p{L}*|strippenkaart\p{L}*|aanbod|cen[ay]|cennik|karnet\p{L}*|pakiet\p{L}*|abonament\p{L}*|ofert[aąy]|koszt|fiyat\p{L}*|ücret\p{L}*|paket\p{L}*|üyelik\p{L}*|abonelik\p{L}*|(?:ال)?[أا]سعار(?:نا)?|(?:ال)?باقات|(?:ال)?سعر|(?:ال)?اشتراك(?:ات)?|מחיר(?:ים|ון)?|חבילות|מנויים|כרטיסי(?:ה|יה|ות))$/iu;
/** "Zwangerschapsyoga is dinsdagavond om 19.30 uur": what the sentence is about. */
const subject: Readonly<Record<string, RegExp>> = {
  nl: /^(?<who>\p{Lu}[\p{L}-]{3,}(?:\s(?:voor|met|en)?\s?\p{L}[\p{L}-]{2,}){0,2}?)\s(?:is|zijn|geef ik|kost|doe ik|duurt|op|elke|iedere)\s/u,
  pl: /^(?<who>\p{Lu}\p{L}{3,}(?:\s\p{Ll}{3,}){0,2}?)\s(?:jest|są|odbywa(?:ją)? się|kosztuj[eą]|trwa(?:ją)?|we? (?:poniedział|wtor|środ|czwart|piąt|sobot|niedziel)\p{L}*)/u,
};
const opensSentence = /[.!?;\n](?!\d)\s*/gu;

const labelBefore = (
  lead: string,
  language: string,
): { readonly label: string; readonly at: number } | null => {
  const starts = [...lead.matchAll(opensSentence)].map((mark) => mark.index + mark[0].length);
  const from = starts.at(-1) ?? 0;
  const sentence = lead.slice(from);
  const colon = /(?:^|[,،]\s?)(?<who>\p{L}[^,،:]{2,40}):\s*(?:\p{L}{1,4}\s)?$/u.exec(sentence)?.groups?.[
    'who'
  ];
  const label = colon?.trim() ?? subject[language]?.exec(sentence)?.groups?.['who'];
  if (label === undefined || heading.test(label) || label.split(' ').length > 4) return null;
  return { label, at: from + sentence.indexOf(label) };
};

/** "Babymassage: 4 keer voor € 95": a number of times is how it is sold; what is sold stands before it. */
export function countedRows(brief: Brief): Brief {
  const unit = units[brief.spoken];
  if (unit === undefined) return brief;
  const counted = new RegExp(String.raw`^[\d٠-٩]{1,3}\s?(?:${unit})(?!\p{L})(?:\s[^\d]{0,24})?$`, 'iu');
  const labels = brief.items.map((item) => {
    const { name, price } = item.value;
    const start = item.spans[0]?.start;
    return price === undefined || start === undefined || !counted.test(name)
      ? null
      : labelBefore(brief.prompt.slice(0, start), brief.spoken);
  });
  if (labels.every((one) => one === null)) return brief;
  const isLabel = ({ value, spans: [span] }: Item): boolean =>
    value.price === undefined &&
    labels.some(
      (one) =>
        one !== null && span !== undefined && span.start < one.at + one.label.length && span.end > one.at,
    );
  return {
    ...brief,
    items: brief.items.flatMap((item, at): Item[] => {
      const told = labels[at];
      if (!told) return isLabel(item) ? [] : [item];
      const isShared = labels.filter((one) => one?.at === told.at).length > 1;
      const name = told.label.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(brief.spoken));
      const value = isShared
        ? { ...item.value, name: `${name}, ${item.value.name}` }
        : { ...item.value, name, note: item.value.note ?? item.value.name };
      return [{ ...item, value }];
    }),
  };
}
