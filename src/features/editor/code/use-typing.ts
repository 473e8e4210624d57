import { useCallback, useEffect, useRef } from 'react';
import { keepDraft, type TextOrder } from '@/services/project/draft-commands';

/** Well within the half second that a keystroke may stay unkept. */
const draftMilliseconds = 250;
/** A page is not reloaded between two letters of a word. */
const reloadMilliseconds = 350;

type TypingOptions = {
  /** A draft could not be kept. */
  readonly onProblem: (problem: unknown) => void;
  /** The preview should show a stylesheet's text at once. */
  readonly onStyles: (path: string, text: string) => void;
  /** The preview should load again: the kept draft is what it shows. */
  readonly onReload: () => void;
};

/** Keeps what is typed as a draft and lets the preview follow: stylesheets at once, all else after a pause. */
export function useTyping({ onProblem, onStyles, onReload }: TypingOptions) {
  const latest = useRef<TextOrder | null>(null);
  const draftTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reloadTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(async () => {
    clearTimeout(draftTimer.current);
    draftTimer.current = undefined;
    const order = latest.current;
    latest.current = null;
    if (order) await keepDraft(order);
  }, []);

  const type = (order: TextOrder) => {
    latest.current = order;
    draftTimer.current ??= setTimeout(() => void write().catch(onProblem), draftMilliseconds);
    if (/\.css$/i.test(order.path)) {
      onStyles(order.path, order.text);
      return;
    }
    clearTimeout(reloadTimer.current);
    // The draft is what the preview reads, so it goes first.
    reloadTimer.current = setTimeout(() => void write().then(onReload, onProblem), reloadMilliseconds);
  };

  /** Forgets what waits to be kept: it was saved or discarded. */
  const stop = useCallback(() => {
    clearTimeout(draftTimer.current);
    clearTimeout(reloadTimer.current);
    draftTimer.current = undefined;
    latest.current = null;
  }, []);

  useEffect(() => {
    // The page may never come back: what waits is written now.
    const flush = () => void write().catch(() => undefined);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      clearTimeout(reloadTimer.current);
      flush();
    };
  }, [write]);
  return { type, stop };
}
