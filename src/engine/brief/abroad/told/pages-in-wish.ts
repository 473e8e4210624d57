import type { Brief, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const row =
  /(?:^|[.;\n]\s?|\s)(?:quiero|queremos|necesito|con|je veux|j['’]aimerais|avec|ich (?:möchte|brauche)|mit|quero|queremos|com|vorrei|voglio|con|ik wil|met|chcę|z|istiyorum:?|أريد|اريد|אני רוצה|עם)\s(?<list>(?:inicio|portada|accueil|startseite|start|início|home(?:page)?|inizio|strona główna|ana sayfa|الرئيسية|(?:ה)?בית)(?:[,،]\s[^.,،;:\n]{2,26})+?(?:\s(?:y|et|und|e|en|i|ve)\s|\s(?=و|ו))[^.,،;:\n]{2,26})(?=\s*(?:[.;\n]|$))/iu;
const joint = /[,،]\s*|\s(?:y|et|und|e|en|i|ve)\s|\s[וو](?=\p{L}{3})/gu;

/** "Quiero inicio, tienda, bodas y contacto": a row that begins with the home page is the row of the pages. */
export function pagesInWish(brief: Brief): Brief {
  const found = row.exec(brief.prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined || brief.pages.length > 0) return brief;
  const from = found.index + found[0].indexOf(list);
  let at = from;
  const pages = list
    .split(joint)
    .map((title) => title.trim())
    .filter((title) => title.length > 1)
    .map((title): Slot<string> => {
      const start = brief.prompt.indexOf(title, at);
      at = start + title.length;
      return { value: capitalise(title), spans: [{ start, end: at }] };
    });
  if (pages.length < 3) return brief;
  const isElse = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 || !spans.every((one) => one.start >= from && one.end <= from + list.length);
  return {
    ...brief,
    pages,
    items: brief.items.filter(isElse),
    parts: brief.parts.filter(isElse),
    phrases: brief.phrases.filter(isElse),
  };
}
