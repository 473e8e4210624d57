import { session } from '../account/session';

// In the tab's own storage: it is written with every letter, must stand when the page goes at once, and two tabs on one
// project write two messages.
const keyOf = (projectId: string) => `chat-draft:${projectId}`;

/** The message that the signed-in account has typed for a project in this tab and not sent; empty where there is none. */
export function readChatDraft(projectId: string): string {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(projectId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return '';
    const { accountId, text } = kept as { readonly accountId?: unknown; readonly text?: unknown };
    return accountId === session.read()?.id && typeof text === 'string' ? text : '';
  } catch {
    return ''; // not ours, or storage is off
  }
}

/** Keeps what is typed, so that it outlives a sign-out in another tab; nothing is kept of an empty message. */
export function keepChatDraft(projectId: string, text: string): void {
  const accountId = session.read()?.id;
  // Who has just been signed out types nothing any more: what stands is what they typed.
  if (accountId === undefined) return;
  try {
    if (text === '') sessionStorage.removeItem(keyOf(projectId));
    else sessionStorage.setItem(keyOf(projectId), JSON.stringify({ accountId, text }));
  } catch {
    // storage is off or full: it lasts as long as the editor
  }
}
