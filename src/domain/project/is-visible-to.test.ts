import { describe, expect, it } from 'vitest';
import { templateOwner } from '../templates/template';
import { isVisibleTo } from './is-visible-to';
import type { Project } from './project';

const project = (given: Partial<Project>) =>
  ({ ownerId: 'ann', privacy: 'private', deletedAt: null, ...given }) as Project;

describe('a project is visible', () => {
  it.each([
    ['to its account', {}, 'ann', true],
    ['to no other account while private', {}, 'bob', false],
    ['to nobody signed out while private', {}, null, false],
    ['to everybody when public', { privacy: 'public' }, null, true],
    ['to nobody from the trash', { privacy: 'public', deletedAt: 1 }, 'ann', false],
    ['to the account whose template it holds', { ownerId: templateOwner('ann') }, 'ann', true],
    ['to no other account as a template', { ownerId: templateOwner('ann') }, 'bob', false],
  ] as const)('%s', (_, given, accountId, expected) => {
    expect(isVisibleTo(project(given as Partial<Project>), accountId)).toBe(expected);
  });
});
