import { findLexicon } from '../../brief/words/lexicons';

const polishEndings: readonly (readonly [RegExp, string])[] = [
  [/(\p{L}{2})owie$/u, '$1ów'],
  [/(\p{L}{2}[iy])nie$/u, '$1n'],
  [/([sc]k)u$/u, '$1'],
  [/(\p{L}{2}ic)ach$/u, '$1e'],
  [/(\p{L}aw)ie$/u, '$1a'],
  [/(\p{L}aw)iu$/u, '$1'],
  [/(\p{L}[auo])niu$/u, '$1ń'],
  [/(\p{L}{2}[mw])iu$/u, '$1'],
  [/(\p{L}{2}(?:cz|sz|rz|ż))u$/u, '$1'],
  [/(\p{L}{2})ciu$/u, '$1ć'],
  [/(\p{L}{2}ic)y$/u, '$1a'],
  [/(\p{L}{3}k)ach$/u, '$1i'],
];

// "pod Olsztynem", "za Warszawą", "pod Łodzią".
const behind: readonly (readonly [RegExp, string])[] = [
  [/(\p{L}{2})owem$/u, '$1ów'],
  [/odzią$/u, 'ódź'],
  [/dzią$/u, 'dź'],
  [/(\p{L}{2}[aoeuiy])niem$/u, '$1ń'],
  [/(\p{L}{2}[kg])iem$/u, '$1'],
  [/(\p{L}{2}[ck])ami$/u, '$1e'],
  [/(\p{L}{3})em$/u, '$1'],
  [/(\p{L}{3})ą$/u, '$1a'],
];

const bentBack = (place: string): string => {
  // "Pałac w Wojanowie": behind its own "in" a town stays as it is told.
  if (/\s(?:w|we|pod|nad|koło|za|na)\s/u.test(place)) return place;
  const known = findLexicon('pl')?.places ?? {};
  const words = place.split(/(?<=[\s-])/u);
  return words
    .map((part, at) => {
      const word = part.replace(/[\s-]$/u, '');
      const mark = part.slice(word.length);
      const rule = [...polishEndings, ...(words.length === 1 ? behind : [])].find(([ending]) =>
        ending.test(word),
      );
      const next = words[at + 1] ?? '';
      const bent =
        known[word] ??
        // "Zielonej Górze", "Nowym Sączu", "Gorzowie Wielkopolskim": an adjective is bent with its noun.
        (words.length > 1 && /ej$|[iy]m$|ich$|ych$/u.test(word)
          ? word
              .replace(/([kg])iej$/u, '$1a')
              .replace(/iej$/u, 'ia')
              .replace(/ej$/u, 'a')
              .replace(/([kg])im$/u, '$1i')
              .replace(/ym$/u, 'y')
              .replace(/([kg])ich$/u, '$1ie')
          : rule
            ? word.replace(rule[0], rule[1])
            : word);
      // "Bielsku-Białej": a neuter first half keeps its ending.
      return bent + (next === '' ? '' : mark);
    })
    .join('');
};

/** A place as a page writes it: "lisbon", typed small, becomes "Lisbon"; anything with a capital stays as it is, Polish towns lose the ending of their case. */
export const spellPlace = (told: string, language = 'en'): string => {
  // "in Prague's old town" tells of Prague.
  const place = /^St\.?\s/u.test(told) ? told : told.replace(/(?<=[^s])['’]s$/u, '');
  return (
    (language === 'pl' && bentBack(place) !== place ? bentBack(place) : null) ??
    (place === place.toLocaleLowerCase()
      ? place.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase())
      : place)
  );
};
