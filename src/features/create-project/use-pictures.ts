import { useCallback, useEffect, useRef, useState } from 'react';
import type { PictureRole } from '@/domain/site/picture-name';
import { withPicture, withUse } from '@/domain/site/picture-use';
import { addPictures, dropPicture, type AddedPicture } from '@/services/project/picture-commands';

/** Pictures of a new project: read one batch after the other, each for a use. */
export function usePictures() {
  const [added, setAdded] = useState<readonly AddedPicture[]>([]);
  const [reading, setReading] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const leaving = useRef(new AbortController());
  const count = useRef(0);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const add = useCallback((files: readonly File[]) => {
    if (files.length === 0) return;
    const { signal } = leaving.current;
    setReading((now) => now + files.length);
    setProblems([]);
    addPictures(files, count.current, signal)
      .then(({ ready, refused }) => {
        count.current += ready.length;
        setAdded((before) => ready.reduce<readonly AddedPicture[]>(withPicture, before));
        setProblems(refused);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) setProblems([error instanceof Error ? error.message : String(error)]);
      })
      .finally(() => setReading((now) => now - files.length));
  }, []);
  const remove = useCallback((picture: AddedPicture) => {
    count.current -= 1;
    setAdded((before) => before.filter((one) => one !== picture));
    dropPicture(picture);
  }, []);
  const setUse = useCallback((id: string, use: PictureRole) => {
    setAdded((before) => withUse(before, id, use));
  }, []);
  return { added, reading, problems, add, remove, setUse };
}

export type Pictures = ReturnType<typeof usePictures>;
