import { beforeAll, expect, test } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { readTopic } from './read-topic';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const heroOf = (prompt: string) => planOf(prompt).pages[0]?.sections[0]?.content;

test('a topic is told before the noun, after "about" or after a comma', () => {
  expect(readTopic('True-crime podcast set in Scotland, called Cold Harbour.', 'podcast')).toBe(
    'true crime in Scotland',
  );
  expect(readTopic('Newsletter about the economics of small museums, weekly', 'newsletter')).toBe(
    'the economics of small museums',
  );
  expect(readTopic('Food blog, Sri Lankan home cooking', 'blog')).toBe('Sri Lankan home cooking');
  expect(readTopic('personal blog, dark theme', 'blog')).toBeNull();
  expect(readTopic('minimal personal blog, serif type, no images, dark mode toggle', 'blog')).toBeNull();
  expect(readTopic('minimal travel blog, serif type, no images', 'blog')).toBe('travel');
});

test('a podcast opens with what it is about, not with the washing-up', () => {
  expect(heroOf('True-crime podcast set in Scotland, called Cold Harbour. Episodes, hosts.')?.title).toBe(
    'True crime in Scotland, one episode at a time',
  );
});

test('a newsletter asks to subscribe, says how often it comes, and has a paid sort where that is told', () => {
  const plan = planOf(
    'Newsletter about the economics of small museums, weekly, free and paid tier. Name it The Quiet Gallery.',
  );
  expect(plan.action).toEqual({ label: 'Subscribe', href: 'newsletter' });
  expect(plan.pages[0]?.sections[0]?.content.title).toBe('The economics of small museums, once a week');
  expect(plan.pages[0]?.sections.map(({ type }) => type)).toContain('pricing');
});

test('what a blog is about is no name that was given', () => {
  expect(planOf('tech blog about Rust and embedded systems, dark theme').name).toBe(
    'Rust and Embedded Systems',
  );
});

test('letters and looks are nothing that a blog is about, and one word is no name', () => {
  expect(planOf('minimal gardening blog, slab serif type, no images, five sample posts').name).toBe(
    'Gardening Blog',
  );
  expect(heroOf('quiet running blog, big headlines, dark mode toggle')?.title).toMatch(/running/u);
  expect(readTopic('plain personal blog, typewriter font', 'blog')).toBeNull();
  expect(JSON.stringify(planOf('plain poetry blog, typewriter font, four poems').pages)).not.toMatch(
    /plain poetry/u,
  );
});

test('talks about no colour, and has as many episodes as were asked for', () => {
  const plan = makePlan(
    readBrief(
      'Podcast site for "Low Tide", 6 episodes with show notes and an audio player, links to Spotify and Apple Podcasts, deep teal',
    ),
    1,
  );
  const said = JSON.stringify(plan.pages);
  expect(said).not.toMatch(/about deep teal/);
  expect(said).toContain('Episode 6');
});
