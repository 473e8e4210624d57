import * as z from 'zod/mini';

/** One line of the device's log: a prompt or request that was answered, an error, an act of administration. */
export const logEntrySchema = z.object({
  id: z.string(),
  at: z.number(),
  kind: z.enum(['query', 'error', 'system']),
  accountId: z.nullable(z.string()),
  text: z.string(),
  /** Plain facts, already free of keys and passwords. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type LogEntry = z.infer<typeof logEntrySchema>;
