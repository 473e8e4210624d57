import { useEditor } from '../editor-context';

/** Which version stands and whether everything typed is in it. */
export function VersionMark() {
  const { project, unsaved, drafts, build } = useEditor();
  if (!project) return null;
  return (
    <output className="shrink-0 font-code text-xs font-medium whitespace-nowrap text-muted max-sm:text-[11px]">
      {project.headSeq > 0 ? `v${project.headSeq} ` : ''}
      <SaveState
        isBuilding={build !== null}
        isUnsaved={unsaved !== null || drafts.length > 0}
        hasVersion={project.headSeq > 0}
      />
    </output>
  );
}

type SaveStateProps = { isBuilding: boolean; isUnsaved: boolean; hasVersion: boolean };

function SaveState({ isBuilding, isUnsaved, hasVersion }: SaveStateProps) {
  if (isBuilding) return <span className="text-blueprint">building</span>;
  if (isUnsaved) return <span className="text-amber">unsaved</span>;
  if (hasVersion) return <span className="text-moss">saved</span>;
  return 'no version yet';
}
