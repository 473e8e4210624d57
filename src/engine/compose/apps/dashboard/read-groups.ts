import type { AppContext } from '../app';
import { sayApp } from '../app-words';

/** What a dashboard sorts its figures by, with two to six members. */
export type Groups = { readonly label: string; readonly names: readonly string[] };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "By station (Central, Harbour, University)", "per branch: Leeds and York": what the prompt sorts by; else the four parts of a country. */
export function readGroups({ brief, words }: AppContext): Groups {
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const found = /\b(?:by|per|for each|each|nach|por|par) (\p{L}{3,20}(?: \p{L}{3,20})?)(?:\s?\(|: ?| like | such as )([^().;\n]{3,120})/iu.exec(brief.prompt); // prettier-ignore
  const names = (found?.[2] ?? '')
    .split(/,\s*(?:and\s+)?|\s+(?:and|y|et|und|e)\s+/iu)
    .map((name) => capital(name.trim()))
    .filter(Boolean);
  const isTold = names.length > 1 && names.length <= 6 && names.every((name) => name.split(' ').length <= 3);
  // "Bar chart per site": what it is sorted by has a word, and no names yet.
  const sort = words.language === 'en' ? /\b(?:by|per|for each|across) (sites?|branch(?:es)?|stores?|shops?|teams?|departments?|campaigns?|channels?|projects?|locations?|offices?|flavou?rs?|categor(?:y|ies)|regions?|countr(?:y|ies)|departments|cit(?:y|ies)|drivers?|brands?|suppliers?|seasons?|genres?|sizes?|colou?rs?|courses?|rooms?|clinics?|schools?|warehouses?|classes|class|routes?|machines?|products?|clients?)\b/iu.exec(brief.prompt)?.[1] : undefined; // prettier-ignore
  if (!isTold && sort !== undefined) {
    const label = capital(
      sort
        .toLowerCase()
        .replace(/ies$/u, 'y')
        .replace(/(?<=ch|ss)es$|(?<=[^s])s$/u, ''),
    );
    return { label, names: ['A', 'B', 'C', 'D'].map((sign) => `${label} ${sign}`) };
  }
  return isTold
    ? { label: capital(found?.[1] ?? ''), names }
    : { label: say('region'), names: [say('north'), say('south'), say('east'), say('west')] };
}

/** "Revenue by station", in the words of the language where the groups are the usual ones. */
export function titleOfGroups(context: AppContext, name: string): string {
  const { label } = readGroups(context);
  const usual = sayApp(context.words.language, 'region');
  const title = sayApp(context.words.language, 'byRegion', { name });
  return label === usual ? title : title.replace(new RegExp(usual, 'iu'), label.toLowerCase());
}
