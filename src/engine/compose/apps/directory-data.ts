import type { AppContext } from './app';
import { sayApp } from './app-words';
import { createRandom } from '../../random';

/** One entry of a directory. `pay` is a number per year for jobs, null elsewhere. */
export type DirectoryEntry = {
  readonly title: string;
  readonly by: string;
  readonly city: string;
  readonly group: string;
  readonly pay: number | null;
  readonly text: string;
};

/** What the directory lists: jobs, or places and people of any kind. */
export function isJobBoard({ brief }: AppContext): boolean {
  return /\bjobs?\b|employ|vacanc|recruit|hiring|stellen|empleo|emploi|vagas|lavoro|وظائف|משרות/i.test(
    brief.prompt,
  );
}

const jobs: readonly (readonly [
  title: string,
  by: string,
  group: 'fullTime' | 'partTime' | 'contract',
  pay: number,
])[] = [
  ['Front-end developer', 'Sample employer A', 'fullTime', 52_000],
  ['Nurse, night shift', 'Sample employer B', 'partTime', 38_000],
  ['Carpenter', 'Sample employer C', 'fullTime', 41_000],
  ['Product designer', 'Sample employer D', 'contract', 56_000],
  ['Pastry cook', 'Sample employer E', 'fullTime', 33_000],
  ['Data analyst', 'Sample employer F', 'fullTime', 48_000],
  ['Bicycle mechanic', 'Sample employer G', 'partTime', 30_000],
  ['Accountant', 'Sample employer H', 'contract', 45_000],
];
const citiesByLanguage: Readonly<Record<string, readonly string[]>> = {
  en: ['London', 'Manchester', 'Bristol', 'Leeds'],
  es: ['Madrid', 'Barcelona', 'Valencia', 'Sevilla'],
  fr: ['Paris', 'Lyon', 'Nantes', 'Bordeaux'],
  de: ['Berlin', 'Hamburg', 'München', 'Köln'],
  pt: ['Lisboa', 'Porto', 'Braga', 'Faro'],
  it: ['Milano', 'Roma', 'Torino', 'Napoli'],
  nl: ['Amsterdam', 'Utrecht', 'Rotterdam', 'Gent'],
  ar: ['عمّان', 'القاهرة', 'دبي', 'بيروت'],
};

/** Entries from the prompt, or sample ones that say so. */
export function listEntries(context: AppContext): {
  readonly entries: readonly DirectoryEntry[];
  readonly isSample: boolean;
} {
  const { brief, words, seed } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const cities = citiesByLanguage[words.language] ?? citiesByLanguage['en'] ?? [];
  const random = createRandom(seed, 'directory');
  const home = brief.place?.value;
  const pickCity = (index: number) =>
    home && index % 2 === 0 ? home : (cities[index % cities.length] ?? '');
  if (brief.items.length >= 3) {
    const entries = brief.items.map(({ value }, index) => ({
      title: value.name,
      by: '',
      city: pickCity(index),
      group: say('general'),
      pay: null,
      text: value.note ?? '',
    }));
    return { entries, isSample: false };
  }
  if (isJobBoard(context)) {
    const entries = random.shuffle(jobs).map(([title, by, group, pay], index) => ({
      title,
      by,
      city: pickCity(index),
      group: say(group),
      pay,
      text: say('sampleJobText'),
    }));
    return { entries, isSample: true };
  }
  const groups = [say('categoryOne'), say('categoryTwo'), say('categoryThree')];
  const entries = Array.from({ length: 8 }, (_, index) => ({
    title: `${say('sampleEntry')} ${index + 1}`,
    by: '',
    city: pickCity(index),
    group: groups[index % groups.length] ?? '',
    pay: null,
    text: say('sampleEntryText'),
  }));
  return { entries, isSample: true };
}
