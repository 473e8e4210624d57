import { expect, test } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { dropTwins } from './drop-twins';
import type { SectionPlan } from '../site-plan';

await loadAllCopy();

const plan = makePlan(readBrief('A website for the swimming school Otter in Gdynia, prices'), 1);
const [home] = plan.pages;
const [any] = home?.sections ?? [];
if (!home || !any) throw new Error('no page');
const section = (type: SectionPlan['type'], items: SectionPlan['content']['items'] = []): SectionPlan => ({
  ...any,
  id: type,
  type,
  content: { title: type, items },
});
const left = (...sections: SectionPlan[]): string[] =>
  dropTwins({ ...plan, pages: [{ ...home, sections }] }).pages[0]?.sections.map(({ type }) => type) ?? [];
const people = [{ title: 'Ola Nowak' }, { title: 'Jan Lis' }];
const prices = [{ title: 'Ten lessons', price: '€90' }];

test('the same people stand once on a page, and others stay', () => {
  expect(left(section('teacher', people), section('team', people.toReversed()))).toEqual(['teacher']);
  expect(left(section('teacher', people), section('team', people.slice(1)))).toEqual(['teacher', 'team']);
});

test('of two lists of the same prices the one stays that was asked for', () => {
  expect(left(section('tickets', prices), section('pricing', prices))).toEqual(['pricing']);
  expect(left(section('services', prices), section('tickets', prices))).toEqual(['tickets']);
  expect(left(section('services', [{ title: 'Ten lessons' }]), section('pricing', prices))).toHaveLength(2);
});

test('what has no list is no twin', () => {
  expect(left(section('teacher'), section('team'))).toEqual(['teacher', 'team']);
});

test('what is on the card is on no shelf besides', () => {
  expect(left(section('menu', prices), section('products', prices))).toEqual(['menu']);
  const jars = [{ title: 'Jar of jam', price: '€7' }];
  expect(left(section('menu', prices), section('products', jars))).toEqual(['menu', 'products']);
});

test('one heading asks once: a message stays, and no form with hours beside it', () => {
  const titled = (type: SectionPlan['type'], title: string) => ({
    ...section(type),
    content: { title },
  });
  expect(left(titled('booking', 'Have us play'), titled('contact', 'Have us play'))).toEqual(['contact']);
  expect(left(titled('booking', 'Choose a time'), titled('contact', 'Write'))).toHaveLength(2);
});

test('an opening page that books keeps no form to write with, where another page has one', () => {
  const [booking, contact] = [section('booking'), section('contact')];
  const pages = (asked: string) => {
    const brief = readBrief(asked);
    return dropTwins({
      ...plan,
      brief,
      pages: [
        { ...home, sections: [booking, contact] },
        { ...home, path: 'contact.html', sections: [contact] },
      ],
    }).pages.map(({ sections }) => sections.map(({ type }) => type).join());
  };
  expect(pages('Sauna in Umeå with online booking')).toEqual(['booking', 'contact']);
  expect(pages('Sauna in Umeå with online booking and a contact form')).toEqual([
    'booking,contact',
    'contact',
  ]);
});
