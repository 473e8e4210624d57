import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** "cena su richiesta 28 euro a persona": one thing with two rows is one, and how one comes to it stands beside the sum. */
export function sameThingTwice(brief: Brief): Brief {
  const isWords = (price: string | undefined): boolean => price !== undefined && !/\d/u.test(price);
  const words = brief.items.filter(
    (item) =>
      isWords(item.value.price) &&
      brief.items.some(
        ({ value }) => value.name === item.value.name && value.price !== undefined && !isWords(value.price),
      ),
  );
  if (words.length === 0) return brief;
  return {
    ...brief,
    items: brief.items
      .filter((item) => !words.includes(item))
      .map((item) => {
        const how = words.find(({ value }) => value.name === item.value.name)?.value.price;
        return how === undefined || item.value.price === undefined || item.value.note !== undefined
          ? item
          : { ...item, value: { ...item.value, note: capitalise(how) } };
      }),
  };
}
