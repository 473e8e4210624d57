import type { Brief } from '@/domain/site/brief';

const parts =
  /(?<whole>[£$€]\s?\d[\d,.]*\d|\d[\d,.]*\s?(?:€|kr|chf))\s?(?:,\s|\sor\s|\s\/\s|\()\s?(?<count>\d{1,2}|two|three|four|five|six|ten|twelve)\s?(?:x|×|payments of|instal?lments of|monthly payments of|times)\s?(?<each>[£$€]\s?\d[\d,.]*\d|\d[\d,.]*\s?(?:€|kr|chf))/iu;

/** "$89 or 3 x $32": one price, and how else it may be paid; no thing is called "3 x". */
export function mendInstalments(brief: Brief): Brief {
  const found = parts.exec(brief.prompt);
  const { whole, count = '', each = '' } = found?.groups ?? {};
  if (!found || whole === undefined || brief.language.value !== 'en') return brief;
  const end = found.index + found[0].length;
  const isRest = (name: string): boolean =>
    /^(?:\d{1,2}|\p{L}+)\s?(?:x|×|payments?|instal?lments?)\b/iu.test(name);
  return {
    ...brief,
    items: brief.items
      .filter(({ value, spans }) => !(isRest(value.name) && spans.some((span) => span.end <= end + 1)))
      .map((item) =>
        item.value.price !== undefined && item.value.price.replace(/\s/gu, '') === whole.replace(/\s/gu, '')
          ? { ...item, value: { ...item.value, price: `${item.value.price} or ${count} × ${each}` } }
          : item,
      ),
  };
}
