import type { Facts } from '../../content';
import { lean } from '../../../brief/words/lean-letters';

const stop = String.raw`[^،,.;:!?؟\n]`;
/** How somebody begins to tell who they are or what they do: alone, then as several. */
const selves: Readonly<Record<string, readonly RegExp[]>> = {
  nl: [
    new RegExp(String.raw`(?:^|[.!,\n]\s*)(?<self>ik ben (?!op zoek|de eigena|eigena|van plan|bezig)${stop}{4,110}(?:,\s(?:en\s)?ik\s${stop}{6,90})?)`, 'iu'),
    new RegExp(String.raw`(?:^|[.!,\n]\s*)(?<self>(?:wij|we) (?!willen|zoeken|hebben|zijn op|zouden|verkopen|vragen)\p{Ll}{2,}\s${stop}{8,110})`, 'iu'),
  ],
  pl: [
    new RegExp(String.raw`(?:^|[.!,\n]\s*)(?<self>jestem (?!właściciel|w trakcie|zaint)${stop}{4,110}(?:,\s(?:i\s)?(?:uczę|robię|prowadzę|szyję|maluję|pomagam|pracuję|tworzę|fotografuję|naprawiam|przyjmuję|leczę|gotuję|piekę)\s${stop}{4,90})?)`, 'iu'),
    new RegExp(String.raw`(?:^|[.!,\n]\s*)(?<self>(?:my\s)?(?!chcemy|zapraszamy|potrzebujemy|prosimy|mamy|sprzedajemy|oferujemy)\p{Ll}{2,}(?:emy|imy|amy|ymy)\s${stop}{8,110})`, 'iu'),
  ],
  tr: [
    new RegExp(String.raw`(?:^|[.!,\n]\s*)(?<self>(?:ben )?${stop}{4,90}\p{L}(?:yım|yim|yum|yüm|ğım|ğim|ğum|ğüm))(?=[,.;:!?\n]|$)`, 'iu'),
    new RegExp(String.raw`(?:^|[.!,\n]\s*)(?<self>${stop}{8,100}\p{L}(?<!ist)iyoruz|${stop}{8,100}\p{L}(?:ıyoruz|uyoruz|üyoruz))(?=[,.;:!?\n]|$)`, 'iu'),
  ],
  ar: [
    new RegExp(String.raw`(?:^|[.!،\n]\s*)(?<self>[أا]نا (?!عايز|عاوز|بدي|[أا]ريد|[أا]بغى|[أا]بي|محتاج|صاحب|بحاجة)${stop}{6,110})`, 'u'),
    new RegExp(String.raw`(?:^|[.!،\n]\s*)(?<self>(?:نحن\s|[إا]حنا\s)?ب?ن(?:وزع|كفل|صنع|زرع|ربي|علم|علّم|درب|درّب|ساعد|نظم|نظّم|صمم|طبخ|خبز|هتم|رسم|حيك|جمع|دعم|رعى|شتغل|عمل)\s${stop}{6,110})`, 'u'),
  ],
  he: [
    new RegExp(String.raw`(?:^|[.!,\n]\s*)(?<self>אני (?!רוצ|צרי|מחפש|בעל)${stop}{6,110})`, 'u'),
    new RegExp(String.raw`(?:^|[.!,\n]\s*)(?<self>אנחנו (?!רוצ|צרי|מחפש|מוכר)${stop}{6,110})`, 'u'),
  ],
}; // prettier-ignore
const wishing = lean(
  /(?<!\p{L})(?:website|site|webpagina|pagina|stron\p{L}*|witryn\p{L}*|site\p{L}*|sayfa\p{L}*|wil|chc[ęe]|potrzebuj\p{L}*|istiyor\p{L}*|heet|heten|nazywa\p{L}*)(?!\p{L})|موقع|صفحة|אתר|דף|רוצ/iu,
);

/**
 * "אני מטפלת רגשית בילדים באמצעות אמנות", "نوزع طرود غذائية ونكفل أيتام": who tells in the prompt who they are or what they do does
 * so on the page in the same words; null where nobody does, or where the things told are listed elsewhere.
 */
export function ownAbout({ brief }: Facts): readonly string[] | null {
  const { prompt, language, spoken, place } = brief;
  if (language.value !== spoken) return null;
  for (const said of selves[spoken] ?? []) {
    const found = said.exec(prompt);
    const self = found?.groups?.['self']?.trim();
    const words = self?.split(/\s+/u).length ?? 0;
    if (!found || self === undefined || words < 3 || words > 22 || wishing.test(self) || /\d{4,}/u.test(self))
      continue;
    const start = found.index + found[0].indexOf(self);
    const isListed = brief.items.some(({ value, spans }) => value.price !== undefined && spans.some((one) => one.start < start + self.length && one.end > start)); // prettier-ignore
    if (isListed) continue;
    // "in deventer": a town has its capital.
    const town = place?.value.split(/[\s,]/u)[0] ?? '';
    const told =
      town.length > 3 ? self.replace(new RegExp(`(?<!\\p{L})${town.slice(0, -1).toLocaleLowerCase(spoken)}`, 'u'), (lower) => town.slice(0, lower.length)) : self; // prettier-ignore
    return [`${told.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(spoken))}.`];
  }
  return null;
}
