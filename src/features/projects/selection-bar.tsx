import { ChevronDown, RotateCcw, Trash2, X } from 'lucide-react';
import { privacies, projectStatuses, type Project } from '@/domain/project/project';
import { formats } from '@/services/formats';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/menu';
import { changeAll, recoverAll, trashAll } from './project-actions';
import { countProjects, privacyWords, statusWords } from './project-words';
import type { Place } from './use-project-lists';
import type { Selection } from './use-selection';

type SelectionBarProps = {
  place: Place;
  selected: readonly Project[];
  /** How many the list shows. */
  shownCount: number;
  selection: Selection;
  onRemove: (projects: readonly Project[]) => void;
};

/** What can be done with all selected projects at once. */
export function SelectionBar({ place, selected, shownCount, selection, onRemove }: SelectionBarProps) {
  const { number } = formats.read();
  const done = (work: Promise<boolean>) => void work.then((isDone) => isDone && selection.clear());
  return (
    <div
      role="region"
      aria-label="Selected projects"
      className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card border border-edge bg-raised px-3 py-2 shadow-card"
    >
      <span aria-live="polite" className="px-1 text-sm font-semibold">
        {countProjects(selected.length, number)} selected
      </span>
      {selected.length < shownCount && (
        <Button size="small" variant="ghost" onClick={selection.selectAll}>
          Select all {number(shownCount)}
        </Button>
      )}
      {place === 'own' && (
        <>
          <Menu side="top" align="start" trigger={<MenuButton label="Status" />}>
            {projectStatuses.map((status) => (
              <MenuItem
                key={status}
                onSelect={() =>
                  done(changeAll(selected, { status }, `The status is ${statusWords[status].label} now.`))
                }
              >
                {statusWords[status].label}
              </MenuItem>
            ))}
          </Menu>
          <Menu side="top" align="start" trigger={<MenuButton label="Privacy" />}>
            {privacies.map((privacy) => (
              <MenuItem
                key={privacy}
                onSelect={() =>
                  done(
                    changeAll(
                      selected,
                      { privacy },
                      `They are ${privacyWords[privacy].label.toLowerCase()} now.`,
                    ),
                  )
                }
              >
                {privacyWords[privacy].label}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
      {place === 'trash' ? (
        <>
          <Button size="small" onClick={() => done(recoverAll(selected))}>
            <RotateCcw size={15} aria-hidden />
            Restore
          </Button>
          <Button size="small" variant="danger" onClick={() => onRemove(selected)}>
            <Trash2 size={15} aria-hidden />
            Delete for good
          </Button>
        </>
      ) : (
        <Button size="small" variant="danger" onClick={() => done(trashAll(selected))}>
          <Trash2 size={15} aria-hidden />
          Move to trash
        </Button>
      )}
      <IconButton label="Clear the selection" onClick={selection.clear}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
}

function MenuButton({ label, ...rest }: { label: string }) {
  return (
    <Button size="small" {...rest}>
      {label}
      <ChevronDown size={14} aria-hidden />
    </Button>
  );
}
