const counted =
  /(?<=^|[.:;,–—]\s?|\n|\s-\s|\b(?:and|with|plus|has)\s)(?<thing>\p{L}[\p{L}'’-]*(?:\s[\p{L}&][\p{L}'’-]*){0,3})\s\((?<count>\d{1,2})\)/gu;
/** Words of one group of people: so many of them are in it. */
const group = /^(?:.*\s)?(?:team|crew|staff|band)$/iu;
const asked = /^(?:.*\s)?faqs?$/iu;
const shown = /^(?:.*\s)?gallery$/iu;
const most = 60;

/** "Blue Door Studios (2)": a sign, whose words all have capitals. */
const isSign = (thing: string): boolean =>
  thing.split(' ').length > 1 && thing.split(' ').every((word) => /^\p{Lu}/u.test(word));

/**
 * "instructors (3)", "FAQ (6)", "team (4)": how many of a thing there are stands before it, where every reader of numbers
 * looks for it.
 */
export const mendCountBrackets = (prompt: string): string =>
  prompt.includes('(')
    ? prompt.replace(counted, (whole, thing: string, count: string) => {
        if (Number(count) < 1 || Number(count) > most || isSign(thing)) return whole;
        if (asked.test(thing)) return `${thing} with ${count} questions`;
        if (shown.test(thing)) return `${thing} with ${count} photos`;
        if (group.test(thing)) return `${thing} of ${count}`;
        if (!/\p{Ll}s$/u.test(thing)) return whole;
        const bare = thing.replace(/^(?:our|the|meet (?:the|our)|all)\s/iu, '');
        return `${count} ${bare.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
      })
    : prompt;
