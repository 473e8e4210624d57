import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readPrompt } from './read-prompt';

beforeAll(loadAllLexicons);

// Read alone, a short part asks for a lexicon that nobody fetched for the whole, and reading it failed.
describe('a part of a prompt, read alone', () => {
  it('is in the language of the whole', () => {
    expect(readPrompt('Casa del sol, yoga para mujeres', {}).spoken).toBe('es');
    expect(readPrompt('Casa del sol, yoga para mujeres', {}, 'en').spoken).toBe('en');
  });
});
