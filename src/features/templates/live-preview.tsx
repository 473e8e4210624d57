import { useEffect, useRef, useState } from 'react';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { Device } from '@/contract/preview-options';
import { limits } from '@/domain/limits';
import { logger } from '@/services/logger';
import type { PreviewSession } from '@/services/project/preview-session';
import { Button } from '@/ui/button';
import { joinClasses } from '@/ui/join-classes';
import { openTemplate } from './open-template';

const deviceChoices = [
  { value: 'desktop', label: 'Desktop', Icon: Monitor },
  { value: 'tablet', label: 'Tablet', Icon: Tablet },
  { value: 'phone', label: 'Phone', Icon: Smartphone },
] as const;
const widths: Readonly<Record<Device, string>> = {
  desktop: '100%',
  tablet: `${limits.tabletPixels}px`,
  phone: `${limits.phonePixels}px`,
};

/** A template's site in a sealed frame: links, carts and forms in it work, and nothing reaches the app. */
export function LivePreview({ id, title }: { id: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const session = useRef<PreviewSession | null>(null);
  const [path, setPath] = useState('index.html');
  const [device, setDevice] = useState<Device>('desktop');
  const [state, setState] = useState<'making' | 'stands' | { readonly problem: string }>('making');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let gone = false;
    openTemplate(id, () => (gone ? null : frame.current), setPath)
      .then((opened) => {
        if (gone || !opened) {
          opened?.dispose();
          return;
        }
        session.current = opened;
        setState('stands');
      })
      .catch((error: unknown) => {
        logger.error('template not shown', error);
        if (!gone) setState({ problem: error instanceof Error ? error.message : String(error) });
      });
    return () => {
      gone = true;
      session.current?.dispose();
      session.current = null;
    };
  }, [id, attempt]);

  useEffect(() => {
    if (state !== 'stands') return;
    session.current?.show({ path, device, direction: 'ltr', theme: 'light' });
  }, [path, device, state]);

  return (
    <section
      aria-label="Preview"
      className="grid overflow-hidden rounded-card border border-line bg-raised shadow-card"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line px-3 py-2">
        <p className="min-w-0 truncate font-code text-xs text-muted" role="status">
          {state === 'making' ? 'Making the site…' : path}
        </p>
        <div
          role="group"
          aria-label="Device"
          className="flex shrink-0 rounded-lg border border-line bg-sunken p-0.5"
        >
          {deviceChoices.map(({ value, label, Icon }) => (
            <button
              key={value}
              type="button"
              aria-label={label}
              aria-pressed={device === value}
              title={label}
              onClick={() => setDevice(value)}
              className={joinClasses(
                'grid h-8 w-9 place-items-center rounded-control transition-colors hover:text-ink pointer-coarse:size-10',
                device === value ? 'bg-raised text-ink shadow-[0_0_0_1px_var(--line)]' : 'text-muted',
              )}
            >
              <Icon aria-hidden className="size-4" />
            </button>
          ))}
        </div>
      </div>
      <div className="relative h-[72dvh] min-h-[420px] overflow-auto bg-sunken">
        {typeof state === 'object' ? (
          <div
            role="alert"
            className="grid h-full place-content-center justify-items-center gap-3 p-6 text-center"
          >
            <p className="max-w-md">{state.problem}</p>
            <Button
              onClick={() => {
                setState('making');
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </Button>
          </div>
        ) : (
          <iframe
            ref={frame}
            title={title}
            className="mx-auto block h-full border-0 bg-paper transition-[width] duration-200"
            style={{ width: widths[device], maxWidth: '100%' }}
          />
        )}
      </div>
    </section>
  );
}
