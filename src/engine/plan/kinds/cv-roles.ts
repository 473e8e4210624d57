import type { Facts } from '../content';

/** A working life in one field: what the line under the name says, posts held, skills and talks. */
type Role = {
  readonly trade: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly jobs: readonly (readonly [string, string, string, string])[];
  readonly skills: readonly (readonly [string, readonly string[]])[];
  readonly talks: readonly (readonly [string, string])[];
};

const engineer: Role = {
  trade: 'Software engineer',
  headlines: [
    'I keep the slow parts out of the fast path',
    'Systems that stay quiet at night',
    'Readable code, boring releases',
  ],
  lede: 'I build and run services that other teams depend on: clear interfaces, measured changes, notes that help the next person.',
  jobs: [
    [
      '2022 to now',
      'Senior engineer',
      'Payments platform',
      'Lead a group of four. Moved the ledger to events without a night of downtime.',
    ],
    [
      '2019 to 2022',
      'Backend engineer',
      'Logistics start-up',
      'Route planning and the service that tells drivers about it.',
    ],
    ['2016 to 2019', 'Developer', 'Web agency', 'Shops, ticket systems, and the first on-call rota.'],
    ['2013 to 2016', 'BSc Computer science', 'University', 'Thesis on indexes that explain themselves.'],
  ],
  skills: [
    ['Languages', ['Go', 'TypeScript', 'Python', 'SQL']],
    ['Systems', ['PostgreSQL', 'Kafka', 'Kubernetes', 'Linux']],
    ['Practice', ['Incident reviews', 'API design', 'Profiling', 'Mentoring']],
  ],
  talks: [
    ['Queues are promises', 'Local meetup, with slides drawn by hand'],
    ['What the graph does not show', 'Internal conference, later a blog post'],
    ['On-call for humans', 'Workshop for new teams'],
  ],
};
const designer: Role = {
  trade: 'Designer',
  headlines: ['I draw first and argue later', 'Interfaces with fewer parts', 'Clear things, warmly made'],
  lede: 'Product designer with a print past. I work from paper sketches to tested screens and stay until it ships.',
  jobs: [
    [
      '2021 to now',
      'Product designer',
      'Health app',
      'From eleven screens to four, tested with the people in the waiting room.',
    ],
    ['2018 to 2021', 'Designer', 'Studio', 'Identities, sites, and one very large sign.'],
    ['2016 to 2018', 'Junior designer', 'Publishing house', 'Covers, and learning what a baseline is for.'],
    [
      '2012 to 2016',
      'BA Visual communication',
      'Art school',
      'Final project: a timetable you can read while running.',
    ],
  ],
  skills: [
    ['Design', ['Interface', 'Typography', 'Prototyping', 'Illustration']],
    ['Research', ['Interviews', 'Usability tests', 'Field visits']],
    ['Tools', ['Figma', 'HTML and CSS', 'Paper']],
  ],
  talks: [
    ['Remove one thing', 'Design evening'],
    ['Type for tired eyes', 'Workshop'],
    ['Sketching in meetings', 'Talk'],
  ],
};
const teacher: Role = {
  trade: 'Teacher',
  headlines: ['I explain it a third way', 'Curious classes, calm rooms', 'Teaching is mostly listening'],
  lede: 'Secondary school teacher for science and the occasional play. I plan lessons around a question and leave room for better ones.',
  jobs: [
    [
      '2020 to now',
      'Head of science',
      'Secondary school',
      'A laboratory that is booked out, and a garden that counts as one.',
    ],
    ['2015 to 2020', 'Teacher', 'Comprehensive school', 'Biology and chemistry, ages eleven to eighteen.'],
    ['2013 to 2015', 'Trainee', 'Two schools', 'Learnt to be quiet at the right moment.'],
    ['2008 to 2013', 'MEd', 'University', 'Thesis on questions children ask twice.'],
  ],
  skills: [
    ['Teaching', ['Biology', 'Chemistry', 'Mixed-ability groups']],
    ['School', ['Curriculum', 'Parents’ evenings', 'Mentoring']],
    ['Besides', ['Stage lighting', 'First aid', 'Beekeeping']],
  ],
  talks: [
    ['Experiments with kitchen things', 'Teachers’ day'],
    ['Marking less, helping more', 'Workshop'],
    ['The school garden as a laboratory', 'Talk'],
  ],
};
const nurse: Role = {
  trade: 'Nurse',
  headlines: [
    'Calm hands on a busy ward',
    'I notice what the monitor does not',
    'Care, handed over properly',
  ],
  lede: 'Registered nurse in acute care. Quick to assess, slow to alarm, and known for handovers people can read.',
  jobs: [
    ['2021 to now', 'Charge nurse', 'Acute ward', 'Twenty-six beds, a team of nine, a new handover sheet.'],
    ['2017 to 2021', 'Staff nurse', 'Emergency department', 'Triage and night shifts.'],
    ['2014 to 2017', 'Staff nurse', 'Surgical ward', 'Post-operative care, mentoring students.'],
    ['2011 to 2014', 'BSc Nursing', 'University', 'Placement in community care.'],
  ],
  skills: [
    ['Clinical', ['Triage', 'IV therapy', 'Wound care', 'Life support']],
    ['Team', ['Handover', 'Rota planning', 'Mentoring']],
    ['People', ['Difficult conversations', 'Relatives', 'Two languages at three in the morning']],
  ],
  talks: [
    ['A handover in ninety seconds', 'Ward training'],
    ['Sleep on the ward', 'Poster'],
    ['First night shift', 'Talk for students'],
  ],
};
const manager: Role = {
  trade: 'Project lead',
  headlines: ['I turn plans into Tuesdays', 'The meeting can be shorter', 'Clear goals, few surprises'],
  lede: 'I bring people, money and dates into the same room and leave with a page everyone can repeat.',
  jobs: [
    [
      '2021 to now',
      'Head of operations',
      'Consumer brand',
      'Three teams, one plan, a warehouse that sleeps at night.',
    ],
    ['2017 to 2021', 'Project manager', 'Retail group', 'Opened eleven shops, moved two, closed one kindly.'],
    ['2014 to 2017', 'Coordinator', 'Agency', 'Campaigns, budgets, and calm.'],
    ['2010 to 2014', 'BA Business and languages', 'University', 'A year abroad, mostly on trains.'],
  ],
  skills: [
    ['Lead', ['Planning', 'Budgets', 'Negotiation', 'Hiring']],
    ['Write', ['One-page briefs', 'Contracts', 'Minutes people read']],
    ['Know', ['Spreadsheets', 'Logistics', 'Marketing basics']],
  ],
  talks: [
    ['One page is enough', 'Leadership breakfast'],
    ['What I learnt from a late shop opening', 'Talk'],
    ['Saying no with a date', 'Workshop'],
  ],
};

