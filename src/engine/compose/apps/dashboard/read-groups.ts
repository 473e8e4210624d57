import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { groupsOfField } from './groups-of-fields';

/** What a dashboard sorts its figures by, with two to six members. */
export type Groups = { readonly label: string; readonly names: readonly string[] };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "By station (Central, Harbour, University)", "per branch: Leeds and York": what the prompt sorts by; else the four parts of a country. */
export function readGroups({ brief, words }: AppContext): Groups {
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  // "Our three shops (Leeds, York, Hull)"
  const own = /\b(?:our|the|my|all)\s(?:\p{L}+\s)?(shops|stores|branches|sites|teams|locations|offices|studios|restaurants|caf[eé]s|hotels|clinics|gyms|farms|schools|warehouses|depots|venues)\s?(?:\(|: ?|, )((?:\p{Lu}[\p{L}' -]+(?:,\s(?:and\s)?|\sand\s|(?=\)|[.;:\n]|$))){2,6})/u.exec(brief.prompt); // prettier-ignore
  const found = own ?? /\b(?:by|per|for each|each|nach|por|par) (\p{L}{3,20}(?: \p{L}{3,20})?)(?:\s?\(|: ?| like | such as )([^().;\n]{3,120})/iu.exec(brief.prompt); // prettier-ignore
  const names = (found?.[2] ?? '')
    .split(/,\s*(?:and\s+)?|\s+(?:and|y|et|und|e)\s+/iu)
    .map((name) => capital(name.trim()))
    .filter(Boolean);
  const isTold = names.length > 1 && names.length <= 6 && names.every((name) => name.split(' ').length <= 3);
  const label = isTold || words.language !== 'en' ? null : readSort(brief.prompt);
  if (label !== null && !(isTold && own)) return { label, names: namesOf(label, brief.prompt) };
  if (isTold) return { label: own ? singular(capital(own[1] ?? '')) : capital(found?.[1] ?? ''), names };
  const ofField = words.language === 'en' ? groupsOfField(brief.prompt) : null;
  return ofField ?? { label: say('region'), names: [say('north'), say('south'), say('east'), say('west')] };
}

const singular = (many: string): string => many.replace(/(?<=ch)es$|s$/u, '');
const times =
  /^(?:months?|weeks?|days?|years?|hours?|quarters?|weekdays?|dates?|time|period|each|every|one|page|default|names?|status bar|hand|cards?|values?|keyboard|headings?|columns?|anything)$/iu;
/** "Bar chart per site", "donut chart by area", "most borrowed genres as a donut": what figures are sorted by has a word, and no names yet. */
function readSort(prompt: string): string | null {
  const drawn =
    /\b(?:donut|doughnut|pie|ring)(?: chart| graph)?s? (?:of|for|showing|with) (?:the )?(?:[\p{L}-]+ )*?by (?<by>[\p{L}-]{3,20})/iu.exec(
      prompt,
    )?.groups?.['by'];
  const behind =
    /\b(?:donut|doughnut|pie|ring|bar|column)(?: chart| graph)?s? (?:by|per) (?<by>[\p{L}-]{3,20})/iu.exec(
      prompt,
    )?.groups?.['by'];
  const before = /\b(?<by>[\p{L}-]{3,20}s) (?:as|in|on) an? (?:donut|doughnut|pie|ring)\b/iu.exec(prompt)
    ?.groups?.['by'];
  const bare =
    /\b(?:donut|doughnut|pie|ring)(?: chart| graph)?s? (?:of|for|showing|with) (?:the |our |top |most )*(?<by>[\p{L}-]{3,20}?s)(?=[,.;]|$| and\b)/iu.exec(
      prompt,
    )?.groups?.['by'];
  const plain = [...prompt.matchAll(/\b(?:by|per|for each|across) (?<by>[\p{L}-]{3,20})/giu)].map(({ groups }) => groups?.['by'] ?? '').find((one) => known.test(one)); // prettier-ignore
  const said = [drawn, behind, before, plain, bare].find((one) => one !== undefined && !times.test(one));
  if (said === undefined) return null;
  return capital(
    said
      .toLowerCase()
      .replace(/ies$/u, 'y')
      .replace(/(?<=ch|ss|x)es$|(?<=[^su])s$/u, ''),
  );
}

const known =
  /^(?:areas?|sites?|branch(?:es)?|stores?|shops?|teams?|departments?|campaigns?|channels?|projects?|locations?|offices?|flavou?rs?|categor(?:y|ies)|regions?|countr(?:y|ies)|cit(?:y|ies)|drivers?|brands?|suppliers?|seasons?|genres?|sizes?|colou?rs?|courses?|rooms?|clinics?|schools?|warehouses?|class(?:es)?|routes?|machines?|products?|clients?|sources?|devices?|plans?|floors?|fields?|hives?|crops?|species|types?|subjects?|sports?|exhibitions?|wards?|tables?|dishes?|trails?|stations?|zones?|buildings?)$/iu;
const usual: readonly (readonly [asked: RegExp, names: readonly string[]])[] = [
  [/^genre$/iu, ['Fiction', 'Children', 'History', 'Travel']],
  [/^(?:source|channel)$/iu, ['Search', 'Direct', 'Social media', 'Email']],
  [/^device$/iu, ['Phone', 'Computer', 'Tablet', 'Other']],
  [/^season$/iu, ['Spring', 'Summer', 'Autumn', 'Winter']],
  [/^size$/iu, ['Small', 'Medium', 'Large', 'Extra large']],
  [/^status$/iu, ['Open', 'In progress', 'Waiting', 'Done']],
  [/^region$/iu, ['North', 'South', 'East', 'West']],
  [/^department$/iu, ['Sales', 'Service', 'Production', 'Office']],
  [/^floor$/iu, ['Ground floor', 'First floor', 'Second floor', 'Third floor']],
  [/^age$/iu, ['Under 18', '18 to 34', '35 to 54', '55 and over']],
]; // prettier-ignore
const departments: readonly (readonly [asked: RegExp, names: readonly string[]])[] = [
  [/clinic|hospital|medical|health|practice/iu, ['General', 'Children', 'Surgery', 'Laboratory']],
  [/school|universit|college|facult/iu, ['Languages', 'Sciences', 'Arts', 'Sports']],
  [/shop|store|supermarket|retail/iu, ['Food', 'Clothing', 'Home', 'Toys']],
  [/hotel|hostel/iu, ['Rooms', 'Restaurant', 'Spa', 'Events']],
];
const namesOf = (label: string, prompt: string): readonly string[] =>
  // The departments of a house are those of its trade.
  (label === 'Category' && /spend|expense|budget|financ|bills/iu.test(prompt)
    ? ['Housing', 'Food', 'Transport', 'Leisure']
    : undefined) ??
  (label === 'Channel' && /support|help ?desk|tickets?|call cent/iu.test(prompt)
    ? ['Email', 'Telephone', 'Chat', 'Form']
    : undefined) ??
  (label === 'Department' ? departments.find(([asked]) => asked.test(prompt))?.[1] : undefined) ??
  usual.find(([asked]) => asked.test(label))?.[1] ??
  ['A', 'B', 'C', 'D'].map((sign) => `${label} ${sign}`);

/** "Revenue by station", in the words of the language where the groups are the usual ones. */
export function titleOfGroups(context: AppContext, name: string): string {
  const { label } = readGroups(context);
  const usual = sayApp(context.words.language, 'region');
  const title = sayApp(context.words.language, 'byRegion', { name });
  return label === usual ? title : title.replace(new RegExp(usual, 'iu'), label.toLowerCase());
}
