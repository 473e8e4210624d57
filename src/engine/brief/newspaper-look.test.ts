import { expect, it } from 'vitest';
import { readBrief } from './read-brief';

it.each([
  ['newspaper style site for a village newsletter, The Ashcombe Gazette', 'newspaper'],
  ['A website that looks like an old newspaper for Café Telegraph in Bruges', 'newspaper'],
  ['magazine style site for a slow food journal, Table & Field', 'editorial'],
])('reads the look of "%s" as %s', (prompt, style) => {
  expect(readBrief(prompt).style?.value).toBe(style);
});
