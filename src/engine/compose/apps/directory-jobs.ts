import { deskSectors, remoteSector } from './directory-jobs-desk';
import { furtherSectors, postsOfAnyField } from './directory-jobs-more';

/** A sample post: its title, and a line about it. */
export type Post = readonly [title: string, text: string];
/** A field of work by the words for it, and its posts. */
export type Sector = readonly [asked: RegExp, posts: readonly Post[]];

const sectors: readonly Sector[] = [
  [
    /hospitality|restaurants?|hotels?|\bbars?\b|\bpubs?\b|\bcafes?\b|catering|waiting staff/iu,
    [
      ['Chef de partie', 'Run the grill section with two others, evenings off in turn.'],
      ['Waiting staff', 'Lunch and dinner on the floor; tips are shared by hours.'],
      ['Bartender', 'Behind a bar of eight, with training on the list.'],
      ['Kitchen porter', 'Keep a busy kitchen going, meals on shift.'],
      ['Barista', 'Early start, good machine, regulars with names.'],
      ['Hotel receptionist', 'Check people in, answer the telephone, know the town.'],
      ['Housekeeper', 'Twelve rooms a day in a team of four.'],
      ['Events supervisor', 'Lead weddings and dinners from set-up to last orders.'],
    ],
  ],
  [
    /construction|building trades?|tradespe\w+|builders?|\btrades?\b(?! ?mark)/iu,
    [
      ['Bricklayer', 'Extensions and garden walls, own tools welcome.'],
      ['Electrician', 'First and second fix on small sites.'],
      ['Site labourer', 'Keep the site clean and the trades supplied.'],
      ['Carpenter', 'Fit stairs and kitchens, with a van from the yard.'],
      ['Plasterer', 'Two-coat work in old houses.'],
      ['Site manager', 'Plan three sites and the people on them.'],
      ['Roofer', 'Slate and tile, in a team of three.'],
      ['Plumber', 'Bathrooms from first fix to last test.'],
    ],
  ],
  [
    /health ?care|nurs(?:e|es|ing)|care (?:work|homes?)|carers?|hospitals?|medical/iu,
    [
      ['Staff nurse', 'Care for a ward of twelve with a steady team.'],
      ['Care assistant', 'Mornings with eight residents who know their mind.'],
      ['Night carer', 'Waking nights, four on and three off.'],
      ['Physiotherapist', 'Outpatients and home visits.'],
      ['Healthcare assistant', 'Bloods, observations and time for a word.'],
      ['Practice nurse', 'Vaccinations, wounds and long-term conditions.'],
      ['Receptionist', 'The first voice that patients hear.'],
      ['Community carer', 'Visits on foot in one part of town.'],
    ],
  ],
  [
    /\bretail|\bshops?\b(?= (?:jobs|work))|supermarket/iu,
    [
      ['Sales assistant', 'On the floor and at the till, with a discount.'],
      ['Store supervisor', 'Open, close and plan the rota of six.'],
      ['Stock assistant', 'Deliveries at six, shelves full at nine.'],
      ['Visual merchandiser', 'Windows and tables, changed every fortnight.'],
      ['Weekend assistant', 'Saturday and Sunday, good beside studies.'],
      ['Store manager', 'A team of twelve and a shop of your own.'],
      ['Online orders picker', 'Pick and pack what came in overnight.'],
      ['Customer service', 'Returns, questions and a calm voice.'],
    ],
  ],
  [
    /\b(?:design|designers?|creative|ux|ui|illustrat\w+)\b(?=[^.;]{0,24}\b(?:jobs?|work|roles|board|designers?)\b)/iu,
    [
      ['Product designer', 'Own one product from first sketch to release.'],
      ['Brand designer', 'Marks, type and everything they stand on.'],
      ['UX researcher', 'Talk to people, and bring back what they meant.'],
      ['Illustrator', 'Twelve editorial pieces a month, in your own line.'],
      ['Web designer', 'Pages that load quickly and read well.'],
      ['Motion designer', 'Short films that explain one thing each.'],
      ['Design lead', 'A team of five, and time to look at their work.'],
      ['Packaging designer', 'Boxes that survive the post and the shelf.'],
    ],
  ],
  [
    /\b(?:tech|it|software|developers?|startups?|programming|engineering)\b/iu,
    [
      ['Front-end developer', 'Build and test the pages that customers see.'],
      ['Back-end developer', 'Own the services behind one product.'],
      ['Product designer', 'Six months on one tool, from sketch to release.'],
      ['Data analyst', 'Answer the questions of sales and stock with numbers.'],
      ['Support engineer', 'Help customers, and tell the team what hurts.'],
      ['Test engineer', 'Find it before the customers do.'],
      ['Product manager', 'Decide what is next, and what is not.'],
      ['Site reliability engineer', 'Keep it up, and the nights quiet.'],
    ],
  ],
  [
    /\bfarm(?:s|ing)?\b|agricultur\w*|harvest|fruit pick\w+|vineyards?|\bland work\b/iu,
    [
      ['Fruit picker', 'June to September, rooms on the farm.'],
      ['Tractor driver', 'Drilling and carting, licence needed.'],
      ['Milker', 'Early mornings with a herd of ninety.'],
      ['Farm hand', 'Fences, feed and whatever the day brings.'],
      ['Lambing assistant', 'Six weeks in spring, nights in turn.'],
      ['Greenhouse worker', 'Tomatoes and peppers, under glass all year.'],
      ['Vineyard worker', 'Pruning in winter, picking in autumn.'],
      ['Farm manager', 'Plan the year of a mixed farm.'],
    ],
  ],
  [
    /warehouse|logistics|drivers?|delivery work|couriers?/iu,
    [
      ['Warehouse operative', 'Pick and pack, with breaks that are breaks.'],
      ['Forklift driver', 'Licence needed, refresher paid.'],
      ['Delivery driver', 'One van, one town, home by five.'],
      ['Night loader', 'Four nights a week, higher pay.'],
      ['Courier', 'By bicycle or scooter, choose your hours.'],
      ['Shift lead', 'Plan the lane and the people in it.'],
      ['Stock controller', 'Count it, find it, put it right.'],
      ['Transport planner', 'Twelve routes and the drivers who know them.'],
    ],
  ],
  [
    /education|teach(?:ing|ers?)|schools?|tutors?/iu,
    [
      ['Primary teacher', 'A class of twenty-four and a garden.'],
      ['Teaching assistant', 'Mornings, beside two children who need more time.'],
      ['Maths tutor', 'After school, in small groups.'],
      ['School cook', 'Two hundred lunches that are eaten.'],
      ['Music teacher', 'Two days a week, choir included.'],
      ['Supply teacher', 'Days that suit you.'],
      ['Caretaker', 'Keys, boilers and goalposts.'],
      ['Head of year', 'Lead a team of six tutors.'],
    ],
  ],
];

/** What the jobs are in, where it stands right behind the word: "jobs in museums", "job board for nurses". */
const fieldOf = (prompt: string): string =>
  /\b(?:jobs?|work|vacanc(?:y|ies)|roles|careers) (?:board |site |page |portal )?(?:for|in) (?<field>[^,.;:]{3,60})/iu.exec(
    prompt,
  )?.groups?.['field'] ?? '';
const sectorOf = (text: string): readonly Post[] | undefined =>
  [...furtherSectors, ...sectors, ...deskSectors, remoteSector].find(([asked]) => asked.test(text))?.[1];

/** Sample posts of the work that the prompt is about; null where it is about work of every kind. */
export const findSectorPosts = (prompt: string): readonly Post[] | null =>
  sectorOf(fieldOf(prompt)) ??
  [...sectors, ...deskSectors, remoteSector].find(([asked]) => asked.test(prompt))?.[1] ??
  postsOfAnyField(prompt);
