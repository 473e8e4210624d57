import type * as z from 'zod/mini';
import { assetListingSchema } from '@/contract/sw-messages';
import { assetsUrl, fileUrl, listUrl, metaUrl } from '@/contract/urls';
import { AppError, isCancelled, type ErrorCode } from '@/domain/errors';
import { projectMetaSchema, type ProjectMeta } from '@/domain/project/project-meta';
import { projectListSchema, type ProjectListItem } from '@/domain/project/project';
import { requestAnswer } from './project/preview/request-answer';

/** The projects of the account signed in here, newest first, at most `most`. Throws `project-list-failed` or `project-list-invalid`. */
export async function fetchProjects(signal?: AbortSignal, most?: number): Promise<ProjectListItem[]> {
  const response = await ask(listUrl(undefined, most), 'project-list-failed', {}, signal);
  const list = await parseAnswer(response, projectListSchema, 'project-list-invalid', {});
  return list.projects;
}

/** What meta.json says of a project. Throws `project-meta-failed` or `project-meta-invalid`. */
export async function fetchProjectMeta(id: string, signal?: AbortSignal): Promise<ProjectMeta> {
  const response = await ask(metaUrl(id), 'project-meta-failed', { id }, signal);
  return parseAnswer(response, projectMetaSchema, 'project-meta-invalid', { id });
}

/** The saved text of a file. Throws `file-failed` with the file's name. */
export async function fetchFileText(id: string, path: string, signal?: AbortSignal): Promise<string> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const response = await ask(fileUrl(id, path), 'file-failed', { name }, signal);
  return response.text();
}

/** Names of the files in the assets folder; null when the folder cannot be reached, which is no error. */
export async function probeAssets(id: string, signal?: AbortSignal): Promise<string[] | null> {
  try {
    const response = await requestAnswer(assetsUrl(id), signal);
    if (!response.ok) return null;
    const listing = assetListingSchema.safeParse(await response.json());
    return listing.success ? listing.data.files : null;
  } catch (error: unknown) {
    if (isCancelled(error)) throw error;
    return null;
  }
}

async function ask(
  url: string,
  code: ErrorCode,
  details: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  let response: Response;
  try {
    response = await requestAnswer(url, signal);
  } catch (error: unknown) {
    if (isCancelled(error)) throw error;
    throw new AppError(code, { ...details, status: '0', statusText: 'no answer' }, error);
  }
  if (response.ok) return response;
  const { status, statusText } = response;
  throw new AppError(code, { ...details, status: String(status), statusText });
}

async function parseAnswer<Schema extends z.ZodMiniType>(
  response: Response,
  schema: Schema,
  code: ErrorCode,
  details: Readonly<Record<string, string>>,
): Promise<z.infer<Schema>> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new AppError(code, details, parsed.error);
  return parsed.data;
}
