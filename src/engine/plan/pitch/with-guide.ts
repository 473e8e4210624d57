import type { Brief } from '@/domain/site/brief';
import type { Facts, KindDefinition } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { pictures } from '../kinds/parts/pictures';

/** A site that tells of a subject; see `readGuide`. */
const isGuide = ({ offer, language }: Brief): boolean =>
  offer?.value === 'guidebook' && language.value === 'en';

const subjectOf = ({ prompt, offer }: Brief): string => {
  const [at] = offer?.spans ?? [];
  return at ? prompt.slice(at.start, at.end) : '';
};
const mostListed = 5;

/** "Regions, when to go and packing list.", in the words of the chapters. */
const contentsOf = ({ parts }: Brief): string | null => {
  const titles = parts.map(({ value }) => value.title).slice(0, mostListed);
  if (titles.length < 2) return null;
  const small = titles.map((title, at) =>
    at === 0 ? title : title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
  );
  return `${new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(small)}.`;
};

function sayGuide({ brief, name }: Facts): Bank {
  const subject = subjectOf(brief);
  const contents = contentsOf(brief);
  const readers = brief.audience?.value;
  return {
    hero: {
      kicker: readers === undefined ? 'A guide' : `For ${readers}`,
      title: name,
      lede: contents ?? `What there is to know about ${subject}, in the order in which you need it.`,
      actions: [
        { label: 'Start reading', href: 'about' },
        { label: 'Tell us what is missing', href: 'contact' },
      ],
    },
    about: {
      title: 'Before you begin',
      body: [
        `Whom this guide is for, what it covers of ${subject} and what it leaves out.`,
        'Read it from the beginning, or go straight to the chapter that you came for.',
      ],
    },
    gallery: {
      title: 'To look at',
      items: pictures([
        ['From far away', subject],
        ['Up close', 'magnifier'],
        ['On the way', 'compass'],
        ['At the end of the day', 'window'],
      ]),
    },
    contact: {
      title: 'Something missing, something wrong?',
      lede: 'Say what and where, and it is put right.',
    },
  };
}

/** A kind that gives way to a guide: chapters on one page, and nobody who offers anything. */
export const withGuide = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  pitches: (brief) => isGuide(brief) || definition.pitches?.(brief) === true,
  knows: (brief) => isGuide(brief) || definition.knows?.(brief) === true,
  own: (brief) => (isGuide(brief) ? 'this guide' : (definition.own?.(brief) ?? null)),
  fit: (brief) =>
    isGuide(brief)
      ? {
          noun: 'guidebook',
          schemaType: 'Guide',
          pages: [{ role: 'home', title: 'Home', sections: ['hero', 'about', 'gallery', 'contact'] }],
          action: { label: 'Start reading', to: 'about' },
          art: [subjectOf(brief), 'map', 'books', 'compass'],
        }
      : (definition.fit?.(brief) ?? {}),
  content: (facts) => (isGuide(facts.brief) ? sayGuide(facts) : definition.content(facts)),
});
