/** Turns of English prompts that say something in short, and the same in full. */
const turns: readonly (readonly [short: RegExp, full: string | ((whole: string, told: string) => string)])[] = [
  // "Portfolio of a costume maker": for whoever has it.
  [/^((?:(?:an?|the|simple|small|online) )*(?:portfolio|portfolio site|portfolio website)) of (?=(?:an?|my|the|our)\s)/iu, '$1 for '],
  // "incl. wool" ends no sentence.
  [/(?<!\p{L})(in|ex)cl\.\s(?=\p{Ll})/gu, '$1cluding '],
  // "Typewriter font, off-white paper.": what letters stand on.
  [/(?<=[,.]\s(?:and\s)?)((?:off-white|cream|ivory|eggshell|bone|ecru|white|yellowed|pale \p{L}+))\spaper(?=[.;]|\s?$)/giu, '$1 background'],
  // "Navy & gold." at the end: two of something, and no name.
  [/(?<=[.!]\s)(\p{Lu}\p{Ll}+)\s&\s(?=\p{Ll}+[.!]?\s*$)/u, '$1 and '],
  // "our day (timeline)" of a preschool: its day, however it is shown.
  [/(?<=\b(?:our|a|the|typical) day)\s\((?:as an? )?(?:timeline|schedule|timetable|list|steps)\)/giu, ''],
  // "skills with levels": how well each is known, and nothing to be played.
  [/\bskills (?:with|and) (?:their )?levels\b/giu, 'skills'],
  // "packs of 5 €70 and 10 €120": both are packs.
  [/\b(packs?|blocks?|bundles?|sets?|boxes|box|passes) of (\d{1,3}) ([£€$]\s?\d+(?:\.\d\d)?) and (\d{1,3}) (?=[£€$]\s?\d)/giu, '$1 of $2 $3, $1 of $4 '],
  // "Wedding DJ Marcus Bell": what somebody is, and the name.
  [/^((?:(?:[Aa]n?|[Mm]y|[Oo]ur)\s)?(?:[Ww]edding|[Mm]obile|[Pp]arty|[Cc]lub|[Ff]estival|[Cc]orporate|[Ee]vents?)\s(?:DJ|MC|VJ))\s(?=\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll})/u, '$1 called '],
  // "Project manager CV": of somebody who is one.
  [/^(?!(?:an?|the|my|our|one|cv|resume|site|page|website|simple|clean|modern|online|personal|minimal|minimalist|creative|elegant|dark|digital|interactive|short|academic|responsive|professional)\b)(\p{L}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,3})\s(?:CV|r[eé]sum[eé])(?=[:,.]|\sfor\s|\s?$)/iu, (_, who) => `CV of ${/^[aeiou]/iu.test(who) ? 'an' : 'a'} ${/^\p{Lu}\p{Ll}/u.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who}`],
]; // prettier-ignore

/** An English prompt with what it says in short put in full, so that one reader is enough for both. */
export const sayInFull = (prompt: string): string =>
  turns.reduce(
    (told, [short, full]) =>
      typeof full === 'string' ? told.replace(short, full) : told.replace(short, full),
    prompt,
  );
