import type { ContentItem, Facts } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { introduction } from '../kinds/parts/introduction';
import { points } from '../kinds/parts/points';
import { capitalise, inPlace, kicker } from '../kinds/parts/weave';
import type { OwnCalling } from './calling';

const worksOf: readonly (readonly [RegExp, string, string])[] = [
  [/illustrator|cartoonist/u, 'illustration', 'pencil'],
  [/painter/u, 'painting', 'brush'],
  [/stylist/u, 'styling', 'hands'],
  [/designer|architect|milliner/u, 'design', 'pencil'],
  [
    /developer|engineer|programmer|coder|researcher|scientist|analyst|strategist|manager|consultant|technologist/u,
    'project',
    'screen',
  ],
  [/writer|author|journalist|critic|poet|novelist|essayist|translator/u, 'text', 'document'],
  [/videographer|director|animator|editor/u, 'film', 'camera'],
  [/photographer/u, 'picture', 'camera'],
  [/modell?er/u, 'model', 'hands'],
];

/** What comes of the calling: "medical illustration", "set design", "3D creature piece". */
export const workOf = ({ sort, head }: OwnCalling): { noun: string; art: string } => {
  const [, noun = 'piece', art = 'hands'] = worksOf.find(([words]) => words.test(head)) ?? [];
  const lower = sort.replace(/^\p{Lu}\p{Ll}+/u, (word) => word.toLowerCase());
  return { noun: lower === '' ? noun : `${lower} ${noun}`, art };
};

const an = (words: string): string =>
  `${/^(?:[aeio]|u(?!ni|se|x|i\b)|AI\b|API\b)/iu.test(words) && !/^(?:one|euro)/iu.test(words) ? 'an' : 'a'} ${words}`;

/** Copy of a person whose calling the usual copy does not know: nothing in it belongs to a near trade. */
export function sayCalling(facts: Facts, own: OwnCalling): Bank {
  const { calling, turned } = own;
  const { noun, art } = workOf(own);
  const whole = `${calling}${turned}`;
  const many = noun.replace(/(?<![sy])$/u, 's').replace(/y$/u, 'ies');
  // Where nothing but the calling is the name, it would stand there twice.
  const title =
    facts.brief.name === null
      ? own.sort === ''
        ? capitalise(whole)
        : capitalise(
            /(?:design|styling)$/u.test(noun)
              ? `${noun}, with the reasons for it`
              : `a few ${many} I am glad I made`,
          )
      : capitalise(whole.length <= 60 ? whole : calling);
  const rows: readonly (readonly [string, string, string])[] = [
    [
      capitalise(
        `${noun.endsWith('styling') ? noun : an(noun)}${turned.startsWith(' for ') ? turned : ' for a client'}`,
      ),
      'Commissions',
      'Made to a brief, with room to move.',
    ],
    [capitalise(`${noun}, personal`), 'Personal', 'Made because nobody asked.'],
    ['The one people ask about', 'Commissions', 'How it came about fits in three sentences.'],
    ['Studies', 'Personal', 'Small, quick and wrong in useful ways.'],
    ['From first draft to last', 'Commissions', 'Where it began, and where it ended.'],
    ['In progress', 'Personal', 'Not finished, and shown anyway.'],
  ];
  const works = rows.map(([name, group, text]): ContentItem => ({
    title: name,
    group,
    text,
    art,
    sample: true,
  }));
  return {
    hero: {
      kicker: kicker(facts, title.toLowerCase().includes('portfolio') ? 'Work' : 'Portfolio'),
      title,
      lede: 'Selected work, how it came about, and a way to reach me.',
      actions: [
        { label: 'See the work', href: 'portfolio' },
        { label: 'Write to me', href: 'contact' },
      ],
    },
    portfolio: { title: facts.pick('work', ['Selected work', 'Recent work']), items: works },
    gallery: {
      title: 'A look around',
      items: works.map(({ title: name }) => ({ title: name, art, sample: true })),
    },
    'case-study': {
      title: works[0]?.title ?? '',
      lede: 'One job, told from the first message to the last file.',
      body: [
        'What was asked: one paragraph, and the word “simple” twice. The first week went into finding out what it meant.',
        'What was tried: three versions, of which two were wrong in useful ways.',
        'What stayed: the plainest one, and the notes for whoever carries on.',
      ],
    },
    about: {
      title: facts.pick('about', ['About me', 'A short introduction']),
      body: [
        `${introduction(facts)}, ${an(whole)}${turned.includes(' in ') ? '' : inPlace(facts)}. Most of my time goes into the part that nobody sees; the rest is on this page.`,
        'I take on few things at once and finish them.',
      ],
    },
    services: {
      title: 'What you can ask me for',
      items: points([
        [
          capitalise(`${noun.endsWith('styling') ? noun : many} to order`),
          'Send the brief as it is. Rough is fine.',
          art,
        ],
        ['Longer projects', 'With a plan, dates and one price.', 'calendar'],
        ['A second pair of eyes', 'An hour on what you have, and notes afterwards.', 'search'],
      ]),
    },
    story: {
      title: 'How I came to it',
      body: [
        'By a detour, like most people who stay. The first pieces were bad and taught me the most.',
        'What has not changed since: I start with what is hardest, and I show early versions.',
      ],
    },
  };
}
