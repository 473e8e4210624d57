import type { Brief } from '@/domain/site/brief';
import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { pictures } from '../kinds/parts/pictures';

/** A page that explains one thing: its title is the thing, and its frame asks for what only its author knows. */
const isExplainer = ({ offer, language }: Brief): boolean =>
  offer?.value === 'explainer' && language.value === 'en';

const rows = (told: readonly (readonly [string, string])[]): readonly ContentItem[] =>
  told.map(([title, text]) => ({ title, text, sample: true }));

/** "How tides work" as what it is about: "tides". */
const subjectOf = (title: string): string =>
  title
    .replace(/^(?:how|why|what|where|when)\s(?:is|are|does|do|did|the|an?)?\s?/iu, '')
    .replace(
      /\s(?:works?|happens?|forms?|moves?|grows?|flys?|fly|flies|sees?|sleeps?|is made|are made|come from|comes from|change[sd]?)$/iu,
      '',
    )
    .toLowerCase();

function sayExplainer({ brief, name }: Facts): Bank {
  const subject = subjectOf(name);
  const isYoung = /kids|children|pupils|year|primary|grade/iu.test(brief.audience?.value ?? '');
  return {
    hero: {
      kicker: isYoung ? 'For curious children' : 'Explained',
      title: name,
      lede: isYoung
        ? 'Look, guess, find out, and then ask somebody at supper whether they know it, too.'
        : 'What there is to see, what is behind it, and how you can tell that it is so.',
      actions: [
        { label: 'Begin', href: 'process' },
        { label: 'Check yourself', href: 'faq' },
      ],
    },
    about: {
      title: 'In one sentence',
      body: [
        'The short answer first, as one would say it at the table. Whoever wants to know more reads on.',
        'Everything that follows only says the same thing again, more slowly and with pictures.',
      ],
    },
    process: {
      title: 'Step by step',
      items: rows([
        ['What you can see', 'Begin with what everybody has noticed, at home or on the way.'],
        ['What is behind it', 'One cause at a time, and each with something to point at.'],
        ['When it is different', 'The exception shows whether it was understood.'],
        ['Why it matters', 'Who has to know it, and what they do with it.'],
      ]),
    },
    gallery: {
      title: isYoung ? 'Look closely' : 'To look at',
      items: pictures([
        ['From far away', subject],
        ['Up close', 'magnifier'],
        ['What moves what', 'compass'],
        ['Before and after', subject],
      ]),
    },
    values: {
      title: 'Words to know',
      items: rows([
        ['The first word', 'In half a sentence, without another hard word in it.'],
        ['The second word', 'With an example from the kitchen.'],
        ['The third word', 'And what it is often mixed up with.'],
      ]),
    },
    faq: {
      title: 'Check yourself',
      items: rows([
        [
          'What would you see if you waited an hour?',
          'The answer stands here, and opens when you have guessed.',
        ],
        [
          'What is the cause, and what only looks like it?',
          'Say it in your own words first; then open this.',
        ],
        ['What would happen without it?', 'A good question to take along to supper.'],
      ]),
    },
    features: {
      title: 'Try it yourself',
      items: rows([
        ['With what is in the kitchen', 'A bowl, water, a lamp: most things can be shown on a table.'],
        ['Outside', 'What to look for, and at what time of day.'],
        ['Draw it', 'Whoever can draw it has understood it.'],
      ]),
    },
    contact: { title: 'Ask what is missing', lede: 'A question that is not answered here is the best one.' },
    cta: {
      title: 'Now explain it to somebody',
      lede: 'That is how you find out what you have understood.',
      actions: [{ label: 'From the beginning', href: 'process' }],
    },
  };
}

/** A kind that gives way to the one thing that a page is to explain. */
export const withExplainer = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  pitches: (brief) => isExplainer(brief) || definition.pitches?.(brief) === true,
  knows: (brief) => isExplainer(brief) || definition.knows?.(brief) === true,
  own: (brief) => (isExplainer(brief) ? 'this page' : (definition.own?.(brief) ?? null)),
  fit: (brief) =>
    isExplainer(brief)
      ? {
          noun: 'explainer',
          schemaType: 'LearningResource',
          pages: [
            {
              role: 'home',
              title: 'Home',
              sections: ['hero', 'about', 'process', 'gallery', 'features', 'values', 'faq', 'cta'],
            },
          ],
          action: { label: 'Begin', to: 'process' },
          art: [subjectOf(brief.name?.value ?? ''), 'magnifier', 'pencil', 'books'],
        }
      : (definition.fit?.(brief) ?? {}),
  content: (facts) => (isExplainer(facts.brief) ? sayExplainer(facts) : definition.content(facts)),
});
