import type { SiteFile } from '@/domain/site/site-file';
import type { TypeChoice } from './choose-type';
import type { TypefaceId } from './typefaces';
import { facesOf, typeFolder } from './write-type';

/** Hands out a file of the app's `type/` folder: a typeface or `OFL.txt`. Rejects when it cannot be had. */
export type ReadTypeFile = (name: string) => Promise<Uint8Array>;

/** The typefaces of a site and the licence they come under, as files of the site. */
export async function readTypeFiles(choice: TypeChoice | null, read: ReadTypeFile): Promise<SiteFile[]> {
  if (!choice) return [];
  const files = await Promise.all(
    choice.files.map(async ({ name }) => ({ path: `${typeFolder}/${name}`, content: await read(name) })),
  );
  const [licence, { default: rights }] = await Promise.all([
    read('OFL.txt').then((bytes) => new TextDecoder().decode(bytes)),
    import('./typeface-rights.json', { with: { type: 'json' } }),
  ]);
  return [...files, { path: `${typeFolder}/OFL.txt`, content: writeLicence(choice, rights, licence) }];
}

/** The licence text as a site carries it: who holds the rights in its typefaces, then the terms. */
export function writeLicence(
  choice: TypeChoice,
  rights: Readonly<Record<TypefaceId, string>>,
  licence: string,
): string {
  const notices = facesOf(choice).map(({ id, family }) => `${family}: ${rights[id]}`);
  return `${notices.join('\n')}\n\n${licence.trim()}\n`;
}
