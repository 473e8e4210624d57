import { expect, it } from 'vitest';
import { starterText } from './starter-text';

it('begins a page as a whole page that finds the stylesheet from its folder', () => {
  const text = starterText('pages/our-team.html', ['style.css']);
  expect(text).toContain('<title>Our team</title>');
  expect(text).toContain('href="../style.css"');
  expect(starterText('team.html', [])).not.toContain('stylesheet');
});

it('begins every other file empty', () => {
  expect(starterText('extra.css', ['style.css'])).toBe('');
});

it('lets no name write markup', () => {
  expect(starterText('a&b.html', [])).toContain('<h1>A&amp;b</h1>');
});
