import type { Role } from './cv-role';

/** Working lives at a desk: software, design, management, books, sales, law. */
export const engineer: Role = {
  trade: 'Software engineer',
  headlines: [
    'I keep the slow parts out of the fast path',
    'Systems that stay quiet at night',
    'Readable code, boring releases',
  ],
  groups: ['Languages', 'Systems', 'Practice'],
};

export const designer: Role = {
  trade: 'Designer',
  headlines: ['I draw first and argue later', 'Interfaces with fewer parts', 'Clear things, warmly made'],
  groups: ['Design', 'Research', 'Tools'],
};

export const architect: Role = {
  trade: 'Architect',
  headlines: ['I walk the ground before I draw it', 'Drawn to be built', 'Plain plans, places that last'],
  groups: ['Drawing', 'Building', 'Tools'],
};

export const manager: Role = {
  trade: 'Project lead',
  headlines: ['I turn plans into Tuesdays', 'The meeting can be shorter', 'Clear goals, few surprises'],
  groups: ['Lead', 'Write', 'Know'],
};

export const accountantRole: Role = {
  trade: 'Accountant',
  headlines: [
    'The figures agree. I checked',
    'Closed by the fifth working day',
    'I like the page that balances',
  ],
  groups: ['Books', 'Systems', 'Practice'],
};

export const seller: Role = {
  trade: 'Marketing and sales',
  headlines: [
    'First listen, then sell',
    'Campaigns people remember on Thursday',
    'The customer said it better',
  ],
  groups: ['Strategy', 'Craft', 'People'],
};

export const lawyerRole: Role = {
  trade: 'Lawyer',
  headlines: ['Clear letters, few adjectives', 'I read to the last annex', 'Settled, where it can be'],
  groups: ['Law', 'Craft', 'Tools'],
};
