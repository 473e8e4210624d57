const kept = /(?:ee|ye|oe)$/u;
/** One syllable that ends in a single vowel and a consonant doubles it: "planning", "running", but "helping", "mowing". */
const doubles = /^[^aeiou]*[aeiou][bdgklmnprt]$/u;

const baseOf = (verb: string): string => {
  if (verb === 'does' || verb === 'goes') return verb.slice(0, -2);
  if (verb.endsWith('ies')) return verb.length > 4 ? `${verb.slice(0, -3)}y` : verb.slice(0, -1);
  if (/(?:sh|ch|ss|x|zz)es$/u.test(verb)) return verb.slice(0, -2);
  return verb.replace(/s$/u, '');
};

/** What somebody is doing: "plants" (told of another) or "plant" becomes "planting". */
export function gerundOf(verb: string, isThird: boolean): string {
  const base = isThird ? baseOf(verb) : verb;
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !kept.test(base)) return `${base.slice(0, -1)}ing`;
  return doubles.test(base) ? `${base}${base.at(-1) ?? ''}ing` : `${base}ing`;
}
