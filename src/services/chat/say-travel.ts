import { formats } from '../formats';

/** What the chat says after stepping through the history: how many changes were asked for, and how many there were. */
export function sayTravel(intent: 'undo' | 'redo', steps: number | 'all', count: number): string {
  const isUndo = intent === 'undo';
  if (count === 0) return isUndo ? 'There is nothing to undo.' : 'There is nothing to do again.';
  if (steps === 1) return isUndo ? 'Undone. The version before is back.' : 'Done again.';
  const changes = count === 1 ? 'one change' : `${formats.read().number(count)} changes`;
  const said = isUndo ? `Took back ${changes}.` : `Did ${changes} again.`;
  if (steps === 'all') return isUndo ? `${said} The site is as it was at first.` : said;
  return count < steps ? `${said} There were no more.` : said;
}
