import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { theme, toggleTheme } from '@/services/theme';
import { IconButton } from '@/ui/icon-button';

/** Flips the app between light and dark. */
export function ThemeButton() {
  const current = useSyncExternalStore(theme.subscribe, theme.read);
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
