import { describe, expect, it } from 'vitest';
import { sectionOf } from './menu-sections';

describe('the section of an address', () => {
  it.each([
    ['/', 'Website'],
    ['/app', 'Application'],
    ['/app/projects/new', 'Application'],
    ['/app/team', 'Invite people'],
    ['/app/billing', 'Upgrade'],
    ['/app/profile', 'Application'],
    ['/app/profile/settings', 'Settings'],
    ['/app/profile/models', 'AI Models'],
    ['/app/admin/prompts', 'System Prompts'],
    ['/app/admin/models', 'Admin Panel'],
    ['/app/admin/settings', 'Admin Panel'],
    ['/application', 'Website'],
  ])('%s is %s', (path, label) => expect(sectionOf(path)?.label).toBe(label));
});
