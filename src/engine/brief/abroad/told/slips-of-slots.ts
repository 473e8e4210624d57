import type { Brief } from '@/domain/site/brief';
import { unbendPerson } from '../polish-people';

/** "bloc opératoire à Saint-Vincent" in a row of posts: where somebody worked is not where they are. */
export function placeOfPost(brief: Brief): Brief {
  const at = brief.place?.spans[0]?.start;
  if (brief.kind.value !== 'cv' || at === undefined) return brief;
  const isRow = /:|(?<!\d)(?:19|20)\d{2}(?!\d)/u.test(brief.prompt.slice(0, at));
  return isRow ? { ...brief, place: null } : brief;
}

/** What the time of the year is called by which a house has its prices. */
export const season =
  /^(?:(?:neben|haupt|zwischen|vor|nach)saison|(?:temporada|época|estación) (?:alta|baja|media|baixa|média)|(?:haute|basse|moyenne) saison|(?:alta|bassa|media) stagione|(?:laag|hoog|midden|voor|na)seizoen|(?:w )?(?:wysoki\p{L}*|niski\p{L}*) sezon\p{L}*|(?:poza )?sezone?m?|(?:yüksek|düşük|ara) sezon|(?:ال)?موسم (?:ال)?(?:ذروة|منخفض|عالي)|עונה (?:גבוהה|נמוכה))$/iu;
/** "Nebensaison 75 €": when it costs that, and no room. */
export const seasonsNoRooms = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) =>
    item.value.section === 'rooms' && item.value.price !== undefined && season.test(item.value.name.trim())
      ? { ...item, value: { ...item.value, section: 'pricing' as const } }
      : item,
  ),
});

const allowed =
  /(?:erlaubt|willkommen|verboten|nicht möglich|permitid|admit|aceit|bienvenid|bem-vind|autorisé|admis|interdit|ammess|vietat|benvenut|toegestaan|welkom|verboden|dozwolon|mile widzian|zabronion|kabul|serbest|yasak|مسموح|מותר|אסור)\p{L}*$/iu;
/** "Hunde erlaubt": what a house allows is no room of it, and stands in its own words. */
export const allowedNoRoom = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) => {
    const [span] = item.spans;
    const { section, name, price } = item.value;
    if (
      (section !== 'rooms' && section !== 'amenities') ||
      price !== undefined ||
      !allowed.test(name) ||
      !span
    )
      return item;
    return {
      ...item,
      value: {
        ...item.value,
        section: 'amenities' as const,
        name: brief.prompt.slice(span.start, span.end),
      },
    };
  }),
});

const opening =
  /^(?:(?:das |el |le |il |o |het )?(?:program\p{L}*|einlass|start|beginn|inizio|inicio|início|début|aanvang|inloop|początek|başlangıç|البداية|התחלה))(?:\s(?:vanaf|ab|od|dès|desde(?: las)?|a partir d[ea]s?|dalle|from|om|um|alle|a las|à|às|saat))?$/iu;
/** "programma vanaf 9:30": when a day begins, and nothing in its programme. */
export const beginningNoMoment = (brief: Brief): Brief =>
  brief.kind.value === 'event'
    ? {
        ...brief,
        items: brief.items.filter(
          ({ value }) => value.section !== 'agenda' || !opening.test(value.name.trim()),
        ),
      }
    : brief;

const paying = /(?<!\p{L})(?:mb ?way|bizum|paypal|iban|twint|blik|multibanco|pix|revolut|tikkie)(?!\p{L})/iu;
/** "MB Way 912 345 678": how one pays is no address. */
export const payingNoAddress = (brief: Brief): Brief =>
  brief.address && paying.test(brief.address.value) ? { ...brief, address: null } : brief;

const look = /^(?:in )?(?:stile|estilo|style|stil|styl|stijl|tarzı?|أسلوب|ستايل|סגנון|בסגנון)\s\p{L}/iu;
/** "stile quaderno a quadretti": how the page looks, and nothing on it. */
export const looksNoRows = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.filter(({ value }) => value.price !== undefined || !look.test(value.name.trim())),
  phrases: brief.phrases.filter(({ value }) => !look.test(value.trim())),
  parts: brief.parts.filter(({ value }) => !look.test(value.title.trim())),
});

/** "Gabinet psychologiczny Anny Sikory": what the practice is like is nobody's calling, and whose it is stands in its name. */
export const ownerNoStaff = (brief: Brief): Brief =>
  brief.spoken === 'pl'
    ? {
        ...brief,
        items: brief.items.filter(
          ({ value }) =>
            value.section !== 'team' ||
            unbendPerson(value.name) !== brief.name?.value ||
            !/(?:czny|owy|ski|lny|yczny)$/u.test(value.note ?? ''),
        ),
      }
    : brief;

const sort = /^(?:par|grup(?:owa)?|dzieci|rodzin(?:na)?|małżeńska|młodzieży|dorosłych|online)$/iu;
/** "terapia indywidualna 180 zł, par 250 zł": sorts of one work that Polish names once, before the first of them. */
export function sortsOfWork(brief: Brief): Brief {
  if (brief.spoken !== 'pl') return brief;
  let head = '';
  return {
    ...brief,
    items: brief.items.map((item) => {
      const { name, price } = item.value;
      const isSort = head !== '' && price !== undefined && sort.test(name);
      if (!isSort) {
        head = /^(?<noun>\p{L}{4,})\s\p{L}+$/u.exec(name)?.groups?.['noun'] ?? '';
        return item;
      }
      return { ...item, value: { ...item.value, name: `${head} ${name.toLowerCase()}` } };
    }),
  };
}

const until =
  /^\s?,?\s?(?<note>(?:tot(?: en met)?|t\/m|bis(?: zum)?|jusqu['’]au|hasta(?: el)?|até|fino al?|entro(?: il)?|do|vanaf|ab(?: dem)?|à partir du|dès le|desde(?: el)?|a partir d[eo]|dal|od|حتى|لغاية|עד)\s\d{1,2}\.?(?:\s(?:de\s)?\p{L}{3,}|[./-]\d{1,2}))(?=\s?[,.;)\n]|$)/iu;
/** "vroegboek €60 tot 1 juli": until when it costs that belongs to it. */
export const pricedUntil = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) => {
    const { price, note } = item.value;
    const end = Math.max(...item.spans.map((span) => span.end));
    if (price === undefined || note !== undefined || item.spans.length === 0) return item;
    const from = brief.prompt.indexOf(price, item.spans[0]?.start ?? 0);
    const behind = from < 0 ? end : Math.max(end, from + price.length);
    const told = until.exec(brief.prompt.slice(behind, behind + 50))?.groups?.['note'];
    return told === undefined ? item : { ...item, value: { ...item.value, note: told } };
  }),
});

/** Slots that took what belongs elsewhere, each by itself. */
export const slipsOfSlots: readonly ((brief: Brief) => Brief)[] = [
  placeOfPost,
  seasonsNoRooms,
  allowedNoRoom,
  beginningNoMoment,
  payingNoAddress,
  looksNoRows,
  ownerNoStaff,
  sortsOfWork,
  pricedUntil,
];
