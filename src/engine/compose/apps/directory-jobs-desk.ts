import type { Sector } from './directory-jobs';

/** Fields of work at a desk that have a board of their own. */
export const deskSectors: readonly Sector[] = [
  [
    /\bmarketing|advertising|\bseo\b|\bpr\b|public relations|copywrit\w+|social media|communications\b/iu,
    [
      ['Content writer', 'Two long pieces a week, and time to find things out.'],
      ['Email marketer', 'Write it, send it, read what came back.'],
      ['Search specialist', 'Pages that answer what people ask.'],
      ['Social media manager', 'Four channels, one voice, no weekends.'],
      ['Brand designer', 'Keep a name recognisable in every size.'],
      ['Campaign manager', 'From first idea to last figure.'],
      ['Marketing analyst', 'Find out what worked, and say it plainly.'],
      ['Press officer', 'Know the papers, and when to say nothing.'],
    ],
  ],
  [
    /\bsales\b|account executives?|call cent(?:re|er)s?|customer (?:service|success|support)/iu,
    [
      ['Sales adviser', 'Listen first, then suggest.'],
      ['Account manager', 'Thirty customers who know your name.'],
      ['Support agent', 'Answer by mail and chat, with time to solve it.'],
      ['Field representative', 'Three counties, a car and a sample case.'],
      ['Sales engineer', 'Show how it works to those who will use it.'],
      ['Customer success lead', 'The first ninety days of every customer.'],
      ['Telephone adviser', 'No scripts, no count of minutes.'],
      ['Partnerships manager', 'Find those who sell what goes with it.'],
    ],
  ],
];

/** What can be done from anywhere, for a board of remote work in no field of its own. */
export const remoteSector: Sector = [
  /\bremote\b|work(?:ing)? from (?:home|anywhere)|\bwfh\b/iu,
  [
    ['Support agent', 'Answer by mail and chat, in your own time zone.'],
    ['Front-end developer', 'Build and test the pages that people see.'],
    ['Bookkeeper', 'Twelve small firms, quarterly returns.'],
    ['Copy editor', 'Four texts a day, tracked and explained.'],
    ['Product designer', 'From the first sketch to the last state of a button.'],
    ['Data analyst', 'Answer the questions of sales with figures.'],
    ['Project coordinator', 'Keep nine people in five places in step.'],
    ['Translator', 'Manuals and letters, into your own language.'],
  ],
];
