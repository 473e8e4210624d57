import { useState } from 'react';
import type { SystemPrompt } from '@/domain/assistant/system-prompt';
import { restorePrompt } from '@/services/models/prompt-commands';
import { notify } from '@/services/notices/notifications';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { formatTime } from '../format-values';
import { notifyFailure } from '@/services/notices/notify-failure';
import { LineDiff } from './line-diff';

type PromptHistoryProps = { prompt: SystemPrompt; canChange: boolean };

/** Earlier versions of a prompt, each against the one that stands, and the way back to it. */
export function PromptHistory({ prompt, canChange }: PromptHistoryProps) {
  const [place, setPlace] = useState(0);
  const chosen = prompt.earlier[place] ?? prompt.earlier[0];
  if (!chosen) {
    return (
      <p className="rounded-card border border-dashed border-line px-5 py-8 text-center text-muted">
        One version so far. Every change of the content keeps the one before it here.
      </p>
    );
  }
  const restore = async () => {
    await restorePrompt(prompt.id, prompt.earlier.indexOf(chosen));
    setPlace(0);
    notify({
      type: 'success',
      title: 'Version restored',
      message: `The content of version ${chosen.version} stands again, as a new version.`,
    });
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Earlier version"
          className="min-w-60 flex-1"
          value={String(prompt.earlier.indexOf(chosen))}
          onChange={(value) => setPlace(Number(value))}
          options={prompt.earlier.map(({ version, editedAt }, index) => ({
            value: String(index),
            label: `${version}, ${formatTime(editedAt)}`,
          }))}
        />
        {canChange && (
          <Button
            className="h-11"
            onClick={() => void restore().catch(notifyFailure('The version was not restored'))}
          >
            Restore {chosen.version}
          </Button>
        )}
      </div>
      <LineDiff
        label={`Changes from ${chosen.version} to ${prompt.version}`}
        before={chosen.content}
        after={prompt.content}
      />
    </div>
  );
}
