import { useLiveQuery } from 'dexie-react-hooks';
import type { Direction } from '@/contract/preview-options';
import { directionOf } from '@/domain/site/site-direction';
import { readFileText } from '@/services/project/project-queries';
import { useEditor } from '../editor-context';

/**
 * The direction the preview shows: what was chosen, else what the site's index page declares. Null until that is read: a page
 * that is loaded in one direction and at once in the other is loaded twice.
 */
export function useSiteDirection(): Direction | null {
  const { projectId, state, project } = useEditor();
  const headVersionId = project?.headVersionId ?? null;
  const own = useLiveQuery(
    () =>
      headVersionId ? readFileText(projectId, 'index.html').then(directionOf, () => 'ltr' as const) : null,
    [projectId, headVersionId],
  );
  return state.direction ?? own ?? null;
}
