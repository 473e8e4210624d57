import type { Brief } from '@/domain/site/brief';

const names = ['اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت', 'أحد'];
const day = String.raw`(?:ال|لل)?(?:اثنين|إثنين|ثلاثاء|أربعاء|اربعاء|خميس|جمعة|جمعه|سبت|أحد|احد|اتنين|تلات|اربع)`;
const part = String.raw`\s?(?:(?:ال)?فجر|(?:ال)?مغرب|(?:ال)?عشا|(?:ال)?صبح|صباح[اً]{0,2}|(?:ال)?ظهر|ظهر[اً]{0,2}|(?:ال)?عصر|عصر[اً]{0,2}|مساء[اً]{0,2}|(?:ال)?مسا|(?:ب)?(?:ال)?ليل|ليل[اً]{0,2}|ص|م|بعد الظهر|بعد العصر)?`;
const clock = String.raw`[\d٠-٩]{1,2}(?:[:.][\d٠-٩]{2})?`;
const stretch = new RegExp(
  String.raw`(?<![\p{L}])(?:من\s)?(?:يوم\s)?(?<first>${day})\s?(?:(?<and>و)|إلى|الى|حتى|لـ?|[-–])?\s?(?:يوم\s)?(?<last>${day})\s?،?\s?(?:من\s)?(?:الساعة\s)?(?<opens>${clock})(?<half>${part})\s?(?:إلى|الى|حتى|لغاية|لـ?|[-–])\s?(?:الساعة\s)?(?<closes>${clock})(?<end>${part})(?![\p{L}\d])`,
  'u',
);

const until = String.raw`\s?(?:إلى|الى|حتى|لين|لحد|لحدود|لغاية|لـ?|[-–])\s?`;
const everyDay = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:كل|طول|طوال)\s(?:يوم|الأيام|الايام|الأسبوع|الاسبوع)|يوميا?ً?ا?|(?:شغالين|شغال|فاتحين|فاتح|مفتوحين|بنفتح|نفتح|دوامنا|الدوام|مواعيدنا|المواعيد|ساعات العمل|مواعيد العمل))\s?:?\s?،?\s?(?:(?:ما\s?عدا|عدا|إلا|الا)\s(?:يوم\s)?(?<closed>${day})\s?،?\s?)?(?:من\s)?(?:الساعة\s)?(?<opens>${clock})(?<half>${part})${until}(?:الساعة\s)?(?<closes>${clock})(?<end>${part})(?![\p{L}\d])`,
  'u',
);

const figures = (text: string): string =>
  text.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660));
const indexOf = (told: string): number => {
  const bare = told
    .replace(/^(?:ال|لل)/u, '')
    .replace('إثنين', 'اثنين')
    .replace('اربعاء', 'أربعاء')
    .replace('احد', 'أحد')
    .replace('جمعه', 'جمعة')
    .replace('اتنين', 'اثنين')
    .replace(/^تلات$/u, 'ثلاثاء')
    .replace(/^اربع$/u, 'أربعاء');
  return names.indexOf(bare);
};
const minutes = (told: string, half: string, isEnd: boolean): number => {
  const [hour = 0, minute = 0] = figures(told).split(/[:.]/u).map(Number);
  if (hour === 12 && /ليل/u.test(half)) return 1440;
  // "٢ الليل", "١ الفجر": after midnight.
  const isSmall = isEnd && /ليل|فجر/u.test(half) && hour < 5;
  const isLate = !isSmall && /عصر|مسا|ليل|م$|بعد|ظهر|مغرب|عشا/u.test(half) && hour < 12;
  const isNight = isEnd && half.trim() === '' && hour < 12 && hour > 0;
  return (hour + (isLate || isNight ? 12 : 0)) * 60 + minute;
};

/** "من السبت للخميس ٤ العصر إلى ١١ مساء": days and hours as they are said, in figures of either kind. */
export function arabicHours(brief: Brief): Brief {
  if (brief.spoken !== 'ar') return brief;
  const text = brief.prompt.slice(0, 3000);
  const found = stretch.exec(text) ?? (brief.hours === null ? everyDay.exec(text) : null);
  const { first, last, and, closed, opens = '', half = '', closes = '', end = '' } = found?.groups ?? {};
  const [from, to] = first === undefined ? [0, 6] : [indexOf(first), indexOf(last ?? '')];
  if (!found || from < 0 || to < 0) return brief;
  // "السبت والثلاثاء": two days, and none between them.
  const told =
    and === undefined
      ? Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => ((from + at) % 7) + 1)
      : [from + 1, to + 1];
  const days = told.filter((one) => closed === undefined || one !== indexOf(closed) + 1);
  // "من الأحد للخميس": of which the first day alone was read.
  if (brief.hours?.value.some((range) => range.days.length >= days.length)) return brief;
  // "من ٤ لـ ٩ مساء": both are in the evening, where only the end says so.
  const isBoth =
    half.trim() === '' && Number.parseInt(figures(opens), 10) < Number.parseInt(figures(closes), 10);
  const [start, stop] = [minutes(opens, isBoth ? end : half, false), minutes(closes, end, true)];
  const span = { start: found.index, end: found.index + found[0].length };
  const isIn = ({ spans }: { readonly spans: readonly { start: number; end: number }[] }): boolean =>
    spans.some((one) => one.start < span.end && one.end > span.start);
  return {
    ...brief,
    hours: { value: [{ days, opens: start, closes: stop === 0 ? 1440 : stop }], spans: [span] },
    items: brief.items.filter((item) => item.value.price !== undefined || !isIn(item)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    parts: brief.parts.filter((one) => !isIn(one)),
  };
}
