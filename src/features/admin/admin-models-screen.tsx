import { useLiveQuery } from 'dexie-react-hooks';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { enableModel, moveModel } from '@/services/models/model-commands';
import { listModelRows } from '@/services/models/model-rows';
import { saveCsv } from '@/services/project/save-csv';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { Screen } from '@/ui/screen';
import { formatNumber } from './format-values';
import { MembersNote } from './members-note';
import { copyModel, deleteModel } from './models/model-actions';
import { filedColumns, modelColumns } from './models/model-columns';
import { ModelDetail } from './models/model-detail';
import { ModelFileMenu } from './models/model-file-menu';
import { notifyFailure } from '@/services/notices/notify-failure';
import { useAdministrator } from './use-administrator';
import { useMedia } from '@/ui/use-media';

// The form and its library are read when somebody edits: most come to look.
const ModelDialog = lazy(async () => ({ default: (await import('./models/model-dialog')).ModelDialog }));

const byPlace = { column: 'order', direction: 'ascending' } as const;

/** AI Models of this installation (specification §2.9): the chat offers the enabled ones and names the first two. */
export function AdminModelsScreen() {
  const models = useLiveQuery(() => listModelRows(), []);
  const canChange = useAdministrator() === true;
  const isPhone = useMedia('(max-width: 767px)');
  const isTablet = useMedia('(max-width: 1199px)');
  const [query, setQuery] = useSearchParams();
  const [editing, setEditing] = useState<'new' | 'selected' | null>(null);
  const selected = models?.find(({ id }) => id === query.get('model')) ?? models?.[0];
  const detailId = useId();
  const select = (id: string) => {
    setQuery({ model: id }, { replace: true, preventScrollReset: true });
    // Where the detail stands below the table, it comes into sight.
    const detail = document.getElementById(detailId);
    if (detail && detail.getBoundingClientRect().top > innerHeight / 2)
      detail.scrollIntoView({ block: 'start' });
  };
  const columns = modelColumns(
    {
      canChange,
      selectedId: selected?.id,
      onSelect: ({ id }) => select(id),
      onEnable: ({ id }, enabled) =>
        void enableModel(id, enabled).catch(notifyFailure('The model was not changed')),
    },
    isPhone ? 'phone' : isTablet ? 'tablet' : 'desktop',
  );
  const enabledCount = models?.filter(({ enabled }) => enabled).length ?? 0;
  return (
    <Screen
      title="AI Models"
      lead={
        models
          ? `${formatNumber(enabledCount)} of ${formatNumber(models.length)} offered. The first two that are enabled are named in the chat.`
          : 'Reading the models of this installation.'
      }
      actions={
        <>
          <ModelFileMenu
            canChange={canChange}
            onSaveTable={() =>
              saveCsv('ai-models', [...modelColumns(noActs, 'desktop'), ...filedColumns], models ?? [])
            }
          />
          {canChange && (
            <Button variant="signal" onClick={() => setEditing('new')}>
              <Plus size={18} aria-hidden /> Add model
            </Button>
          )}
        </>
      }
    >
      {models && !canChange && <MembersNote />}
      {models && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <DataTable
            label="AI models"
            columns={columns}
            rows={models}
            keyOf={({ id }) => id}
            sorting={byPlace}
            maxHeight={isPhone ? '22rem' : '40rem'}
            empty="No models. The built-in composer answers all by itself; add a model to have a bigger brain."
          />
          {selected && (
            <div id={detailId} className="min-w-0 scroll-mt-4 lg:sticky lg:top-6">
              <ModelDetail
                model={selected}
                count={models.length}
                canChange={canChange}
                onEdit={() => setEditing('selected')}
                onDuplicate={() =>
                  void copyModel(selected).then(select, notifyFailure('The model was not duplicated'))
                }
                onMove={(step) =>
                  void moveModel(selected.id, step).catch(notifyFailure('The model was not moved'))
                }
                onDelete={() => void deleteModel(selected).catch(notifyFailure('The model was not deleted'))}
              />
            </div>
          )}
        </div>
      )}
      {editing && (
        <Suspense>
          <ModelDialog
            {...(editing === 'selected' && selected ? { model: selected } : {})}
            hasKey={editing === 'selected' && selected?.readiness === 'ready'}
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

const noActs = { canChange: false, selectedId: undefined, onSelect: () => {}, onEnable: () => {} };
