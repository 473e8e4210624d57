import type { Brief, Slot } from '@/domain/site/brief';
import { isGivenName } from '../east/given-names';
import { slotAt } from '../../slot-at';

const ofPerson: Readonly<Record<string, RegExp>> = {
  he: /^(?:קורות חיים|קו["״]ח|תיק עבודות|פורטפוליו|אתר אישי|דף אישי|אתר תדמית)\s(?:של\s|עבור\s|ל)(?<first>[א-ת]{2,})\s(?<last>[א-ת'"-]{2,})(?=[,.]|\s[-–]|$)/u,
  ar: /^(?:(?:ال)?سيرة (?:ال)?ذاتية|موقع شخصي|معرض أعمال|بورتفوليو|صفحة شخصية)\s(?:(?:ال)?خاصة? ب|عن\s|ل)(?:(?:ال|لل|ل)?(?:مهندسة?|دكتورة?|محامية?|مصورة?|فنانة?)\s)?(?<first>[\u0621-\u064A]{2,})\s(?<last>[\u0621-\u064A-]{2,})(?=[،,.:]|\s(?:من|في)\s|\s[-–]|$)/u,
};
/** "קורות חיים של יעל אברהמי": whose life it is stands behind it, in letters without capitals. */
export function ownerOfLife(brief: Brief): Brief {
  const found = ofPerson[brief.spoken]?.exec(brief.prompt);
  const { first, last } = found?.groups ?? {};
  if (!found || first === undefined || last === undefined || !isGivenName(first, brief.spoken)) return brief;
  const value = `${first} ${last}`;
  const name = slotAt(value, found.index + found[0].lastIndexOf(value));
  // "سيرة ذاتية للمهندس كريم حداد": what stands before the name is the page itself.
  const isPage = brief.offer !== null && found[0].startsWith(brief.offer.value.slice(0, 8));
  const trade = /(?:لل|ال)(?<trade>مهندسة?|دكتورة?|محامية?|مصورة?|فنانة?)\s/u.exec(found[0])?.groups?.[
    'trade'
  ];
  const offer = isPage ? (trade === undefined ? null : slotAt(trade, found[0].indexOf(trade))) : brief.offer;
  return { ...brief, name, offer };
}

const behindTrade = /^(?<trade>\p{Ll}[\p{Ll} ]+[ıiuü])\s(?<name>\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){0,2})$/u;
/** "veteriner kliniği Patiköy için site": what stands behind the trade with a capital is what it is called. */
export function nameBehindTrade(brief: Brief): Brief {
  const [span] = brief.offer?.spans ?? [];
  const { trade, name } = behindTrade.exec(brief.offer?.value ?? '')?.groups ?? {};
  if (brief.spoken !== 'tr' || !span || trade === undefined || name === undefined) return brief;
  if (name === brief.place?.value || brief.quotes.some(({ value }) => value.use === 'name')) return brief;
  return {
    ...brief,
    name: slotAt(name, span.end - name.length),
    offer: { value: trade, spans: [{ start: span.start, end: span.start + trade.length }] },
  };
}

const noTown =
  /^(?:(?:Foto|Bild|Handy|Bildschirm|Smartphone|Telefon|Gerät|Computer|Rechner|Browser|Tablet|Markt|Wochenende|Ende|Anfang)$|النشرة|الموقع|الصفحة|المتصفح|التطبيق|الجهاز|الهاتف|المطبخ|البيت|الأعلى|الأسفل|الوسط|البداية|النهاية|الخلفية|הדפדפן|דפדפן|המכשיר|הטלפון|הבית|העמוד|האתר|הדף)/u;
/** "اشتراك في النشرة البريدية": a letter one subscribes to is no town. */
export const noTownOfPage = (brief: Brief): Brief =>
  noTown.test(brief.place?.value ?? '') ? { ...brief, place: null } : brief;

const title = /\s(?:ال)?(?:دكتورة?|دكتور|مهندسة?|محامية?|أستاذة?|مصورة?|مدربة?)$/u;
const presenting = /^tanıt(?:ım)?(?:\s|$)/iu;
/** "عيادة أسنان الدكتورة": a title belongs to whom it stands before; "tanıtım sayfası" is the page itself. */
export function offerAlone(brief: Brief): Brief {
  const { offer } = brief;
  const value = offer?.value.replace(title, '');
  if (!offer || value === undefined) return brief;
  if (brief.spoken === 'tr' && presenting.test(value)) return { ...brief, offer: null };
  return value === offer.value || brief.spoken !== 'ar' ? brief : { ...brief, offer: { ...offer, value } };
}

const labelled =
  /(?<!\p{L})(?:endereço|morada|dirección|domicilio|adresse|anschrift|indirizzo|adres|العنوان|כתובת)\s?:?\s(?<address>[^.;\n:]{6,70}\d[^.;\n:]{0,40}?)(?=\.(?:\s|$)|[;\n]|$)/iu;
/** "Endereço Rua 9, 1520, Setor Marista": all that stands behind its label. */
export function addressByLabel(brief: Brief): Brief {
  const found = labelled.exec(brief.prompt);
  const address = found?.groups?.['address']?.trim();
  if (!found || address === undefined || brief.address !== null || /@|https?:/u.test(address)) return brief;
  const start = found.index + found[0].indexOf(address);
  const slot = slotAt(address, start);
  const isElse = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 || !spans.every((one) => one.start >= start && one.end <= start + address.length);
  return {
    ...brief,
    address: slot,
    items: brief.items.filter(isElse),
    parts: brief.parts.filter(isElse),
    phrases: brief.phrases.filter(isElse),
  };
}