const chef: Role = {
  trade: 'Chef',
  headlines: ['Mise en place is a way of life', 'Forty covers, one temper', 'Salt early, talk later'],
  lede: 'I cook, lead a brigade and calculate a menu so that it tastes of something and pays for itself.',
  jobs: [
    [
      '2022 to now',
      'Sous chef',
      'Bistro, sixty seats',
      'Menu every four weeks, waste down to one bucket a night.',
    ],
    ['2019 to 2022', 'Chef de partie', 'Hotel kitchen', 'Fish, then sauces, then everyone’s Sundays.'],
    ['2016 to 2019', 'Commis', 'Country inn', 'Bread at five, service until midnight.'],
    ['2013 to 2016', 'Apprenticeship', 'Vocational school', 'Learnt to sharpen before I was allowed to cut.'],
  ],
  skills: [
    ['Stove', ['Fish', 'Sauces', 'Fermenting', 'Bread']],
    ['Kitchen', ['Costing', 'Ordering', 'Hygiene plans', 'Rota']],
    ['People', ['Training apprentices', 'Calm service', 'Suppliers by first name']],
  ],
  talks: [
    ['What the bones are for', 'Evening for apprentices'],
    ['Menus that pay', 'Trade fair kitchen'],
    ['Knives', 'Class for beginners'],
  ],
};
const accountantRole: Role = {
  trade: 'Accountant',
  headlines: [
    'The figures agree. I checked',
    'Closed by the fifth working day',
    'I like the page that balances',
  ],
  lede: 'I keep books, close months and explain results to people who would rather hear them in sentences.',
  jobs: [
    [
      '2021 to now',
      'Senior accountant',
      'Manufacturing group',
      'Month-end in five days instead of nine, with fewer spreadsheets.',
    ],
    [
      '2018 to 2021',
      'Accountant',
      'Retail company',
      'Payables, stock, and the first audit without questions left open.',
    ],
    ['2015 to 2018', 'Junior accountant', 'Tax office', 'Returns for bakers, dentists and a circus.'],
    ['2012 to 2015', 'BSc Accounting', 'University', 'Thesis on small firms and their cash.'],
  ],
  skills: [
    ['Books', ['Month-end', 'Consolidation', 'VAT', 'Payroll']],
    ['Systems', ['SAP', 'Excel', 'SQL', 'Power BI']],
    ['Practice', ['Audit preparation', 'Forecasts', 'Explaining']],
  ],
  talks: [
    ['A close without night shifts', 'Finance round table'],
    ['Cash before profit', 'Course for founders'],
  ],
};
const seller: Role = {
  trade: 'Marketing and sales',
  headlines: [
    'First listen, then sell',
    'Campaigns people remember on Thursday',
    'The customer said it better',
  ],
  lede: 'I find out why people buy, say it in one sentence and make sure that it reaches those who have not heard it yet.',
  jobs: [
    ['2022 to now', 'Head of marketing', 'Consumer brand', 'One message, three channels, half the budget.'],
    ['2019 to 2022', 'Campaign manager', 'Agency', 'Launches for food, trains and a museum.'],
    [
      '2016 to 2019',
      'Sales representative',
      'Equipment maker',
      'On the road, four days a week. Learnt to ask.',
    ],
    ['2013 to 2016', 'BA Communication', 'University', 'Year abroad, thesis on shop windows.'],
  ],
  skills: [
    ['Strategy', ['Positioning', 'Interviews', 'Pricing']],
    ['Craft', ['Copy', 'Briefings', 'Analytics', 'Events']],
    ['People', ['Negotiation', 'Leading a team of five', 'Patience with spreadsheets']],
  ],
  talks: [
    ['Say less, more often', 'Brand breakfast'],
    ['Ten customers, one coffee', 'Workshop'],
  ],
};
const lawyerRole: Role = {
  trade: 'Lawyer',
  headlines: ['Clear letters, few adjectives', 'I read to the last annex', 'Settled, where it can be'],
  lede: 'I advise, negotiate and argue, in that order, and write so that clients understand it without calling.',
  jobs: [
    [
      '2021 to now',
      'Associate',
      'Commercial law firm',
      'Contracts, supply chains, and disputes that did not reach court.',
    ],
    ['2018 to 2021', 'Legal counsel', 'Logistics company', 'Built the contract library that people use.'],
    ['2016 to 2018', 'Trainee', 'Court and chambers', 'Civil division, then public law.'],
    ['2011 to 2016', 'Law degree', 'University', 'Moot court, and a semester in another language.'],
  ],
  skills: [
    ['Law', ['Contracts', 'Employment', 'Data protection', 'Litigation']],
    ['Craft', ['Plain drafting', 'Negotiation', 'Hearings']],
    ['Tools', ['Due diligence', 'Legal research', 'Templates that hold']],
  ],
  talks: [
    ['Contracts on four pages', 'In-house day'],
    ['How to write to a client', 'Seminar for trainees'],
  ],
};
const craftsman: Role = {
  trade: 'Craft and trade',
  headlines: ['Measured twice', 'I like it when it fits', 'Good tools, clean van'],
  lede: 'I build, repair and explain. On site early, tidy in the evening, and careful with other people’s floors.',
  jobs: [
    ['2021 to now', 'Foreman', 'Family firm', 'Lead a crew of four, from measuring to handing over.'],
    ['2017 to 2021', 'Journeyman', 'Workshop', 'Stairs, doors, and two listed houses.'],
    ['2014 to 2017', 'Apprenticeship', 'Vocational school', 'Finished with a piece that is still in use.'],
  ],
  skills: [
    ['Trade', ['Reading plans', 'Machines', 'Fitting', 'Repairs']],
    ['Site', ['Scheduling', 'Safety', 'Measuring']],
    ['Licences', ['Forklift', 'Scaffolding', 'Van and trailer']],
  ],
  talks: [['Sharp', 'Course on tools for apprentices']],
};
const student: Role = {
  trade: 'Student',
  headlines: [
    'Curious, reachable, on time',
    'Learning, and not only from books',
    'Ready for the first real Monday',
  ],
  lede: 'I am about to finish my studies and looking for work in which I can be useful quickly and learn for a long time.',
  jobs: [
    ['2025 to now', 'Student assistant', 'Institute', 'Data, tutorials, and the printer.'],
    ['2024', 'Internship', 'Company, three months', 'A small project of my own, handed over in writing.'],
    ['2022 to 2024', 'Weekend job', 'Café', 'Learnt speed, and patience with queues.'],
    ['2022 to now', 'Bachelor’s degree', 'University', 'Thesis due this summer.'],
  ],
  skills: [
    ['Studies', ['Research', 'Statistics', 'Writing']],
    ['Tools', ['Spreadsheets', 'Presentations', 'A little code']],
    ['People', ['Tutoring', 'Group work that ends on time']],
  ],
  talks: [['What I found in the archive', 'Student conference']],
};

const roles: readonly (readonly [RegExp, Role])[] = [
  [/\bchef\b|\bcook\b|pastry|baker|sommelier|barista|waiter/iu, chef],
  [/accountant|bookkeep|auditor|controller|financial analyst/iu, accountantRole],
  [/lawyer|attorney|solicitor|barrister|paralegal|jurist|legal/iu, lawyerRole],
  [/marketing|sales|brand manager|public relations|communications/iu, seller],
  [
    /carpenter|joiner|electrician|plumber|mechanic|welder|mason|roofer|craftsm|builder|technician/iu,
    craftsman,
  ],
  [/design|illustrat|\bux\b|artist|architect/iu, designer],
  [/teach|lectur|professor|tutor|educator/iu, teacher],
  [/nurse|doctor|medic|physician|care\b/iu, nurse],
  [/engineer|develop|programm|backend|frontend|data|scien|software|devops/iu, engineer],
  [/student|graduate|intern\b|school leaver|first job/iu, student],
];

/** The working life that fits the role that the prompt names first. */
export const cvRole = ({ brief: { prompt } }: Facts): Role =>
  roles
    .map(([words, role]) => ({ role, at: prompt.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.role ?? manager;
