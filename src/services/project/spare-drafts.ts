import * as z from 'zod/mini';
import { draftSchema, type Draft } from '@/domain/project/file';

/** Drafts that found no room in the database stand under this prefix: localStorage has a quota of its own. */
const prefix = 'draft:';

type DraftKey = Pick<Draft, 'projectId' | 'path' | 'writer'>;

function keyOf({ projectId, path, writer = '' }: DraftKey): string {
  return `${prefix}${projectId}:${path}:${writer}`;
}

/** Keeps a draft outside the database. Throws when there is no room there either. */
export function keepSpareDraft(draft: Draft): void {
  localStorage.setItem(keyOf(draft), JSON.stringify(draft));
}

/** Forgets the spare draft of one writer, if there is one. */
export function dropSpareDraft(draft: DraftKey): void {
  try {
    localStorage.removeItem(keyOf(draft));
  } catch {
    // storage is off: there was none
  }
}

/** The spare drafts of a project. */
export function listSpareDrafts(projectId: string): Draft[] {
  try {
    const start = `${prefix}${projectId}:`;
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return keys
      .filter((key) => key.startsWith(start))
      .flatMap((key) => parseDraft(localStorage.getItem(key)));
  } catch {
    return []; // storage is off
  }
}

function parseDraft(text: string | null): Draft[] {
  try {
    const parsed = z.safeParse(draftSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return []; // not ours
  }
}
