import { expect, it } from 'vitest';
import { findSectorPosts } from './directory-jobs';

const titlesOf = (prompt: string): string[] => (findSectorPosts(prompt) ?? []).map(([title]) => title);

it('offers the work of a desk where that is told, and no joinery from home', () => {
  expect(titlesOf('job board for advertising people')).toContain('Content writer');
  expect(titlesOf('jobs in customer support')).toContain('Support agent');
  expect(titlesOf('a board for remote jobs, filter by time zone')).toContain('Translator');
  expect(titlesOf('job board for remote nurses')).toContain('Staff nurse');
});
