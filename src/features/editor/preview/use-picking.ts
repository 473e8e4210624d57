import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../editor-context';

/** Tells the preview when picking goes on or off, and lets Escape leave it. */
export function usePicking(onStart: () => void): void {
  const { state, dispatch, preview } = useEditor();
  const { isPickerMode } = state;
  const handleStart = useEffectEvent(onStart);
  useEffect(() => {
    preview.current?.setPicking(isPickerMode);
    if (!isPickerMode) return undefined;
    handleStart();
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dispatch({ kind: 'picker-left' });
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isPickerMode, dispatch, preview]);
}
