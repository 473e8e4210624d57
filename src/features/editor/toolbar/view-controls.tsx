import { joinClasses } from '@/ui/join-classes';
import { Monitor, Moon, Smartphone, Sun, Tablet } from 'lucide-react';
import { Segmented } from '@/ui/segmented';
import { useEditor } from '../editor-context';
import { useSiteDirection } from '../preview/use-site-direction';

const devices = [
  { value: 'desktop', label: 'Desktop', content: <Monitor size={18} aria-hidden /> },
  { value: 'tablet', label: 'Tablet', content: <Tablet size={18} aria-hidden /> },
  { value: 'phone', label: 'Phone', content: <Smartphone size={18} aria-hidden /> },
] as const;
const directions = [
  { value: 'ltr', label: 'LTR, left to right', content: 'LTR' },
  { value: 'rtl', label: 'RTL, right to left', content: 'RTL' },
] as const;
const themes = [
  { value: 'light', label: 'Light', content: <Sun size={18} aria-hidden /> },
  { value: 'dark', label: 'Dark', content: <Moon size={18} aria-hidden /> },
] as const;

/** How the preview shows the site: device, direction, theme. */
export function ViewControls({ className }: { className?: string }) {
  const { state, dispatch } = useEditor();
  const direction = useSiteDirection() ?? 'ltr';
  return (
    <div className={joinClasses('flex items-center gap-2.5', className)}>
      <Segmented
        label="Device"
        value={state.device}
        options={devices}
        onChange={(device) => dispatch({ kind: 'device-chosen', device })}
      />
      <Segmented
        label="Direction"
        value={direction}
        options={directions}
        onChange={(chosen) => dispatch({ kind: 'direction-chosen', direction: chosen })}
      />
      <Segmented
        label="Theme of the site"
        value={state.theme}
        options={themes}
        onChange={(theme) => dispatch({ kind: 'theme-chosen', theme })}
      />
    </div>
  );
}
