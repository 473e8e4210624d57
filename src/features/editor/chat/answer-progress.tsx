import type { AnswerState } from '@/services/chat/answer-progress';
import { Button } from '@/ui/button';
import { joinClasses } from '@/ui/join-classes';
import { formatCount, formatDuration } from '../format-values';
import { SpeakerLine } from './speaker-line';
import { useElapsed } from './use-elapsed';

const words: Readonly<Record<AnswerState['step'], string>> = {
  asking: 'Waiting for the first word',
  thinking: 'Thinking it over',
  writing: 'Writing',
  checking: 'Checking what it wrote',
  mending: 'Asking it to mend what the checks found',
};

/** A model's answer as it is written: what it does, the files as they grow, and a way to stop. */
export function AnswerProgress({ answer, onCancel }: { answer: AnswerState; onCancel: () => void }) {
  const { brain, step, files, startedAt } = answer;
  const elapsed = useElapsed(startedAt);
  const current = step === 'writing' ? files.at(-1)?.path : undefined;
  return (
    <div>
      <SpeakerLine name={brain} facts={[formatDuration(elapsed)]} isWorking />
      <div className="ms-1.5 border-s border-dashed border-blueprint ps-3.5 text-[13px]">
        <p className="font-medium">{words[step]}…</p>
        {files.length > 0 && (
          <ul aria-label="Files it writes" className="mt-0.5 grid font-code text-xs font-medium">
            {files.map(({ path, lines }) => (
              <li key={path} className="flex justify-between gap-3 leading-relaxed">
                <span dir="ltr" className={joinClasses('truncate', path !== current && 'text-muted')}>
                  {path}
                </span>
                <span className="shrink-0 text-muted tabular-nums">{formatCount(lines, 'line')}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button size="small" className="mt-2.5" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
