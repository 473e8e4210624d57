import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { Project } from '@/domain/project/project';
import { templateCategories, templateCategoryNames, templateTags } from '@/domain/templates/template';
import { templateFormSchema, type TemplateForm } from '@/domain/templates/template-form';
import { notify } from '@/services/notices/notifications';
import { saveAsTemplate } from '@/services/project/template-commands';
import { FormDialog } from '@/ui/form-dialog';
import { joinClasses } from '@/ui/join-classes';
import { TextField } from '@/ui/text-field';
import { reportFailure } from '../report-failure';

type TemplateDialogProps = {
  project: Project;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

/** Keeps the project as it stands as a template of the account. */
export function TemplateDialog({ project, onClose, onCloseAutoFocus }: TemplateDialogProps) {
  const { register, control, handleSubmit, formState } = useForm<TemplateForm>({
    resolver: zodResolver(templateFormSchema),
    defaultValues: { title: project.name, subtitle: '', category: 'business', tags: [] },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const save = handleSubmit(async (form) => {
    try {
      const id = await saveAsTemplate({ ...form, projectId: project.id });
      onClose();
      notify({
        type: 'success',
        title: 'Template saved',
        message: 'It stands under Templates as yours. Later changes of the project do not reach it.',
        action: { label: 'Look at it', href: `/templates/${id}` },
      });
    } catch (error) {
      reportFailure('The template was not saved')(error);
    }
  });
  return (
    <FormDialog
      title="Save as template"
      description="A copy of the project as it stands, to start others from. Only this account sees it."
      submitLabel="Save template"
      onSubmit={(event) => void save(event)}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
      isDirty={isDirty}
      isBusy={isSubmitting}
    >
      <TextField label="Title" error={errors.title?.message ?? null} {...register('title')} />
      <TextField
        label="What it is, in a line"
        error={errors.subtitle?.message ?? null}
        {...register('subtitle')}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium">Category</legend>
        <Controller
          control={control}
          name="category"
          render={({ field: { value, name, onChange } }) => (
            <div className="flex flex-wrap gap-2">
              {templateCategories.map((known) => (
                <label key={known} className={choice(value === known)}>
                  <input
                    type="radio"
                    name={name}
                    checked={value === known}
                    onChange={() => onChange(known)}
                    className="sr-only"
                  />
                  {templateCategoryNames[known]}
                </label>
              ))}
            </div>
          )}
        />
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium">Topics</legend>
        <Controller
          control={control}
          name="tags"
          render={({ field: { value, onChange } }) => (
            <div className="flex flex-wrap gap-2">
              {templateTags.map((tag) => (
                <label key={tag} className={choice(value.includes(tag))}>
                  <input
                    type="checkbox"
                    checked={value.includes(tag)}
                    onChange={({ target }) =>
                      onChange(target.checked ? [...value, tag] : value.filter((known) => known !== tag))
                    }
                    className="sr-only"
                  />
                  {tag}
                </label>
              ))}
            </div>
          )}
        />
      </fieldset>
    </FormDialog>
  );
}

function choice(isOn: boolean): string {
  return joinClasses(
    'cursor-pointer rounded-full border px-3 py-1 text-[13.5px] transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueprint pointer-coarse:py-2.5',
    isOn
      ? 'border-ink bg-ink text-paper'
      : 'border-line bg-raised text-muted hover:border-edge hover:text-ink',
  );
}
