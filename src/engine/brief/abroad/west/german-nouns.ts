const joints =
  /^(?:nach|für|von|mit|aus|ohne|und|oder|im|in|am|an|auf|bei|zu|zum|zur|vom|ab|unter|über|gegen|bis|per|rund|ums|um|die|der|das|den|dem|des|ein|eine|einer|eines|einen)$/u;
const noNoun =
  /^(?:mehr|viel|alles|allem|online|regional|frisch|neu|alt|täglich|inklusive|inkl|individuell|kostenlos|gratis|auch|nur|vor|ort|ge\p{L}+(?:t|en)|mobil|ich|wir|uns|mir|mich|euch|ihr|hier|dort|selbst|gut|schnell|günstig|maß|\p{L}+(?:isch|lich|ig|bar|sam|los|haft|iert))$/u;

/** A German thing that was typed small: what stands last before a joint or at the end is its noun. "Möbel nach maß" is "Möbel nach Maß". */
export function germanNouns(name: string): string {
  const words = name.split(' ');
  // Somebody who writes nouns large has done so.
  if (words.slice(1).some((word) => /^\p{Lu}/u.test(word))) return name;
  return words
    .map((word, at) => {
      const next = words[at + 1];
      const isLast = next === undefined || joints.test(next);
      const isNoun = at > 0 && isLast && /^\p{Ll}{3,}$/u.test(word) && !joints.test(word);
      const isMeasure = word === 'maß' && words[at - 1] === 'nach';
      return isMeasure || (isNoun && !noNoun.test(word))
        ? word.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('de'))
        : word;
    })
    .join(' ');
}
