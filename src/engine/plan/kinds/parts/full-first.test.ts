import { expect, it } from 'vitest';
import { fullFirst } from './full-first';

it('sets the dearer of two tickets of one name first, and leaves named ones as they were told', () => {
  const two = (first: string, second: string) => [
    { section: 'tickets' as const, name: first, price: '25 €' },
    { section: 'tickets' as const, name: second, price: '60 €' },
  ];
  expect(fullFirst(two('billets', 'billets')).map(({ price }) => price)).toEqual(['60 €', '25 €']);
  expect(fullFirst(two('jour', 'pass')).map(({ price }) => price)).toEqual(['25 €', '60 €']);
});
