import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadAllLexicons } from '../words/lexicon-shelf';

await loadAllLexicons();
const asked = (prompt: string): string[] =>
  readBrief(prompt)
    .quotes.filter(({ value }) => value.use === 'question')
    .map(({ value }) => value.text);

describe('questions told without answers', () => {
  it('keeps each of them, in small letters and without marks of quotation', () => {
    expect(asked('Bell foundry Tolling, Sligo. FAQ: how heavy is one? can I watch a casting?')).toEqual([
      'How heavy is one?',
      'Can I watch a casting?',
    ]);
    expect(asked('Taller de gaitas Roncón, Lugo. Preguntas: ¿cuánto tarda? ¿arreglan fuelles?')).toEqual([
      '¿Cuánto tarda?',
      '¿Arreglan fuelles?',
    ]);
  });

  it('keeps a row that has no marks at all, and takes none of it for a name', () => {
    const prompt =
      'Piano tuner in Goole. FAQ: how often is it due, can you come on Sundays and what is pitch';
    expect(asked(prompt)).toEqual(['How often is it due?', 'Can you come on Sundays?', 'What is pitch?']);
    expect(readBrief(prompt).name).toBeNull();
    expect(asked('Piano tuner in Goole. FAQ: prices, travel, strings')).toEqual([]);
  });

  it('leaves a question that is answered', () => {
    expect(asked('Bell foundry Tolling, Sligo. FAQ: how heavy is one? About a tonne.')).toEqual([]);
  });
});
