import type { PreviewOptions } from '@/contract/preview-options';
import type { Finding } from '@/domain/site/finding';
import { FrameSession } from './preview/frame-session';

/** A line that the site wrote to its console. */
export type ConsoleLine = {
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  readonly text: string;
};

/** What stands in the frame. */
export type ShownPage = { readonly path: string; readonly title: string };

/** What a preview is opened with. Every callback is a report of something that happened inside the frame. */
export type PreviewRequest = {
  readonly frame: HTMLIFrameElement;
  readonly projectId: string;
  /** The page stands and its bridge answers. */
  readonly onReady?: (page: ShownPage) => void;
  /** A link inside the site was followed: make it the current page and call `show` with it. */
  readonly onNavigate?: (path: string) => void;
  /** An element was picked; picking is off again. The label is for people: `h2 “Our story”`. */
  readonly onPick?: (identifier: string, label: string) => void;
  /** Escape was pressed in the frame; picking is off again. */
  readonly onPickCancelled?: () => void;
  /** The element under the pointer while picking; null when the pointer left. */
  readonly onHover?: (identifier: string | null, label: string) => void;
  readonly onProblem?: (finding: Finding) => void;
  readonly onConsole?: (line: ConsoleLine) => void;
  /** The page stopped answering (an endless loop); it was reopened with its scripts off. */
  readonly onStalled?: () => void;
};

export type PreviewTarget = Omit<PreviewOptions, 'safe'> & {
  readonly path: string;
  /** Scripts off. Left out: on, unless the page froze the editor before. */
  readonly safe?: boolean;
};

/** A preview in a frame. Every verb may be called at any time; what needs a standing page waits for it. */
export type PreviewSession = {
  show(target: PreviewTarget): void;
  setPicking(on: boolean): void;
  /** Swaps one stylesheet in the standing page; reloads when the page does not use it as such. */
  replaceStyles(path: string, css: string): void;
  reload(): void;
  /** Lets the sections appear one by one, now or with the page that is loading. */
  drawIn(): void;
  dispose(): void;
};

/** Takes over a frame. Nothing is shown before the first `show`. */
export function openPreview(request: PreviewRequest): PreviewSession {
  return new FrameSession(request);
}
