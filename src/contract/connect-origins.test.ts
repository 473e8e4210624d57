import { describe, expect, it } from 'vitest';
import { readOrigins } from './connect-origins';

describe('the note of origins', () => {
  it('holds origins', () => {
    const origins = ['https://api.openai.com', 'http://localhost:11434', 'http://[::1]:1234'];
    expect(readOrigins(JSON.stringify(origins))).toEqual(origins);
  });

  it.each([
    'https://a.example/path',
    "https://a.example; script-src 'unsafe-inline'",
    'https://*',
    '*',
    'data:',
    'https://a.example\nX: y',
    7,
  ])('lets no %j into a header', (origin) => {
    expect(readOrigins(JSON.stringify([origin]))).toEqual([]);
  });

  it.each(['', 'text', '{}', 'null'])('is empty when it reads %j', (text) => {
    expect(readOrigins(text)).toEqual([]);
  });
});
