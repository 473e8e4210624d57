import { useState, type FormEvent } from 'react';
import {
  templateCategories,
  templateCategoryNames,
  templateTags,
  type TemplateCategory,
} from '@/domain/templates/template';
import { limits } from '@/domain/limits';
import { notify } from '@/services/notifications';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { joinClasses } from '@/ui/join-classes';
import { TextField } from '@/ui/text-field';
import { useEditor } from '../editor-context';
import { reportFailure } from '../report-failure';

type TemplateDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCloseAutoFocus: (event: Event) => void;
};

/** Keeps the project as it stands as a template of the account. */
export function TemplateDialog({ open, onOpenChange, onCloseAutoFocus }: TemplateDialogProps) {
  const { project } = useEditor();
  const [category, setCategory] = useState<TemplateCategory>('business');
  const [tags, setTags] = useState<readonly (typeof templateTags)[number][]>([]);
  const [isBlank, setBlank] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!project) return null;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const title = text('title');
    setBlank(title === '');
    if (title === '' || isBusy) return;
    setBusy(true);
    import('@/services/template-commands')
      .then(({ saveAsTemplate }) =>
        saveAsTemplate({ projectId: project.id, title, subtitle: text('subtitle'), category, tags }),
      )
      .then((id) => {
        onOpenChange(false);
        notify({
          type: 'success',
          title: 'Template saved',
          message: 'It stands under Templates as yours. Later changes of the project do not reach it.',
          action: { label: 'Look at it', href: `/templates/${id}` },
        });
      })
      .catch(reportFailure('The template was not saved'))
      .finally(() => setBusy(false));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={onCloseAutoFocus}
      title="Save as template"
      description="A copy of the project as it stands, to start others from. Only this account sees it."
      actions={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form="save-template" variant="ink" disabled={isBusy}>
            Save template
          </Button>
        </>
      }
    >
      <form id="save-template" onSubmit={save} className="grid gap-4">
        <TextField
          label="Title"
          name="title"
          defaultValue={project.name}
          maxLength={limits.projectNameMaxCharacters}
          error={isBlank ? 'A template needs a title.' : null}
        />
        <TextField label="What it is, in a line" name="subtitle" maxLength={120} />
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-medium">Category</legend>
          <div className="flex flex-wrap gap-2">
            {templateCategories.map((known) => (
              <label key={known} className={choice(category === known)}>
                <input
                  type="radio"
                  name="category"
                  checked={category === known}
                  onChange={() => setCategory(known)}
                  className="sr-only"
                />
                {templateCategoryNames[known]}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-medium">Topics</legend>
          <div className="flex flex-wrap gap-2">
            {templateTags.map((tag) => (
              <label key={tag} className={choice(tags.includes(tag))}>
                <input
                  type="checkbox"
                  checked={tags.includes(tag)}
                  onChange={({ target }) =>
                    setTags(target.checked ? [...tags, tag] : tags.filter((known) => known !== tag))
                  }
                  className="sr-only"
                />
                {tag}
              </label>
            ))}
          </div>
        </fieldset>
      </form>
    </Dialog>
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
