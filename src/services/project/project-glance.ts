import type { Project } from '@/domain/project/project';
import { textOf, type SiteFile } from '@/domain/site/site-file';
import { readSiteFiles } from '@/storage/content/site-content';
import type { SitewrightDatabase } from '@/storage/database';
import { withDatabase } from '@/storage/open-database';
import { findFile } from '@/storage/project/file-store';
import { mimeOf } from './file-path';

const pictureMostBytes = 600_000;
const keptMost = 400;
const rasterPicture = /\.(?:png|jpe?g|webp|avif|gif)$/i;

/** Glances by version: what a version looks like never changes. */
const kept = new Map<string, Promise<string | null>>();

/**
 * What a project's site opens with, as the address of a drawing for an `<img>`, where nothing of it can run; null when
 * it has no page yet.
 */
export function readGlance({
  id,
  headVersionId,
}: Pick<Project, 'id' | 'headVersionId'>): Promise<string | null> {
  if (headVersionId === null) return Promise.resolve(null);
  const known = kept.get(headVersionId);
  if (known) return known;
  const drawn = draw(id);
  kept.set(headVersionId, drawn);
  // A failure is not kept: the next card that asks tries again.
  drawn.catch(() => kept.delete(headVersionId));
  const [oldest] = kept.keys();
  if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest);
  return drawn;
}

async function draw(projectId: string): Promise<string | null> {
  const [{ drawGlance }, { readOpening }] = await Promise.all([
    import('@/engine/glance/draw-glance'),
    import('@/engine/glance/read-opening'),
  ]);
  return withDatabase(async (database) => {
    const page = await readOne(database, projectId, 'index.html');
    if (!page) return null;
    const html = textOf(page);
    const sheet = await readOne(database, projectId, stylesheetOf(html));
    const { picture } = readOpening(html);
    const address =
      picture !== null && rasterPicture.test(picture)
        ? await readPicture(database, projectId, picture)
        : undefined;
    const svg = drawGlance({
      html,
      css: `${inlineStyles(html)}${sheet ? textOf(sheet) : ''}`,
      picture: address,
    });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  });
}

function stylesheetOf(html: string): string {
  const link = /<link\b[^>]*rel="?stylesheet[^>]*>/i.exec(html)?.[0] ?? '';
  return /href="(?:\.\/)?([^"?#]+)/i.exec(link)?.[1] ?? 'style.css';
}

function inlineStyles(html: string): string {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css = '']) => `${css}\n`).join('');
}

async function readOne(
  database: SitewrightDatabase,
  projectId: string,
  path: string,
  mostBytes = Infinity,
): Promise<SiteFile | undefined> {
  const row = await findFile(database, projectId, path);
  return row && row.size <= mostBytes ? (await readSiteFiles(database, [row]))[0] : undefined;
}

async function readPicture(
  database: SitewrightDatabase,
  projectId: string,
  path: string,
): Promise<string | undefined> {
  const file = await readOne(database, projectId, path, pictureMostBytes);
  if (!file || typeof file.content === 'string') return undefined;
  let binary = '';
  for (let at = 0; at < file.content.length; at += 0x8000) {
    binary += String.fromCharCode(...file.content.subarray(at, at + 0x8000));
  }
  return `data:${mimeOf(path)};base64,${btoa(binary)}`;
}
