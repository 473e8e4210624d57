import { describe, expect, it } from 'vitest';
import { findUnknownPlaceholders } from './placeholders';
import { seedPrompts } from './seed-prompts';

describe('the prompts of a new installation', () => {
  it('have ids of their own', () => {
    const ids = seedPrompts.map(({ systemPromptId }) => systemPromptId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['make-site', 'edit-site', 'fill-brief']));
  });

  it.each(seedPrompts)(
    '$systemPromptId takes the message, and leaves nothing open that nobody fills',
    ({ content }) => {
      expect(content).toContain('{{message}}');
      expect(findUnknownPlaceholders(content)).toEqual([]);
    },
  );
});
