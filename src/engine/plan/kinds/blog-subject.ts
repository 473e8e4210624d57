import type { BlogTopic, Post } from './blog-topics';

const told: readonly RegExp[] = [
  /\b(?:blog|weblog|magazine|zine|journal|newsletter|(?:weekly|monthly|daily|fortnightly|short|slow|small)\s(?:letter|column|digest|dispatch|bulletin|note|show)|letters?|digest|dispatch)s?\s+(?:all\s+)?(?:about|on|covering|dedicated to|devoted to|focus(?:ed|ing) on|where i (?:write|talk|post) about)\s+(?<subject>[^,.;:!?\n]+)/iu,
  /\b(?:i|we)\s+(?:also\s+)?(?:write|blog|post)\s+(?:\p{L}+\s){0,2}(?:about|on)\s+(?<subject>[^,.;:!?\n]+)/iu,
  /(?<!\p{L})(?:posts|articles|essays|stories|writing|thoughts)\s+(?:about|on)\s+(?<subject>[^,.;:!?\n]+)/iu,
  /(?:^|[,.;:\n]\s*|\b(?:an?|my|our|the)\s)(?<subject>(?:\p{L}[\p{L}'’-]*\s){1,3})(?:blog|diary|journal)\b/iu,
];
const ends =
  /\s+(?:by|(?<!\p{L}ing\s)with|called|named|that|which|who|where|when|including|written|from|plus|and (?:an?|my|the|lots|some)|for (?:an?|my|the)|should|please|needs?|it|i|we|to)(?!\p{L}).*$/iu;
const empty =
  /^(?:(?:an?|the|my|our|this|your|make|build|create|me|us|need|want|i|simple|small|personal|plain|bare|tidy|bold|elegant|minimal\w*|modern|clean|nice|little|new|static|short|cool|cosy|cozy|quiet|calm|dark|light|bright|colou?rful|playful|elegant|fast|first|company|business|private|one[- ]page|multi[- ]page|website|site|page|web|online|portfolio|and|or|of|for|weekly|monthly|daily|everything|anything|things|stuff|life|multilingual|photo|english|lifestyle)(?:\s|$))+/iu;
const mostWords = 6;

/** What a blog is about, in the prompt's own words: "restoring wooden boats". Null when it does not say. */
export function blogSubject(prompt: string): string | null {
  for (const pattern of told) {
    const words = pattern.exec(prompt)?.groups?.['subject'] ?? '';
    const subject = words.replace(ends, '').trim().replace(empty, '').trim();
    if (!/\p{L}{3}/u.test(subject) || /^(?:living|working|being|myself)$/iu.test(subject)) continue;
    if (subject.split(/\s+/u).length > mostWords) continue;
    return /^\p{Lu}\p{Ll}/u.test(subject) && prompt.startsWith(subject)
      ? subject.charAt(0).toLowerCase() + subject.slice(1)
      : subject;
  }
  return null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const posts = (subject: string): readonly Post[] => [
  [
    `Where to begin with ${subject}`,
    'Beginnings',
    '9 March',
    5,
    'The answer I give when somebody asks twice.',
    [
      `I am asked how to begin with ${subject} often enough to have an answer, and the answer is: smaller than you think.`,
      'One evening, one thing, finished. Not the best thing, and not the one from the pictures. The one in front of you.',
      'After that you know what you are asking for when you ask for help, and people are glad to give it.',
    ],
    subject,
  ],
  [
    'The mistake I made twice',
    'Lessons',
    '24 February',
    6,
    'Once because I did not know, once because I did.',
    [
      'The first time I could say that nobody had told me. The second time I had told myself, in writing, in this very notebook.',
      `What I took from it has little to do with ${subject} and much with the hour of the day. After nine in the evening I stop now.`,
    ],
    'pencil',
  ],
  [
    'What lies within reach',
    'Tools',
    '11 February',
    4,
    'Five things I use, and the drawer I do not open.',
    [
      'I own too much, like everybody who likes something. Laid out on the table, it was five things that I had used that month.',
      'They are not the expensive ones. They are the ones that were already warm from the hand before mine.',
      'The rest is in a drawer. If I have not missed it by summer, it goes to somebody who begins.',
    ],
    'tools',
  ],
  [
    'A good day, hour by hour',
    'Days',
    '28 January',
    3,
    'It rained until four. Then it did not.',
    [
      'Until four nothing worked, and I made a list of reasons. At four the light changed and I forgot the list.',
      `People imagine that ${subject} must be exciting. Mostly it is quiet, and then for ten minutes it is the best thing there is.`,
    ],
    'cup',
  ],
  [
    'Three people who showed me how',
    'People',
    '14 January',
    5,
    'One of them has no idea.',
    [
      'The first let me watch and said nothing. The second said a great deal, and was right about half of it.',
      'The third I never met. A name in the margin of a borrowed book, with a date and one line: try it the other way round.',
    ],
    'portrait',
  ],
  [
    'Questions from the post',
    'Answers',
    '2 January',
    7,
    'How long, how much, and whether it is worth it.',
    [
      'How long does it take? Longer than I say. How much does it cost? Less than the holiday that you would take from it.',
      `Is it worth it? I have written about ${subject} for a while now and never once been bored. So yes.`,
    ],
    'letter',
  ],
];

/** A blog about whatever somebody cares for: its own words in headlines, openings and sample posts. */
export const onSubject = (subject: string): BlogTopic => ({
  kicker: capital(subject),
  headlines: [
    `Notes on ${subject}`,
    `Mostly about ${subject}`,
    'Learnt slowly, written down',
    'What worked, and what did not',
  ],
  ledes: [
    `{name} is about ${subject}: what worked, what did not, and what I would do again.`,
    `Everything I find out about ${subject}, written down on the same day, mistakes included.`,
  ],
  about: `I write about ${subject} because that is what I think about on the bus. I am no authority, only stubborn and in good company.`,
  story: [
    `Friends began to send me anything that had to do with ${subject}. At some point I had to put my answers somewhere.`,
    'So this is that place. The friends still write first.',
  ],
  contact: 'Corrections, questions and better ways to do it are welcome.',
  posts: posts(subject),
  art: ['pencil', 'book', 'cup', 'window'],
});
