import { describe, expect, it } from 'vitest';
import { checkEmail, checkName, checkNewPassword, checkPassword, checkSame } from './check-account';

describe('what is asked of an account', () => {
  it.each(['ann@example.org', ' Ann@Example.org ', 'ann@localhost', 'änn+sites@straße.example', "o'b@x.ie"])(
    'takes the email %j',
    (email) => {
      expect(checkEmail(email)).toBeNull();
    },
  );

  it.each([
    ['', 'Type your email.'],
    ['  ', 'Type your email.'],
    ['ann', 'There is an @ missing, as in name@example.com.'],
    ['ann@', 'The part after the @ is missing.'],
    ['@example.org', 'The part before the @ is missing.'],
    ['ann@@example.org', 'There is more than one @ in it.'],
    ['ann lee@example.org', 'An email has no spaces in it.'],
  ])('says of the email %j: %s', (email, words) => {
    expect(checkEmail(email)).toBe(words);
  });

  it('counts the characters of a new password as people do', () => {
    expect(checkNewPassword('')).toBe('Choose a password.');
    expect(checkNewPassword('seven77')).toBe('Use at least 8 characters; 1 more to go.');
    expect(checkNewPassword('🔑🔑🔑🔑')).toBe('Use at least 8 characters; 4 more to go.');
    expect(checkNewPassword('        ')).toBeNull();
    expect(checkNewPassword('aaaaaaaa')).toBeNull();
  });

  it('takes any password of an account that exists, and any name', () => {
    expect(checkPassword('x')).toBeNull();
    expect(checkPassword('')).toBe('Type your password.');
    expect(checkName('X Æ')).toBeNull();
    expect(checkName(' ')).toBe('Type your name.');
  });

  it('wants the same password twice, to the letter', () => {
    expect(checkSame('correct horse', 'correct horse')).toBeNull();
    expect(checkSame('correct horse ', 'correct horse')).toBe('The two passwords are not the same.');
    expect(checkSame('', 'correct horse')).toBe('Type the password once more.');
  });
});
