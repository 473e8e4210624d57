import type { Brief, CountWish, Slot, Span } from '@/domain/site/brief';
import { sectionTypes, type SectionType } from '@/domain/site/vocabulary';
import { lean } from '../../words/lean-letters';

type Spanned = { readonly spans: readonly Span[] };
const meets = ({ spans }: Spanned, { start, end }: Span): boolean =>
  spans.some((span) => span.start < end && span.end > start);

const numbers: Readonly<Record<string, readonly string[]>> = {
  pl: ['dw(?:a|ie|óch|oje)', 'trz(?:y|ech|ema)', 'cztere(?:y|ch|ma)|cztery', 'pięci(?:u|oma)|pięć', 'sześci(?:u|oma)|sześć', 'siedmi(?:u|oma)|siedem', 'ośmi(?:u|oma)|osiem', 'dziewięci(?:u|oma)|dziewięć', 'dziesięci(?:u|oma)|dziesięć'],
  tr: ['iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on'],
  ar: ['اثنين|اثنان', 'ثلاثة?', '[أا]ربعة?', 'خمسة?', 'ستة?', 'سبعة?', 'ثماني?ة?', 'تسعة?', 'عشرة?'],
  he: ['שתי|שני|שתיים|שניים', 'שלושה?|שלושת', 'ארבעה?|ארבעת', 'חמישה|חמש|חמשת', 'שישה|שש|ששת', 'שבעה?', 'שמונה', 'תשעה?', 'עשרה?'],
}; // prettier-ignore

/** Things of a page that are counted: by the type of the section that holds them. */
const things: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pl: {
    faq: 'pyta(?:ń|nia|niami|niach)(?: i odpowiedzi\\p{L}*)?', testimonials: '(?:opini(?:e|i|ami)|recenzj[ei]|referencj[ei])(?: klientów)?', posts: '(?:wpis(?:y|ów|ami)|artykuł(?:y|ów|ami))', pricing: '(?:plan(?:y|ów|ami)|pakiet(?:y|ów|ami)|wariant(?:y|ów)|abonament(?:y|ów))(?: cenow\\p{L}+)?', portfolio: '(?:projekt(?:y|ów|ami)|realizacj(?:e|i|ami))', gallery: 'zdję(?:cia|ć|ciami)', process: 'krok(?:i|ów|ami|ach)', speakers: '(?:prelegent(?:ów|ami|ki)|mówców)', team: '(?:członków zespołu|pracowników|trener(?:ów|zy|ami)|lekarz[ey]|instruktor(?:ów|zy|ki)|nauczyciel[ie])', features: '(?:funkcj[ei]|zalet[y]?|korzyści)', services: 'usług[i]?', links: 'link(?:i|ów|ami)', stats: '(?:liczb[y]?|statystyk[i]?)', curriculum: '(?:moduł(?:y|ów|ami)|lekcj[ei])', products: 'produkt(?:y|ów|ami)', listings: '(?:ofert[y]?|nieruchomości|mieszkań|mieszkania)',
  },
  tr: {
    faq: 'soru(?:luk|lu)?', testimonials: '(?:müşteri |hasta |misafir )?(?:yorumu?|görüşü?)', posts: '(?:yazı|makale)', pricing: '(?:fiyat )?(?:paketi?|planı?)', portfolio: '(?:proje(?:lik)?|iş örneği)', gallery: '(?:fotoğraf|görsel)', process: 'adım(?:da|lı|lık)?', speakers: 'konuşmacı', team: '(?:ekip üyesi|doktor|eğitmen|antrenör|avukat|kişilik (?:ekip|kadro|takım))', features: '(?:özellik|avantaj)', services: 'hizmet', links: '(?:bağlantı|link)', stats: '(?:rakam|istatistik)', curriculum: '(?:modül|ders)', products: 'ürün', listings: '(?:ilan|emlak|daire|konut)',
  },
  ar: {
    faq: '(?:أسئلة|اسئلة)(?: شائعة)?', testimonials: '(?:آراء|تقييمات|شهادات)(?: (?:ال)?عملاء)?', posts: '(?:مقالات|تدوينات)', pricing: '(?:باقات|خطط)(?: أسعار)?', portfolio: '(?:مشاريع|أعمال)', gallery: 'صور', process: 'خطوات', speakers: 'متحدثين', team: '(?:أطباء|مدربين|مدربات|محامين|أعضاء|موظفين)', features: '(?:ميزات|مزايا|مميزات)', services: 'خدمات', links: 'روابط', stats: '(?:أرقام|إحصائيات)', curriculum: '(?:وحدات|دروس)', products: 'منتجات', listings: '(?:عقارات|إعلانات|شقق|وحدات سكنية)',
  },
  he: {
    faq: 'שאלות(?: נפוצות| ותשובות)?', testimonials: '(?:המלצות|ביקורות)(?: לקוחות)?', posts: '(?:פוסטים|מאמרים|כתבות)', pricing: '(?:חבילות|מסלולים|תוכניות)(?: מחיר)?', portfolio: '(?:פרויקטים|עבודות)', gallery: '(?:תמונות|צילומים)', process: '(?:שלבים|צעדים)', speakers: '(?:דוברים|מרצים)', team: '(?:אנשי צוות|עובדים|מדריכים|מדריכות|רופאים|רופאות|עורכי דין|מאמנים)', features: '(?:יתרונות|תכונות|פיצ[׳\']רים)', services: 'שירותים', links: '(?:קישורים|לינקים)', stats: 'מספרים', curriculum: '(?:מודולים|שיעורים|פרקים)', products: 'מוצרים', listings: '(?:נכסים|דירות|מודעות)',
  },
}; // prettier-ignore

