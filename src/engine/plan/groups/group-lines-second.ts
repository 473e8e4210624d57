import type { GroupLines, GroupSort } from './group-lines';

/** The same in other words and another order: groups of one sort shall not read as one. */
export const groupLinesSecond: Readonly<Record<GroupSort, GroupLines>> = {
  meets: {
    heads: ['Why not come too?', 'It is better in company', 'Bring yourself, ask the rest'],
    lede: 'Who we are, what we do together and how you find us.',
    about: [
      [
        'Everybody was new here once{in}. We have not forgotten what that is like.',
        'Ask what you like. Nothing is too small to be asked.',
      ],
      [
        'A group is as good as the people who come, so we are glad of everybody who asks{in}.',
        'Write two lines about yourself, and we write back.',
      ],
    ],
    offers: [
      ['Just looking', 'Nobody has to decide anything the first time.', 'door'],
      ['Coming back to it', 'It does not matter how long ago it was.', 'calendar'],
      ['Coming with somebody', 'Say who is with you, and we look out for both.', 'hands'],
    ],
    lines: ['Ask, and somebody who does it tells you.', 'Come and see what it is like.'],
    steps: [
      ['Get in touch', 'Say who you are and what you are looking for.'],
      ['Hear back', 'With what is good to know before the first time.'],
      ['See for yourself', 'Then decide.'],
    ],
    asks: [
      ['Do I have to know anything?', 'Tell us what you know and what you do not. Both are useful.'],
      ['Whom do I look for?', 'Write first, and we say who to ask for.'],
      ['What will it cost me?', 'Ask us, and you get a plain answer.'],
    ],
    join: 'Your first time',
    reach: 'Tell us a little about yourself, or simply ask.',
  },
  helps: {
    heads: ['It begins when somebody asks', 'Ask, help, give', 'Help has an address'],
    lede: 'What we are here for, and the ways to be part of it.',
    about: [
      [
        'This is what we do{in}, and we do it because it needs doing.',
        'Nobody has to explain themselves at length. A few words are enough.',
      ],
      [
        'Behind every piece of help there is somebody who asked and somebody who answered{in}.',
        'Whichever of the two you are, write to us.',
      ],
    ],
    offers: [
      ['You are looking for help', 'Say what it is about, and we tell you what we can do.', 'chat'],
      ['You have time', 'Say how much, and what you like doing.', 'hands'],
      ['You have something to give', 'Ask first what is of most use.', 'gift'],
    ],
    lines: ['Ask what it means for you.', 'Somebody explains it when you write.'],
    steps: [
      ['Tell us', 'In your own words, as short as you like.'],
      ['We come back to you', 'With questions, or with an answer.'],
      ['We agree on what comes next', 'Nothing is decided over your head.'],
    ],
    asks: [
      ['Whom is this for?', 'Write, and we say whether it is us or somebody else.'],
      ['I have an hour now and then. Is that enough?', 'Say so, and we tell you what fits into an hour.'],
      ['What happens with what I give?', 'Ask, and we show you.'],
    ],
    join: 'What happens when you write',
    reach: 'Write as you would to a neighbour.',
  },
  informs: {
    heads: ['Kept for everybody', 'Before you ask around', 'What is going on'],
    lede: 'What is new, what is coming and where to find it.',
    about: [
      ['Notes get lost and messages scroll away. What stands here stays.', 'If you miss something, say so.'],
      [
        'One page for what everybody wants to know, so that nobody has to carry it around.',
        'Whoever knows something new passes it on, and it is put up.',
      ],
    ],
    offers: [
      ['To read', 'What has been put up last.', 'letter'],
      ['To remember', 'Dates, once they are fixed.', 'calendar'],
      ['To ask', 'Whatever is not to be found here.', 'chat'],
    ],
    lines: ['To be found here.', 'Ask, if it is not here yet.'],
    steps: [
      ['Read', 'Perhaps it stands here already.'],
      ['Ask', 'If it does not.'],
      ['Find it here next time', 'What one asks, others want to know as well.'],
    ],
    asks: [
      ['How do I hear of something new?', 'Look in here from time to time.'],
      ['May I add something?', 'Send it to us, and we see to it.'],
      ['Who looks after this page?', 'Write, and the right person answers.'],
    ],
    join: 'How to use this page',
    reach: 'Something new, something wrong, something missing.',
  },
  prays: {
    heads: ['You are welcome here', 'Come in and sit down', 'Stay as long as you like'],
    lede: 'Who we are, when we come together, and how to talk to us.',
    about: [
      [
        'Whoever comes in is welcome{in}: for an hour, for a season or for good.',
        'What you are unsure of you may bring along.',
      ],
      [
        'We come together{in} to pray and to be with one another. That is older than any of us, and still new.',
        'If you have questions, ask somebody. All of us had them.',
      ],
    ],
    offers: [
      ['Passing through', 'Come in. You do not have to explain yourself.', 'door'],
      ['Looking for somebody to talk to', 'Write, and say how we best reach you.', 'chat'],
      ['Planning a day', 'A beginning, a promise, a goodbye: write to us early.', 'candle'],
    ],
    lines: ['Come, or ask us about it first.', 'Somebody tells you more when you write.'],
    steps: [
      ['Come as you are', 'There is no wrong way to arrive.'],
      ['Look and listen', 'Join in when you want to.'],
      ['Talk to us', 'Afterwards, or another day.'],
    ],
    asks: [
      ['I have not been for years. Is that a problem?', 'No. Come in.'],
      ['May I come only to look?', 'Yes. You are welcome.'],
      ['How do I become part of it?', 'Talk to us. There is no hurry.'],
    ],
    join: 'When you come',
    reach: 'A question, a wish, a worry. It is read with care.',
  },
  keeps: {
    heads: ['Have a look round', 'There for whoever comes next', 'Looked after by those who like it'],
    lede: 'What it is, how it is used, and how to take part.',
    about: [
      [
        'Places do not keep themselves. This one{in} has people who see to it.',
        'Would you like to be one of them, or only come and see? Write to us.',
      ],
      [
        'What you see here{in} is the work of many hands, and there is always more work than hands.',
        'Ask what you could do, or simply what there is to see.',
      ],
    ],
    offers: [
      ['To see it', 'Ask when there is somebody to show you round.', 'map'],
      ['To use it', 'Say what you have in mind, and we say whether it goes.', 'key'],
      ['To look after it', 'Say what you like doing, and we say where it is wanted.', 'hands'],
    ],
    lines: ['Ask, and somebody who knows it tells you.', 'Come and see what it is like.'],
    steps: [
      ['Ask', 'Say what you have in mind.'],
      ['Hear what goes', 'We tell you what is free and what it takes.'],
      ['Have a look', 'Then decide.'],
    ],
    asks: [
      ['Who may use it?', 'Ask us, and we tell you how it is handled.'],
      ['What do I have to know beforehand?', 'Write, and you hear what there is to know.'],
      ['What would it cost?', 'Ask us, and you get a plain answer.'],
    ],
    join: 'How to go about it',
    reach: 'What you would like to see, use or do.',
  },
};
