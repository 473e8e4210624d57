import { limits } from '@/domain/limits';
import { readPictureRole, type PictureRole } from '@/domain/site/picture-name';
import { pictureFolder } from '@/domain/site/site-picture';
import type { SiteFile } from '@/domain/site/site-file';
import { inComposeWorker } from '../chat/compose-bridge';
import { mimeOf } from './file-path';
import { newId } from '../ids';

/** A picture that was added to a prompt and is ready for the site; size in pixels. */
export type AddedPicture = {
  readonly id: string;
  /** As the file was called on the person's device. */
  readonly name: string;
  readonly file: SiteFile;
  readonly width: number;
  readonly height: number;
  readonly use: PictureRole;
  /** Where the page can show it from, until {@link dropPicture}. */
  readonly address: string;
};

/** What became of files that somebody added: those that can be used, and for each other one a sentence why not. */
export type AddedPictures = { readonly ready: readonly AddedPicture[]; readonly refused: readonly string[] };

/** Reads, turns and shrinks pictures in the worker, one after the other. `taken`: how many were added before. */
export async function addPictures(
  files: readonly File[],
  taken: number,
  signal?: AbortSignal,
): Promise<AddedPictures> {
  const ready: AddedPicture[] = [];
  const refused: string[] = [];
  const room = Math.max(0, limits.picturesMax - taken);
  for (const file of files.slice(0, room)) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const answer = await inComposeWorker(
      async (remote) => await remote.preparePicture({ name: file.name, bytes }),
      signal,
    );
    if (answer.kind === 'refused') refused.push(answer.reason);
    else
      ready.push({
        ...answer,
        id: newId(),
        use: readPictureRole(file.name),
        address: URL.createObjectURL(
          new Blob([new Uint8Array(answer.file.content)], { type: mimeOf(answer.file.path) }),
        ),
      });
  }
  if (files.length > room) {
    refused.push(
      `A prompt takes ${limits.picturesMax} pictures. Add the others in the editor, under ${pictureFolder}.`,
    );
  }
  return { ready, refused };
}

/** Lets the page forget a picture that was taken out again. */
export function dropPicture({ address }: AddedPicture): void {
  URL.revokeObjectURL(address);
}

/** Files of the added pictures under names that say what each is for, no two alike. */
export function pictureFiles(pictures: readonly AddedPicture[]): SiteFile[] {
  const taken = new Set<string>();
  return pictures.map(({ file, use }) => {
    const [stem, ending] = splitName(file.path.slice(pictureFolder.length));
    const words = stem.split('-').filter((word) => readPictureRole(word) === 'any');
    const wanted = [...(use === 'any' ? [] : [use]), ...words].join('-') || 'picture';
    let name = `${wanted}${ending}`;
    for (let copy = 2; taken.has(name); copy += 1) name = `${wanted}-${copy}${ending}`;
    taken.add(name);
    return { ...file, path: `${pictureFolder}${name}` };
  });
}

function splitName(name: string): [string, string] {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
}
