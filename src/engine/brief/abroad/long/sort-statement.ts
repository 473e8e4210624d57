import type { ChapterSort } from './label-sorts';
import { dayOfYear, dayOrMonth } from './months';

const opens =
  /(?<!\p{L})(?:atiend\p{L}+|atendemos|recib(?:o|imos)|reçoi\p{L}+|recevons|behandle|empfange|ontvang\p{L}*|przyjmuj\p{L}+|ricev(?:o|iamo)|abr(?:imos|e|en|irá)|abiert[oa]s?|cerr(?:amos|ado|ada|ados)|cierra|ouvert\p{L}*|ouvr\p{L}+|ferm(?:é|ée|és|ons|eture)|cierre|chiusura|fechamento|betriebsferien|sluiting|zamknięcie|geöffnet|geschlossen|offen|öffn\p{L}+|schließ\p{L}+|ruhetag|abert[oa]s?|abrimos|fech(?:amos|ado|ada)|apert[oiae]|apriamo|chius[oiae]|chiudiamo|geopend|open|gesloten|dicht|otwart\p{L}*|czynn\p{L}*|nieczynn\p{L}*|zamkni\p{L}+|açık\p{L}*|kapalı\p{L}*|açığız)(?!\p{L})|مفتوح|نفتح|مغلق|عطلة|ساعات العمل|פתוח|סגור/iu;
const travels =
  /(?<!\p{L})(?:auto)?bus(?:es|sen)?(?!\p{L})|(?<!\p{L})(?:autob\p{L}+|metro|tranv[ií]a|tram\p{L}*|\p{L}*straßenbahn\p{L}*|[us]-bahn|\p{L}*haltestelle|\p{L}*bahnhof\p{L}*|stacj\p{L}+|dworz\p{L}+|przystan\p{L}+|parking|\p{L}*parkpl[aä]tz\p{L}*|parken|parkeer\p{L}*|parkeren|aparca\p{L}*|estaciona\p{L}*|parchegg\p{L}+|park yeri|otopark\p{L}*|durağ\p{L}*|fermata|halte|arrêt|parada|havaliman\p{L}*|aéroport|aeropuerto|aeroporto|a pie|à pied|zu fuß|a piedi|te voet|pieszo|autopista|autoroute|autobahn|autostrad\p{L}+)(?!\p{L})|موقف|محطة|חניה|תחנה|אוטובוס/iu;
const reached = /@|(?<!\d)\+?\d(?:[\d ()./-]{7,})\d/u;
const clock =
  /\d\s?[:.h]\s?\d\d(?!\d)|\d\s?(?:h|uhr|uur|saat)(?!\p{L})|(?<!\d)\d{1,2}\s(?:a|à|bis|tot|do|alle|às|ile|to)\s(?:las\s)?\d{1,2}(?!\d)|(?:a las|alle|às|om|um|saat|الساعة|בשעה)\s\d/iu;
const praised = /^["“„«].+["”“»]\s*(?:[—–-]|\(|,)?\s*\p{L}/u;

/** What a statement without a label is about, as far as its words tell. */
export const sortOfStatement = (text: string): ChapterSort | null => {
  if (praised.test(text)) return 'reviews';
  if (/\d{4}$/u.test(dayOfYear.exec(text)?.[0] ?? '')) return 'days';
  if (/@/u.test(text) && !dayOrMonth.test(text)) return 'contact';
  // "Abrimos en 2016 en la calle Mayor 28": neither is an hour.
  if (opens.test(text) && (clock.test(text) || dayOrMonth.test(text))) return 'hours';
  if (reached.test(text)) return 'contact';
  return travels.test(text) || /(?<!\p{L})(?:gare|station|stazione|estación|estação)(?!\p{L})/u.test(text)
    ? 'way'
    : null;
};
