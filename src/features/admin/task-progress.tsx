import { Button } from '@/ui/button';
import { Progress } from '@/ui/progress';
import { formatNumber } from './format-values';

type TaskProgressProps = {
  label: string;
  progress: { readonly done: number; readonly total: number };
  onCancel: () => void;
};

/** How far a long task is, and the way to stop it. */
export function TaskProgress({ label, progress: { done, total }, onCancel }: TaskProgressProps) {
  return (
    <div className="grid gap-2 rounded-control border border-dashed border-blueprint px-4 py-3">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-sm">
          {label}
          {total > 0 && (
            <span className="text-muted tabular-nums">
              {' '}
              {formatNumber(done)} of {formatNumber(total)}
            </span>
          )}
        </p>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <Progress label={label} done={done} total={total} />
    </div>
  );
}
