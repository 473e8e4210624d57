import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** What a day that is celebrated holds, one after another. */
const moments =
  /ceremoni|cérémoni|cerimoni|trauung|plechtigheid|ślub|uroczystoś|nikah|tören|مراسم|عقد القران|חופה|טקס|iglesia|église|kirche|chiesa|igreja|kerk|kościół|mairie|standesamt|civil|rito|messe|misa|missa|cóctel|cocktail|aperitiv|apéro|apéritif|sektempfang|empfang|recepci|réception|receção|ricevimento|ontvangst|borrel|przyjęcie|kokteyl|استقبال|קבלת פנים|cena|dîner|diner|abendessen|dinner|jantar|kolacja|obiad|akşam yemeği|yemek|عشاء|ארוחה|comida|banquete|almoço|pranzo|lunch|déjeuner|fiesta|fête|feier|party|festa|feest|parti|baile|bal(?!\p{L})|soirée|tanz|dance|kuchen|kaffee|torta|taglio|tort|pasta kesimi|حفل|מסיבה|ריקודים|llegada|accueil|ankunft|arrivo|einlass|puertas/iu;
const row =
  /(?:^|[,،;:.\n]\s?)(?<what>(?:(?!a las|alle|à|às|um|om|saat|godz)[\p{L}’'-]+\s){1,4}?)(?<mark>(?:alle(?: ore)?|ore|a las?|à|às|um|om|o|at|saat|godz\.?|h|الساعة|בשעה)\s|ב-?)?(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2})|(?<bare>\s?(?:h|uhr|uur)))?(?=\s?(?:[,،;.\n]|$))/giu;

type Moment = { readonly name: string; readonly when: string; readonly opens: number; readonly span: Span };

/** The moments of a prompt that are told with their hour; one without a mark counts where another has one. */
function momentsOf(prompt: string): readonly Moment[] {
  let isMarked = false;
  const found: Moment[] = [];
  for (const match of prompt.matchAll(row)) {
    const { what = '', mark, hour = '', minute, bare } = match.groups ?? {};
    const value = Number(hour);
    if (!moments.test(what) || value > 24) continue;
    isMarked ||= mark !== undefined || minute !== undefined || bare !== undefined;
    const start = match.index + match[0].indexOf(what);
    found.push({
      name: capitalise(what.trim()),
      when: `${hour}:${minute ?? '00'}`,
      opens: value * 60 + Number(minute ?? 0),
      span: { start, end: match.index + match[0].length },
    });
  }
  return isMarked && found.length > 1 ? found : [];
}

/** "cerimonia ore 16, aperitivo 17:30, cena 20": the order of a day that is celebrated, which begins with the first of it. */
export function momentsOfDay(brief: Brief): Brief {
  if (brief.kind.value !== 'event') return brief;
  const told = momentsOf(brief.prompt);
  const known = brief.items.filter(({ value }) => value.section === 'agenda' && value.when !== undefined);
  const [first] = told.toSorted((one, other) => one.opens - other.opens);
  if (!first || known.length >= told.length) return brief;
  const isFree = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    !spans.some(({ start, end }) => told.some(({ span }) => start < span.end && end > span.start));
  const rows = told.map(({ name, when, span }): Slot<ListedItem> => ({
    value: { section: 'agenda', name, when },
    spans: [span],
  }));
  return {
    ...brief,
    items: [...brief.items.filter(isFree), ...rows],
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
    hours: brief.hours && isFree(brief.hours) ? brief.hours : null,
    starts: { value: { said: first.when, opens: first.opens, closes: null }, spans: [first.span] },
  };
}
