import { keptTemplates } from '@/domain/templates/kept-templates';
import { showKept, showOwn } from '@/domain/templates/show-template';
import type { Template } from '@/domain/templates/template';
import { withDatabase } from '@/storage/open-database';
import { findTemplateRow, listTemplateRows } from '@/storage/template/template-store';
import { watchQuery } from '@/storage/watch-query';
import { logger } from '../logger';
import { session } from '../account/session';

/** The product's templates with what was counted here, then those of the signed-in account, newest first. */
export async function listTemplates(): Promise<Template[]> {
  const rows = await withDatabase(listTemplateRows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const accountId = session.read()?.id;
  const own = rows
    .filter(({ ownerId }) => ownerId !== null && ownerId === accountId)
    .toSorted((first, second) => second.createdAt - first.createdAt);
  return [...keptTemplates.map((kept) => showKept(kept, byId.get(kept.id))), ...own.map(showOwn)];
}

/** One template; undefined when there is none, or it is another account's. */
export async function findTemplate(id: string): Promise<Template | undefined> {
  const row = await withDatabase((database) => findTemplateRow(database, id));
  const kept = keptTemplates.find((template) => template.id === id);
  if (kept) return showKept(kept, row);
  return row && row.ownerId === session.read()?.id ? showOwn(row) : undefined;
}

/** Tells the templates now and whenever they change. Answers what ends it. */
export function watchTemplates(onChange: (templates: readonly Template[]) => void): () => void {
  return watchQuery(listTemplates, onChange, (error) => logger.error('templates not read', error));
}
