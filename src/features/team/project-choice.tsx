import { useId, useState } from 'react';
import type { Project } from '@/domain/project/project';
import { formats } from '@/services/formats';
import { CutName } from '@/ui/cut-name';

type ProjectChoiceProps = {
  projects: readonly Project[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

const shownMost = 50;

/** Ticks off which projects are shared. Of many, a few are shown, and a field finds the others. */
export function ProjectChoice({ projects, chosen, onChange }: ProjectChoiceProps) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const ticked = new Set(chosen);
  const words = wanted.trim().toLowerCase();
  const fitting = projects.filter(({ name }) => name.toLowerCase().includes(words));
  const shown = fitting.slice(0, shownMost);
  if (projects.length === 0) {
    return (
      <p className="text-sm text-muted">You have no projects to share yet. They can be added to it later.</p>
    );
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">
        Projects to share{' '}
        {chosen.length > 0 && <span className="text-muted">({formats.read().number(chosen.length)})</span>}
      </legend>
      {projects.length > 8 && (
        <input
          type="search"
          aria-label="Find a project"
          placeholder="Find a project"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          // It finds; the form is not for it to send.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="h-10 rounded-control border border-edge bg-raised px-3 text-sm hover:border-ink"
        />
      )}
      <ul className="max-h-44 overflow-y-auto rounded-control border border-line">
        {shown.map((project) => (
          <li key={project.id} className="border-line not-first:border-t">
            <label
              htmlFor={`${id}-${project.id}`}
              className="flex min-h-10 cursor-pointer items-center gap-3 px-3 text-sm hover:bg-sunken"
            >
              <input
                id={`${id}-${project.id}`}
                type="checkbox"
                checked={ticked.has(project.id)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, project.id] : chosen.filter((other) => other !== project.id),
                  )
                }
                className="size-4 shrink-0 accent-blueprint"
              />
              <CutName text={project.name} className="flex-1" />
              <span className="text-muted">{project.privacy}</span>
            </label>
          </li>
        ))}
        {fitting.length === 0 && (
          <li className="px-3 py-2.5 text-sm text-muted">No project is called that.</li>
        )}
      </ul>
      {fitting.length > shown.length && (
        <p className="text-sm text-muted">
          The newest {shownMost} are shown. Type a part of the name to find another.
        </p>
      )}
    </fieldset>
  );
}
