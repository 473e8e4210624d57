import { AppError } from '@/domain/errors';
import type { NewProjectForm } from '@/domain/project/new-project-form';
import type { UnpackedFile } from '@/contract/archive-worker';
import type { BriefCorrections } from '@/domain/site/brief';
import { hashFiles } from '@/storage/content/hash-files';
import { withDatabase } from '@/storage/open-database';
import { importProject } from '@/storage/project/import-project';
import { describeProject } from '@/domain/project/describe-project';
import { givePictures, startBuild } from '../chat/build';
import { inComposeWorker } from '../chat/compose-bridge';
import { mimeOf } from './file-path';
import { formats } from '../formats';
import { gatherReferences, type GatheredReferences } from './gather-references';
import { newId, newSeed } from '../ids';
import { addMessage } from '../chat/message-commands';
import { recordEvent } from '../notices/notification-centre';
import { requireUser } from './own-project';
import { addPictures, pictureFiles, type AddedPicture } from './picture-commands';
import { checkRoomFor } from '../plans/plan-limits';
import { createProject } from './project-commands';
import { cleanProjectName } from './project-name';
import { stamp } from '../stamp';
import { noteUserSave } from '../storage-health';

/** An archive that was given and unpacked. */
export type GivenArchive = { readonly name: string; readonly files: readonly UnpackedFile[] };

export type NewProject = NewProjectForm & {
  readonly pictures: readonly AddedPicture[];
  readonly archives: readonly GivenArchive[];
  /** What the site is made of: the composer's answer to the description, or the archives' files as they are. */
  readonly start: 'description' | 'files';
};

const picture = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/**
 * Creates a project from the form and begins to build it, or stores the archives' files as its first version. Answers
 * its id. Throws `project-name-blank`, `archive-refused` when two archives hold one path, `storage-full`, plan limits;
 * an AbortError when cancelled. Nothing is stored then.
 */
export async function createFromForm(form: NewProject, signal?: AbortSignal): Promise<string> {
  const name = cleanProjectName(form.name);
  await checkRoomFor('project');
  const references = await gatherReferences(form, signal);
  return form.start === 'files' && form.archives.length > 0
    ? createFromFiles({ ...form, name }, references, signal)
    : createFromDescription({ ...form, name }, references, signal);
}

async function createFromFiles(
  form: NewProject,
  { notes }: GatheredReferences,
  signal?: AbortSignal,
): Promise<string> {
  const site = mergeArchives(form.archives);
  const pictures = pictureFiles(form.pictures);
  const files = await hashFiles([...pictures, ...site], mimeOf);
  signal?.throwIfAborted();
  const id = newId();
  const description = form.description.trim();
  const names = form.archives.map((archive) => archive.name).join(', ');
  const project = {
    id,
    ownerId: requireUser().id,
    name: form.name,
    description: describeProject(description),
    status: 'draft' as const,
    privacy: form.privacy,
    seed: newSeed(),
    references: referencesOf(form),
  };
  const arrived = `${site.length === 1 ? 'One file is' : `${formats.read().number(site.length)} files are`} here, from ${names}.`;
  const messages = [
    ...(description ? [{ role: 'user' as const, text: description }] : []),
    { role: 'ai' as const, text: [arrived, ...notes].join('\n') },
  ];
  await withDatabase((database) =>
    importProject(database, { project, files, note: `Imported ${names}`.slice(0, 200), messages }, stamp()),
  );
  noteUserSave();
  // Whoever imports is led to what came of it, and so has seen it.
  await recordEvent({
    kind: 'import-finished',
    type: 'success',
    title: `${form.name} was imported`,
    message: arrived,
    href: `/app/projects/${id}/editor`,
    isSeen: true,
  });
  return id;
}

async function createFromDescription(
  form: NewProject,
  references: GatheredReferences,
  signal?: AbortSignal,
): Promise<string> {
  const description = form.description.trim();
  const prompt = description || form.name;
  const pictures = await gatherPictures(form, signal);
  const corrections = await fillGaps(prompt, form.name, references, pictures.length > 0, signal);
  const seed = newSeed();
  const projectId = await createProject({
    name: form.name,
    prompt,
    privacy: form.privacy,
    seed,
    references: referencesOf(form),
  });
  if (references.notes.length > 0) {
    await addMessage({ projectId, role: 'ai', text: references.notes.join('\n') });
  }
  givePictures(projectId, pictureFiles(pictures));
  startBuild({ projectId, prompt, seed, ...(Object.keys(corrections).length > 0 ? { corrections } : {}) });
  return projectId;
}

/** What is given beside the description counts where the description itself says nothing. */
async function fillGaps(
  prompt: string,
  name: string,
  { colours, pages }: GatheredReferences,
  hasPictures: boolean,
  signal?: AbortSignal,
): Promise<BriefCorrections> {
  const brief = await inComposeWorker(async (remote) => await remote.understand(prompt), signal);
  return {
    ...(brief.name ? {} : { name }),
    // A person's own pictures bring their own colours.
    ...(brief.colours.length === 0 && colours.length > 0 && !hasPictures ? { colours } : {}),
    ...(brief.pages.length === 0 && pages.length > 0 ? { pages } : {}),
  };
}

/** The pictures added by hand, and those in the archives. */
async function gatherPictures(
  { pictures, archives }: NewProject,
  signal?: AbortSignal,
): Promise<readonly AddedPicture[]> {
  const packed = archives.flatMap(({ files }) =>
    files
      .filter(({ path }) => picture.test(path))
      .map(({ path, content }) => new File([new Uint8Array(content)], path.slice(path.lastIndexOf('/') + 1))),
  );
  if (packed.length === 0) return pictures;
  const { ready } = await addPictures(packed, pictures.length, signal);
  return [...pictures, ...ready];
}

/** The files of all archives together. Throws `archive-refused` when two of them hold one path. */
export function mergeArchives(archives: readonly GivenArchive[]): UnpackedFile[] {
  const origins = new Map<string, string>();
  return archives.flatMap(({ name, files }) =>
    files.map((file) => {
      const folded = file.path.toLowerCase();
      const other = origins.get(folded);
      if (other !== undefined && other !== name) {
        throw new AppError('archive-refused', {
          name,
          reason: `${file.path} is in ${other} too. Take one of them out.`,
        });
      }
      origins.set(folded, name);
      return file;
    }),
  );
}

function referencesOf({ urls, figmaLink, archives }: NewProject) {
  return { urls: [...urls], files: archives.map(({ name }) => name), figmaLink: figmaLink.trim() };
}
