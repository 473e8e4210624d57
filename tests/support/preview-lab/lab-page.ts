import { continueAsGuest } from '@/services/account/account-commands';
import { fetchProjectMeta, fetchProjects, probeAssets } from '@/services/api-client';
import { registerServiceWorker, waitForControl } from '@/services/offline';
import { openPreview, type PreviewSession, type PreviewTarget } from '@/services/project/preview-session';
import { createProject } from '@/services/project/project-commands';
import { commitFiles } from '@/services/project/version-commands';
import type { SiteFile } from '@/domain/site/site-file';

/** A page of the app's origin with nothing on it but a frame: services, storage and service worker are the real ones. */
export type Lab = {
  readonly events: { readonly kind: string; readonly data: unknown }[];
  readonly session: () => PreviewSession;
  makeProject(files: readonly SiteFile[]): Promise<string>;
  open(projectId: string, target?: Partial<PreviewTarget>): void;
  readonly api: {
    fetchProjects: typeof fetchProjects;
    fetchProjectMeta: typeof fetchProjectMeta;
    probeAssets: typeof probeAssets;
  };
};

let session: PreviewSession | undefined;
const events: Lab['events'] = [];
const note = (kind: string) => (data?: unknown) => void events.push({ kind, data });

const lab: Lab = {
  events,
  api: { fetchProjects, fetchProjectMeta, probeAssets },
  session: () => {
    if (!session) throw new Error('No preview is open.');
    return session;
  },
  async makeProject(files) {
    const projectId = await createProject({ name: 'Lab', prompt: 'A site for the lab' });
    await commitFiles({ projectId, files, deleted: [], author: 'user', note: 'Made in the lab' });
    return projectId;
  },
  open(projectId, target) {
    session?.dispose();
    const frame = document.querySelector('iframe');
    if (!frame) throw new Error('The page has no frame.');
    const shown: PreviewTarget = {
      path: 'index.html',
      device: 'desktop',
      direction: 'ltr',
      theme: 'light',
      ...target,
    };
    session = openPreview({
      frame,
      projectId,
      onReady: note('ready'),
      onNavigate: (path) => {
        note('navigate')(path);
        session?.show({ ...shown, path });
      },
      onPick: (identifier, label) => note('pick')({ identifier, label }),
      onPickCancelled: note('pick-cancelled'),
      onHover: (identifier, label) => note('hover')({ identifier, label }),
      onProblem: note('problem'),
      onConsole: note('console'),
      onStalled: note('stalled'),
    });
    session.show(shown);
  },
};

await registerServiceWorker();
await waitForControl(10_000);
await continueAsGuest();
Object.assign(window, { lab });
document.documentElement.dataset['lab'] = 'ready';
