import type { EditAbout, EditOutcome } from '@/domain/site/edit';

const abouts = new Map<string, EditAbout>();

/** What the last change of a project in this tab was about, so that the next message may call it "it". */
export const lastChange = {
  read: (projectId: string): EditAbout | undefined => abouts.get(projectId),
  /** An answer that changed nothing leaves what was spoken of. */
  keep(projectId: string, outcome: EditOutcome): void {
    if (outcome.kind === 'changed' && outcome.about) abouts.set(projectId, outcome.about);
    else if (outcome.kind === 'changed' || outcome.kind === 'history') abouts.delete(projectId);
  },
};
