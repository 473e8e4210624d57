import type { SiteKind } from '@/domain/site/vocabulary';
import type { Facts, KindDefinition } from '../content';
import { changeTexts } from './parts/change-texts';
import { capitalise } from './parts/weave';

// Stands in the copy where a name would, until the sentence round it is known.
const mark = '\u2063';

const spoken: Partial<Record<SiteKind, string>> = {
  law: 'this firm',
  accountant: 'this office',
  insurance: 'this office',
  consulting: 'this team',
  agency: 'this agency',
  'real-estate': 'this agency',
  'home-services': 'this business',
  construction: 'this company',
  cleaning: 'this company',
  auto: 'this workshop',
  saas: 'this app',
  'mobile-app': 'this app',
  product: 'this one',
  docs: 'this tool',
  event: 'this event',
  course: 'this course',
  nonprofit: 'this group',
  blog: 'this blog',
  unknown: 'this team',
};

// A pizza oven for weddings is no couple.
const isWedding = ({ brief: { prompt } }: Facts): boolean =>
  /wedding|marri|bride|groom/iu.test(prompt) && !/\bfor (?:\p{L}+\s){0,2}weddings\b/iu.test(prompt);

const resolve = (text: string, own: string, name: string): string => {
  if (!text.includes(mark)) return text;
  if (text === mark) return name;
  const noun = own.replace(/^this /u, '');
  return (
    text
      // "This firm is a firm in Kent": what it is stands in its own word already.
      .replace(new RegExp(`(^|[.!?:…] |\\n)${mark} is (an?) ${noun}(?!\\p{L})`, 'gu'), `$1This is $2 ${noun}`)
      .replace(new RegExp(`I am ${mark}, (an? )`, 'gu'), 'I am $1')
      .replace(new RegExp(`I am ${mark},? and I `, 'gu'), 'I ')
      .replace(new RegExp(`I am ${mark}([^.]*)\\.`, 'gu'), 'Good to see you$1.')
      .replace(new RegExp(`(^|[.!?:…] |\\n)${mark}`, 'gu'), (_, before: string) => before + capitalise(own))
      .replaceAll(mark, own)
  );
};

/**
 * Copy that may have to do without a name. Where the prompt gave none, sentences say `own` ("this place") instead of a
 * made-up title such as "Coffee shop"; where the name stands alone, as a heading, the title stays.
 */
export const writeNameless = <T>(facts: Facts, own: string, write: (facts: Facts) => T): T =>
  facts.brief.name === null
    ? (changeTexts(write({ ...facts, name: mark }), (text) => resolve(text, own, facts.name)) as T)
    : write(facts);

/** Lets a kind's copy speak of a business whose name the prompt did not give. */
export const speakWithoutName = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  content: (facts) => {
    const isCouple =
      definition.kind === 'event' &&
      isWedding(facts) &&
      !/\b(?:venue|barn|hall|fair)\b/iu.test(facts.offer ?? '');
    return writeNameless(
      facts,
      isCouple ? 'we both' : (definition.own?.(facts.brief) ?? spoken[definition.kind] ?? 'this place'),
      definition.content,
    );
  },
});
