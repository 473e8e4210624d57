import type { TradeId } from './local-trade';

/**
 * What a trade is called, in languages whose prompts bend its word as their sentence needs it, so that it cannot be
 * taken from there: Polish, Turkish, Hebrew, Arabic.
 */
const languages = ['pl', 'tr', 'he', 'ar'] as const;

const nouns: Partial<Record<TradeId, readonly [pl: string, tr: string, he: string, ar: string]>> = {
  physio: ['Fizjoterapia', 'Fizyoterapi', 'פיזיותרפיה', 'علاج طبيعي'],
  optician: ['Optyk', 'Optisyen', 'אופטיקה', 'بصريات'],
  groomer: ['Salon dla psów', 'Köpek kuaförü', 'מספרה לכלבים', 'عناية بالكلاب'],
  boarding: ['Hotel dla zwierząt', 'Pet oteli', 'פנסיון לבעלי חיים', 'رعاية الحيوانات'],
  training: ['Szkolenie psów', 'Köpek eğitimi', 'אילוף כלבים', 'تدريب كلاب'],
  riding: ['Jazda konna', 'Binicilik', 'רכיבה על סוסים', 'ركوب الخيل'],
  sewing: ['Krawiectwo', 'Terzi', 'תפירה ותיקוני בגדים', 'خياطة'],
  hair: ['Salon fryzjerski', 'Kuaför', 'מספרה', 'صالون شعر'],
  barber: ['Barber', 'Berber', 'מספרת גברים', 'صالون حلاقة'],
  nails: ['Studio paznokci', 'Tırnak stüdyosu', 'סטודיו לציפורניים', 'عناية بالأظافر'],
  tattoo: ['Studio tatuażu', 'Dövme stüdyosu', 'סטודיו לקעקועים', 'استوديو وشم'],
  plumber: ['Hydraulik', 'Tesisatçı', 'אינסטלציה', 'سباكة'],
  electrician: ['Elektryk', 'Elektrikçi', 'חשמלאות', 'كهرباء'],
  painter: ['Malowanie', 'Boyacı', 'עבודות צבע', 'دهانات'],
  gardener: ['Ogrody', 'Bahçıvan', 'גינון', 'تنسيق حدائق'],
  moving: ['Przeprowadzki', 'Nakliyat', 'הובלות', 'نقل أثاث'],
  carpenter: ['Stolarnia', 'Marangoz', 'נגרייה', 'نجارة'],
  garage: ['Warsztat samochodowy', 'Oto servis', 'מוסך', 'ورشة سيارات'],
  bikes: ['Rowery', 'Bisiklet', 'אופניים', 'دراجات'],
  pizzeria: ['Pizzeria', 'Pizza', 'פיצרייה', 'بيتزا'],
  bookshop: ['Księgarnia', 'Kitapçı', 'חנות ספרים', 'مكتبة'],
  pilates: ['Pilates', 'Pilates stüdyosu', 'סטודיו לפילאטיס', 'استوديو بيلاتس'],
  clothes: ['Odzież', 'Giyim', 'אופנה', 'أزياء'],
};

/** The name of a trade in such a language; undefined elsewhere and for trades without one. */
export function nameTrade(language: string, trade: TradeId): string | undefined {
  const at = (languages as readonly string[]).indexOf(language);
  return at < 0 ? undefined : nouns[trade]?.[at];
}
