import { cancelBuild, type BuildState } from '@/services/chat/build';
import { Button } from '@/ui/button';
import { joinClasses } from '@/ui/join-classes';
import { useEditor } from '../editor-context';
import { formatCount, formatDuration } from '../format-values';
import { SpeakerLine } from './speaker-line';
import { useElapsed } from './use-elapsed';

const steps = [
  { step: 'understanding', done: 'Understood the prompt', current: 'Understanding the prompt' },
  { step: 'planning', done: 'Planned pages and sections', current: 'Planning pages and sections' },
  { step: 'composing', done: 'Composed', current: 'Composing' },
  { step: 'checking', done: 'Checked', current: 'Checking' },
  { step: 'saving', done: 'Saved', current: 'Saving as a version' },
] as const;
const mostFiles = 6;

/** A build as it happens: the steps by name, the files as they stand, and a way to stop. */
export function BuildProgress({ build }: { build: BuildState }) {
  const { projectId } = useEditor();
  const elapsed = useElapsed(build.startedAt);
  const current = steps.findIndex(({ step }) => step === build.step);
  const latest = build.files.slice(-mostFiles);
  const earlier = build.files.length - latest.length;
  return (
    <div>
      <SpeakerLine name="Composer" facts={['on this device', formatDuration(elapsed)]} isWorking />
      <ol
        aria-label="Steps of the build"
        className="ms-1.5 grid gap-0.5 border-s border-dashed border-blueprint ps-3.5 text-[13px]"
      >
        {steps.slice(0, current + 1).map(({ step, done, current: doing }, index) => {
          const isDone = index < current;
          return (
            <li key={step} aria-current={isDone ? undefined : 'step'} className="py-px">
              <span className={joinClasses(isDone ? 'text-muted' : 'font-medium text-ink')}>
                {isDone ? done : `${doing}…`}
              </span>
              {step === 'composing' && build.files.length > 0 && (
                <ul className="mt-0.5 grid font-code text-xs font-medium">
                  {earlier > 0 && <li className="text-muted">{formatCount(earlier, 'file')} before these</li>}
                  {latest.map(({ path, lines }) => (
                    <li
                      key={path}
                      className="flex justify-between gap-3 leading-relaxed transition-opacity duration-200 starting:opacity-0"
                    >
                      <span className="truncate">{path}</span>
                      <span className="shrink-0 text-moss tabular-nums">+{lines}</span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
      <Button size="small" className="mt-2.5" onClick={() => cancelBuild(projectId)}>
        Cancel
      </Button>
    </div>
  );
}
