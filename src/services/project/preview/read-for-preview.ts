import { mimeTypeOf } from '@/contract/mime-types';
import { encodeSitePath, parseSitePath } from '@/contract/site-path';
import { fileUrl } from '@/contract/urls';
import { requestAnswer } from './request-answer';

/**
 * A file of the shown project for its own page; null when there is none. The path comes from the page: it is checked
 * before it becomes an address, so that it cannot climb into another project.
 */
export async function readForPreview(
  projectId: string,
  path: string,
): Promise<{ bytes: ArrayBuffer; mime: string } | null> {
  if (!isSitePath(path)) return null;
  const response = await requestAnswer(fileUrl(projectId, path));
  if (!response.ok) return null;
  return { bytes: await response.arrayBuffer(), mime: mimeTypeOf(path) ?? 'application/octet-stream' };
}

/** Whether a path names a file inside a project and nothing else. */
export function isSitePath(path: string): boolean {
  try {
    const parsed = parseSitePath(encodeSitePath(path));
    return parsed.ok && !parsed.isFolder;
  } catch {
    return false; // half a character: no address can hold it
  }
}
