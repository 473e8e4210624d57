import type { Reading } from '../reading';

const looks =
  /^(?:dark|light|minimal|minimalist|minimalistic|retro|pastels?|neon|brutalist|neobrutalist|glassmorphism|glassmorphic|neumorphism|neumorphic|vintage|modern|futuristic|playful|colou?rful|elegant|y2k|cyberpunk|vaporwave|synthwave|monochrome|clean|cute|kawaii|bold|sleek|moody|swiss|editorial|bento|luxe)$/u;
const manner = /^(?:style|styled|theme|themed|look|mode|design|ui|vibe|vibes|aesthetic)$/u;

/** "Kanban board pastel", "quiz about space dark theme": the end of an offer before the words for how its page looks. */
export function beforeLook({ tokens, spoken }: Reading, start: number, end: number): number {
  if (spoken !== 'en') return end;
  let last = end;
  while (last - start > 2 && manner.test(tokens[last - 1]?.form ?? '')) last -= 1;
  const styled = last;
  while (last - start > 1 && looks.test(tokens[last - 1]?.form ?? '')) last -= 1;
  // A style that no word for a look goes before is what it is: "interior design".
  return last === styled ? end : last;
}
