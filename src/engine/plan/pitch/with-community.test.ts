import { beforeAll, expect, test } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);

test('people who meet as equals join, and are served no soup', () => {
  const plan = planOf('Community for women who code in Nairobi: events, mentors, join form, code of conduct');
  expect(plan.name).toBe('Women who Code Nairobi');
  expect(plan.action?.label).toBe('Join us');
  expect(JSON.stringify(plan.pages)).not.toMatch(/Homework|soup|Choose an amount/u);
});

test('a club is called after its people and what it does, and a checker is no game', () => {
  expect(planOf('Book club for night nurses, monthly, sign up form').name).toBe('Night Nurse Book Club');
  expect(planOf('AI-powered resume checker, free, one page with call to action and reviews').kind).toBe(
    'saas',
  );
});

test('a youth group is for young people, and not for those who like youths', () => {
  expect(
    JSON.stringify(planOf('Church youth group site, Friday nights, what to expect, contact, photos').pages),
  ).not.toContain('youths');
});

test('what money is raised for is not what the page is', () => {
  expect(
    planOf('fundraising page for a school library, target £8,000, progress and donate button').name,
  ).toBe('School Library Fundraiser');
});

test('who makes games shows them, and a sign before a comma is the name of what is to come', () => {
  expect(
    planOf(
      'We are a two-person studio making weird little games. Site with our games, about us, press contact',
    ).kind,
  ).toBe('studio');
  const soon = planOf('Coming soon: Fernway, plant-based backpacking meals. Email signup only.');
  expect([soon.name, soon.kind]).toEqual(['Fernway', 'product']);
});
