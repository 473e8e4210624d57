import type { Brief } from '@/domain/site/brief';

const tables: ReadonlySet<string> = new Set(['restaurant', 'cafe', 'bakery', 'bar']);
const card = /\b(?:menu|card|board|list)\s?(?:with|of|:|\()\s?(?<rows>[^.;:\n)]{4,160})/giu;
const row =
  /(?:^|,\s|\sand\s|\splus\s)(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?<what>\p{L}[\p{L}\s'’-]{2,30}?)(?=,|\sand\s|\splus\s|$)/giu;

/** "menu with 4 ramen bowls and 3 sides": how the card is divided, and no parts of the page beside it. */
export function mendCountedDishes(brief: Brief): Brief {
  if (!tables.has(brief.kind.value) || brief.parts.length === 0) return brief;
  const dishes = new Set(
    [...brief.prompt.matchAll(card)].flatMap(({ groups }) =>
      [...(groups?.['rows'] ?? '').matchAll(row)].map((one) => (one.groups?.['what'] ?? '').toLowerCase()),
    ),
  );
  const parts = brief.parts.filter(({ value }) => !dishes.has(value.title.toLowerCase()));
  return parts.length === brief.parts.length ? brief : { ...brief, parts };
}
