import type { EventKind } from './kept-notification';

type EventWords = { readonly label: string; readonly when: string };

/** What each kind of event is called, and when it happens. */
export const eventWords: Readonly<Record<EventKind, EventWords>> = {
  'site-ready': { label: 'Site ready', when: 'A site was made or made anew.' },
  'import-finished': { label: 'Import finished', when: 'An archive or a share file became a project.' },
  'storage-low': { label: 'Storage low', when: 'This device has little room left.' },
  'update-ready': { label: 'Update ready', when: 'A newer version waits to be started.' },
  'backup-due': { label: 'Backups', when: 'The last one is more than a week old, or a daily one failed.' },
  invite: { label: 'Invitations', when: 'Somebody was invited, accepted, or left.' },
  account: { label: 'Account', when: 'Your plan, your password or your log-ins changed.' },
  'error-alert': { label: 'Error alerts', when: 'A part of Sitewright failed.' },
};
