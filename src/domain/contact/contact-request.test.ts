import { describe, expect, it } from 'vitest';
import { findContactProblems, topicOf } from './contact-request';

const whole = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

describe('a request to us', () => {
  it('is about what the address says, and else a question', () => {
    expect(topicOf('?about=demo')).toBe('demo');
    expect(topicOf('?plan=pro&about=sales')).toBe('sales');
    expect(topicOf('?about=integration')).toBe('integration');
    expect(topicOf('?about=gold')).toBe('question');
    expect(topicOf('')).toBe('question');
  });

  it('needs a name, an address and a message, and blanks are none', () => {
    expect(Object.keys(findContactProblems({ name: ' ', email: '', message: '\n' }))).toEqual([
      'name',
      'email',
      'message',
    ]);
    expect(findContactProblems(whole)).toEqual({});
  });

  it.each([
    ['ada', '@ missing'],
    ['ada@', 'name with a dot'],
    ['ada@home', 'name with a dot'],
    ['ada@home..org', 'name with a dot'],
    ['@example.com', 'before the @'],
    ['a@b@example.com', 'more than one'],
    ['ada lovelace@example.com', 'no spaces'],
  ])('says what is wrong with “%s”', (email, words) => {
    expect(findContactProblems({ ...whole, email }).email).toContain(words);
  });

  it.each(['o’neil+news@mail.example.co.uk', 'zoë@bücher.example', ' ada@example.com '])(
    'takes “%s”, for an odd address is no wrong one',
    (email) => {
      expect(findContactProblems({ ...whole, email })).toEqual({});
    },
  );
});
