import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { chooseBank } from './says';

it('takes the name of a town for nothing that is done there', () => {
  const sort = (prompt: string) =>
    chooseBank({ brief: readBrief(prompt) }, [[/\bbath\b/iu, 'washes']], 'heals');
  expect(sort('Veterinary practice in Bath with services and opening hours')).toBe('heals');
  expect(sort('Dog grooming in Leeds with a warm bath')).toBe('washes');
});
