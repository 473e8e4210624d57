import type { Facts } from '../../content';
import { names } from './names-by-country';
import { findRegion } from './regions';

const latinArab = [
  'Layla Haddad',
  'Samer Ali',
  'Nour Qasem',
  'Karim Mansour',
  'Hala Zidan',
  'Tariq Najjar',
  'Rana Khoury',
  'Youssef Salem',
];

const latinIsrael = [
  'Noa Levi',
  'Itai Cohen',
  'Maya Peretz',
  'Yonatan Barak',
  'Tamar Sagi',
  'Omer Dayan',
  'Shira Alon',
  'Daniel Rosen',
];

const english = new Set(['us', 'canada', 'uk', 'ireland', 'australia']);

const homes: Readonly<Record<string, string>> = { fr: 'france', de: 'germany', it: 'italy', es: 'spain' };

const namesOf = (facts: Facts): readonly string[] => {
  const id = findRegion(facts)?.id ?? 'world';
  const language = facts.brief.language.value;
  if (id === 'arab' && language !== 'ar') return latinArab;
  if (id === 'israel' && language !== 'he') return latinIsrael;
  // Who praises in French in Montreal has a name of that language.
  const home = english.has(id) ? homes[language] : undefined;
  return names[home ?? id] ?? names['world'] ?? [];
};

const firstNames = new Set(
  Object.values(names).flatMap((list) => list.map((name) => name.split(' ')[0] ?? '')),
);

/** Whether a word is a first name that is known here, in any language. */
export const isFirstName = (word: string): boolean => firstNames.has(word);

// Where a long list has used up its names, a first name comes back with another surname: nobody stands there twice.
const relativeOf = (pool: readonly string[], at: number): string => {
  const parts = (one: number): string[] => (pool[one % pool.length] ?? '').split(' ');
  return [parts(at)[0], ...parts(at + 3).slice(1)].join(' ');
};

/** `count` different names of people that fit the place, for sample people only. `key` keeps two lists apart. */
export const peopleNames = (
  facts: Facts,
  key: string,
  count: number,
  isWoman: readonly (boolean | null)[] = [],
): readonly string[] => {
  const pool = namesOf(facts);
  // Who works there praises nobody: reviews begin half a round behind the team.
  const half = key === 'reviews' ? Math.floor(pool.length / 4) * 2 : 0;
  const own = key === 'reviews' ? 'team' : key;
  const start = (facts.pick(`people-${own}`, [...pool.keys()]) + half) % pool.length;
  // Whom the prompt names is nobody made up.
  const left = Array.from({ length: pool.length }, (_, at) => (start + at) % pool.length).filter(
    (at) => !facts.brief.prompt.includes(pool[at] ?? ''),
  );
  // In every list women stand at the even places and men at the odd ones.
  return Array.from({ length: count }, (_, at) => {
    const wanted = isWoman[at] ?? null;
    const place = wanted === null ? 0 : left.findIndex((one) => (one % 2 === 0) === wanted);
    const [next] = left.splice(Math.max(0, place), 1);
    return next === undefined ? relativeOf(pool, start + at) : (pool[next] ?? '');
  });
};
