import {
  CircleUserRound,
  DatabaseBackup,
  FileInput,
  HardDrive,
  LayoutTemplate,
  RefreshCw,
  TriangleAlert,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import type { EventKind, KeptNotification } from '@/domain/notifications/kept-notification';

const icons: Readonly<Record<EventKind, LucideIcon>> = {
  'site-ready': LayoutTemplate,
  'import-finished': FileInput,
  'storage-low': HardDrive,
  'update-ready': RefreshCw,
  'backup-due': DatabaseBackup,
  invite: UserPlus,
  account: CircleUserRound,
  'error-alert': TriangleAlert,
};

const tones: Readonly<Record<KeptNotification['type'], string>> = {
  success: 'text-moss',
  error: 'text-danger',
  warning: 'text-amber',
  info: 'text-blueprint',
};

/** What kind of event it is, in the tone of how it went. */
export function EventIcon({ kind, type }: Pick<KeptNotification, 'kind' | 'type'>) {
  const Icon = icons[kind];
  return (
    <span
      className={`grid size-9 shrink-0 place-items-center rounded-full border border-line bg-paper ${tones[type]}`}
    >
      <Icon size={17} aria-hidden />
    </span>
  );
}
