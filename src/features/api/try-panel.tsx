import { useRef, useState, type FormEvent } from 'react';
import type { ProjectListItem } from '@/domain/project/project';
import type { RouteAnswer } from '@/services/try-route';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import type { ApiRoute } from './api-routes';
import { ShownAnswer } from './shown-answer';

type TryPanelProps = {
  route: ApiRoute;
  projects: readonly ProjectListItem[];
  /** Id of the project that is asked about; all panels share it. */ project: string;
  onProject: (id: string) => void;
};
type Outcome = { readonly answer: RouteAnswer } | { readonly problem: string };

/** Asks one route with values of the visitor's choice, and shows what this device answers. */
export function TryPanel({ route, projects, project, onProject }: TryPanelProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(route.parameters.map(({ name, start }) => [name, start])),
  );
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const latest = useRef(0);
  const address = route.addressOf(project, values);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const turn = (latest.current += 1);
    setBusy(true);
    void import('@/services/try-route')
      .then(({ tryRoute }) => tryRoute(address))
      .then(
        (answer) => ({ answer }),
        (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
      )
      .then((next) => {
        if (turn !== latest.current) return;
        setOutcome(next);
        setBusy(false);
      });
  };
  return (
    <form
      onSubmit={send}
      aria-label={`Try: ${route.title}`}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-edge bg-raised p-4 shadow-card sm:p-5 lg:sticky lg:top-8"
    >
      {route.needsProject &&
        (projects.length > 0 ? (
          <SelectField
            label="Project"
            value={project}
            onChange={onProject}
            options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <TextField
            label="Project id"
            value={project}
            spellCheck={false}
            onChange={(event) => onProject(event.target.value)}
          />
        ))}
      {route.parameters.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2 [&>:only-child]:col-span-full">
          {route.parameters.map(({ name, values: words }) =>
            words ? (
              <SelectField
                key={name}
                label={name}
                value={values[name]}
                onChange={(value) => setValues({ ...values, [name]: value })}
                options={words.map((word) => ({ value: word, label: word }))}
              />
            ) : (
              <TextField
                key={name}
                label={name}
                value={values[name] ?? ''}
                spellCheck={false}
                autoCapitalize="none"
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            ),
          )}
        </div>
      )}
      <div className="flex items-center gap-2 rounded-control border border-line bg-sunken py-1.5 ps-3 pe-1.5">
        <code dir="ltr" className="min-w-0 flex-1 font-code text-[13px] leading-snug break-all">
          <span className="font-semibold text-moss">GET</span> {address}
        </code>
        <Button type="submit" variant="ink" size="small" disabled={isBusy}>
          {isBusy ? 'Sending…' : 'Send'}
        </Button>
      </div>
      <div role="status" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {outcome && 'problem' in outcome && (
          <p className="text-sm text-danger">
            Nothing answered: {outcome.problem} Reload the page, then try again.
          </p>
        )}
        {outcome && 'answer' in outcome && <ShownAnswer answer={outcome.answer} />}
      </div>
    </form>
  );
}
