import { describe, expect, it } from 'vitest';
import { fillPlaceholders, findUnknownPlaceholders } from './placeholders';

describe('placeholders', () => {
  it('are filled, with space inside the braces or without', () => {
    expect(fillPlaceholders('{{message}} on {{ page }}', { message: 'Hello', page: 'a.html' })).toBe(
      'Hello on a.html',
    );
  });

  // String.replace with a text as its second argument would read $& and $1 in what people write.
  it('take what people write as it is', () => {
    expect(fillPlaceholders('<{{message}}>', { message: "cost $& $1 $' {{page}}" })).toBe(
      "<cost $& $1 $' {{page}}>",
    );
  });

  it('stay when there is no value, or nobody knows them', () => {
    expect(fillPlaceholders('{{picked}} {{toString}} {{owner}}', {})).toBe(
      '{{picked}} {{toString}} {{owner}}',
    );
  });

  it('are named once when nobody knows them', () => {
    expect(findUnknownPlaceholders('{{owner}} {{message}} {{owner}} {{constructor}}')).toEqual([
      'owner',
      'constructor',
    ]);
  });
});
