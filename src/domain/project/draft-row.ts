import type { Draft } from './file';

/** The texts of a row as drafts of their own, newest first. */
export function spreadDraft({ others, ...newest }: Draft): readonly Draft[] {
  const { projectId, path } = newest;
  return [newest, ...(others ?? []).map((other) => ({ ...other, projectId, path }))];
}

/** The row that holds these drafts of one file, newest first; undefined when there are none. */
export function gatherDrafts(drafts: readonly Draft[]): Draft | undefined {
  const [newest, ...rest] = drafts.toSorted((a, b) => b.updatedAt - a.updatedAt);
  if (!newest) return undefined;
  const others = rest.map(({ text, baseRev, updatedAt, writer }) => ({
    text,
    baseRev,
    updatedAt,
    ...(writer === undefined ? {} : { writer }),
  }));
  return others.length > 0 ? { ...newest, others } : newest;
}

/** Lays a draft into the row of its file: in place of what the same writer kept, beside what others did. */
export function layDraft(row: Draft | undefined, draft: Draft): Draft {
  const kept = row ? spreadDraft(row).filter(({ writer }) => writer !== draft.writer) : [];
  return gatherDrafts([draft, ...kept]) ?? draft;
}
