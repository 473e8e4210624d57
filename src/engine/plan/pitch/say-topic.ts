import { asManyEpisodes } from '../kinds/more-episodes';
import type { Brief } from '@/domain/site/brief';
import type { ContentItem, Facts } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { plans } from '../kinds/parts/plans';
import { capitalise } from '../kinds/parts/weave';

const often: readonly (readonly [RegExp, string])[] = [
  [/\b(?:weekly|every week|once a week|each week)\b/iu, 'once a week'],
  [/\b(?:monthly|every month|once a month)\b/iu, 'once a month'],
  [/\b(?:daily|every (?:day|morning))\b/iu, 'every morning'],
  [/\b(?:fortnightly|every two weeks|bi-?weekly)\b/iu, 'every two weeks'],
];
const rhythmOf = ({ prompt }: Brief): string | null =>
  often.find(([words]) => words.test(prompt))?.[1] ?? null;
const longestTitle = 72;

/** "Newsletter for indie game developers": those it is for, where it does not say what it is about. */
export const readersOf = ({ prompt }: Brief): string | null =>
  /\bnewsletter\sfor\s(?<who>[\p{L}’'-]+(?:\s(?!who|that|with|in\b|called|and\b)[\p{L}’'-]+){0,3}s)(?=[,.\s]|$)/iu.exec(
    prompt,
  )?.groups?.['who'] ?? null;

const fitted = (topic: string, tail: string): string => {
  const whole = `${capitalise(topic)}${tail}`;
  return whole.length <= longestTitle ? whole : capitalise(topic);
};

const episodes = (topic: string): readonly ContentItem[] =>
  (
    [
      [
        'Why we cannot leave this alone',
        '38 min',
        `Who we are, and what it is about ${topic}.`,
        'microphone',
      ],
      ['What everybody gets wrong', '44 min', 'Five things that are always told, and what we found.', 'book'],
      ['Somebody who knows better', '51 min', 'A guest corrects us, kindly and at length.', 'headphones'],
      ['Your questions', '33 min', `Sent in by listeners: ${topic}, from the beginning.`, 'letter'],
    ] as const
  ).map(([title, note, text, art], at) => ({
    title,
    value: `Episode ${4 - at}`,
    note,
    text,
    art,
    list: [text],
    sample: true,
  }));

/** A podcast that opens with what it is about. */
export const podcastBank = (usual: Bank, topic: string, brief: Brief): Bank => {
  const items = asManyEpisodes(episodes(topic), brief);
  const [first] = items;
  return {
    ...usual,
    logos: {
      title: 'Sponsors',
      lede: 'Places are open. Write to us, and your name is read out here.',
      items: ['Your name here', 'And here'].map((title) => ({ title, sample: true })),
    },
    ...(usual.hero
      ? {
          hero: {
            ...usual.hero,
            title: fitted(topic, ', one episode at a time'),
            lede: `A podcast about ${topic}. Start with the newest episode or at the very beginning.`,
          },
        }
      : {}),
    ...(usual.posts ? { posts: { ...usual.posts, items } } : {}),
    ...(usual.article && first
      ? {
          article: {
            ...usual.article,
            title: first.title,
            lede: first.text ?? '',
            kicker: [first.value, first.note].filter(Boolean).join(', '),
          },
        }
      : {}),
    ...(usual.about
      ? {
          about: {
            ...usual.about,
            body: [
              `We talk about ${topic}, at a table with microphones and too many notes.`,
              ...(usual.about.body ?? []).slice(1),
            ],
          },
        }
      : {}),
  };
};

/** A newsletter: issues, a button to subscribe, what a paid one holds. */
export const letterBank = (facts: Facts, usual: Bank, told: string | null): Bank => {
  const whom = told === null ? readersOf(facts.brief) : null;
  const topic = told ?? 'this field';
  const rhythm = rhythmOf(facts.brief);
  const items = issues(topic);
  const [first] = items;
  const subscribe = { label: 'Subscribe', href: 'newsletter' };
  return {
    ...usual,
    ...(usual.hero
      ? {
          hero: {
            kicker: 'Newsletter',
            title:
              whom === null
                ? fitted(topic, rhythm ? `, ${rhythm}` : ', by mail')
                : fitted(`a letter for ${whom}`, rhythm ? `, ${rhythm}` : ''),
            lede: `One letter ${whom === null ? `about ${topic}` : `for ${whom}`}: what happened, what it means and what to read next.`,
            actions: [subscribe, { label: 'Read a past issue', href: 'posts' }],
          },
        }
      : {}),
    posts: { title: 'Past issues', items },
    article: {
      kicker: first?.value ?? '',
      title: first?.title ?? '',
      lede: first?.text ?? '',
      body: ['The newest letter stands here in full, so that you know what you would get.'],
      actions: [{ label: 'All issues', href: 'posts' }],
    },
    about: {
      title: 'Who writes this',
      body: [
        `One person with a long reading list, writing ${whom === null ? `about ${topic}` : `for ${whom}`}. Nobody pays to be mentioned.`,
        'Write back: every answer is read, and some become the next letter.',
      ],
    },
    newsletter: {
      title: rhythm ? capitalise(`${rhythm}, in your inbox`) : 'In your inbox',
      lede: `One letter ${whom === null ? `about ${topic}` : `for ${whom}`}, and nothing between the letters. You can leave with one click.`,
      actions: [subscribe],
    },
    pricing: {
      title: 'Free, or a little more',
      items: plans(
        facts,
        [
          ['Free', 0, 'Every letter, as it is sent.', ['The letter', 'The archive of the last months']],
          [
            'Paid',
            6,
            'For those who want all of it.',
            ['Everything in free', 'The whole archive', 'Answers to your questions'],
          ],
        ],
        { note: 'per month', label: 'Subscribe', to: 'newsletter' },
      ),
    },
    ...(usual.cta
      ? { cta: { ...usual.cta, title: 'The next one could be yours', actions: [subscribe] } }
      : {}),
  };
};

