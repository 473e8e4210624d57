import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { openPreview } from '@/services/project/preview-session';
import type { Finding } from '@/domain/site/finding';
import { appendMention } from '../chat/append-mention';
import type { ConsoleEntry } from '../console/console-log';
import { useEditor } from '../editor-context';
import { followMove } from '../editor-state';
import { useSiteDirection } from './use-site-direction';

/** A version made by this editor is known here a moment after the list of versions tells of it. */
const ownVersionMilliseconds = 80;

const levels: Readonly<Record<Finding['severity'], ConsoleEntry['level']>> = {
  error: 'error',
  warning: 'warn',
  note: 'info',
};

/** `frozen`: the page stopped answering and stands without its scripts. `lost`: no page came up at all. */
export type Stall = 'frozen' | 'lost';

type PreviewSessionOptions = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly hasVersion: boolean;
  /** The pointer is inside the page: while picking, the page tells so. */
  readonly onPointer: () => void;
};

/** Opens the preview in its frame and keeps it in step with the page, the view controls and the newest version. */
export function usePreviewSession({ frame, hasVersion, onPointer }: PreviewSessionOptions) {
  const { projectId, project, pages, state, dispatch, build, preview, shownVersions } = useEditor();
  const { addRuntimeProblem, clearRuntimeProblems, attachPreview, setDraft, reloadPreview } = useEditor();
  const { consoleLog } = useEditor();
  const [stall, setStall] = useState<Stall | null>(null);
  const direction = useSiteDirection();
  const { page, device, theme, safe, lastMove } = state;
  const headVersionId = project?.headVersionId ?? null;
  const isDrawnNext = useRef(false);
  const shownVersionId = useRef<string | null>(null);

  const handleConsole = useEffectEvent((entry: Omit<ConsoleEntry, 'page'>) =>
    consoleLog.add({ ...entry, page }),
  );

  useEffect(() => {
    if (!frame.current) return undefined;
    const session = openPreview({
      frame: frame.current,
      projectId,
      onNavigate: (path) => dispatch({ kind: 'page-chosen', page: path }),
      onPick: (identifier) => {
        dispatch({ kind: 'element-picked' });
        setDraft((draft) => appendMention(draft, identifier));
      },
      onPickCancelled: () => dispatch({ kind: 'picker-left' }),
      onHover: (identifier) => {
        if (identifier !== null) onPointer();
      },
      onConsole: (line) => handleConsole(line),
      onProblem: (finding) => {
        handleConsole({ ...finding, level: levels[finding.severity], text: finding.message });
        addRuntimeProblem(finding);
        if (finding.rule === 'left-preview') setStall('lost');
      },
      onStalled: () => setStall('frozen'),
    });
    attachPreview(session);
    shownVersionId.current = null;
    return () => {
      attachPreview(null);
      session.dispose();
    };
  }, [frame, projectId, dispatch, addRuntimeProblem, attachPreview, setDraft, onPointer]);

  // What a build makes is drawn in, section by section.
  useEffect(() => {
    if (build) isDrawnNext.current = true;
  }, [build]);

  // Another page runs other scripts; another device, direction or theme goes on with the same run.
  useEffect(() => clearRuntimeProblems(), [page, safe, projectId, clearRuntimeProblems]);

  useEffect(() => {
    if (!hasVersion || direction === null) return;
    preview.current?.show({ path: page, device, direction, theme, ...(safe === null ? {} : { safe }) });
  }, [hasVersion, page, device, direction, theme, safe, projectId, preview]);

  useEffect(() => {
    if (!headVersionId) return undefined;
    const isFirst = shownVersionId.current === null;
    shownVersionId.current = headVersionId;
    const timer = setTimeout(
      () => {
        const isShown = isFirst || shownVersions.current.has(headVersionId);
        if (!isShown) reloadPreview();
        if (isDrawnNext.current) preview.current?.drawIn();
        isDrawnNext.current = false;
      },
      isFirst ? 0 : ownVersionMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [headVersionId, preview, shownVersions, reloadPreview]);

  // A page that a new version no longer has gives way: to itself under its new name, else to the index page.
  useEffect(() => {
    if (hasVersion && pages.length > 0 && !pages.includes(page)) {
      dispatch({ kind: 'page-chosen', page: followMove(page, lastMove, pages) ?? 'index.html' });
    }
  }, [hasVersion, pages, page, lastMove, dispatch]);

  return { stall, clearStall: useCallback(() => setStall(null), []) };
}
