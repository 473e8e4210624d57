import { useCallback, useEffect, useState } from 'react';
import type { Draft } from '@/domain/project/file';
import { takeUpDrafts } from '@/services/project/draft-commands';
import { logger } from '@/services/logger';

const noDrafts: readonly Draft[] = [];

/** The unsaved texts that an earlier visit left, until each is taken up or forgotten. */
export function useKeptDrafts(projectId: string, isReady: boolean) {
  const [drafts, setDrafts] = useState(noDrafts);
  useEffect(() => {
    if (!isReady) return undefined;
    let isHere = true;
    takeUpDrafts(projectId)
      .then((kept) => {
        if (isHere) setDrafts(kept);
      })
      .catch((error: unknown) => logger.error('drafts not read', error));
    return () => {
      isHere = false;
    };
  }, [projectId, isReady]);
  const forgetDraft = useCallback(
    (known: Draft) => setDrafts((kept) => kept.filter((draft) => draft !== known)),
    [],
  );
  return { drafts, forgetDraft };
}
