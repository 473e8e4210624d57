import type { Role } from './cv-role';

/** Working lives with numbers, experiments, machines and other people's texts. */
export const analyst: Role = {
  trade: 'Data scientist',
  headlines: ['I ask the numbers twice', 'A chart, and what it leaves out', 'From a hunch to a test'],
  lede: 'I turn messy tables into decisions: clean data, honest models, and one page that says what to do on Monday and how sure we are.',
  jobs: [
    [
      '2022 to now',
      'Senior data scientist',
      'Music service',
      'Forecasts and experiments for a group of nine. Half of the ideas were dropped in time.',
    ],
    [
      '2019 to 2022',
      'Data scientist',
      'Payments company',
      'Models for risk, and the page that explains each refusal.',
    ],
    ['2017 to 2019', 'Data analyst', 'Supermarket chain', 'Why yoghurt sells on Thursdays.'],
    ['2013 to 2017', 'MSc Statistics', 'University', 'Thesis on what missing values say.'],
  ],
  skills: [
    ['Methods', ['Experiments', 'Forecasting', 'Causal inference', 'Machine learning']],
    ['Tools', ['Python', 'SQL', 'R', 'dbt']],
    ['Practice', ['Plain reports', 'Teaching', 'Code review']],
  ],
  talks: [
    ['The average customer does not exist', 'Local meetup'],
    ['Tests that can fail', 'Workshop for product teams'],
    ['Draw the error bar', 'Internal talk, later a blog post'],
  ],
};

/** Somebody who asks users, watches them, and reports. */
export const userResearcher: Role = {
  trade: 'UX researcher',
  headlines: ['I ask, then I am quiet', 'Five people, one pattern', 'Watch first, decide later'],
  lede: 'I find out what people do, what they say they do, and where the two part: interviews, tests and diaries, told so that a team acts on them the same week.',
  jobs: [
    [
      '2022 to now',
      'Senior UX researcher',
      'Travel service',
      'A study every two weeks, and a library of findings that people look into before they build.',
    ],
    [
      '2019 to 2022',
      'UX researcher',
      'Public service',
      'Forms tested at kitchen tables. A third of the questions went.',
    ],
    [
      '2017 to 2019',
      'Research assistant',
      'Agency',
      'Recruiting, note taking, and learning when to say nothing.',
    ],
    ['2014 to 2017', 'BSc Psychology', 'University', 'Thesis on what people skip when they read.'],
  ],
  skills: [
    ['Methods', ['Interviews', 'Usability tests', 'Diary studies', 'Surveys']],
    ['Tools', ['Figma', 'Dovetail', 'Maze', 'Spreadsheets']],
    ['Practice', ['Recruiting', 'Workshops', 'Short reports']],
  ],
  talks: [
    ['The question you should not ask', 'Local meetup'],
    ['What five people cannot tell you', 'Workshop for product teams'],
    ['Findings that are read', 'Internal talk, later a blog post'],
  ],
};

export const researcher: Role = {
  trade: 'Researcher',
  headlines: [
    'Small questions, answered well',
    'Measured again, to be sure',
    'I like the result that annoys me',
  ],
  lede: 'I plan experiments, run them and write them down so that others can repeat them, and I enjoy explaining the whole thing to a school class.',
  jobs: [
    [
      '2021 to now',
      'Research associate',
      'University',
      'A group of five, two grants and one stubborn instrument.',
    ],
    ['2018 to 2021', 'Postdoctoral researcher', 'Institute', 'Field work in spring, analysis in winter.'],
    ['2014 to 2018', 'PhD', 'University', 'Four years, three papers, one method that stayed.'],
    ['2009 to 2014', 'BSc and MSc', 'University', 'With a year abroad.'],
  ],
  skills: [
    ['Research', ['Study design', 'Field work', 'Statistics', 'Peer review']],
    ['Writing', ['Papers', 'Grants', 'Plain summaries']],
    ['Teaching', ['Seminars', 'Supervision', 'Public talks']],
  ],
  talks: [
    ['What we got wrong first', 'Conference talk'],
    ['A method in ten minutes', 'Summer school'],
    ['Why we count', 'Open evening for schools'],
  ],
};

export const machinist: Role = {
  trade: 'Engineer',
  headlines: ['Drawn, calculated, stood on', 'I like things that hold', 'Loads, lines and a site visit'],
  lede: 'I take things from the first sketch to the acceptance: calculation, drawing, supplier, site. What I sign I would stand under.',
  jobs: [
    [
      '2021 to now',
      'Project engineer',
      'Engineering office',
      'From tender to handover, with boots in the car.',
    ],
    ['2017 to 2021', 'Design engineer', 'Manufacturer', 'Three machines, one patent, fewer bolts.'],
    ['2015 to 2017', 'Graduate engineer', 'Contractor', 'Learned on site what the drawing does not say.'],
    ['2011 to 2015', 'MEng', 'University', 'Final project: a bridge for people in a hurry.'],
  ],
  skills: [
    ['Engineering', ['Calculation', 'CAD', 'Testing', 'Standards']],
    ['Projects', ['Tenders', 'Suppliers', 'Site supervision']],
    ['Practice', ['Safety', 'Cost control', 'Clear reports']],
  ],
  talks: [
    ['What the site taught the drawing', 'Evening of the institution'],
    ['Fewer parts', 'Workshop'],
    ['How to read a crack', 'Talk for neighbours of a building site'],
  ],
};

export const wordsmith: Role = {
  trade: 'Writer and editor',
  headlines: ['I read it aloud first', 'Shorter, and it says more', 'Who, what, where, and why it matters'],
  lede: 'I research, write and edit: stories that were checked, texts that were cut, deadlines that were kept.',
  jobs: [
    ['2021 to now', 'Editor', 'Magazine', 'Six issues a year, eleven writers, one style sheet.'],
    ['2017 to 2021', 'Reporter', 'Regional newspaper', 'Councils, floods and a prize-winning goat.'],
    ['2015 to 2017', 'Trainee', 'Newsroom', 'Learned to call a third time.'],
    ['2011 to 2015', 'BA', 'University', 'Languages, and the student paper.'],
  ],
  skills: [
    ['Writing', ['Reporting', 'Features', 'Interviews']],
    ['Editing', ['Structure', 'Fact checking', 'Headlines']],
    ['Tools', ['Shorthand', 'Audio', 'Newsletters']],
  ],
  talks: [
    ['The second question', 'Workshop on interviews'],
    ['Cutting kindly', 'Editors’ day'],
    ['Local is not small', 'Panel'],
  ],
};
