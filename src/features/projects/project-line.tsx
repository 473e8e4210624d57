import { CutName } from '@/ui/cut-name';
import { joinClasses } from '@/ui/join-classes';
import { memo } from 'react';
import { EntryName, EntryTime, SelectBox } from './entry-parts';
import { Glance } from './glance';
import { SharedBy } from './project-card';
import type { EntryProps } from './project-entry';
import { ProjectMenu } from './project-menu';
import { countPeople, roleWords } from './project-words';
import { PrivacyChoice, StatusChoice } from './status-choice';

/** One project as a line of the list. */
export const ProjectLine = memo(function ProjectLine(props: EntryProps) {
  const { project, place, invited, isSelected, onShare, onRemove } = props;
  const isFixed = place !== 'own';
  return (
    <article
      className={joinClasses(
        'relative flex h-full items-center gap-3 rounded-control border px-3 transition-colors duration-150',
        isSelected ? 'border-blueprint bg-blueprint-soft' : 'border-line bg-raised hover:border-edge',
      )}
    >
      <SelectBox {...props} className="relative z-10 shrink-0" />
      <Glance
        project={project}
        className="h-10 w-16 shrink-0 rounded-[4px] border border-line max-sm:hidden"
      />
      <div className="grid min-w-0 flex-1">
        <h2 className="flex min-w-0 text-[15px] font-[600]">
          <EntryName {...props} />
        </h2>
        <p className="min-w-0 text-[13px] text-muted">
          <CutName text={project.description} />
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-x-5 text-[12.5px] text-muted">
        <div className="flex w-24 max-sm:w-auto">
          <StatusChoice project={project} isFixed={isFixed} />
        </div>
        {project.share ? (
          <span className="flex w-44 max-lg:hidden">
            <SharedBy by={project.share.by} role={roleWords[project.share.role]} />
          </span>
        ) : (
          <>
            <span className="flex w-20 max-lg:hidden">
              <PrivacyChoice project={project} isFixed={isFixed} />
            </span>
            <span className="w-20 whitespace-nowrap max-xl:hidden">
              <bdi>{countPeople(invited)}</bdi>
            </span>
          </>
        )}
        <span className="min-w-28 text-end whitespace-nowrap tabular-nums max-md:hidden">
          <EntryTime {...props} />
        </span>
      </div>
      <ProjectMenu project={project} place={place} onShare={onShare} onRemove={onRemove} />
    </article>
  );
});
