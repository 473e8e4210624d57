import { X } from 'lucide-react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Progress } from '@/ui/progress';
import type { Download } from './use-download';

/** Below the top bar: how far a download is, or why there is none. */
export function DownloadStrip({ download }: { download: Download }) {
  const { progress, problem } = download;
  if (problem) {
    return (
      <div
        role="alert"
        className="absolute end-3.5 top-[calc(100%+8px)] z-30 flex items-center gap-2 rounded-card border border-danger bg-raised py-1.5 ps-3.5 pe-1.5 text-danger shadow-card"
      >
        {problem}
        <IconButton label="Close" onClick={download.dismiss}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
    );
  }
  if (!progress) return null;
  return (
    // A download that takes a blink shows nothing: the strip waits a moment before it appears.
    <div className="absolute end-3.5 top-[calc(100%+8px)] z-30 grid w-72 gap-2.5 rounded-card border border-edge bg-raised p-3.5 shadow-card transition-opacity delay-200 duration-150 starting:opacity-0">
      <div className="flex items-center justify-between gap-3">
        <span>
          {progress.total > 0 ? (
            <>
              Packing <span className="tabular-nums">{progress.done}</span> of{' '}
              <span className="tabular-nums">{progress.total}</span>
            </>
          ) : (
            'Packing…'
          )}
        </span>
        <Button size="small" variant="ghost" onClick={download.cancel}>
          Cancel
        </Button>
      </div>
      <Progress label="Download" done={progress.done} total={progress.total} />
    </div>
  );
}
