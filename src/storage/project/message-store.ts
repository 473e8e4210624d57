import Dexie from 'dexie';
import { AppError } from '@/domain/errors';
import { messageSchema, type Message } from '@/domain/project/message';
import { projectSchema } from '@/domain/project/project';
import type { SitewrightDatabase } from '../database';
import { runWrite, type Stamp } from '../guard/run-write';
import { checkRow, checkRows } from '../rows/check-rows';
import { nextUpdatedAt } from './next-updated-at';

/** A message to be kept; id, number and time are given by the store. */
export type NewMessage = Omit<Message, 'id' | 'seq' | 'createdAt'>;

/** Adds a message at the end of a project's chat. Called inside a transaction that covers `messages`. */
export async function appendMessage(
  database: SitewrightDatabase,
  message: NewMessage,
  stamp: Stamp,
): Promise<Message> {
  const last = await database.messages
    .where('[projectId+seq]')
    .between([message.projectId, Dexie.minKey], [message.projectId, Dexie.maxKey])
    .last();
  const row: Message = {
    ...message,
    id: stamp.newId(),
    seq: (typeof last?.seq === 'number' ? last.seq : 0) + 1,
    createdAt: stamp.now,
  };
  await database.messages.add(row);
  return row;
}

/** Keeps one message and marks its project as touched. Throws `not-found` for an unknown project. */
export async function addMessage(
  database: SitewrightDatabase,
  message: NewMessage,
  stamp: Stamp,
): Promise<Message> {
  return runWrite(database, [database.projects, database.messages, database.quarantine], async () => {
    const row = await database.projects.get(message.projectId);
    const project = checkRow(database, database.projects, projectSchema, row);
    if (!project) throw new AppError('not-found', { path: message.projectId });
    await database.projects.put({ ...project, updatedAt: nextUpdatedAt(project, stamp.now) });
    return appendMessage(database, message, stamp);
  });
}

/** All messages of a project in the order they were said. */
export async function listMessages(database: SitewrightDatabase, projectId: string): Promise<Message[]> {
  const rows = await database.messages
    .where('[projectId+seq]')
    .between([projectId, Dexie.minKey], [projectId, Dexie.maxKey])
    .toArray();
  return checkRows(database, database.messages, messageSchema, rows);
}
