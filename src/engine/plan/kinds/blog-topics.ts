import type { Brief } from '@/domain/site/brief';
import type { ContentItem } from '../content';
import { food, tech, travel, everyday } from './blog-posts';
import { blogSubject, onSubject } from './blog-subject';
import { localNews } from './blog-posts-local';
import { gardening, parenting, reading, running } from './blog-posts-home';

/** One sample post: real, short, and marked as a sample wherever it is shown. */
export type Post = readonly [
  title: string,
  group: string,
  date: string,
  minutes: number,
  excerpt: string,
  body: readonly string[],
  art: string,
];

/** What a blog is about, and what it says of itself. */
export type BlogTopic = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly ledes: readonly string[];
  /** Who writes, after the sentence with the name. */
  readonly about: string;
  readonly story: readonly string[];
  readonly contact: string;
  readonly posts: readonly Post[];
  readonly art: readonly string[];
};

/** A blog that says nothing of what it is about. */
export const plain: BlogTopic = {
  kicker: 'Notes and essays',
  headlines: [
    'Written slowly, posted rarely',
    'Things I noticed on the way',
    'Small essays on ordinary things',
    'I write to find out',
  ],
  ledes: [
    '{name} is a place for pieces that did not fit into a message. New ones appear when they are ready.',
    'One subject at a time, no hurry, and no list of ten things.',
  ],
  about:
    'I like trains, long sentences and short books. If something here made you think of something, write to me: I answer.',
  story: [
    'I had been writing long mails to three friends. One of them said: put it somewhere we can find it again.',
    'So this is that place. The friends still get the mails.',
  ],
  contact: 'Corrections, objections and recipes are welcome.',
  posts: everyday,
  art: ['pencil', 'book', 'window', 'cup'],
};

