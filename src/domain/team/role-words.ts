import type { TeamRole } from './team-member';

/** What each role is called, and what it may do. */
export const roleWords: Readonly<Record<TeamRole, { readonly label: string; readonly may: string }>> = {
  admin: { label: 'Admin', may: 'May change, share and publish the projects.' },
  editor: { label: 'Editor', may: 'May change the projects.' },
  viewer: { label: 'Viewer', may: 'May look at the projects.' },
};
