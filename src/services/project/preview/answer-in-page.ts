import { appBase } from '@/contract/urls';
import { createRouter } from '@/sw/router';
import { projectReader } from '@/storage/project-reader';

/** The router without a service worker. Sealed pages made here are for a frame with scripts off. */
const router = createRouter({ reader: projectReader, previewScript: '', base: appBase });

/** Answers a request as the service worker would; what it would leave to the network becomes a 404. */
export async function answerInPage(request: Request, hints?: { embedded?: boolean }): Promise<Response> {
  const response = await router(request, { navigation: false, ...hints });
  return response ?? new Response(null, { status: 404, statusText: 'Not Found' });
}
