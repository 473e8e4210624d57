import { joinClasses } from '@/ui/join-classes';
import { useEffect, useState } from 'react';
import type { Project } from '@/domain/project/project';
import { logger } from '@/services/logger';
import { readGlance } from '@/services/project/project-glance';

// Cards that fly past while somebody scrolls far are not read.
const restMilliseconds = 90;

type GlanceProps = {
  project: Project;
  /** It lies in the trash: its colours are gone. Words on it stay as they are, to be read. */
  isFaded?: boolean;
  className?: string;
};

/** What a project's site opens with, drawn. An image: nothing of the site runs here. */
export function Glance({ project, isFaded = false, className }: GlanceProps) {
  const { id, headVersionId } = project;
  const [shown, setShown] = useState<{ readonly of: string | null; readonly address: string | null } | null>(
    null,
  );
  useEffect(() => {
    let isGone = false;
    const wait = setTimeout(() => {
      readGlance({ id, headVersionId })
        .then((address) => {
          if (!isGone) setShown({ of: headVersionId, address });
        })
        .catch((error: unknown) => logger.warn('glance not drawn', error));
    }, restMilliseconds);
    return () => {
      isGone = true;
      clearTimeout(wait);
    };
  }, [id, headVersionId]);
  const address = shown?.of === headVersionId ? shown.address : null;
  return (
    <span aria-hidden className={joinClasses('grid place-items-center overflow-hidden bg-sunken', className)}>
      {headVersionId === null && (
        <span className="px-2 font-code text-xs text-muted in-[.h-10]:hidden">nothing made yet</span>
      )}
      {address !== null && (
        <img
          src={address}
          alt=""
          width={640}
          height={320}
          draggable={false}
          onError={() => setShown({ of: headVersionId, address: null })}
          className={joinClasses('size-full object-cover object-top', isFaded && 'opacity-60 grayscale')}
        />
      )}
    </span>
  );
}
