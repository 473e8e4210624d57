import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { notifyFailure } from '@/services/notices/notify-failure';
import { FormDialog } from '@/ui/form-dialog';

const words = {
  model: { add: 'Add model', edit: 'Edit model', save: 'Save model', failure: 'The model was not saved' },
  prompt: {
    add: 'Add prompt',
    edit: 'Edit prompt',
    save: 'Save prompt',
    failure: 'The prompt was not saved',
  },
} as const;

type RecordDialogProps<Form extends FieldValues> = {
  kind: keyof typeof words;
  /** The record to edit; undefined adds one. */
  id: string | undefined;
  form: UseFormReturn<Form>;
  /** Answers the id of what was added. */
  onAdd: (form: Form) => Promise<string>;
  onSave: (id: string, form: Form) => Promise<void>;
  onSaved: (id: string) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Adds a record of administration or edits one; it stays open, and says why, when that fails. */
export function RecordDialog<Form extends FieldValues>(props: RecordDialogProps<Form>) {
  const { kind, id, form, onAdd, onSave, onSaved, onClose, children } = props;
  const { add, edit, save, failure } = words[kind];
  const { isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (filled: Form) => {
    try {
      const kept = id ?? (await onAdd(filled));
      if (id !== undefined) await onSave(id, filled);
      onSaved(kept);
    } catch (error) {
      notifyFailure(failure)(error);
    }
  });
  return (
    <FormDialog
      title={id === undefined ? add : edit}
      submitLabel={id === undefined ? add : save}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      isDirty={isDirty}
      isBusy={isSubmitting}
    >
      {children}
    </FormDialog>
  );
}
