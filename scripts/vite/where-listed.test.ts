import { describe, expect, it } from 'vitest';
import { wordsBetweenBars } from '../../src/engine/sought-pattern';
import { neededWords } from './needed-words';
import { whereListed } from './where-listed';

const listed = ({ source }: RegExp): string[] | null => {
  const at = whereListed(source, neededWords(source));
  return at && wordsBetweenBars(source.slice(...at));
};

describe('whereListed', () => {
  it.each<[RegExp, string[]]>([
    [/\b(?:lighthouse|windmill)s?\b/iu, ['lighthouse', 'windmill']],
    [/(?:lighthouses?|windmills?)/u, ['lighthouse', 'windmill']],
    [/^(?:my |our )?(?:old )?(?:Lighthouse|Windmill) (?:in|at|on) /u, ['lighthouse', 'windmill']],
    [/(?<what>lighthouse|windmill) keeper/u, ['lighthouse', 'windmill']],
    [/lighthouse(?:s| keepers?)|windmill{0,2}/u, ['lighthouse', ' keeper', 'windmil']],
  ])('finds the words that %s needs in its own list', (pattern, words) => {
    expect(listed(pattern)).toEqual(words);
  });

  it.each([
    // Part of a list begins with what need not stand there.
    /\b(?:(?:grand)?mother|windmill)\b/iu,
    /\b(?:p?lighthouse|windmill)\b/iu,
    // Prompts have "a" and "of" too often.
    /\b(?:lighthouse (?:a|of)|windmill (?:a|of))\b/iu,
    // Nothing is needed at all.
    /(?:lighthouse|windmill)?/u,
  ])('finds none in %s', (pattern) => {
    expect(listed(pattern)).toBeNull();
  });
});
