import * as z from 'zod/mini';
import type { Brief, BriefCorrections } from '../site/brief';
import type { EditChange } from '../site/edit';

/** Lines added to and removed from one file, for the chips below an answer. */
export type FileCount = {
  readonly path: string;
  readonly added: number;
  readonly removed: number;
  readonly state: 'added' | 'modified' | 'deleted';
};

/** What a message carries besides its text. Stored as it is; readers tolerate what they do not know. */
export type MessageDetail = {
  readonly brief?: Brief;
  readonly changes?: readonly EditChange[];
  readonly files?: readonly FileCount[];
  /** Milliseconds from asking to the committed version. */
  readonly milliseconds?: number;
  readonly outcome?:
    | 'built'
    | 'changed'
    | 'refused'
    | 'answered'
    | 'cancelled'
    | 'failed'
    | 'undone'
    | 'redone';
  /** On a person's message: all corrections of the rebuild it asks for. On a build's answer: those it was made with. */
  readonly corrections?: BriefCorrections;
  /** On a person's message: the seed of the site it asks for. On a build's answer: the one it was made with. */
  readonly seed?: number;
};

/** One chat message. `actions` are the labels of the chips below it. */
export const messageSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  seq: z.number(),
  role: z.enum(['user', 'ai']),
  text: z.string(),
  createdAt: z.number(),
  /** What answered: `Composer`, or a model's name. */
  brain: z.optional(z.string()),
  versionId: z.optional(z.string()),
  actions: z.array(z.string()),
  detail: z.optional(z.custom<MessageDetail>((value) => typeof value === 'object' && value !== null)),
});
export type Message = z.infer<typeof messageSchema>;
