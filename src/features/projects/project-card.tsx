import { joinClasses } from '@/ui/join-classes';
import { memo } from 'react';
import { Users } from 'lucide-react';
import { Badge } from '@/ui/badge';
import { EntryName, EntryTime, SelectBox } from './entry-parts';
import { Glance } from './glance';
import type { EntryProps } from './project-entry';
import { ProjectMenu } from './project-menu';
import { countPeople, roleWords } from './project-words';
import { PrivacyChoice, StatusChoice } from './status-choice';

/** One project as a card: what its site looks like, and how it stands. */
export const ProjectCard = memo(function ProjectCard(props: EntryProps) {
  const { project, place, invited, isSelected, isSelecting, onShare, onRemove } = props;
  const isFixed = place !== 'own';
  return (
    <article
      className={joinClasses(
        'group/card relative grid h-full grid-rows-[166px_1fr] overflow-hidden rounded-card border bg-raised transition-[border-color,box-shadow] duration-150',
        isSelected ? 'border-blueprint shadow-[0_0_0_1px_var(--blueprint)]' : 'border-line hover:border-edge',
      )}
    >
      <Glance project={project} isFaded={place === 'trash'} className="border-b border-line" />
      <SelectBox
        {...props}
        className={joinClasses(
          'absolute start-2.5 top-2.5 z-10 rounded-control border border-line bg-raised transition-opacity duration-150',
          !isSelecting &&
            'opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:opacity-100',
        )}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 px-4 pt-3 pb-3.5">
        <div className="flex items-center justify-between gap-2">
          <h2 className="flex min-w-0 text-[16.5px] leading-snug font-[620] tracking-[-0.01em]">
            <EntryName {...props} />
          </h2>
          <ProjectMenu project={project} place={place} onShare={onShare} onRemove={onRemove} />
        </div>
        <p className="line-clamp-2 min-h-[2lh] text-sm leading-snug wrap-anywhere text-muted">
          {project.description === '' ? 'No description.' : <bdi>{project.description}</bdi>}
        </p>
        <div className="mt-1 flex h-6 min-w-0 items-center gap-x-3.5 text-[12.5px] text-muted">
          <StatusChoice project={project} isFixed={isFixed} />
          {project.share ? (
            <SharedBy by={project.share.by} role={roleWords[project.share.role]} />
          ) : (
            <PrivacyChoice project={project} isFixed={isFixed} />
          )}
        </div>
        <div className="mt-2.5 flex items-center justify-between gap-3 border-t border-dashed border-line pt-2.5 text-[12.5px] text-muted">
          <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
            <Users size={14} aria-hidden />
            <bdi>{countPeople(invited)}</bdi>
          </span>
          <span className="truncate tabular-nums">
            <EntryTime {...props} />
          </span>
        </div>
      </div>
    </article>
  );
});

export function SharedBy({ by, role }: { by: string; role: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Badge>{role}</Badge>
      <span className="truncate" title={by}>
        from <bdi>{by}</bdi>
      </span>
    </span>
  );
}
