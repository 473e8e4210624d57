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
