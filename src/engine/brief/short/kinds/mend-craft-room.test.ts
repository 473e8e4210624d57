import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it.each([
  [
    'website for a pottery studio called "Mud Lark" with classes, teacher and prices',
    'course',
    'pottery classes',
  ],
  ['websit for a pottry studo caled "Mud Lark" wiht clases, teecher and prices', 'course', 'pottery classes'],
  ['pottery studio Mud Lark: selected work, commissions, a class in spring', 'studio', 'pottery studio'],
])('tells a room where a craft is taught from one where it is done: %s', (prompt, kind, offer) => {
  const brief = readBrief(prompt);
  expect([brief.kind.value, brief.offer?.value, brief.name?.value]).toEqual([kind, offer, 'Mud Lark']);
});
