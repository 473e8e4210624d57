import type { EditOutcome, EditRequest } from '@/domain/site/edit';
import type { ReadTypeFile } from '../compose/type/read-type-files';
import { applyCommand } from './apply-command';

/**
 * {@link applyCommand} for a caller that can fetch typefaces: those that the command asks for are loaded, then it is
 * applied with them. Where they cannot be had, the site is set in what devices have, and the message says so.
 */
export async function applyWithType(request: EditRequest, read: ReadTypeFile): Promise<EditOutcome> {
  const missing = new Set<string>();
  const outcome = applyCommand(request, { files: new Map(), missing });
  if (missing.size === 0) return outcome;
  try {
    const files = await Promise.all([...missing].map(async (name) => [name, await read(name)] as const));
    return applyCommand(request, { files: new Map(files), missing: new Set() });
  } catch {
    return outcome;
  }
}
