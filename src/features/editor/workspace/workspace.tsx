import { lazy, Suspense, useRef } from 'react';
import { logger } from '@/services/logger';
import { ErrorBoundary } from '@/ui/error-boundary';
import { SplitPane } from '@/ui/split-pane';
import { ConsolePanel } from '../console/console-panel';
import { useEditor } from '../editor-context';
import { PreviewPane } from '../preview/preview-pane';
import { ViewControls } from '../toolbar/view-controls';
import { useRememberedNumber } from '../use-remembered-number';
import { useSize } from '../use-size';
import { VersionsPanel } from '../versions/versions-panel';
import { DraftOffer } from './draft-offer';
import { StatusFoot } from './status-foot';
import { useVisited } from './use-visited';
import { WorkspaceBar } from './workspace-bar';

const CodePane = lazy(async () => ({ default: (await import('../code/code-pane')).CodePane }));

/** Below this the code has the workspace alone; from here on the preview may stand beside it. */
const besideMinPixels = 860;
const code = { min: 380, max: 1200, default: 620 } as const;

/** The preview, the code, or both side by side; the problems below and the versions over them. */
export function Workspace({ isSmall }: { isSmall: boolean }) {
  const { state } = useEditor();
  const body = useRef<HTMLDivElement>(null);
  const { width } = useSize(body);
  const [codeWidth, setCodeWidth] = useRememberedNumber('code_pane_width', code.default);
  const [besideWish, setBesideWish] = useRememberedNumber('preview_beside', 1);
  const canStandBeside = width >= besideMinPixels;
  const isBeside = canStandBeside && besideWish === 1;
  const isCode = state.viewMode === 'code';
  const hasCodeBeenOpen = useVisited(isCode);

  return (
    <section
      aria-label="Workspace"
      className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)_auto_34px] bg-sunken max-md:grid-rows-[auto_minmax(0,1fr)_auto_auto]"
    >
      <div>
        <WorkspaceBar
          isSmall={isSmall}
          isPreviewShown={!isCode || isBeside}
          {...(isCode && canStandBeside
            ? { beside: { isOn: isBeside, toggle: () => setBesideWish(isBeside ? 0 : 1) } }
            : {})}
        />
        <DraftOffer />
        {isSmall && !isCode && (
          <ViewControls className="overflow-x-auto border-b border-line bg-paper px-2 py-1.5" />
        )}
      </div>
      <div ref={body} className="relative grid min-h-0 min-w-0">
        <SplitPane
          label="Width of the code"
          size={codeWidth}
          onSizeChange={setCodeWidth}
          min={code.min}
          max={Math.max(code.min, Math.min(code.max, width - 300))}
          defaultSize={code.default}
          shows={isCode ? (isBeside ? 'both' : 'start') : 'end'}
          start={
            <ErrorBoundary name="The code editor" onError={(error) => logger.error('code failed', error)}>
              <Suspense fallback={<p className="p-4 text-muted">Opening the code…</p>}>
                {hasCodeBeenOpen && <CodePane />}
              </Suspense>
            </ErrorBoundary>
          }
          end={
            <ErrorBoundary name="The preview" onError={(error) => logger.error('preview failed', error)}>
              <PreviewPane />
            </ErrorBoundary>
          }
        />
        {state.isVersionsOpen && (
          <ErrorBoundary
            name="The list of versions"
            onError={(error) => logger.error('versions failed', error)}
          >
            <VersionsPanel />
          </ErrorBoundary>
        )}
      </div>
      <div>{state.isConsoleOpen && <ConsolePanel />}</div>
      <StatusFoot />
    </section>
  );
}