/** "village news site", "the local paper": a blog of a place, whatever else is told of it. */
const ofPlace =
  /\b(?:village|town|local|community|neighbou?rhood|parish|island|district|city|school|student|campus|estate|valley)(?:['’]s)?\s(?:\p{Ll}+\s)?(?:news(?:paper|letter| site| page| blog)?|paper|gazette|magazine|bulletin)\b/iu;

const topics: readonly (readonly [RegExp, BlogTopic])[] = [
  [
    /parent|mum\b|mom\b|\bdad\b|mother|father|family life|toddler|twins|\bbab(?:y|ies)\b|\bkids\b/iu,
    {
      kicker: 'Family, unposed',
      headlines: [
        'Everyone is fine. Nobody has shoes',
        'Notes from the floor of the living room',
        'Loud, sticky, loved',
      ],
      ledes: [
        '{name} is about life with children as it is: short nights, long car journeys, and sentences you could not make up.',
        'No tips, no before and after. Small true stories from a full house.',
      ],
      about: 'I write when they sleep, so most sentences are short. Names are changed, the socks are real.',
      story: [
        'I started writing things down because I was too tired to remember them. Reading it back I noticed that it had been funny.',
      ],
      contact: 'Your own stories are welcome. So is advice on shoes.',
      posts: parenting,
      art: ['toy', 'shoe', 'house', 'heart'],
    },
  ],
  [
    /garden|allotment|plants?\b|grow your own|vegetable patch/iu,
    {
      kicker: 'From the beds',
      headlines: ['Mud first, flowers later', 'What came up, and what did not', 'A garden, week by week'],
      ledes: [
        '{name} follows one garden through the year: what was sown, what the slugs left, what tasted of something.',
        'Honest notes from a patch of ground, with dates, mistakes and the occasional enormous courgette.',
      ],
      about: 'I garden after work and write with dirty hands. Nothing here was tried fewer than two summers.',
      story: [
        'It began with a tomato on a balcony, for which I would have left my job. The job is still there. The balcony became a garden.',
      ],
      contact: 'Tell me what grows where you are, and what eats it.',
      posts: gardening,
      art: ['plant', 'garden', 'flower', 'tree'],
    },
  ],
  [
    /running|runner|marathon|jog|triathl|cycling|cyclist|trail/iu,
    {
      kicker: 'Training notes',
      headlines: [
        'One foot, then the other',
        'Slower than planned, further than thought',
        'Out of breath, in good spirits',
      ],
      ledes: [
        '{name} is a training diary without heroics: the plan, what really happened, and what there was to eat afterwards.',
        'Kilometres, knees and the weather, written down the same evening.',
      ],
      about:
        'I am no coach and not fast. I write down what I did and what it did to me, so that you feel in good company.',
      story: [
        'Somebody said that I would never do it. I do not remember who. I have been running away from that sentence ever since, at an easy pace.',
      ],
      contact: 'Which race next? Tell me, and tell me about the soup.',
      posts: running,
      art: ['runner', 'hills', 'shoe', 'flag'],
    },
  ],
  [
    /\bbooks?\b|reading|reader|literary|literature|novel|library/iu,
    {
      kicker: 'On reading',
      headlines: ['A chair, a lamp, a pile', 'Read first, talked about later', 'Between two bookmarks'],
      ledes: [
        '{name} is about books, mostly old ones, and about what they do to an afternoon.',
        'No stars, no rankings. What I read, and where it took me.',
      ],
      about:
        'I read on the tram, in queues and at the table, which is forbidden. Nobody pays me to like anything.',
      story: [
        'I lent out a book with notes in the margin. It came back with somebody else’s notes beside them. That was the first conversation here.',
      ],
      contact: 'What should I read next? One title, one sentence.',
      posts: reading,
      art: ['books', 'book', 'lamp', 'chair'],
    },
  ],
  [
    /\btech|\bcod(?:e|ing)\b(?! of)|developer|programm(?:er|ing)|software|\bai\b|\bdata\b|(?:web|devops|platform|backend|frontend|machine learning) engineer/iu,
    {
      kicker: 'Notes on software',
      headlines: [
        'Working notes, kept in the open',
        'It worked on my machine',
        'Small programs, long thoughts',
      ],
      ledes: [
        '{name} is where I write down what I had to find out the hard way, so that you can find it out by reading.',
        'Bugs, tools and the reasons behind them, one at a time.',
      ],
      about: 'I build software for a living and break it in the evening. Every example here has been run.',
      story: [
        'I solved the same problem twice, four years apart, because I had not written it down. This is me writing it down.',
      ],
      contact: 'Corrections first. A line number helps.',
      posts: tech,
      art: ['code', 'terminal', 'laptop', 'lamp'],
    },
  ],
  [
    /food|recipe|\bcook(?!ie)|baking|kitchen|vegan|vegetarian|dinners?|\beat/iu,
    {
      kicker: 'From the kitchen',
      headlines: ['Hungry first, clever later', 'Something good from what is there', 'One pan, one evening'],
      ledes: [
        '{name} is about cooking on an ordinary evening: few things, good ones, and a story while it simmers.',
        'Recipes that were cooked more than once, and the dinners that went wrong beforehand.',
      ],
      about:
        'I cook for whoever turns up, in a kitchen with one good knife. What is written here was eaten here.',
      story: [
        'People asked for the recipe, and I said: it is not really a recipe. Then I tried to write it down. It was one.',
      ],
      contact: 'Cooked it? Tell me what you changed.',
      posts: food,
      art: ['skillet', 'bowl', 'vegetables', 'loaf'],
    },
  ],
  [
    /travel|hiking|journey|van ?life|backpack|nomad/iu,
    {
      kicker: 'On the road',
      headlines: [
        'The long way, on purpose',
        'Further than planned, later than hoped',
        'Notes from slow trains',
      ],
      ledes: [
        '{name} is about getting there: trains, boots, borrowed maps and the people who point the other way.',
        'Places as they were on one particular day, with the weather left in.',
      ],
      about: 'I travel by land, pack too many books and ask for directions even when I know them.',
      story: ['The first piece was a postcard that got too long. The postcard is still in my bag.'],
      contact: 'Been there? Tell me what I missed.',
      posts: travel,
      art: ['map', 'suitcase', 'hills', 'railway'],
    },
  ],
];

/** What the prompt's blog is about; everyday essays unless it says more. */
export function blogTopic({ prompt }: Brief): BlogTopic {
  if (ofPlace.test(prompt)) return localNews;
  const subject = blogSubject(prompt);
  // "4,200 readers": how many read it is not what it is about.
  const told = prompt.replace(/(?:\d[\d.,]*k?\s)?(?:readers?|subscribers?)\b|\breading time\b/giu, '');
  const known = topics.find(([pattern]) => pattern.test(subject ?? told))?.[1];
  return known ?? (subject === null ? plain : onSubject(subject));
}

/** The topic's sample posts as items of a list. */
export const postItems = ({ posts }: BlogTopic): readonly ContentItem[] =>
  posts.map(([title, group, value, minutes, text, list, art]) => ({
    title,
    group,
    value,
    note: `${minutes} min read`,
    text,
    list,
    art,
    sample: true,
  }));
