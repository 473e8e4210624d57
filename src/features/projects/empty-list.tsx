import { Link } from 'react-router-dom';
import { Button, buttonLook } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import type { Place } from './use-project-lists';

const look = 'min-h-[420px] rounded-card border border-dashed border-line bg-sunken';

/** What stands where a list is empty. */
export function EmptyList({ place }: { place: Place }) {
  if (place === 'own') {
    return (
      <EmptyState title="No projects found" className={look}>
        <p className="text-muted">Describe a site in a sentence and see it stand in a few seconds.</p>
        <Link to="/app/projects/new" className={buttonLook({ variant: 'signal' })}>
          Create your first project
        </Link>
      </EmptyState>
    );
  }
  if (place === 'shared') {
    return (
      <EmptyState title="No shared projects" className={look}>
        <p className="text-muted">Projects shared with you will appear here</p>
        <p className="text-sm text-muted">
          Somebody sent you a share file? Import it, or drop it on this page.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="The trash is empty" className={look}>
      <p className="text-muted">What you delete stays here for 30 days and can be brought back.</p>
    </EmptyState>
  );
}

/** Nothing fits what was asked for. */
export function NoResult({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState title="Nothing fits" className={look}>
      <p className="max-w-full break-words text-muted">
        {search.trim() ? (
          <>
            No project here has <bdi className="font-medium text-ink">{search.trim().slice(0, 80)}</bdi> in
            its name or description{'.'}
          </>
        ) : (
          'No project here has this status.'
        )}
      </p>
      <Button onClick={onClear}>Show all</Button>
    </EmptyState>
  );
}
