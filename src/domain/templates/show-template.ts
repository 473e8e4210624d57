import { keptTemplates, type KeptTemplate } from './kept-templates';
import { templateRatings } from './template-ratings';
import type { Template } from './template';
import type { TemplateRow } from './template-row';

/** A kept template with what was counted of it on this device. */
export function showKept(kept: KeptTemplate, row?: TemplateRow): Template {
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

/** A template that somebody saved. */
export function showOwn(row: TemplateRow): Template {
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

/** The product's templates as nobody has used them yet: what a page shows before the store is read. */
export const freshTemplates: readonly Template[] = keptTemplates.map((kept) => showKept(kept));
