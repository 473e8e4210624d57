const days: readonly RegExp[] = [
  /(?<!\p{L})(?<word>tag|d[ií]a|jour|giorno|dag|dzień)\s(?<first>1)(?!\d)/iu,
  /(?<!\d)(?<first>1)\.\s(?<word>gün)/iu,
  /(?<!\p{L})ל?(?<word>יום)\s(?<first>1|א)(?!\p{L})/u,
  /(?:ل?لـ?)?(?<word>اليوم|يوم)\s(?<first>الأول)/u,
];
const ordinals = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس'];
const letters = ['א', 'ב', 'ג', 'ד', 'ה'];

/** "Tag 1 und Tag 2": how a prompt in another language than English calls the days of a conference; none where it counts none. */
export function daysOf(prompt: string): readonly string[] {
  const found = days.map((pattern) => pattern.exec(prompt)?.groups).find((groups) => groups !== undefined);
  if (!found) return [];
  const { word = '', first = '' } = found;
  const name = word.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  const nth = (at: number): string => {
    if (first === 'א') return `${name} ${letters[at] ?? ''}`;
    if (first === 'الأول') return `${name === 'يوم' ? 'اليوم' : name} ${ordinals[at] ?? ''}`;
    return /^gün$/iu.test(word) ? `${at + 1}. ${name}` : `${name} ${at + 1}`;
  };
  const last = [4, 3, 2, 1].find((at) => isCounted(prompt, first, at)) ?? 1;
  return Array.from({ length: last + 1 }, (_, at) => nth(at));
}

function isCounted(prompt: string, first: string, at: number): boolean {
  if (first === 'א')
    return new RegExp(String.raw`(?<!\p{L})${letters[at] ?? ''}[׳']?(?!\p{L})`, 'u').test(prompt);
  if (first === 'الأول') return prompt.includes(ordinals[at] ?? '');
  return new RegExp(
    String.raw`(?:tag|d[ií]a|jour|giorno|dag|dzień|יום)\s${at + 1}(?!\d)|(?<!\d)${at + 1}\.\sgün`,
    'iu',
  ).test(prompt);
}
