import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Project } from '@/domain/project/project';
import type { TeamRole } from '@/domain/team/team-member';
import { notifyFailure } from '@/services/notices/notify-failure';
import { saveShareFile } from '@/services/project/share-commands';
import { Button } from '@/ui/button';
import { CutName } from '@/ui/cut-name';

type ShareFilesProps = { projects: readonly Project[]; role: TeamRole };

/** The projects themselves, each as a file to be sent along: an invitation names them and does not carry them. */
export function ShareFiles({ projects, role }: ShareFilesProps) {
  const [busyId, setBusyId] = useState<string | null>(null);
  const save = (id: string) => {
    setBusyId(id);
    saveShareFile(id, role === 'viewer' ? 'view' : 'edit')
      .catch(notifyFailure('The share file was not saved'))
      .finally(() => setBusyId(null));
  };
  return (
    <section aria-label="Share files" className="grid gap-2 border-t border-line pt-4">
      <p className="text-sm text-muted">
        The invitation names the projects. What is in them travels as share files: save them and send them
        along.
      </p>
      <ul className="max-h-44 overflow-y-auto rounded-control border border-line">
        {projects.map(({ id, name, headVersionId }) => (
          <li key={id} className="flex items-center gap-3 border-line py-1.5 ps-3 pe-1.5 not-first:border-t">
            <CutName text={name} className="flex-1 text-sm" />
            {headVersionId === null ? (
              <span className="py-1.5 pe-1.5 text-sm text-muted">Nothing in it yet</span>
            ) : (
              <Button
                size="small"
                disabled={busyId !== null}
                onClick={() => save(id)}
                aria-label={`Save the share file of ${name}`}
              >
                <Download size={14} aria-hidden />
                {busyId === id ? 'Saving…' : 'Save'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
