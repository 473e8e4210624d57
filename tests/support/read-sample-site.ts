import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFile } from '@/domain/site/site-file';

/** The files of a fixture folder, as text. */
export function readSampleSite(name = 'sample-site'): SiteFile[] {
  const folder = fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((full) => ({
      path: relative(folder, full).replaceAll('\\', '/'),
      content: readFileSync(full, 'utf8'),
    }));
}
