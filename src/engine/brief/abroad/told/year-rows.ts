import type { Brief, SitePart, Slot } from '@/domain/site/brief';

const rows =
  /(?<!\p{L})(?<head>ausstellungen|auszeichnungen|preise|expositions|prix|distinctions|exposiciones|premios|exposições|pr[eé]mios|mostre|premi|riconoscimenti|tentoonstellingen|exposities|prijzen|wystawy|nagrody|sergiler|ödüller|(?:ال)?معارض|(?:ال)?جوائز|תערוכות|פרסים)(?:\s?:|\s)\s?(?<list>(?:19|20)\d\d[\s:]\s?[^,،;.\n]{3,60}(?:\s?[,،;]\s(?:19|20)\d\d[\s:]\s?[^,،;.\n]{3,60})+)/iu;

/** "Ausstellungen 2023 Burg Giebichenstein, 2024 Grassimesse": what was when, under its own word, and no dates to come. */
export function yearRows(brief: Brief): Brief {
  const found = rows.exec(brief.prompt);
  const { head, list } = found?.groups ?? {};
  if (!found || head === undefined || list === undefined) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isElse = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 || !spans.every(({ start, end }) => start >= span.start && end <= span.end);
  const part: Slot<SitePart> = {
    value: {
      title: head.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
      isPage: false,
      lines: list.split(/\s?[,،;]\s(?=\d{4})/u).map((row) => row.replace(/^(\d{4})[\s:]\s?/u, '$1: ').trim()),
    },
    spans: [span],
  };
  return {
    ...brief,
    items: brief.items.filter(isElse),
    sections: brief.sections.filter(isElse),
    phrases: brief.phrases.filter(isElse),
    parts: [...brief.parts.filter(isElse), part],
  };
}
