import type { Facts } from '../content';
import { chooseBank } from './parts/says';

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

/** The working life that fits the role in the prompt. */
export const cvRole = (facts: Facts): Role =>
  chooseBank(
    facts,
    [
      [/design|illustrat|\bux\b|artist|architect/iu, designer],
      [/teach|lectur|professor|tutor|educator/iu, teacher],
      [/nurse|doctor|medic|physician|care\b/iu, nurse],
      [/engineer|develop|programm|backend|frontend|data|scien|software|devops/iu, engineer],
    ],
    manager,
  );
