import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { theme, toggleTheme } from '@/services/theme';
import { IconButton } from '@/ui/icon-button';

// A page drawn ahead of time is light until its reader's choice is known.
const drawnTheme = () => 'light' as const;

/** Flips the app between light and dark. */
export function ThemeButton() {
  const current = useSyncExternalStore(theme.subscribe, theme.read, drawnTheme);
  return (
    <IconButton
      label={current === 'dark' ? 'Light Mode' : 'Dark Mode'}
      className="size-10"
      onClick={toggleTheme}
    >
      {current === 'dark' ? <Sun size={18} /> : <Moon size={18} />}
    </IconButton>
  );
}
