import { describe, expect, it } from 'vitest';
import { readSelector } from './read-selector';

const bare = { tag: null, classes: [], variant: null, oneOf: [] };

describe('readSelector', () => {
  it.each([
    [
      'main .card.wide > h2::before',
      [
        { ...bare, tag: 'main' },
        { ...bare, classes: ['card', 'wide'] },
        { ...bare, tag: 'h2' },
      ],
    ],
    [
      `[data-variant='sign'].map a[href^="tel:"]:hover`,
      [
        { ...bare, classes: ['map'], variant: 'sign' },
        { ...bare, tag: 'a' },
      ],
    ],
    [
      'html:has(dialog[open], .menu:not(.a .b)) #main + *',
      [{ ...bare, tag: 'html', oneOf: ['dialog[open], .menu:not(.a .b)'] }, bare, bare],
    ],
    ['.row:has(> .menu)', [{ ...bare, classes: ['row'], oneOf: ['> .menu'] }]],
    [
      'li:nth-child(2n + 1):not(.a > .b)~li',
      [
        { ...bare, tag: 'li' },
        { ...bare, tag: 'li' },
      ],
    ],
  ])('reads %s', (selector, compounds) => {
    expect(readSelector(selector)).toEqual(compounds);
  });
});
