import type { Role } from './cv-role';

/** Working lives with people and things: school, ward, kitchen, workshop, and those who begin. */
export const teacher: Role = {
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

export const nurse: Role = {
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

export const chef: Role = {
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

export const craftsman: Role = {
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

export const student: Role = {
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
