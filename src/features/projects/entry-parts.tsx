import { CutName } from '@/ui/cut-name';
import { joinClasses } from '@/ui/join-classes';
import { Link } from 'react-router-dom';
import { limits } from '@/domain/limits';
import { addressOf, type EntryProps } from './project-entry';

const dayMilliseconds = 24 * 60 * 60 * 1000;

type SelectBoxProps = Pick<EntryProps, 'project' | 'isSelected' | 'onToggle'> & { className?: string };

/** Puts a project into the selection; with Shift, everything since the last one too. */
export function SelectBox({ project, isSelected, onToggle, className }: SelectBoxProps) {
  return (
    <label className={joinClasses('grid size-8 place-items-center pointer-coarse:size-10', className)}>
      <span className="sr-only">Select {project.name}</span>
      <input
        type="checkbox"
        checked={isSelected}
        onChange={(event) => {
          const { nativeEvent } = event;
          onToggle(project.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
        }}
        onClick={(event) => {
          // A click tells of Shift, a change does not.
          if (!event.shiftKey) return;
          event.preventDefault();
          onToggle(project.id, true);
        }}
        className="size-4.5 accent-blueprint"
      />
    </label>
  );
}

/** A project's name, which opens it: the press may land anywhere on the card, and the focus is drawn within it, as it cuts off what stands out. */
export function EntryName({ project, place }: EntryProps) {
  const address = addressOf(project, place);
  const name = <bdi className="truncate">{project.name}</bdi>;
  if (address === null) return <CutName text={project.name} />;
  return (
    <Link
      to={address}
      title={project.name}
      className="flex min-w-0 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-blueprint"
    >
      {name}
    </Link>
  );
}

/** When it was changed, or how long it stays in the trash. */
export function EntryTime({ project, place, formats }: EntryProps) {
  if (place === 'trash' && project.deletedAt !== null) {
    const goes = project.deletedAt + limits.trashDays * dayMilliseconds;
    return (
      <span title={formats.day(goes)}>
        Kept until <time dateTime={isoOf(goes)}>{formats.shortDay(goes)}</time>
      </span>
    );
  }
  return (
    <time dateTime={isoOf(project.updatedAt)} title={formats.momentWithYear(project.updatedAt)}>
      {formats.moment(project.updatedAt)}
    </time>
  );
}

/** A clock may have been anywhere when the row was written. */
function isoOf(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
