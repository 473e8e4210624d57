import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { findUnknownPlaceholders, placeholders } from '@/domain/assistant/placeholders';
import { promptForm, promptFormSchema, type PromptForm } from '@/domain/assistant/prompt-form';
import { nextVersion } from '@/domain/assistant/prompt-versions';
import type { SystemPrompt } from '@/domain/assistant/system-prompt';
import { addPrompt, savePrompt } from '@/services/models/prompt-commands';
import { SwitchRow } from '@/ui/switch-row';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { RecordDialog } from '../record-dialog';

type PromptDialogProps = {
  /** The prompt to edit; a new one without. */
  prompt?: SystemPrompt;
  onClose: () => void;
  onSaved: (id: string) => void;
};

/** Adds a system prompt or edits one. A changed content keeps the earlier one as a version. */
export function PromptDialog({ prompt, onClose, onSaved }: PromptDialogProps) {
  const form = useForm<PromptForm>({
    resolver: zodResolver(promptFormSchema),
    defaultValues: promptForm(prompt),
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const content = useWatch({ control, name: 'content' });
  const unknown = findUnknownPlaceholders(content);
  return (
    <RecordDialog
      kind="prompt"
      id={prompt?.id}
      form={form}
      onAdd={addPrompt}
      onSave={savePrompt}
      onSaved={onSaved}
      onClose={onClose}
    >
      <TextField label="Name" error={errors.name?.message ?? null} {...register('name')} />
      <TextField
        label="Description"
        error={errors.description?.message ?? null}
        {...register('description')}
      />
      <Controller
        control={control}
        name="enabled"
        render={({ field: { value, onChange } }) => (
          <SwitchRow
            label="Enabled"
            description="The assistant gives it to models."
            checked={value}
            onChange={onChange}
          />
        )}
      />
      <TextArea
        label="Detailed Description"
        className="[&_textarea]:min-h-20"
        error={errors.detailedDescription?.message ?? null}
        {...register('detailedDescription')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField
          label="System Prompt ID"
          hint="What the assistant asks for it by."
          autoCapitalize="none"
          spellCheck={false}
          error={errors.systemPromptId?.message ?? null}
          {...register('systemPromptId')}
        />
        <TextField
          label="Version"
          hint={prompt ? `Left as it is: ${nextVersion(prompt.version)}` : undefined}
          inputMode="decimal"
          error={errors.version?.message ?? null}
          {...register('version')}
        />
      </div>
      <TextArea
        label="Content"
        spellCheck={false}
        className="[&_textarea]:min-h-60 [&_textarea]:font-code [&_textarea]:text-[13px]"
        {...(unknown.length > 0
          ? { hint: `Nobody fills ${unknown.map((name) => `{{${name}}}`).join(', ')}.` }
          : {})}
        error={errors.content?.message ?? null}
        {...register('content')}
      />
      <details className="text-sm">
        <summary className="cursor-pointer font-medium">What can be filled in</summary>
        <ul className="mt-2 grid gap-1 text-muted">
          {placeholders.map(({ name, meaning }) => (
            <li key={name}>
              <code className="font-code text-[13px] text-ink">{`{{${name}}}`}</code> {meaning}
            </li>
          ))}
        </ul>
      </details>
    </RecordDialog>
  );
}