/** What none of them is when it is told with a price or lies in a pack: "karnet 10 lekcji 400 zł". */
const most: Readonly<Record<string, number>> = { products: 60, gallery: 24, curriculum: 24, faq: 20 };
const mostOthers = 16;
/** Counted where nobody asked for such a part: "10 projektów" may be what was done so far. */
const made = new Set<string>(['faq', 'testimonials', 'pricing', 'process', 'speakers', 'links', 'team']);
/** What a house of such a kind shows anyway, as many as are counted. */
const shown: Readonly<Record<string, readonly string[]>> = {
  products: ['shop'],
  curriculum: ['course'],
  portfolio: ['portfolio', 'studio', 'photographer', 'construction', 'agency', 'home-services'],
  listings: ['real-estate'],
};

const figure = String.raw`\d{1,2}`;
const patterns = Object.fromEntries(
  Object.keys(things).map((language) => [
    language,
    lean(
      new RegExp(
        String.raw`(?<![\p{L}\d.,:/-])(?:[وبוב]-?)?(?<number>${figure}|${(numbers[language] ?? []).join('|')})\s(?<thing>${Object.entries(
          things[language] ?? {},
        )
          .map(([thing, words]) => String.raw`(?<${thing}>${words})`)
          .join('|')})(?!\p{L})`,
        'giu',
      ),
    ),
  ]),
);

const valueOf = (language: string, told: string): number =>
  Number(told) ||
  (numbers[language] ?? []).findIndex((words) => new RegExp(`^(?:${words})$`, 'iu').test(told)) + 2;

const isSection = (thing: string): thing is SectionType =>
  (sectionTypes as readonly string[]).includes(thing);
