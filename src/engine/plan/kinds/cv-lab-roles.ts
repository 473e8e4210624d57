import type { Role } from './cv-role';

/** Working lives with numbers, experiments, machines and other people's texts. */
export const analyst: Role = {
  trade: 'Data scientist',
  headlines: ['I ask the numbers twice', 'A chart, and what it leaves out', 'From a hunch to a test'],
  groups: ['Methods', 'Tools', 'Practice'],
};

/** Somebody who asks users, watches them, and reports. */
export const userResearcher: Role = {
  trade: 'UX researcher',
  headlines: ['I ask, then I am quiet', 'Five people, one pattern', 'Watch first, decide later'],
  groups: ['Methods', 'Tools', 'Practice'],
};

export const researcher: Role = {
  trade: 'Researcher',
  headlines: [
    'Small questions, answered well',
    'Measured again, to be sure',
    'I like the result that annoys me',
  ],
  groups: ['Research', 'Writing', 'Teaching'],
};

export const machinist: Role = {
  trade: 'Engineer',
  headlines: ['Drawn, calculated, stood on', 'I like things that hold', 'Loads, lines and a site visit'],
  groups: ['Engineering', 'Projects', 'Practice'],
};

export const wordsmith: Role = {
  trade: 'Writer and editor',
  headlines: ['I read it aloud first', 'Shorter, and it says more', 'Who, what, where, and why it matters'],
  groups: ['Writing', 'Editing', 'Tools'],
};
