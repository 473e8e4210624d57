import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { SiteFile } from '@/domain/site/site-file';
import { bytesOf } from '@/domain/site/site-file';

/** Text that decodes without loss is kept as text; everything else as bytes. */
const textNames = /\.(html?|css|m?js|json|xml|svg|txt|md|webmanifest|csv)$/i;

/** All files of a folder, hidden ones and `node_modules` left out, in a stable order. Throws when it cannot be read. */
export async function readSiteFolder(folder: string): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.') || part === 'node_modules'))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({ path, content: await readContent(join(folder, path), path) })),
  );
}

async function readContent(file: string, path: string): Promise<string | Uint8Array> {
  const bytes = new Uint8Array(await readFile(file));
  if (!textNames.test(path)) return bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

/** Writes files into a folder, making folders on the way, and takes others out with the folders they leave empty. */
export async function writeSiteFolder(
  folder: string,
  files: readonly SiteFile[],
  deleted: readonly string[] = [],
): Promise<void> {
  for (const file of files) {
    const target = join(folder, file.path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytesOf(file));
  }
  for (const path of deleted) {
    await rm(join(folder, path), { force: true });
    const home = dirname(join(folder, path));
    if (home !== folder) await rmdir(home).catch(() => undefined);
  }
}

/** Whether a path is a folder. */
export async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}
