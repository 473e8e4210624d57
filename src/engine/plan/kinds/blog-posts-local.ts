import type { BlogTopic, Post } from './blog-topics';

const posts: readonly Post[] = [
  [
    'Footbridge closed until the end of the month',
    'Council',
    '9 March',
    3,
    'Two planks and a handrail. The way round takes twelve minutes.',
    [
      'The footbridge by the lower field is closed. Two planks have given way, and the handrail is loose on the upstream side.',
      'The work has been ordered, and the bridge should be open again by the end of the month. Until then the way round leads along the lane and takes twelve minutes.',
      'Whoever cannot manage the lane may ring the parish office, which has found two people with cars.',
    ],
    'bridge',
  ],
  [
    'The school fair made more than ever',
    'School',
    '24 February',
    4,
    'Cakes went first. The tombola had one prize left at four.',
    [
      'By half past two the cakes were gone, and by four the tombola had one prize left: a garden gnome, which nobody admitted to having given.',
      'The money goes into the library corner, which needs shelves more than it needs books.',
    ],
    'bunting',
  ],
  [
    'A new face behind the post office counter',
    'People',
    '11 February',
    3,
    'She knows the parcels already. The names take a little longer.',
    [
      'Who came for stamps on Monday found somebody new behind the counter, and a queue that was enjoying itself.',
      'The opening hours stay as they are. The kettle has moved to the front.',
    ],
    'portrait',
  ],
  [
    'Twenty is plenty: what the meeting decided',
    'Traffic',
    '28 January',
    6,
    'A full hall, two hours, and a vote at the end.',
    [
      'The hall was full before it began. For two hours people spoke about the corner by the shop, most of them for a lower limit, some of them for a mirror.',
      'In the end the meeting asked the council for both. An answer is promised before Easter, and it will be printed here.',
    ],
    'street',
  ],
  [
    'Snow, and who cleared it',
    'Weather',
    '14 January',
    2,
    'A thank-you to seven people with shovels.',
    [
      'On Thursday morning the path to the surgery had been cleared before seven. Nobody had been asked to.',
      'We have seven names and were made to promise not to print them.',
    ],
    'mountains',
  ],
  [
    'From the old files: the flood, as it was written down',
    'History',
    '2 January',
    5,
    'What the paper of the day had to say.',
    [
      'In the archive lies a page that was dried on a stove. The ink has run, but the heights of the water can still be read.',
      'We print what can be made out, and ask whoever has letters from that winter to lend them to us for an afternoon.',
    ],
    'book',
  ],
];

/** The paper of a village, a town or a school: what happened there, told by those who live there. */
export const localNews: BlogTopic = {
  kicker: 'News from here',
  headlines: ['What happened, and what is planned', 'News from round the corner', 'Read it here first'],
  ledes: [
    '{name} tells what happens here: decisions, feasts, closed roads and the people behind them.',
    'Written by people who live here, for people who live here.',
  ],
  about:
    'We ask twice, print once and correct what was wrong. Whoever knows something that others should know writes to us.',
  story: [
    'It began as a sheet of paper on the board outside the shop. People started to wait for it.',
    'The sheet still hangs there. The rest stands here.',
  ],
  contact: 'News, corrections and letters are welcome. Tell us who you are; we ask before we print a name.',
  posts,
  art: ['village', 'street', 'letter', 'bridge'],
};
