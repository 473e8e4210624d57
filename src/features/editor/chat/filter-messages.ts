import type { Message } from '@/domain/project/message';

/** The messages whose text holds the query, upper and lower case alike; all of them for a blank query. */
export function filterMessages(messages: readonly Message[], query: string): readonly Message[] {
  const needle = query.trim().toLowerCase();
  return needle === '' ? messages : messages.filter(({ text }) => text.toLowerCase().includes(needle));
}
