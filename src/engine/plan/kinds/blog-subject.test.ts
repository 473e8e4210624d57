import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { blogSubject } from './blog-subject';

await loadAllCopy();

describe('what a blog is about', () => {
  it.each([
    [
      'A personal blog about restoring wooden boats, by Tom Aldous, posts, newsletter',
      'restoring wooden boats',
    ],
    ['birdwatching blog, Fen Notes, with posts', 'birdwatching'],
    ['I write about chess openings for beginners. Make me a blog', 'chess openings for beginners'],
    ['my blog on living with type 1 diabetes', 'living with type 1 diabetes'],
    ['Blog site with articles about astronomy and telescopes, with categories', 'astronomy and telescopes'],
    ['simple personal blog', null],
    ['a blog for my company', null],
  ])('%s', (prompt, subject) => {
    expect(blogSubject(prompt)).toBe(subject);
  });
});

const wordsOf = (prompt: string): string =>
  JSON.stringify(makePlan(readBrief(prompt), 1).pages.map(({ sections }) => sections));

it('runs through opening, posts and the writer’s own words', () => {
  const words = wordsOf('A personal blog about restoring wooden boats, by Tom Aldous, about page');
  expect(words).toContain('Where to begin with restoring wooden boats');
  expect(words).toContain('I am Tom Aldous. I write');
  expect(words).not.toMatch(/I write Tom Aldous|Tom Aldous is about/u);
});

it('is written, where its name is no person’s', () => {
  expect(wordsOf('birdwatching blog, Fen Notes, with posts and an about page')).toContain(
    'I write Fen Notes,',
  );
});

it('is a blog where one is asked for after the subject', () => {
  const prompt = 'I write about chess openings for beginners. Make me a blog called Second Rank';
  expect(readBrief(prompt).kind.value).toBe('blog');
});
