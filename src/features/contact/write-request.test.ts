import { describe, expect, it } from 'vitest';
import { letterOf, mailtoOf } from './write-request';

const request = {
  id: 'r1',
  topic: 'demo',
  name: 'Ada & Söhne',
  email: 'ada@example.com',
  message: 'Friday?\nOr Monday, 100 % sure?',
  keptAt: 0,
} as const;

describe('handing a request over', () => {
  it('opens a mail with address, subject and every character of the text', () => {
    const url = new URL(mailtoOf(request, 'hello@sitewright.example') ?? '');
    expect(url.pathname).toBe('hello@sitewright.example');
    expect(url.searchParams.get('subject')).toBe('Request for a demo (Sitewright)');
    expect(url.searchParams.get('body')).toBe(
      'Friday?\r\nOr Monday, 100 % sure?\r\n\r\nAda & Söhne\r\nada@example.com',
    );
  });

  it('leaves the receiver open where nobody is known', () => {
    expect(mailtoOf(request, '')).toMatch(/^mailto:\?subject=/);
  });

  it('says no rather than have a long letter cut', () => {
    expect(mailtoOf({ ...request, message: 'x'.repeat(3000) }, '')).toBeNull();
  });

  it('writes a letter that names its matter and its writer', () => {
    expect(letterOf(request)).toBe(
      'Request for a demo (Sitewright)\n\nFriday?\nOr Monday, 100 % sure?\n\nAda & Söhne\nada@example.com',
    );
  });
});
