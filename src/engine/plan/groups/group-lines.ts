/** How people come together: to do something, to help others, to pray, round a place that they keep, or to know what is on. */
export type GroupSort = 'meets' | 'helps' | 'prays' | 'keeps' | 'informs';

type Row = readonly [title: string, text: string, art?: string];

/** What may be said of any group of a sort, whatever it does and whenever it meets. */
export type GroupLines = {
  readonly heads: readonly string[];
  readonly lede: string;
  readonly about: readonly (readonly [string, string])[];
  readonly offers: readonly Row[];
  /** What stands under a thing that the prompt names alone. */
  readonly lines: readonly string[];
  readonly steps: readonly Row[];
  readonly asks: readonly Row[];
  readonly join: string;
  readonly reach: string;
};

const shared: readonly Row[] = [
  ['How do I find you?', 'Ask for the way when you write, and say how you are coming.'],
  ['Is it easy to get in?', 'Tell us what you need, and we say plainly what there is.'],
  ['May I bring somebody?', 'Ask us first, and you get a yes or the reason why not.'],
];

/** The plain lines of each sort; `asks` about prices are left out where a price is told. */
export const groupLines: Readonly<Record<GroupSort, GroupLines>> = {
  meets: {
    heads: ['Come once and see', 'There is room for one more', 'Better with company'],
    lede: 'What we do, when we meet and how to come along.',
    about: [
      [
        'People{in} who would rather do it together than alone. If that sounds like you, you know most of what there is to know.',
        'What you do not find here, ask. Somebody who was there last time answers.',
      ],
      [
        'There is no trick to joining{in}: somebody writes, somebody answers, and the next time there is one more of us.',
        'If you are not sure that it is for you, say so. It is a good way to begin a letter.',
      ],
    ],
    offers: [
      ['If you are new', 'Say so when you write, and somebody looks out for you.', 'hands'],
      ['If you have done it before', 'Tell us what you did and where. It helps to know.', 'chat'],
      ['If you would like to help', 'Say what you like doing, and we say what is needed.', 'table'],
    ],
    lines: ['Ask us about it, or come and see.', 'Write, and you hear how it works here.'],
    steps: [
      ['You write', 'Who you are, and what you would like to know.'],
      ['We answer', 'With what you need to know before you come.'],
      ['You come and look', 'Nothing has to be decided on the spot.'],
    ],
    asks: [
      ['Can I come and look first?', 'Write a line, and we tell you which day suits best.'],
      ['What should I bring?', 'Ask before your first time. It is a short answer.'],
      ['What does it cost?', 'Ask us, and you get a plain answer.'],
    ],
    join: 'How to join',
    reach: 'Ask what you want to know, or say that you are coming.',
  },
  helps: {
    heads: ['Somebody should. So we do', 'Start with a line', 'What one can do for another'],
    lede: 'What we do, how to ask for it, and how to help.',
    about: [
      [
        'There are people{in} for whom this matters, and there are people who do something about it. This page is where the two find each other.',
        'Ask us how we work, who decides and where the money goes. You get an answer.',
      ],
      [
        'What we do is easily said, and it depends on people who do it{in}. Some give money, some give time, and some pass the word on.',
        'If something here is not clear, write. We would rather explain it twice than leave you guessing.',
      ],
    ],
    offers: [
      ['If you need us', 'Write in your own words. You do not have to know what to ask for.', 'letter'],
      ['If you would like to help', 'Say what you can do and when. We say what is needed.', 'hands'],
      ['If you would like to give', 'Ask us what would help most at the moment.', 'heart'],
    ],
    lines: ['Ask us how it works, and whom it is for.', 'Write, and you hear what comes next.'],
    steps: [
      ['You write or ring', 'What it is about, in two lines.'],
      ['We listen', 'And ask what we need to know.'],
      ['We say what we can do', 'And if it is nothing, who else might.'],
    ],
    asks: [
      ['I need help myself. What do I do?', 'Write to us in your own words. Somebody reads it and answers.'],
      ['How can I help?', 'Tell us what you like doing and how much time you have.'],
      ['Where does the money go?', 'Ask, and we show you.'],
      [
        'Can our firm or school take part?',
        'Tell us what you have in mind, and we see what would be of use.',
      ],
    ],
    join: 'How to reach us',
    reach: 'Help needed, help offered, questions: all of it is read.',
  },
  informs: {
    heads: ['What you need to know', 'All in one place', 'Look it up here'],
    lede: 'Kept in one place, so that nobody has to ask twice.',
    about: [
      [
        'This page keeps in one place what is otherwise found on paper, at the bottom of a bag.',
        'If something is missing or out of date, tell us, and it is put right.',
      ],
      [
        'What everybody asks stands here, so that everybody has the same answer.',
        'If yours is not among them, write.',
      ],
    ],
    offers: [
      ['What is new', 'The newest stands at the top.', 'letter'],
      ['What is coming up', 'Dates are put here as soon as they are fixed.', 'calendar'],
      ['What you would like to ask', 'Write, and you get an answer.', 'chat'],
    ],
    lines: ['Put up here as soon as it is there.', 'Look here first, then ask.'],
    steps: [
      ['You look here', 'Most of it is already answered.'],
      ['You write', 'If it is not.'],
      ['We answer', 'And put it here, if others would want to know.'],
    ],
    asks: [
      ['I have missed something. Where is it?', 'If it is not here, write, and we send it to you.'],
      ['Something here is wrong.', 'Tell us, and it is put right.'],
      ['Whom do I write to?', 'Use the form: it reaches the right person.'],
    ],
    join: 'How it works',
    reach: 'Something missing, something unclear, something to tell us.',
  },
  prays: {
    heads: ['Come as you are', 'The door is for everybody', 'Sit where you like'],
    lede: 'When we come together, and what to know before your first time.',
    about: [
      [
        'We are a community{in}, and whoever is passing through belongs to it for as long as they stay.',
        'You do not have to know when to stand and when to sit. Nobody minds.',
      ],
      [
        'People come{in} for many reasons: to pray, to be quiet, to be among others. All of them are good ones.',
        'If you would like to talk to somebody first, write.',
      ],
    ],
    offers: [
      ['If you are new', 'Come a little early and say so, or just come.', 'door'],
      ['If you would like to talk', 'Write, and somebody finds the time.', 'chat'],
      ['On the great days', 'Births, weddings, farewells: speak to us early.', 'candle'],
    ],
    lines: ['Ask us about it before you come.', 'Write, and you hear how it works here.'],
    steps: [
      ['You come in', 'There is nothing to book and nothing to bring.'],
      ['You sit where you like', 'The back row is a good place to look from.'],
      ['You stay or go', 'Both are fine. Say hello if you like.'],
    ],
    asks: [
      ['Do I have to belong?', 'No. Come and sit with us.'],
      ['May I bring children?', 'Yes. Write first if there is something we should know.'],
      ['What do I wear?', 'What you have on.'],
    ],
    join: 'The first time',
    reach: 'Questions, wishes, something on your mind.',
  },
  keeps: {
    heads: ['Somebody has to keep the key', 'Come and have a look', 'A place worth keeping'],
    lede: 'What there is, who it is for, and how to ask for it.',
    about: [
      [
        'A place such as this{in} is looked after by the people who use it, and it is there for more people than know of it.',
        'If you would like to use it or lend a hand, write to us.',
      ],
      [
        'We look after a place{in} so that it is still there for whoever comes next.',
        'What you do not find on this page, ask. Somebody who knows it well answers.',
      ],
    ],
    offers: [
      ['If you would like to look', 'Write first, so that somebody is there to show you round.', 'door'],
      ['If you would like a place', 'Tell us what for and from when. We say what is free.', 'map'],
      ['If you would like to help', 'Say what you can do, and we say what needs doing.', 'hands'],
    ],
    lines: ['Ask us about it, or come and see.', 'Write, and you hear how it works here.'],
    steps: [
      ['You write', 'What you would like, and from when.'],
      ['We answer', 'With what is free, and what it costs.'],
      ['You come and see it', 'Before anything is agreed.'],
    ],
    asks: [
      ['Can I see it first?', 'Yes. Write, and we agree on a time.'],
      ['Are there rules?', 'Ask for them before you decide. You get them in writing.'],
      ['What does it cost?', 'Ask us, and you get a plain answer.'],
    ],
    join: 'How it works',
    reach: 'What you would like to know, and when you could come.',
  },
};

/** Questions that fit every sort but the one that has no door. */
export const sharedAsks = shared;
