import type { LeftOut, RestoredBackup } from '@/contract/upkeep-worker';
import { formatCount } from '../format-values';

/** What people call the rows of a table of a backup. */
const tableWords: Readonly<Record<string, readonly [string, string]>> = {
  aiModels: ['AI model', 'AI models'],
  systemPrompts: ['system prompt', 'system prompts'],
  team: ['invitation', 'invitations'],
  memberships: ['team that was joined', 'teams that were joined'],
  feedback: ['feedback', 'feedbacks'],
  planChanges: ['change of a plan', 'changes of a plan'],
  usage: ['line of the usage', 'lines of the usage'],
  notifications: ['notification', 'notifications'],
  logs: ['line of the log', 'lines of the log'],
};

/** What came of a restore, in a sentence for each kind of thing that something happened to. */
export function sayRestored({
  restored,
  unchanged,
  rows,
}: Pick<Extract<RestoredBackup, { ok: true }>, 'restored' | 'unchanged' | 'rows'>): string {
  const parts = [
    restored > 0 ? formatCount(restored, 'project came back.', 'projects came back.') : '',
    unchanged > 0
      ? formatCount(unchanged, 'project stands as it was then.', 'projects stand as they were then.')
      : '',
    rows > 0 ? formatCount(rows, 'other record came in.', 'other records came in.') : '',
  ].filter(Boolean);
  return parts.join(' ') || 'Nothing of it was missing here.';
}

/** Why something of a backup did not come in. */
export function sayLeftOut(left: LeftOut): string {
  switch (left.kind) {
    case 'project': {
      return `${left.name}: ${left.reason}`;
    }
    case 'absent': {
      const what = formatCount(left.rows, 'record', 'records');
      const whose = left.name || 'Somebody';
      return left.email
        ? `${whose} has no account here: ${what}. Once there is one with ${left.email}, restore again to bring them in.`
        : `${whose} has no account here: ${what}.`;
    }
    case 'unreadable': {
      const [one, many] = tableWords[left.table] ?? ['record', 'records'];
      return `${formatCount(left.rows, one, many)}: not readable.`;
    }
    case 'records': {
      return `Team, usage, notifications and settings: ${left.reason}`;
    }
  }
}
