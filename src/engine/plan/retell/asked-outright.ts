import type { SectionType } from '@/domain/site/vocabulary';

/** Words that ask for a section of facts outright. */
export const literal: readonly (readonly [SectionType, RegExp])[] = [
  ['products', /\b(?:products?|shop|store|range|featured)\b/iu],
  ['menu', /\bmenus?\b/iu],
  ['timetable', /\b(?:timetables?|schedules?|class times)\b/iu],
  ['pricing', /\b(?:pric(?:es|ing|e list)|fees|rates|tariff|packages|plans)\b/iu],
  ['tickets', /\btickets? (?:page|section|prices)\b/iu],
  ['events', /\b(?:events?|what['’]s on|diary|calendar|dates|gigs)\b/iu],
  ['jobs', /\b(?:jobs|careers|vacancies|work with us)\b/iu],
  ['categories', /\b(?:categor\w+)\b/iu],
  ['logos', /\b(?:logos|partners|clients|sponsors|press)\b/iu],
  // "The committee does not want a blog": who decides is not to be shown.
  [
    'team',
    /\b(?:teams?|staff|people|trustees|tutors?|teachers?|instructors?|bios?|coach(?:es)?|members|faces|who (?:we are|runs|is who)|therapists|stylists)\b|\b(?:committee|crew|governors|board|council\p{L}*)(?:\s(?:page|members|section|list|photos)|[,.;:\n]|$)/iu,
  ],
  // "We have a waiting list": patients wait on it, and nobody writes letters.
  [
    'newsletter',
    /\b(?:newsletters?|mailing|sign[- ]?(?:up|ing)|e-?mails?|subscri\p{L}+|updates|waitlist|early access|news)\b|\bwait(?:ing)? list (?:form|sign|box|page)/iu,
  ],
  ['stats', /\b(?:stats|statistics|numbers|figures|counters?)\b/iu],
  ['listings', /\b(?:listings?|properties|houses|vehicles|homes|flats)\b/iu],
  ['areas', /\bareas?\b/iu],
  ['venue', /\bvenue (?:page|section|details)\b|\bthe venue\b/iu],
  ['agenda', /\b(?:agenda|programme|schedule|line-?up)\b/iu],
  ['speakers', /\bspeakers?\b/iu],
  ['values', /\bvalues\b/iu],
  ['rooms', /\b(?:our|the|each|all|with) rooms\b|\brooms (?:page|section)\b/iu],
  ['video' as SectionType, /\bvideos?\b/iu],
  ['process', /\b(?:process|steps?|how[ -](?:it|we|i|the day|to)\b|step by step)/iu],
];
/** Sections of facts: nobody's to make up. */
export const facts = new Set<SectionType>([
  'timetable',
  'agenda',
  'speakers',
  'pricing',
  'tickets',
  'products',
  'menu',
  'rooms',
  'jobs',
  'stats',
  'logos',
]);
