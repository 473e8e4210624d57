import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem, Facts } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { people, reviews } from '../kinds/parts/people';
import { pictures } from '../kinds/parts/pictures';
import { points } from '../kinds/parts/points';
import { questions } from '../kinds/parts/questions';
import { capitalise } from '../kinds/parts/weave';
import { sayTableGame } from './say-table-game';
import { namedSellers } from './named-sellers';
import type { OneWork } from './read-work';

/** What a sort of work shows, in its order. */
export const partsOf: Readonly<Record<OneWork['sort'], readonly SectionType[]>> = {
  film: ['hero', 'video', 'about', 'gallery', 'events', 'contact'],
  book: ['hero', 'story', 'about', 'links', 'contact'],
  record: ['hero', 'links', 'about', 'events', 'newsletter'],
  'table-game': ['hero', 'features', 'process', 'gallery', 'download', 'faq', 'contact'],
  game: ['hero', 'video', 'features', 'gallery', 'download', 'newsletter'],
  stage: ['hero', 'about', 'events', 'team', 'contact'],
  exhibition: ['hero', 'about', 'gallery', 'events', 'contact'],
};

const actions: Readonly<Record<OneWork['sort'], readonly [label: string, href: SectionType]>> = {
  film: ['See the screenings', 'events'],
  book: ['Get the book', 'links'],
  record: ['Listen', 'links'],
  'table-game': ['Order the game', 'pricing'],
  game: ['Get the game', 'download'],
  stage: ['See the dates', 'events'],
  exhibition: ['Plan a visit', 'events'],
};

const hasPrice = (prompt: string): boolean => /[£$€]\s?\d|\d\s?[£$€]/u.test(prompt);

/** The main button of a work's site. */
export const actionOf = (
  { sort }: OneWork,
  prompt: string,
): { readonly label: string; readonly to: SectionType } => {
  const [label, to] = actions[sort];
  if (sort === 'game' && /\bwish-?list/iu.test(prompt))
    return { label: `Wishlist it${/\bsteam\b/iu.test(prompt) ? ' on Steam' : ''}`, to };
  if (/\bpre-?order/iu.test(prompt) && (to === 'links' || to === 'pricing'))
    return { label: 'Pre-order', to: hasPrice(prompt) ? to : 'contact' };
  if (to === 'pricing' && !hasPrice(prompt)) return { label, to: 'contact' };
  return { label, to };
};

const datesOf: Readonly<Record<OneWork['sort'], readonly [title: string, rows: readonly (readonly [string, string])[]]>> = {
  film: ['Screenings', [['Premiere', 'With those who made it.'], ['Festival screening', 'Questions and answers afterwards.'], ['At your place', 'Cinemas, schools and clubs: write to us.']]],
  book: ['Readings', [['Launch', 'A reading, a glass, a table with books.'], ['In a bookshop', 'Twenty minutes from the middle.'], ['At your place', 'Libraries and book clubs: write to me.']]],
  record: ['Live', [['Release concert', 'The whole record, in its order.'], ['On the road', 'Small rooms first.']]],
  'table-game': ['Play it with us', [['Open table', 'Sit down; we explain while you play.'], ['At a fair', 'Two tables and somebody who knows the rules.']]],
  game: ['On show', [['Open playtest', 'Come and break it.'], ['At a fair', 'Two stations and a queue.']]],
  stage: ['Performances', [['Opening night', 'And a drink afterwards.'], ['The run', 'Evenings, with one afternoon.'], ['Last performance', 'Then it is over.']]],
  exhibition: ['Visit', [['Opening', 'Everybody is welcome.'], ['Guided tour', 'An hour, with questions.'], ['Last day', 'And then it comes down.']]],
}; // prettier-ignore

const longestTitle = 64;
const an = (noun: string): string =>
  `${/^[aeio]/iu.test(noun) || /^(?:EP|LP|RPG)/u.test(noun) ? 'an' : 'a'} ${noun}`;

