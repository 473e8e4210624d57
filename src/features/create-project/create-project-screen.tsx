import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { limits } from '@/domain/limits';
import {
  emptyProjectForm,
  newProjectFormSchema,
  type NewProjectForm,
} from '@/domain/project/new-project-form';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ChoiceChips } from '@/ui/choice-chips';
import { Screen } from '@/ui/screen';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { ArchivesField } from './archives-field';
import { keepForm, readKeptForm } from './kept-form';
import { PicturesField } from './pictures-field';
import { StartChoice } from './start-choice';
import { UrlsField } from './urls-field';
import { readyArchives, useArchives } from './use-archives';
import { useCreate } from './use-create';
import { usePictures } from './use-pictures';

const privacyOptions = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
] as const;
const privacyHints = {
  public: 'Anyone on this device can see it, and it may appear in the gallery.',
  private: 'Only you and the people you invite can see it.',
} as const;

const leaveWords = {
  title: 'Leave without creating?',
  description: 'What you filled in on this screen is not kept.',
};

/** Where a project begins: what it is, and what it may be made of. */
export function CreateProjectScreen() {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(newProjectFormSchema), defaultValues: readKeptForm() });
  const { register, control, formState, handleSubmit, trigger } = form;
  const values = { ...emptyProjectForm, ...useWatch({ control }) };
  const pictures = usePictures();
  const archives = useArchives();
  const [start, setStart] = useState<'description' | 'files'>('files');
  // Made or given up: what is drawn once more on the way out keeps nothing.
  const isOver = useRef(false);
  const forget = () => {
    isOver.current = true;
    keepForm(null);
  };
  const { busy, problem, create } = useCreate((projectId) => {
    forget();
    void navigate(`/app/projects/${projectId}/editor`);
  });
  useEffect(() => keepForm(isOver.current ? null : values));
  const given = readyArchives(archives.rows);
  const isWaiting = pictures.reading > 0 || archives.rows.some(({ state }) => state.kind === 'unpacking');
  const isDirty = isFilled(values) || pictures.added.length > 0 || archives.rows.length > 0;
  const guard = useLeaveGuard(isDirty && !busy, (path) => void navigate(path), {
    ...leaveWords,
    onLeave: forget,
  });
  const isBlank = values.name.trim() === '';
  const submit = handleSubmit((checked) =>
    create({ ...checked, pictures: pictures.added, archives: given, start }),
  );
  // A form whose button is disabled does not hear Enter.
  const tellBlank = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isBlank) void trigger('name');
  };
  return (
    <Screen title="Create New Project" lead="Describe it, give it what you have, and it opens in the editor.">
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid items-start gap-5 lg:grid-cols-2"
      >
        <Card title="The project" className="lg:sticky lg:top-5">
          <TextField
            label="Project name"
            maxLength={limits.projectNameMaxCharacters}
            placeholder="Crumb, the bakery"
            autoComplete="off"
            dir="auto"
            required
            error={formState.errors.name?.message ?? null}
            {...register('name')}
            onKeyDown={tellBlank}
          />
          <TextArea
            label="Description"
            hint="What it is, for whom, and what should be on it. The site is made from these words; without any, from the name."
            placeholder="A bakery in Lyon with prices, opening hours and how to find us. Warm, terracotta."
            dir="auto"
            error={formState.errors.description?.message ?? null}
            {...register('description')}
          />
          <Controller
            control={control}
            name="privacy"
            render={({ field }) => (
              <div className="grid gap-2">
                <ChoiceChips
                  label="Privacy"
                  value={field.value}
                  onChange={field.onChange}
                  options={privacyOptions}
                />
                <p className="text-sm text-muted">{privacyHints[field.value]}</p>
              </div>
            )}
          />
        </Card>
        <Card title="References" description="All of these are optional.">
          <PicturesField pictures={pictures} />
          <Controller
            control={control}
            name="urls"
            render={({ field }) => <UrlsField urls={field.value} onChange={field.onChange} />}
          />
          <ArchivesField archives={archives} />
          {given.length > 0 && <StartChoice value={start} onChange={setStart} />}
          <TextField
            label="Figma link"
            autoComplete="off"
            placeholder="https://www.figma.com/design/…"
            dir="ltr"
            hint={
              <>
                With a Figma token in your{' '}
                <Link to="/app/profile/settings" className="underline underline-offset-2 hover:text-ink">
                  settings
                </Link>
                , its colours, type and frame names are read.
              </>
            }
            error={formState.errors.figmaLink?.message ?? null}
            {...register('figmaLink')}
          />
        </Card>
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper py-3.5 lg:col-span-2">
          {problem && (
            <p role="alert" className="min-w-0 flex-1 text-sm break-words text-danger">
              {problem}
            </p>
          )}
          {isWaiting && !busy && (
            <p role="status" className="text-sm text-muted">
              Your files are still being read.
            </p>
          )}
          <Button type="submit" variant="signal" size="large" disabled={isBlank || busy || isWaiting}>
            {busy ? 'Creating...' : 'Create project'}
          </Button>
        </div>
      </form>
      {guard}
    </Screen>
  );
}

function isFilled({ name, description, urls, figmaLink }: NewProjectForm): boolean {
  return urls.length > 0 || [name, description, figmaLink].some((text) => text.trim() !== '');
}
