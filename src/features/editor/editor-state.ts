import type { Device, Direction, PreviewTheme } from '@/contract/preview-options';

/** A place in a file to put the cursor at; `serial` tells two jumps to the same place apart. */
export type Jump = {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly serial: number;
};

/** What the editor's screen remembers while it is open. Everything else lives in storage. */
export type EditorState = {
  readonly viewMode: 'visual' | 'code';
  /** Which tab a small screen shows; the workspace tabs follow `viewMode`. */
  readonly tab: 'chat' | 'work';
  readonly isPickerMode: boolean;
  readonly device: Device;
  /** Null until somebody chooses: then the site's own direction holds. */
  readonly direction: Direction | null;
  readonly theme: PreviewTheme;
  /** Scripts off in the preview; null leaves it to the preview itself. */
  readonly safe: boolean | null;
  /** Page the preview shows. */
  readonly page: string;
  readonly brainId: string;
  readonly isVersionsOpen: boolean;
  /** A file the code editor was asked to open. */
  readonly jump: Jump | null;
  /** The last file that got another path here: whoever shows it goes with it. */
  readonly lastMove: Move | null;
  readonly isConsoleOpen: boolean;
};

/** A file's path before and after a rename. */
export type Move = { readonly from: string; readonly to: string };

export type EditorAction =
  | { readonly kind: 'view-chosen'; readonly viewMode: EditorState['viewMode'] }
  | { readonly kind: 'chat-tab-chosen' }
  | { readonly kind: 'picker-toggled' }
  | { readonly kind: 'picker-left' }
  | { readonly kind: 'element-picked' }
  | { readonly kind: 'device-chosen'; readonly device: Device }
  | { readonly kind: 'direction-chosen'; readonly direction: Direction }
  | { readonly kind: 'theme-chosen'; readonly theme: PreviewTheme }
  | { readonly kind: 'safe-chosen'; readonly safe: boolean }
  | { readonly kind: 'page-chosen'; readonly page: string }
  | { readonly kind: 'brain-chosen'; readonly brainId: string }
  | { readonly kind: 'versions-toggled'; readonly isOpen: boolean }
  | { readonly kind: 'console-toggled'; readonly isOpen: boolean }
  | { readonly kind: 'file-moved'; readonly from: string; readonly to: string }
  | { readonly kind: 'file-asked'; readonly path: string; readonly line?: number; readonly column?: number };

/** Desktop, the site's direction, light, visual (specification §4). */
export const initialEditorState: EditorState = {
  viewMode: 'visual',
  tab: 'chat',
  isPickerMode: false,
  device: 'desktop',
  direction: null,
  theme: 'light',
  safe: null,
  page: 'index.html',
  brainId: 'auto',
  isVersionsOpen: false,
  jump: null,
  lastMove: null,
  isConsoleOpen: false,
};

/** Where a path that went away went: the other end of the last move, else the first of what is there. */
export function followMove(path: string, move: Move | null, paths: readonly string[]): string | undefined {
  const other = move?.from === path ? move.to : move?.to === path ? move.from : undefined;
  return other !== undefined && paths.includes(other) ? other : paths[0];
}

/** One step of the editor's screen. */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case 'view-chosen':
      // The picker works in the visual mode only.
      return {
        ...state,
        viewMode: action.viewMode,
        tab: 'work',
        isPickerMode: state.isPickerMode && action.viewMode === 'visual',
      };
    case 'chat-tab-chosen':
      return { ...state, tab: 'chat' };
    case 'picker-toggled':
      return state.isPickerMode
        ? { ...state, isPickerMode: false }
        : { ...state, isPickerMode: true, viewMode: 'visual', tab: 'work' };
    case 'picker-left':
      return { ...state, isPickerMode: false };
    case 'element-picked':
      return { ...state, isPickerMode: false, tab: 'chat' };
    case 'device-chosen':
      return { ...state, device: action.device };
    case 'direction-chosen':
      return { ...state, direction: action.direction };
    case 'theme-chosen':
      return { ...state, theme: action.theme };
    case 'safe-chosen':
      return { ...state, safe: action.safe };
    case 'page-chosen':
      return { ...state, page: action.page };
    case 'brain-chosen':
      return { ...state, brainId: action.brainId };
    case 'versions-toggled':
      return { ...state, isVersionsOpen: action.isOpen };
    case 'console-toggled':
      return { ...state, isConsoleOpen: action.isOpen };
    case 'file-moved':
      return { ...state, lastMove: { from: action.from, to: action.to } };
    case 'file-asked': {
      const serial = (state.jump?.serial ?? 0) + 1;
      const jump = { path: action.path, line: action.line ?? 0, column: action.column ?? 1, serial };
      return { ...state, viewMode: 'code', tab: 'work', isPickerMode: false, jump };
    }
  }
}