/** Copy of one film, book, record, game, play or exhibition: it speaks of the work, and not of a trade. */
export function sayWork(facts: Facts, work: OneWork): Bank {
  const { sort, title, noun, about, by } = work;
  const { prompt } = facts.brief;
  const one = `${an(noun)}${about ? ` about ${about}` : ''}${by ? ` by ${by}` : ''}`;
  const out =
    /\bout\s(?:on\s)?(?<when>(?:in\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?:\s\d{1,2}(?!\d))?(?:,?\s\d{4})?|now|soon|this \p{L}+)/iu.exec(
      prompt,
    )?.groups?.['when'];
  const main = actionOf(work, prompt);
  const [dates, rows] = datesOf[sort];
  const first = { label: main.label, href: main.to };
  const hasTrailer = sort === 'film' || sort === 'game' || /\btrailer\b/iu.test(prompt);
  const we = sort === 'book' ? 'I' : 'we';
  const headline = about && about.length <= longestTitle ? capitalise(about) : title;
  const shots: readonly (readonly [string, string])[] =
    sort === 'game'
      ? [
          ['The first room', 'door'],
          ['A puzzle', 'puzzle'],
          ['Night', 'moon'],
          ['The map', 'map'],
        ]
      : sort === 'exhibition'
        ? [
            ['From the door', 'door'],
            ['On the wall', 'frame'],
            ['Up close', 'magnifier'],
            ['The last room', 'window'],
          ]
        : [
            ['Opening shot', 'camera'],
            ['In the middle', 'hands'],
            ['A face', 'portrait'],
            ['The last frame', 'window'],
          ];
  const stores = (
    [
      [/\bsteam\b/iu, 'Steam'],
      [/\bitch(?:\.io)?\b/iu, 'itch.io'],
      [/\bswitch\b/iu, 'Nintendo Switch'],
      [/\bkickstarter\b/iu, 'Kickstarter'],
      [/\bapp store|ios\b/iu, 'App Store'],
    ] as const
  ).flatMap(([words, store]) => (words.test(prompt) ? [store] : []));
  const told = namedSellers(sort, prompt);
  const usualDoors =
    sort === 'record'
      ? ['To stream', 'To download', 'On vinyl']
      : ['In your bookshop', 'As an e-book', 'Signed, from me'];
  const doors = told.length > 0 ? told : usualDoors;
  const bank: Bank = {
    hero: {
      ...(headline === title
        ? by
          ? { kicker: `By ${by}` }
          : {}
        : { kicker: capitalise(`${an(noun)}${by ? ` by ${by}` : ''}`) }),
      title: headline,
      lede: `${headline === title ? capitalise(one) : `${title} is ${an(noun)}${by ? ` by ${by}` : ''}`}${out ? `, out ${out}` : ''}.`,
      actions: [
        first,
        sort === 'table-game'
          ? { label: 'How to play', href: 'process' }
          : hasTrailer && sort !== 'book'
            ? { label: 'Watch the trailer', href: 'video' }
            : {
                label: sort === 'book' ? 'About the book' : 'What it is',
                href: sort === 'book' ? 'story' : 'about',
              },
      ],
    },
    video: { title: 'Trailer', lede: `A first look at ${title}. Best with the sound on.` },
    about: {
      title:
        sort === 'book'
          ? 'About the author'
          : sort === 'record'
            ? 'About the record'
            : `About the ${sort === 'stage' ? 'piece' : sort === 'table-game' ? 'game' : sort}`,
      body:
        sort === 'book'
          ? [
              `${by ? `I am ${by}. ` : ''}I wrote ${title} in the mornings, over a longer time than I care to say. It is the book that I wanted to read and could not find.`,
              'When I am not writing I read, walk and answer letters from readers.',
            ]
          : [
              `${title} is ${one}.`,
              `What happens in it is best met without a summary. If you are curious, that is enough to begin with.`,
            ],
    },
    story: {
      title: 'About the book',
      body: [
        `${title} is ${one}.`,
        'The first pages cost nothing: any bookshop lets you read them standing up.',
      ],
    },
    events: {
      title: dates,
      lede: 'The dates are posted here as soon as they are fixed.',
      items: rows.map(([name, text]): ContentItem => ({ title: name, text, sample: true })),
    },
    team: {
      title: `Who made it`,
      items: people(
        facts,
        sort === 'film'
          ? [
              ['Director', 'Asked the first question.'],
              ['Camera', 'Waited for the light.'],
              ['Sound and editing', 'Left the silences in.'],
            ]
          : [
              ['Direction', 'Asked the first question.'],
              ['Design', 'Took half of it away again.'],
              ['Sound', 'You notice it when it stops.'],
            ],
      ),
    },
    gallery: { title: sort === 'film' ? 'Stills' : 'A look at it', items: pictures(shots) },
    features: {
      title: 'How it plays',
      items: points([
        ['Begins at once', 'No lesson first. You learn by doing it.', 'door'],
        ['Stop whenever you like', 'It keeps your place, to the step.', 'clock'],
        ['For ears, too', 'Play it with sound.', 'music'],
      ]),
    },
    links: {
      title: sort === 'record' ? 'Listen' : 'Where to get it',
      items: doors.map((door) => ({ title: door, action: { label: door, href: 'contact' }, sample: true })),
    },
    download: {
      title: /\bpress kit\b/iu.test(prompt) && sort !== 'game' ? 'Press kit' : main.label,
      items:
        sort === 'game'
          ? [
              ...(stores.length > 0 ? stores : ['For your computer']).map((store) => ({
                title: store,
                art: 'puzzle',
              })),
              ...(/\bpress kit\b/iu.test(prompt)
                ? [{ title: 'Press kit', note: 'Pictures, facts, logo', art: 'document' }]
                : []),
            ]
          : [
              { title: 'Pictures', note: 'For print', art: 'camera' },
              { title: 'Facts on one page', note: 'PDF', art: 'document' },
            ],
    },
    newsletter: {
      title: `Hear of ${title} first`,
      lede: 'A mail when there is something to tell, and none otherwise.',
      actions: [{ label: 'Keep me posted', href: 'newsletter' }],
    },
    testimonials: {
      title: sort === 'book' ? 'Early readers' : 'Said afterwards',
      items: reviews(
        facts,
        sort === 'book'
          ? [
              ['I meant to read one chapter.', 'Early reader'],
              ['I gave my copy away and had to get another.', 'Early reader'],
              ['The last page made me turn back to the first.', 'Book club'],
            ]
          : [
              ['Nobody spoke on the way out. Then everybody did.', 'First audience'],
              ['I have thought about one minute of it all week.', 'First audience'],
              ['I would go again.', 'First audience'],
            ],
      ),
    },
    faq: {
      title: 'Asked before',
      items: questions([
        [
          sort === 'book'
            ? 'Where can I get it?'
            : sort === 'film'
              ? 'Where can I see it?'
              : 'When is it out?',
          out ? `It is out ${out}.` : 'What is fixed stands on this page; the rest follows here.',
        ],
        [
          'May we write about it?',
          `Please. Write to ${we === 'I' ? 'me' : 'us'}, and you get pictures and answers.`,
        ],
      ]),
    },
    contact: {
      title: sort === 'film' ? 'Show it, or write about it' : `Write to ${we === 'I' ? 'me' : 'us'}`,
      lede: `Questions, invitations and anything else about ${title}.`,
    },
    cta: { title: `See ${title} for yourself`, actions: [first] },
  };
  return sort === 'table-game' ? { ...bank, ...sayTableGame(title, prompt) } : bank;
}
