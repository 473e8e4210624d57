import { expect, test } from 'vitest';
import { readPitch } from './read-pitch';
import { namedOf } from './spoken';

const read = (prompt: string) => readPitch(prompt, (head) => head !== 'startup' && head !== 'brand');

test('what a start-up makes is the thing, and not the start-up', () => {
  expect(
    read('Landing page for a startup that makes an AI notetaker for veterinarians. Dark theme.'),
  ).toEqual({
    thing: 'AI notetaker',
    head: 'notetaker',
    whom: 'veterinarians',
    deeds: [],
    uses: [],
    aid: 'helps',
    doing: null,
  });
});

test('what stands behind a dash after the name is the thing; how the page looks is none', () => {
  expect(read('Mobile app landing "Sprout" – plant care reminders. Screens, FAQ.')?.thing).toBe(
    'plant care reminders',
  );
  expect(
    read('Startup landing page, note app "Pebble": hero, 6 features, FAQ. Pastel gradient')?.thing,
  ).not.toBe('Pastel gradient');
});

test('an "and" between two verbs parts two deeds, and one between two things does not', () => {
  expect(
    read('Waitlist page for a smart bird feeder that identifies birds with a camera and texts you.')?.deeds,
  ).toEqual(['identifies birds with a camera', 'texts you']);
  expect(read('an app that helps renters split bills and chores with flatmates')).toMatchObject({
    whom: 'renters',
    uses: ['split bills and chores with flatmates'],
  });
});

test('a list inside a deed keeps its commas', () => {
  expect(
    read('Landing page for a mobile app that tracks sleep, stress and heart rate for shift workers'),
  ).toMatchObject({
    deeds: ['tracks sleep, stress and heart rate for shift workers'],
    whom: 'shift workers',
  });
});

test('the thing after a name is found, and a thing told by what it is for', () => {
  expect(read('SaaS website for Ledgerly, invoicing software for freelance translators')?.thing).toBe(
    'invoicing software',
  );
  expect(read('open source CLI tool for renaming photos by date')?.doing).toBe('renaming photos by date');
});

test('a word for work before "app" is part of what it is', () => {
  expect(read('Landing page for Brambleshare, a neighbourhood tool lending app. Beta sign-up')?.thing).toBe(
    'neighbourhood tool lending app',
  );
});

test('a sort and a name before the thing are no part of it', () => {
  expect(read('SaaS Quillow: contract review for freelancers, pricing, docs')).toMatchObject({
    thing: 'contract review',
    whom: 'freelancers',
  });
  expect(read('Startup Fernhub, seed swapping for allotments. Dark.')?.thing).toBe('seed swapping');
  expect(read('App for allotments, with a calendar')?.thing).not.toBe('with a calendar');
});

test('what cannot be counted is named without an article, but for a bare word that stands for anything', () => {
  expect(namedOf('contract management')).toBe('the contract management');
  expect(namedOf('route planning')).toBe('route planning');
  expect(namedOf('payroll')).toBe('payroll');
  expect(namedOf('earring')).toBe('the earring');
  expect(namedOf('software')).toBe('the software');
});