const money = /^\s?(?:zł|pln|tl|₺|₪|ريال|درهم|دينار|جنيه|ש["״]ח|[€$£])/iu;

type Found = { readonly count: Slot<CountWish>; readonly isBracket: boolean };

const least =
  'en az|co najmniej|min\\.?|minimum|على الأقل|לפחות|mindestens|al menos|au moins|almeno|pelo menos|minstens';
const bracketed = new RegExp(String.raw`^\s?\((?:(?:${least})\s)?(?<number>\d{1,2})(?:\s\p{L}+)?\)`, 'iu');
const atLeast = new RegExp(
  String.raw`^,?\s(?:${least})\s(?<number>\d{1,2})(?:\s\p{L}+)?(?=\s?[,،.;\n)]|$)`,
  'iu',
);

/** "zespół (4 osoby)", "doktorlarımız (3 kişi)", "מורות (3)": how many of what stands before the bracket. */
function inBrackets({ prompt, sections }: Brief): readonly Found[] {
  return sections.flatMap(({ value, spans }) => {
    const end = spans[0]?.end ?? 0;
    const bracket = bracketed.exec(prompt.slice(end)) ?? atLeast.exec(prompt.slice(end));
    // "שאלות נפוצות לפחות 5", "SSS: 6 soru"
    const number = Number(bracket?.groups?.['number']);
    if (!bracket || spans.length === 0 || number < 1 || number > (most[value] ?? mostOthers)) return [];
    if (/\d\s?(?:m|min|h|km|kg|cm|lat|yıl|saat|dk|gün|dni|godz|שנ|שע|דק|سن|ساع|دقي|يوم)\p{L}*\)$/iu.test(bracket[0])) return []; // prettier-ignore
    const start = end + Math.max(0, bracket[0].search(/\S/u));
    return [
      {
        count: { value: { thing: value, count: number }, spans: [{ start, end: end + bracket[0].length }] },
        isBracket: true,
      },
    ];
  });
}

/** "6 pytań", "ثلاث باقات", "ו-8 מוצרים". */
function inWords({ prompt, spoken }: Brief): readonly Found[] {
  return [...prompt.matchAll(patterns[spoken] ?? /$^/gu)].flatMap((match) => {
    const groups = match.groups ?? {};
    const thing = Object.keys(things[spoken] ?? {}).find((one) => groups[one] !== undefined);
    const count = valueOf(spoken, groups['number'] ?? '');
    if (thing === undefined || count < 2 || count > (most[thing] ?? mostOthers)) return [];
    const end = match.index + match[0].length;
    if (money.test(prompt.slice(end))) return [];
    return [{ count: { value: { thing, count }, spans: [{ start: match.index, end }] }, isBracket: false }];
  });
}

/** How many there are to be of something, as prompts in Polish, Turkish, Arabic and Hebrew tell it, and in brackets anywhere. */
export function countsTold(brief: Brief): Brief {
  const isPriced = (slot: Spanned): boolean =>
    brief.items.some(
      (item) => item.value.price !== undefined && slot.spans.some((span) => meets(item, span)),
    );
  const known = new Set(brief.counts.map(({ value }) => value.thing));
  const asked = new Set<string>(brief.sections.map(({ value }) => value));
  const refused = new Set<string>(brief.excluded.map(({ value }) => value));
  const found = [...inBrackets(brief), ...inWords(brief)].filter(
    ({ count: { value, spans } }, at, all) =>
      !isPriced({ spans }) &&
      !refused.has(value.thing) &&
      (asked.has(value.thing) ||
        made.has(value.thing) ||
        shown[value.thing]?.includes(brief.kind.value) === true) &&
      all.findIndex((one) => one.count.value.thing === value.thing) === at,
  );
  if (found.length === 0) return brief;
  const spans = found.flatMap(({ count }) => count.spans);
  const isWithin = (slot: Spanned): boolean =>
    slot.spans.length > 0 &&
    slot.spans.every(({ start, end }) =>
      spans.some((span) => start >= span.start - 1 && end <= span.end + 1),
    );
  const isFree = (slot: Spanned): boolean => !isWithin(slot);
  return {
    ...brief,
    counts: [
      ...brief.counts,
      ...found.filter(({ count }) => !known.has(count.value.thing)).map(({ count }) => count),
    ],
    items: brief.items.filter((item) => item.value.price !== undefined || isFree(item)),
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
    sections: [
      ...brief.sections,
      ...found.flatMap(({ count: { value, spans: own } }) =>
        asked.has(value.thing) || !isSection(value.thing) ? [] : [{ value: value.thing, spans: own }],
      ),
    ],
  };
}
