import type { Facts } from '../content';
import { chooseBank } from './parts/says';

type Link = readonly [title: string, note: string];

/** The doors of one page of links, and what the person behind them says. */
export type LinkList = {
  readonly kickers: readonly string[];
  readonly ledes: readonly string[];
  readonly titles: readonly string[];
  readonly hello: string;
  readonly letter: readonly [title: string, lede: string];
  readonly links: readonly Link[];
};

const plain: LinkList = {
  kickers: ['All in one place', 'Start here'],
  ledes: [
    'Everything I make, one tap away.',
    'Pick a door. They all lead to me.',
    'New things first, old favourites below.',
  ],
  titles: ['Pick a door', 'Links'],
  hello: 'I make things and put them here when they are done.',
  letter: ['One letter a month', 'New work, half-finished thoughts, and never more than a page.'],
  links: [
    ['My shop', 'New things on Fridays'],
    ['Latest video', 'Watch with tea'],
    ['Writing', 'Long reads, short chapters'],
    ['Work with me', 'A few places a month'],
    ['Favourites', 'Things I really use'],
    ['Say hello', 'I read everything'],
    ['Reading list', 'What is on the table'],
    ['Support my work', 'It helps'],
  ],
};

const lists: readonly (readonly [RegExp, LinkList])[] = [
  [
    /tattoo|\bink\b|piercing/iu,
    {
      kickers: ['Books, flash, aftercare'],
      ledes: ['Free dates, flash and what to do afterwards.', 'Think long, book here.'],
      titles: ['Choose your line', 'Before the needle'],
      hello: 'I tattoo by appointment, one person at a time, and draw in between.',
      letter: ['When the books open', 'A short note with the next free dates. Nothing else.'],
      links: [
        ['Book a date', 'The next free days'],
        ['Flash sheet', 'Ready to wear'],
        ['Healed work', 'One year later'],
        ['Aftercare', 'Read it twice'],
        ['Prints', 'For walls instead of arms'],
        ['Guest spots', 'Where I travel next'],
      ],
    },
  ],
  [
    /potter|ceramic|clay|maker|jewel|knit|sew|craft|wood|textile|candle|soap/iu,
    {
      kickers: ['From the workshop'],
      ledes: ['Made here, in small numbers. See what is ready.', 'New pieces first, workshop news below.'],
      titles: ['On the shelf', 'Find your way'],
      hello: 'I make things by hand and show them here when they are ready.',
      letter: ['When new pieces are ready', 'One note per batch, an hour before anyone else hears.'],
      links: [
        ['Shop', 'What is ready this week'],
        ['Next batch', 'Names on the list go first'],
        ['Made to order', 'Tell me what for'],
        ['Classes', 'Four places, aprons given'],
        ['Markets', 'Where to touch it'],
        ['How it is made', 'From lump to cup'],
        ['Write to me', 'I answer in the evening'],
      ],
    },
  ],
  [
    /draw|illustrat|\bart\b|artist|paint|design/iu,
    {
      kickers: ['Drawn here'],
      ledes: ['Prints, commissions and pages from the sketchbook.', 'New drawings first.'],
      titles: ['Turn the page', 'Pick a drawer'],
      hello: 'I draw most days and put the better ones here.',
      letter: ['One drawing a month', 'By mail, with the story behind it.'],
      links: [
        ['Print shop', 'New this month: moths'],
        ['Commissions', 'Open again in spring'],
        ['Sketchbook videos', 'Ink, mostly'],
        ['Brush set', 'The twelve I use'],
        ['Newsletter', 'One drawing, one thought'],
        ['Say hello', 'Letters welcome'],
      ],
    },
  ],
  [
    /music|band|\bdjs?\b|singer|song|producer|rapper/iu,
    {
      kickers: ['Listen first'],
      ledes: ['New music on top, dates right below.', 'Loud things, in order.'],
      titles: ['Play it', 'Front row'],
      hello: 'I make music. The newest is at the top, and the next date right under it.',
      letter: ['Dates before they are public', 'A mail before each tour, and one song nobody else has.'],
      links: [
        ['New single', 'Out now'],
        ['Live dates', 'Where to stand in front'],
        ['Listen', 'Everywhere you do'],
        ['Record shop', 'Vinyl and shirts'],
        ['Videos', 'One take each'],
        ['Booking', 'For stages and gardens'],
      ],
    },
  ],
  [
    /podcast|radio|show\b|stream|gamer|gaming|youtube|twitch/iu,
    {
      kickers: ['On air'],
      ledes: ['The latest one is at the top. Start there.', 'Episodes, extras, and a way to talk back.'],
      titles: ['Press play', 'Latest first'],
      hello: 'I talk to people and to a microphone, and both end up here.',
      letter: ['A mail with every new one', 'What it is about, and what we cut out.'],
      links: [
        ['Latest episode', 'Forty minutes, one guest'],
        ['All episodes', 'From the beginning'],
        ['Live', 'When and where'],
        ['Ask a question', 'Read aloud'],
        ['Support the show', 'Keeps the lamp on'],
        ['Transcripts', 'To read instead'],
        ['Say hello', 'By letter'],
      ],
    },
  ],
  [
    /fitness|coach|yoga|trainer|pilates|nutrition|dietit/iu,
    {
      kickers: ['Move with me'],
      ledes: ['Classes, plans and seven minutes for today.', 'Start small. The first one is free.'],
      titles: ['Begin here', 'Pick your pace'],
      hello: 'I help people move a little more than last week.',
      letter: ['Sundays, one exercise', 'Short, with a drawing, no shouting.'],
      links: [
        ['Train with me', 'Online and in person'],
        ['Free warm-up', 'Seven minutes'],
        ['Class times', 'This week'],
        ['Recipes', 'For hungry evenings'],
        ['Newsletter', 'Sundays'],
        ['Questions', 'Ask away'],
      ],
    },
  ],
  [
    /writer|author|poet|novel|journalist|\bbooks?\b(?! (?:a|an|now|online|me|us|here|your|with)\b)/iu,
    {
      kickers: ['Read on'],
      ledes: ['Books, essays and where I read aloud next.', 'Sentences, mostly finished.'],
      titles: ['Open a page', 'From the desk'],
      hello: 'I write. Some of it becomes a book, the rest is here.',
      letter: ['A letter from the desk', 'One page, when there is something to say.'],
      links: [
        ['The new book', 'Read the first chapter'],
        ['Where to buy it', 'From a shop with a door'],
        ['Readings', 'Next evenings'],
        ['Essays', 'Free to read'],
        ['For press', 'Pictures and facts'],
        ['Write to me', 'Letters welcome'],
      ],
    },
  ],
  [
    /chef|cook|bak(?:er|es|ing)|kitchen|food|recipe|restaurant|coffee|caf[eé]/iu,
    {
      kickers: ['What is cooking'],
      ledes: ['Recipes, tables and where to eat it next.', 'Hungry? Start at the top.'],
      titles: ['Served here', 'Take a plate'],
      hello: 'I cook, and write down what worked.',
      letter: ['A recipe on Fridays', 'One dish, tested twice.'],
      links: [
        ['Recipe of the week', 'Twenty minutes'],
        ['Reserve a table', 'The next dates'],
        ['Cookbook', 'Stains expected'],
        ['Classes', 'Eight people, one stove'],
        ['My knives', 'The three I use'],
        ['Write to me', 'Hungry mail first'],
      ],
    },
  ],
  [
    /photograph|photos of|my (?:photos|pictures)|\bfilm|videograph|video (?:work|production|maker|editor)|camera/iu,
    {
      kickers: ['Through the lens'],
      ledes: ['New pictures, prints and free dates.', 'Look first, write after.'],
      titles: ['Have a look', 'Frames'],
      hello: 'I take pictures, and the ones I would hang up are here.',
      letter: ['Four pictures a season', 'By mail, large.'],
      links: [
        ['Latest series', 'Forty frames'],
        ['Prints', 'On cotton paper'],
        ['Book a date', 'Free days this month'],
        ['Prices', 'On one page'],
        ['Presets', 'The two I use'],
        ['Say hello', 'Answers within a day'],
      ],
    },
  ],
  [
    /climb|boulder|hik(?:es?|er|ing)|trail|runs\b|runn(?:er|ing)|marathon|cycl|bikes?\b|swim|surf|skat|\bskis?\b|skiing|sail|outdoor|mountain/iu,
    {
      kickers: ['Out there', 'Between two days off'],
      ledes: ['Where I have been, what I took along and how to come too.', 'Start with the newest one.'],
      titles: ['Where to go from here', 'Pick a way'],
      hello: 'I go outside, and write down what I would want to know beforehand.',
      letter: ['One letter a month', 'A route, a picture and what went wrong.'],
      links: [
        ['Latest trip', 'With pictures'],
        ['Routes', 'With maps'],
        ['What I pack', 'And what I leave at home'],
        ['Training', 'How I get ready'],
        ['Video', 'The newest one'],
        ['Work with me', 'Talks, pictures, partners'],
        ['Questions', 'Asked most often'],
        ['Say hello', 'I read everything'],
      ],
    },
  ],
  [
    /garden|plants?\b|grow(?:s|er|ing)\b|allotment|flower|florist|seeds?\b/iu,
    {
      kickers: ['Growing now', 'From the garden'],
      ledes: ['What is growing, what failed, and how to do it better.', 'Start with the season.'],
      titles: ['This season', 'Dig in'],
      hello: 'I grow things, and write down what worked.',
      letter: ['One letter a month', 'What to sow, and what to leave alone.'],
      links: [
        ['What to do this month', 'A short list'],
        ['Latest video', 'From the beds'],
        ['Seeds and plants', 'Where mine come from'],
        ['Tools', 'The few I use'],
        ['Questions', 'Asked most often'],
        ['Say hello', 'I read everything'],
        ['Garden diary', 'Year by year'],
      ],
    },
  ],
  [
    /travel|trips?\b|wander|nomad|backpack|road ?trip|van ?life/iu,
    {
      kickers: ['On the way', 'Where I am now'],
      ledes: ['Where I am, where I have been and how to get there.', 'Start with the newest place.'],
      titles: ['Which way?', 'Places'],
      hello: 'I travel slowly, and write down what I would tell a friend.',
      letter: ['A letter from the road', 'One place at a time.'],
      links: [
        ['Latest place', 'With pictures'],
        ['Guides', 'What I would do again'],
        ['Map', 'Where I have been'],
        ['What I pack', 'One bag'],
        ['Video', 'The newest one'],
        ['Work with me', 'Writing and pictures'],
        ['Say hello', 'I read everything'],
      ],
    },
  ],
  [
    /teach(?:es|er|ing)?\b|tutor|lessons?\b|languages?\b|maths?\b|english\b|spanish\b|study|learn/iu,
    {
      kickers: ['Learn something', 'Class is open'],
      ledes: ['Lessons, things to practise with, and how to ask.', 'Start where you are.'],
      titles: ['Where to begin', 'Lessons and more'],
      hello: 'I teach, and put here what helps between two lessons.',
      letter: ['One thing to practise', 'By mail, short.'],
      links: [
        ['Lessons', 'How they work'],
        ['Free exercises', 'To print'],
        ['Latest video', 'Short'],
        ['Book a lesson', 'Ask for a date'],
        ['Questions', 'Asked most often'],
        ['Say hello', 'I read everything'],
        ['Books I use', 'And why'],
      ],
    },
  ],
];

const doing =
  /(?<=[\p{L}\d])(?=(?:draws|paints|bakes|cooks|climbs|runs|hikes|surfs|writes|sings|knits|sews|grows|gardens|travels|teaches|shoots|films|rides|swims|makes|designs|photos?|art|music|food|books)\b)/giu;
/** "@marekclimbs": a handle says what its owner does. */
const withHandle = (facts: Facts): Facts => {
  const prompt = facts.brief.prompt.replace(/@[\p{L}\d._]+/gu, (handle) =>
    handle.replace(doing, ' ').replace(/(?<=\p{L}{3})by(?=\p{L}{3})/giu, ' by '),
  );
  return prompt === facts.brief.prompt ? facts : { ...facts, brief: { ...facts.brief, prompt } };
};

/** The links that fit what the person does; a mixed bag where the prompt does not say. */
export const linkList = (facts: Facts): LinkList => chooseBank(withHandle(facts), lists, plain);
