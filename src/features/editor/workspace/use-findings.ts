import { useEffect, useState } from 'react';
import { isCancelled } from '@/domain/errors';
import type { Finding } from '@/domain/site/finding';
import { inComposeWorker } from '@/services/chat/compose-bridge';
import { logger } from '@/services/logger';
import { readSite } from '@/services/project/project-queries';
import type { UnsavedText } from '../editor-context';

type FindingsOptions = {
  readonly projectId: string;
  /** Null while there is nothing to check. */
  readonly headVersionId: string | null;
  readonly unsaved: UnsavedText | null;
};

/** How far the check of what stands now is. */
export type CheckStage = 'checking' | 'checked' | 'failed';

const nothing: readonly Finding[] = [];
const unchecked = { stage: 'checking', findings: nothing } as const;
/** Long enough that the preview paints first and that a typist is not followed letter by letter. */
const pauseMilliseconds = 600;

/** What the checks find in the project as it would be with the unsaved text; follows every change after a pause. */
export function useFindings({ projectId, headVersionId, unsaved }: FindingsOptions) {
  const [result, setResult] = useState<{ stage: CheckStage; findings: readonly Finding[] }>(unchecked);
  useEffect(() => {
    if (!headVersionId) return undefined;
    const controller = new AbortController();
    const check = async () => {
      const site = await readSite(projectId);
      if (controller.signal.aborted) return;
      const files = unsaved
        ? site.map((file) => (file.path === unsaved.path ? { path: file.path, content: unsaved.text } : file))
        : site;
      const found = await inComposeWorker((remote) => remote.check(files));
      if (!controller.signal.aborted) setResult({ stage: 'checked', findings: found });
    };
    const timer = setTimeout(() => {
      check().catch((error: unknown) => {
        if (isCancelled(error) || controller.signal.aborted) return;
        logger.warn('check failed', error);
        setResult({ stage: 'failed', findings: nothing });
      });
    }, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [projectId, headVersionId, unsaved]);
  return headVersionId ? result : unchecked;
}
