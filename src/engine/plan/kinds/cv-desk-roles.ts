import type { Role } from './cv-role';

/** Working lives at a desk: software, design, management, books, sales, law. */
export const engineer: Role = {
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

export const designer: Role = {
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

export const manager: Role = {
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

export const accountantRole: Role = {
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

export const seller: Role = {
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

export const lawyerRole: Role = {
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
