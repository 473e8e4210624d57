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
const homeOf = (prompt: string) => planOf(prompt).pages[0]?.sections ?? [];

test('a start-up without a name is called after what it makes, and speaks of it and of those it is for', () => {
  const plan = planOf(
    'Landing page for a startup that makes an AI notetaker for veterinarians. Dark theme, pricing with three tiers, FAQ, testimonials and a waitlist form.',
  );
  expect(plan.name).toBe('AI Notetaker');
  const hero = plan.pages[0]?.sections.find(({ type }) => type === 'hero')?.content;
  expect(hero?.title).toContain('veterinarians');
  expect(JSON.stringify(plan.pages[0]?.sections.find(({ type }) => type === 'features'))).toMatch(/note/u);
});

test('a waitlist that is asked for gives every button and its form their words', () => {
  const sections = homeOf(
    'Landing page for a startup that makes an AI notetaker for vets. Three price tiers and a waitlist form.',
  );
  const labels = JSON.stringify(sections).match(/"label":"[^"]+"/gu) ?? [];
  expect(labels).not.toContain('"label":"Start free"');
  expect(sections.find(({ type }) => type === 'newsletter')?.content.title).toBe('Join the waitlist');
});

test('a waitlist page is one page without prices that nobody asked for', () => {
  const plan = planOf(
    'Waitlist page for a smart bird feeder that identifies birds with a camera and texts you.',
  );
  expect(plan.pages).toHaveLength(1);
  expect(plan.pages[0]?.sections.map(({ type }) => type)).not.toContain('pricing');
});

test('what is no more than an app or an API is called after what it does', () => {
  expect(
    planOf('API for converting addresses into coordinates, developer landing page with pricing').name,
  ).toBe('Address Converter');
  expect(
    planOf('Website for a Chrome extension that hides spoilers, free, with an install button').name,
  ).toBe('Spoiler Hider');
});

test('what is made for cafes and bars is nothing to eat', () => {
  const features = homeOf('Landing page for Shiftly, a rota planner for cafes and bars. FAQ.').find(
    ({ type }) => type === 'features',
  );
  expect(JSON.stringify(features)).not.toContain('ingredients');
});

test('what a prompt leaves out is no topic, and beside its own button none is made up', () => {
  const sections = homeOf(
    'Landing page for Vinelog, a cellar tracker for small wineries. Two pricing tiers: Press €12, Cellar €39. Main button says "Try a harvest free". No blog.',
  );
  expect(JSON.stringify(sections)).toContain('Every barrel has a page');
  expect(JSON.stringify(sections.find(({ type }) => type === 'pricing'))).not.toContain('Start free');
});

test('a waiting list that the thing keeps for others is nobody to join', () => {
  const text = JSON.stringify(
    homeOf(
      'Landing page for Slotty, a tool that fills surgeries. Features: automatic waiting list, text reminders, reports. Button "Book a demo". Blue.',
    ),
  );
  expect(text).not.toMatch(/Join the waitlist|Waitlist open/u);
});
