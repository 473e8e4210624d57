import { describe, expect, it } from 'vitest';
import { readProviders, signInProviders } from './sign-in-providers';

describe('the providers to sign in with', () => {
  it('are none unless this copy was told of one', () => {
    expect(signInProviders).toEqual([]);
    expect(readProviders('')).toEqual([]);
    expect(readProviders('google=, apple=soon')).toEqual([]);
  });

  it('are all three as soon as one has an address', () => {
    expect(readProviders('github=https://id.example.org/github?next=%2F, apple=')).toEqual([
      { name: 'Google', address: null },
      { name: 'GitHub', address: 'https://id.example.org/github?next=%2F' },
      { name: 'Apple', address: null },
    ]);
  });

  it.each(['http://id.example.org', 'javascript:alert(1)', '//id.example.org', '/google'])(
    'do not begin at %s',
    (address) => {
      expect(readProviders(`google=${address}`)).toEqual([]);
    },
  );
});
