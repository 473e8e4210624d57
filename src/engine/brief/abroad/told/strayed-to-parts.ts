import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** What was read as goods or people without a price, and is the title of a part by this pattern, as that part. */
export function strayedToParts(brief: Brief, titles: RegExp): Brief {
  const strayed = brief.items.filter(
    ({ value }) => value.price === undefined && titles.test(value.name.trim()),
  );
  return strayed.length === 0
    ? brief
    : {
        ...brief,
        items: brief.items.filter((item) => !strayed.includes(item)),
        parts: [
          ...brief.parts,
          ...strayed.map(({ value, spans }) => ({
            value: { title: capitalise(value.name), isPage: false },
            spans,
          })),
        ],
      };
}