const issues = (topic: string): readonly ContentItem[] =>
  (
    [
      [
        'What changed, and what did not',
        'Issue 12',
        `The month in ${topic}, in the order in which it matters.`,
        'document',
      ],
      [
        'The question everybody sends in',
        'Issue 11',
        'With an answer as short as it can honestly be.',
        'letter',
      ],
      [
        'Figures, read slowly',
        'Issue 10',
        'Three numbers that were quoted everywhere, and what they count.',
        'chart',
      ],
      [
        'A conversation',
        'Issue 9',
        'With somebody who does this every day and seldom talks about it.',
        'chat',
      ],
      ['Worth your time', 'Issue 8', 'Five things to read, and one to skip.', 'book'],
    ] as const
  ).map(([title, value, text, art]) => ({ title, value, text, art, list: [text], sample: true }));

const features = (topic: string): readonly ContentItem[] =>
  (
    [
      [
        'A day with somebody who does it',
        'The long read',
        `Eight hours, and what they taught us about ${topic}.`,
        'clock',
      ],
      [
        'Where it began',
        'History',
        'A photograph, a name on the back, and the people who still knew it.',
        'book',
      ],
      ['One season, in pictures', 'Pictures', 'No captions. You will not need them.', 'camera'],
      ['What it costs', 'Report', 'In money, in hours and in patience.', 'coin'],
      ['A conversation', 'Interview', 'Two people who disagree, at one table.', 'chat'],
    ] as const
  ).map(([title, group, text, art]) => ({
    title,
    group,
    note: group,
    text,
    art,
    list: [text],
    sample: true,
  }));

const magazineParts = (topic: string): Bank => {
  const items = features(topic);
  const [first] = items;
  return {
    posts: { title: 'In this issue', items },
    article: {
      kicker: first?.note ?? '',
      title: first?.title ?? '',
      lede: first?.text ?? '',
      body: ['The newest piece stands here in full.'],
      actions: [{ label: 'All pieces', href: 'posts' }],
    },
  };
};

const isMagazine = ({ prompt }: Brief): boolean =>
  /\b(?:magazine|zine|journal)\b/iu.test(prompt.split(/[.!?\n]/u, 1)[0] ?? '');

// "by a retired librarian called Margaret"
const byline =
  /\bby\s(?<who>an?\s\p{Ll}[\p{Ll}’' -]{2,40}?),?\s(?:called|named)\s(?<name>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)/u;
/** Who writes: "by a retired librarian called Margaret". */
export const bylineOf = ({ prompt }: Brief): { who: string; name: string } | null => {
  const found = byline.exec(prompt)?.groups;
  return found ? { who: found['who'] ?? '', name: found['name'] ?? '' } : null;
};

/** A blog or magazine whose headline says what it is about. */
export const blogBank = (facts: Facts, usual: Bank, topic: string): Bank => {
  const by = bylineOf(facts.brief);
  const stems = topic.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const said = usual.hero?.title.toLowerCase() ?? '';
  const isSaid = stems.length === 0 || stems.some((word) => said.includes(word.slice(0, 5)));
  if (isMagazine(facts.brief) && usual.hero && usual.about)
    return {
      ...usual,
      hero: {
        ...usual.hero,
        title: isSaid ? usual.hero.title : fitted(topic, ''),
        lede: `Essays, pictures and conversations about ${topic}.`,
      },
      ...magazineParts(topic),
      about: {
        ...usual.about,
        body: [
          `We are a small magazine about ${topic}. Everything here was written by somebody who went and looked.`,
          'Nothing is paid for by those it is about.',
        ],
      },
    };
  return {
    ...usual,
    ...(usual.hero && !isSaid ? { hero: { ...usual.hero, title: fitted(`notes on ${topic}`, '') } } : {}),
    ...(usual.about && by
      ? {
          about: {
            ...usual.about,
            body: [
              `I am ${by.name}, ${by.who}. I write about ${topic}, mostly early, mostly at the kitchen table.`,
              ...(usual.about.body ?? []).slice(1),
            ],
          },
        }
      : {}),
  };
};
