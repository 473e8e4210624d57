import { keptTemplates, type KeptTemplate } from '@/domain/templates/kept-templates';
import { templateRatings } from '@/domain/templates/template-ratings';
import type { Template, TemplateRow } from '@/domain/templates/template';
import { withDatabase } from '@/storage/open-database';
import { findTemplateRow, listTemplateRows } from '@/storage/template/template-store';
import { session } from './session';

/** The templates that come with the product, as nobody has used them yet: what a page shows before the store is read. */
export const freshTemplates: readonly Template[] = keptTemplates.map((kept) => showKept(kept));

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

function showKept(kept: KeptTemplate, row?: TemplateRow): Template {
  const { id, title, subtitle, category, tags, label, isFeatured } = kept;
  const { rating, checks } = templateRatings[id] ?? { rating: null, checks: 0 };
  return {
    id,
    title,
    subtitle,
    category,
    tags,
    label,
    isFeatured,
    rating,
    ratingCount: checks,
    uses: row?.uses ?? 0,
    views: row?.views ?? 0,
    previewImage: id,
    previewProjectId: row?.revision === kept.revision ? row.projectId : null,
    isOwn: false,
  };
}

function showOwn(row: TemplateRow): Template {
  const { id, title, subtitle, category, tags, label, uses, views, projectId } = row;
  return {
    id,
    title,
    subtitle,
    category,
    tags,
    label,
    isFeatured: false,
    rating: null,
    ratingCount: 0,
    uses,
    views,
    previewImage: null,
    previewProjectId: projectId,
    isOwn: true,
  };
}
