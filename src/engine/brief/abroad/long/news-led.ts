import { isClause } from './is-clause';
import { dayOrMonth } from './months';
import { isWish } from './wishes-in';

const lead = /^(?<wish>[^:.!?\n]{12,110}):\s+(?=\S)/u;
const news =
  /(?<!\p{L})(?<noun>neuigkeiten|aktuelles|novedades|noticias|actualités|nouvelles|novidades|notícias|novità|notizie|avvisi|avisos|nieuws|aktualności|ogłoszenia|haberler|duyurular)(?!\p{L})|(?<east>أخبار|الأخبار|חדשות|הודעות)/iu;

/** What a wish leads in, and the word for it that it uses. */
export type Led = { readonly label: string | null; readonly rest: number };

/**
 * "Auf der Startseite sollen die Neuigkeiten stehen: Das Wasser wird am 28. März angestellt.": behind the colon of a wish
 * sentences tell what visitors are to read. Null where it lists pages, fields or colours.
 */
export const newsLed = (text: string): Led | null => {
  const found = lead.exec(text);
  const wish = found?.groups?.['wish'] ?? '';
  const [first = ''] = text.slice(found?.[0].length ?? 0).split(/[.!?](?=\s+\p{Lu}|$)/u);
  if (!found || !isWish(wish) || first.split(/\s+/u).length < 5) return null;
  const noun = news.exec(wish)?.groups;
  if (!noun && !(isClause(first) && dayOrMonth.test(first))) return null;
  return { label: noun?.['noun'] ?? noun?.['east'] ?? null, rest: found[0].length };
};
