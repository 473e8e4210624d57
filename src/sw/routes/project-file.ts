import { mimeTypeOf } from '@/contract/mime-types';
import type { ProjectFile } from '@/domain/project/file';
import { parseRange } from '../byte-range';
import { respond, respondProblem } from '../respond';
import { readVisibleProject, type RouteContext } from '../route-context';
import { answerMissing } from './not-found';

/** GET /projects/{id}/{path}: the saved file as it is, whole, in part, or as "not modified". */
export async function answerFile(context: RouteContext, projectId: string, path: string): Promise<Response> {
  const project = await readVisibleProject(context, projectId);
  const file = project && (await context.reader.readFile(projectId, path));
  if (!file) return answerMissing(context);
  const headers = fileHeaders(file);
  if (matchesEtag(context.request.headers.get('If-None-Match'), file))
    return respond({ status: 304, headers });
  const bytes = await context.reader.readBlob(file.hash);
  if (!bytes) return respondProblem(500, `The content of ${path} is missing from storage.`);
  return sendBytes(context, file, bytes, headers);
}

function sendBytes(
  { request }: RouteContext,
  file: ProjectFile,
  bytes: Uint8Array,
  headers: Readonly<Record<string, string>>,
): Response {
  const type = mimeTypeOf(file.path) ?? 'application/octet-stream';
  const ifRange = request.headers.get('If-Range');
  // A part may be asked for by GET alone; another method with the header is about the whole (RFC 9110 §14.2).
  const mayBePart = request.method === 'GET' && (ifRange === null || ifRange === etagOf(file));
  const asked = mayBePart ? request.headers.get('Range') : null;
  const range = parseRange(asked, bytes.length);
  if (range === 'unsatisfiable') {
    return respondProblem(416, 'The file is shorter than that.', {
      'Content-Range': `bytes */${bytes.length}`,
    });
  }
  if (!range) {
    return respond({ body: copy(bytes), type, headers: { ...headers, 'Content-Length': `${bytes.length}` } });
  }
  const part = bytes.subarray(range.start, range.end + 1);
  return respond({
    status: 206,
    body: copy(part),
    type,
    headers: {
      ...headers,
      'Content-Length': `${part.length}`,
      'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}`,
    },
  });
}

function fileHeaders(file: ProjectFile): Record<string, string> {
  return {
    'Cache-Control': 'no-cache',
    ETag: etagOf(file),
    'Accept-Ranges': 'bytes',
    // What is not on the list of types is never shown, only saved.
    ...(mimeTypeOf(file.path) === undefined ? { 'Content-Disposition': 'attachment' } : {}),
  };
}

function etagOf(file: ProjectFile): string {
  return `"${file.hash}"`;
}

function matchesEtag(header: string | null, file: ProjectFile): boolean {
  if (header === null) return false;
  return header.split(',').some((written) => {
    const tag = written.trim().replace(/^W\//, '');
    return tag === '*' || tag === etagOf(file);
  });
}

/** Bytes that no one else holds: a body may be detached while the store still keeps the original. */
function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes);
}
