import type { Brief } from '@/domain/site/brief';

type Item = Brief['items'][number];

/** The last stop or empty line within a name, and the words behind it. */
const before = /^[\s\S]*(?:\p{Ll}[.!?]\s+(?=\p{Lu})|\n\s*\n\s*)(?=\S)/u;

/** A thing by the words of the sentence that names it: what stands in the sentence or paragraph before is no part of its name. */
export const withinSentence = (item: Item): Item => {
  const { name } = item.value;
  const own = name.replace(before, '');
  return own === '' || own === name ? item : { ...item, value: { ...item.value, name: own } };
};

/** "gives pottery lessons", "to see the oyster beds", "about": what is done, and no name of a thing. */
const deed =
  /^(?:gives|teaches|runs|offers|sells|makes|leads|does|takes|holds|hosts|keeps|brings|costs)\s|^to\s\p{Ll}|^(?:about|around|from|only)$/u;
const near = 220;

/**
 * Whether a thing of a long prompt is one: with a price, it has a name, and one that is said where its price is. "Dogs are
 * welcome, £8 a night" prices no guest house.
 */
export const isNamedThere = ({ value: { name, price }, spans }: Item, prompt: string): boolean => {
  if (price === undefined) return true;
  const [span] = spans;
  if (deed.test(name)) return false;
  if (!span) return true;
  const around = prompt.slice(Math.max(0, span.start - near), span.end + near).toLowerCase();
  const last = name.toLowerCase().split(/\s+/u).at(-1) ?? '';
  return around.includes(last);
};
