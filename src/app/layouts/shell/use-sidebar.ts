import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { limits } from '@/domain/limits';
import { sidebar, toggleSidebar } from '@/services/project/sidebar';
import { useMedia } from '@/ui/use-media';

/** The sidebar's state for this window; on a narrow one it is a sheet that goes when a place was chosen. */
export function useSidebar() {
  const state = useSyncExternalStore(sidebar.subscribe, sidebar.read);
  const isMobile = useMedia(`(width < ${limits.mobileLayoutBelowPixels}px)`);
  const { pathname } = useLocation();
  // Open at one address: following a link closes it.
  const [sheetAt, setSheetAt] = useState<string | null>(null);
  const isSheetOpen = isMobile && sheetAt === pathname;
  const setSheetOpen = (isOpen: boolean) => setSheetAt(isOpen ? pathname : null);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (isMobile) setSheetAt((at) => (at === pathname ? null : pathname));
      else toggleSidebar();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isMobile, pathname]);
  return { ...state, isMobile, isSheetOpen, setSheetOpen };
}

/** Ctrl or Cmd with B, wherever the keyboard has that letter. */
function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isLetter = key.toLowerCase() === 'b' || (code === 'KeyB' && !/^[a-z]$/i.test(key));
  return isLetter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
