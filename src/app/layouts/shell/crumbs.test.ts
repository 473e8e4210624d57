import { describe, expect, it } from 'vitest';
import { areaTitle, crumbsOf } from './crumbs';

describe('crumbs', () => {
  it.each([
    ['/app', ['Dashboard']],
    ['/app/', ['Dashboard']],
    ['/app/projects/new', ['Dashboard', 'Projects', 'Create New']],
    ['/app/profile/models', ['Dashboard', 'Profile', 'AI Models']],
    ['/app/admin/prompts', ['Dashboard', 'Administration', 'System Prompts']],
    ['/app/support', ['Dashboard', 'Support']],
    ['/app/nowhere', ['Dashboard']],
  ])('of %s', (path, expected) => expect(crumbsOf(path).map(({ label }) => label)).toEqual(expected));

  it('lead to where they stand', () => {
    expect(crumbsOf('/app/profile/security').map(({ href }) => href)).toEqual([
      '/app',
      '/app/profile',
      '/app/profile/security',
    ]);
  });
});

describe('the title of a tab', () => {
  it.each([
    ['/app', 'Dashboard · Sitewright'],
    ['/app/', 'Dashboard · Sitewright'],
    ['/app/team', 'Team · Sitewright'],
    ['/app/profile/models', 'AI Models · Profile · Sitewright'],
    ['/app/admin/models', 'AI Models · Administration · Sitewright'],
    ['/app/projects/abc/editor', null],
    ['/app/nowhere', null],
    ['/pricing', null],
  ])('of %s', (path, expected) => expect(areaTitle(path)).toBe(expected));
});
