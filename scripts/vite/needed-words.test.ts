import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { neededWords } from './needed-words';

const needs = (pattern: RegExp): string[] => neededWords(pattern.source).toSorted();

describe('neededWords', () => {
  it.each<[RegExp, string[]]>([
    [/\bpetition\s\d+/u, ['petition']],
    [/(?:petition|campaign)s?\b/iu, ['campaign', 'petition']],
    [/pre-?orders?/u, ['pre-order', 'preorder']],
    // Of two things that stand one behind the other, the rarer.
    [/(?:the|our)\s(?<what>lighthouse|windmill)/u, ['lighthouse', 'windmill']],
    [/[Ll]ighthouse/u, ['lighthouse']],
    [/(?:£|€)\s?\d+/u, ['£', '€']],
    [/kiln(?:s|ed|ing)/u, ['kilned', 'kilning', 'kilns']],
    [/(?<=lighthouse\s)keeper/iu, ['lighthouse']],
    [/(?:windmill\s?){2,}/u, ['windmill']],
  ])('finds what %s looks for', (pattern, words) => {
    expect(needs(pattern)).toEqual(words);
  });

  it.each([
    // Any of these matches a text without a word.
    /windmill|\p{L}{3}/u,
    /(?:windmill)?/u,
    /(?:windmill\s)*\p{L}+/u,
    /(?:windmill){0,3}/u,
    // What must not stand there need not.
    /(?!windmill)\p{Lu}\p{L}+/u,
    /(?<!lighthouse\s)\p{L}+/u,
    // Small letters of these look otherwise than their capitals.
    /é|ø/iu,
    // Most prompts have these.
    /\b(?:and|for|with|site|page)\b/iu,
    /[^windmill]/u,
    /[a-z]{2}/u,
  ])('is sure of nothing in %s', (pattern) => {
    expect(needs(pattern)).toEqual([]);
  });

  it.each([/[(]kiln[)]/u, /\(kiln\)/u, /a|\|kiln/u, /\u{1f3fa}kiln/u, /[\]]kiln/u, /(?<k>kiln)\k<k>/u])(
    'reads %s to its end',
    (pattern) => {
      expect(() => neededWords(pattern.source)).not.toThrow();
    },
  );

  it('never misses a text that matches', () => {
    const prompts = readFileSync('bench/sets/prompts.jsonl', 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as { prompt: string }).prompt);
    const patterns = [
      /\b(?:website|page|portfolio|landing page)\s(?:for|of)\s(?:an?|my|our)\s(?<what>[^,.]{3,60})/giu,
      /\b(?<days>(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?)\s?(?:-|–|to)\s?/giu,
      /(?:call(?:ed)?|named?)\s["“]?(?<name>\p{Lu}[\p{L}’']*)/giu,
      /(?:[£$€]\s?\d[\d.,]*|\d+\s?(?:€|kr|chf))/giu,
      /(?<=\bin\s)\p{Lu}\p{L}+/gu,
      /\b(?:dark|light|warm|cosy|playful|elegant|minimal\p{L}*)\b/giu,
    ];
    for (const pattern of patterns)
      for (const prompt of prompts) {
        const words = neededWords(pattern.source);
        const has = words.length === 0 || words.some((word) => prompt.toLowerCase().includes(word));
        if (!has) expect(prompt.match(pattern), `${pattern.source} in ${prompt}`).toBeNull();
      }
  });
});
