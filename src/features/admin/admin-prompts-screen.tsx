import { useLiveQuery } from 'dexie-react-hooks';
import { FileDown, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listPrompts, preparePrompts } from '@/services/models/prompt-queries';
import { saveCsv } from '@/services/project/save-csv';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { formatNumber } from './format-values';
import { MembersNote } from './members-note';
import { promptColumns } from './prompts/prompt-columns';
import { PromptDetail } from './prompts/prompt-detail';
import { PromptList } from './prompts/prompt-list';
import { notifyFailure } from '@/services/notices/notify-failure';
import { useAdministrator } from './use-administrator';

// The form and its library are read when somebody edits: most come to look.
const PromptDialog = lazy(async () => ({ default: (await import('./prompts/prompt-dialog')).PromptDialog }));

/** System Prompts of this installation (specification §2.9): what the assistant gives to models. */
export function AdminPromptsScreen() {
  const stored = useLiveQuery(() => listPrompts(), []);
  const [isPrepared, setPrepared] = useState(false);
  // Until the built-in ones are written, none is not the truth.
  const prompts = isPrepared || (stored?.length ?? 0) > 0 ? stored : undefined;
  const canChange = useAdministrator() === true;
  const [query, setQuery] = useSearchParams();
  const [editing, setEditing] = useState<'new' | 'selected' | null>(null);
  useEffect(() => {
    preparePrompts()
      .catch(notifyFailure('The built-in prompts could not be written'))
      .finally(() => setPrepared(true));
  }, []);
  const selected = prompts?.find(({ id }) => id === query.get('prompt')) ?? prompts?.[0];
  const detail = useRef<HTMLDivElement>(null);
  const select = (id: string) => {
    setQuery({ prompt: id }, { replace: true, preventScrollReset: true });
    // Where the detail stands below the list, it comes into sight.
    const top = detail.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight / 2) detail.current?.scrollIntoView({ block: 'start' });
  };
  const enabledCount = prompts?.filter(({ enabled }) => enabled).length ?? 0;
  return (
    <Screen
      title="System Prompts"
      lead={
        prompts
          ? `${formatNumber(enabledCount)} enabled of ${formatNumber(prompts.length)} in total. The built-in composer needs none; these are what models are told.`
          : 'Reading the prompts of this installation.'
      }
      actions={
        <>
          <Button onClick={() => saveCsv('system-prompts', promptColumns, prompts ?? [])}>
            <FileDown size={16} aria-hidden /> CSV
          </Button>
          {canChange && (
            <Button variant="signal" onClick={() => setEditing('new')}>
              <Plus size={18} aria-hidden /> Add prompt
            </Button>
          )}
        </>
      }
    >
      {prompts && !canChange && <MembersNote />}
      {prompts?.length === 0 && (
        <EmptyState title="No system prompts" className="min-h-80 rounded-card border border-line">
          <p className="text-muted">
            Models are not told anything of this installation's own. Add a prompt to change that.
          </p>
        </EmptyState>
      )}
      {prompts && selected && (
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <PromptList prompts={prompts} selectedId={selected.id} canChange={canChange} onSelect={select} />
          <div ref={detail} className="min-w-0 scroll-mt-4">
            <PromptDetail
              key={selected.id}
              prompt={selected}
              canChange={canChange}
              onEdit={() => setEditing('selected')}
              onDuplicated={select}
            />
          </div>
        </div>
      )}
      {editing && (
        <Suspense>
          <PromptDialog
            {...(editing === 'selected' && selected ? { prompt: selected } : {})}
            onClose={() => setEditing(null)}
            onSaved={(id) => {
              setEditing(null);
              select(id);
            }}
          />
        </Suspense>
      )}
    </Screen>
  );
}
