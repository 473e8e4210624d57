import { useEffect } from 'react';
import { limits } from '@/domain/limits';
import { logger } from '@/services/logger';
import { ErrorBoundary } from '@/ui/error-boundary';
import { SplitPane } from '@/ui/split-pane';
import { useMedia } from '@/ui/use-media';
import { ChatPanel } from './chat/chat-panel';
import { useEditor } from './editor-context';
import { SmallScreenTabs } from './small-screen-tabs';
import { TopBar } from './toolbar/top-bar';
import { useRememberedNumber } from './use-remembered-number';
import { useWindowWidth } from './use-window-width';
import { Workspace } from './workspace/workspace';

/** The workspace keeps at least this much of the window, whatever the chat panel's width. */
const workspaceMinPixels = 320;

/** Top bar, chat, divider and workspace; below 768 px one of them at a time, chosen by tabs. */
export function EditorFrame() {
  const { project, stage, state } = useEditor();
  const isSmall = useMedia(`(width < ${limits.mobileLayoutBelowPixels}px)`);
  const [chatWidth, setChatWidth] = useRememberedNumber('chat_panel_width', limits.chatPanelDefaultPixels);
  useTitle(stage === 'failed' ? 'Project not found' : (project?.name ?? 'Editor'));
  const widest = Math.max(
    limits.chatPanelMinPixels,
    Math.min(limits.chatPanelMaxPixels, useWindowWidth() - workspaceMinPixels),
  );
  return (
    <div className="grid h-dvh grid-rows-[52px_minmax(0,1fr)_auto] overflow-hidden bg-paper text-sm">
      <TopBar />
      <main className="grid min-h-0 min-w-0">
        <SplitPane
          label="Width of the chat panel"
          size={chatWidth}
          onSizeChange={setChatWidth}
          min={limits.chatPanelMinPixels}
          max={widest}
          defaultSize={limits.chatPanelDefaultPixels}
          shows={isSmall ? (state.tab === 'chat' ? 'start' : 'end') : 'both'}
          start={
            <ErrorBoundary name="The chat" onError={(error) => logger.error('chat failed', error)}>
              <ChatPanel />
            </ErrorBoundary>
          }
          end={
            <ErrorBoundary name="The workspace" onError={(error) => logger.error('workspace failed', error)}>
              <Workspace isSmall={isSmall} />
            </ErrorBoundary>
          }
        />
      </main>
      {isSmall && <SmallScreenTabs />}
    </div>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Sitewright`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
