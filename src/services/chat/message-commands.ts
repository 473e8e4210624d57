import type { Message } from '@/domain/project/message';
import { withDatabase } from '@/storage/open-database';
import { addMessage as storeMessage } from '@/storage/project/message-store';
import { requireOwnProject } from '../project/own-project';
import { stamp } from '../stamp';

export type NewMessageOrder = Pick<
  Message,
  'projectId' | 'role' | 'text' | 'brain' | 'detail' | 'versionId'
> & {
  readonly actions?: readonly string[];
};

/** Adds a message at the end of a project's chat; answers its id. */
export async function addMessage({ actions, ...message }: NewMessageOrder): Promise<string> {
  const { id } = await withDatabase(async (database) => {
    await requireOwnProject(database, message.projectId);
    return storeMessage(database, { ...message, actions: [...(actions ?? [])] }, stamp());
  });
  return id;
}
