import { useCallback, useEffect, useRef, useState } from 'react';
import type { PictureRole } from '@/domain/site/picture-name';
import { withPicture, withUse } from '@/domain/site/picture-use';
import type { AddedPicture } from '@/services/project/picture-commands';
import { readPendingPictures } from '@/services/chat/pending-prompt';

/** Pictures added to a prompt. */
export type Pictures = {
  readonly added: readonly AddedPicture[];
  /** How many are being read. */
  readonly reading: number;
  /** Why files could not be used; whole sentences. */
  readonly problems: readonly string[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (picture: AddedPicture) => void;
  readonly setUse: (id: string, use: PictureRole) => void;
};

/** Pictures that go with a prompt, read and made ready in the background. */
export function usePictures(): Pictures {
  const [added, setAdded] = useState<readonly AddedPicture[]>(readPendingPictures);
  const [reading, setReading] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const count = useRef(added.length);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const add = useCallback((files: readonly File[]) => {
    if (files.length === 0) return;
    setReading((now) => now + files.length);
    setProblems([]);
    import('@/services/project/picture-commands')
      .then(({ addPictures }) => addPictures(files, count.current, leaving.current?.signal))
      .then(({ ready, refused }) => {
        count.current += ready.length;
        setAdded((before) => ready.reduce<readonly AddedPicture[]>(withPicture, before));
        setProblems(refused);
      })
      .catch((error: unknown) => {
        if (leaving.current?.signal.aborted) return;
        setProblems([error instanceof Error ? error.message : String(error)]);
      })
      .finally(() => setReading((now) => now - files.length));
  }, []);

  const remove = useCallback((picture: AddedPicture) => {
    count.current -= 1;
    setAdded((before) => before.filter((one) => one !== picture));
    void import('@/services/project/picture-commands').then(({ dropPicture }) => dropPicture(picture));
  }, []);

  const setUse = useCallback((id: string, use: PictureRole) => {
    setAdded((before) => withUse(before, id, use));
  }, []);

  return { added, reading, problems, add, remove, setUse };
}
