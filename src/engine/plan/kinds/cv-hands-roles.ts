import type { Role } from './cv-role';

/** Working lives with people and things: school, ward, kitchen, workshop, and those who begin. */
export const teacher: Role = {
  trade: 'Teacher',
  headlines: ['I explain it a third way', 'Curious classes, calm rooms', 'Teaching is mostly listening'],
  groups: ['Teaching', 'School', 'Besides'],
};

export const nurse: Role = {
  trade: 'Nurse',
  headlines: [
    'Calm hands on a busy ward',
    'I notice what the monitor does not',
    'Care, handed over properly',
  ],
  groups: ['Clinical', 'Team', 'People'],
};

export const chef: Role = {
  trade: 'Chef',
  headlines: ['Mise en place is a way of life', 'Forty covers, one temper', 'Salt early, talk later'],
  groups: ['Stove', 'Kitchen', 'People'],
};

export const craftsman: Role = {
  trade: 'Craft and trade',
  headlines: ['Measured twice', 'I like it when it fits', 'Good tools, clean van'],
  groups: ['Trade', 'Site', 'Licences'],
};

export const student: Role = {
  trade: 'Student',
  headlines: [
    'Curious, reachable, on time',
    'Learning, and not only from books',
    'Ready for the first real Monday',
  ],
  groups: ['Studies', 'Tools', 'People'],
};
