import type { GroupLines, GroupSort } from './group-lines';

/** A third voice for the sorts that most groups are of. */
export const groupLinesThird: Readonly<Partial<Record<GroupSort, GroupLines>>> = {
  meets: {
    heads: ['Start by saying hello', 'One more makes it better', 'Find us, join us'],
    lede: 'For everybody who would like to join in, and for those who only want to know more.',
    about: [
      [
        'We come together{in} because we like doing this, and we like it more with others. That is all there is behind it.',
        'If you think so too, write to us.',
      ],
      [
        'Some things are hard to explain on a page. This is one of them, and it is best seen{in}.',
        'Until then, ask us. We like talking about it.',
      ],
    ],
    offers: [
      ['You are curious', 'Read what stands here, then ask the rest.', 'magnifier'],
      ['You would like to come', 'Say so, and we tell you what to know before.', 'calendar'],
      ['You are one of us', 'Tell us what should stand on this page.', 'chat'],
    ],
    lines: ['Part of what we do together.', 'Write, and we tell you more.'],
    steps: [
      ['Say hello', 'By the form, in your own words.'],
      ['Ask everything', 'We would rather answer now than have you wonder.'],
      ['Join in', 'When you feel like it.'],
    ],
    asks: [
      ['Is this something for me?', 'Tell us what you are looking for, and we say so honestly.'],
      ['Can I ask something before I come?', 'Yes, please do.'],
      ['What does it cost?', 'Ask us, and you get a plain answer.'],
    ],
    join: 'How to join in',
    reach: 'A question, a hello, an idea: all three are welcome.',
  },
  helps: {
    heads: ['Because it matters to somebody', 'You can be part of this', 'Do what you can'],
    lede: 'What it is about, what is needed, and what you can do.',
    about: [
      [
        'We would like to change something{in}. Not everything, and not alone.',
        'Read what we do, then tell us what you think is missing.',
      ],
      [
        'What is done here is done by people{in} who thought that somebody should.',
        'You are welcome to be one of them.',
      ],
    ],
    offers: [
      ['Say what is missing', 'We listen first.', 'chat'],
      ['Lend a hand', 'There is more than one way to help. Ask which suits you.', 'hands'],
      ['Pass it on', 'Tell somebody who would like to know of it.', 'megaphone'],
    ],
    lines: ['Ask us what it takes.', 'Write, and we tell you more.'],
    steps: [
      ['A message', 'Yours, about what you need or what you could do.'],
      ['A talk', 'To find out what fits.'],
      ['A start', 'When both sides want it.'],
    ],
    asks: [
      ['Can I help without giving money?', 'Yes. Say what you like doing.'],
      ['How do you go about it?', 'Ask us, and we tell you.'],
      ['Could we do something together?', 'Write what you have in mind.'],
    ],
    join: 'From a message to a start',
    reach: 'Whether you need something or have something to give.',
  },
};
