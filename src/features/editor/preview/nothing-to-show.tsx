import { Link } from 'react-router-dom';
import { buttonLook } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import type { EditorProject } from '../use-editor-project';

/** Stands where the preview will be while there is nothing to preview. */
export function NothingToShow({ stage }: { stage: EditorProject['stage'] }) {
  if (stage === 'loading') return null;
  if (stage === 'failed') {
    return (
      <EmptyState title="This project could not be opened" className="h-full !bg-none">
        <p className="text-muted">
          It is not on this device, or it belongs to another account. Describe a site in the chat to begin a
          new one.
        </p>
        <Link to="/app/projects" className={buttonLook()}>
          All projects
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No page stands yet" className="h-full !bg-none">
      <p className="text-muted">Describe the site in the chat. It is built here, on this device.</p>
    </EmptyState>
  );
}
