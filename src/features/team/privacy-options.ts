import type { TeamSettings } from '@/domain/team/team-settings';

/** What may become of a project's privacy when it is shared. */
export const privacyOptions: readonly { value: TeamSettings['sharedPrivacy']; label: string }[] = [
  { value: 'keep', label: 'Leave it as it is' },
  { value: 'private', label: 'Make them private' },
  { value: 'public', label: 'Make them public' },
];
