import { expect, it } from 'vitest';
import { outlineOf } from './outline-kind';

it.each([
  ['/app', 'figures'],
  ['/app/', 'figures'],
  ['/app/projects', 'list'],
  ['/app/projects/new', 'form'],
  ['/app/admin/models/', 'list'],
  ['/app/profile/models', 'cards'],
  ['/app/admin/settings', 'form'],
])('the outline of %s is one of %s', (path, kind) => {
  expect(outlineOf(path)).toBe(kind);
});
