import type { Project } from '@/domain/project/project';
import type { Formats } from '@/services/formats';
import type { Selection } from './use-selection';
import type { Place } from './use-project-lists';

/** What a card and a line of the list show and do alike. */
export type EntryProps = {
  readonly project: Project;
  readonly place: Place;
  /** People who accepted an invitation to it. */
  readonly invited: number;
  readonly formats: Formats;
  readonly isSelected: boolean;
  /** Something is selected: then every check box shows. */
  readonly isSelecting: boolean;
  readonly onToggle: Selection['toggle'];
  readonly onShare: (project: Project) => void;
  readonly onRemove: (project: Project) => void;
};

/** Where a press on a project leads; what lies in the trash leads nowhere. */
export function addressOf({ id, share }: Project, place: Place): string | null {
  if (place === 'trash') return null;
  return `/app/projects/${id}/editor${share?.role === 'view' ? '?mode=view' : ''}`;
}
