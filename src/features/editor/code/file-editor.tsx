import { FolderTree } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useEditor } from '../editor-context';
import { CodeNoticeBar } from './code-notice-bar';
import { CodeView } from './code-view';
import type { useCodeSession } from './use-code-session';

type FileEditorProps = {
  session: ReturnType<typeof useCodeSession>;
  onOpen: (path: string) => void;
  /** Present where the tree does not fit beside the text: shows it. */
  onFiles?: () => void;
};

/** One file: its path, Save, what there is to say about it, and its text. */
export function FileEditor({ session, onOpen, onFiles }: FileEditorProps) {
  const { findings, runtimeProblems, state, preview, lock } = useEditor();
  const { file, isUnsaved, isSaving, notice, save } = session;
  const handleSave = useEffectEvent(() => void save());
  const isShown = state.viewMode === 'code';
  useEffect(() => {
    if (!isShown) return undefined;
    const saveByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
        return;
      event.preventDefault();
      handleSave();
    };
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, [isShown, preview]);

  if (!file) return <p className="p-4 text-muted">Opening…</p>;
  const isText = !/\.(?:png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp[34]|webm|pdf|zip)$/i.test(file.path);
  return (
    <div className="grid min-h-0 min-w-0 grid-rows-[auto_auto_minmax(0,1fr)] bg-raised">
      <div className="flex h-11 min-w-0 items-center gap-2 border-b border-line bg-paper ps-3.5 pe-2">
        {onFiles && (
          <IconButton label="Files" className="-ms-2" onClick={onFiles}>
            <FolderTree size={17} aria-hidden />
          </IconButton>
        )}
        <h2 className="min-w-0 truncate font-code text-[12.5px] font-medium">{file.path}</h2>
        {isUnsaved && <span className="font-code text-xs text-amber">unsaved</span>}
        <Button
          size="small"
          variant={isUnsaved ? 'ink' : 'plain'}
          className="ms-auto"
          disabled={!isUnsaved || isSaving}
          onClick={() => void save()}
        >
          Save
        </Button>
      </div>
      <div>{notice && <CodeNoticeBar notice={notice} onOpen={onOpen} onClose={session.dismissNotice} />}</div>
      {isText ? (
        <CodeView
          path={file.path}
          text={file.startText}
          revision={file.revision}
          isReadOnly={file.stage === 'failed' || lock !== null}
          onChange={session.type}
          onSave={() => void save()}
          findings={[...findings, ...runtimeProblems]}
          jump={state.jump}
        />
      ) : (
        <p className="p-4 text-muted">This file is not text. It is kept as it is.</p>
      )}
    </div>
  );
}
