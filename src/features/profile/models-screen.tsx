import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { listModels } from '@/services/models/model-queries';
import { changePreferences, readPreferences } from '@/services/preferences';
import { listSecretNames } from '@/services/account/vault';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { ModelCard } from './models/model-card';
import { sayError } from './say-error';
import { useAccountId } from './use-account';
import { VaultStrip } from './vault-strip';

/** AI Models: which ones this account uses, and the keys it uses them with. */
export function ModelsScreen() {
  const accountId = useAccountId();
  const models = useLiveQuery(() => listModels(), []);
  const names = useLiveQuery(() => listSecretNames(accountId), [accountId]);
  const chosen = useLiveQuery(() => readPreferences(accountId), [accountId])?.models;
  const enable = (id: string, isEnabled: boolean) => {
    changePreferences({ models: { ...chosen, [id]: isEnabled } }).catch((error: unknown) =>
      sayError('The model was not switched', error),
    );
  };
  const withoutKey = models?.filter(({ id }) => !names?.includes(id)) ?? [];
  return (
    <Screen
      title="AI Models"
      lead="Sitewright makes sites by itself. A model of your own can answer in the chat as well: switch it on and enter its key."
    >
      <div className="grid gap-5">
        <VaultStrip />
        {models?.length === 0 && (
          <EmptyState
            title="No models are set up"
            className="rounded-card border border-dashed border-line py-16"
          >
            <p className="text-muted">
              An administrator adds them under{' '}
              <Link to="/app/admin/models" className="text-blueprint underline underline-offset-4">
                Administration, AI Models
              </Link>
              .
            </p>
          </EmptyState>
        )}
        {models && names && chosen && (
          <div className="grid gap-5 lg:grid-cols-2">
            {models.map((model) => (
              <ModelCard
                key={model.id}
                model={model}
                isEnabled={chosen[model.id] ?? model.enabled}
                onEnable={(isEnabled) => enable(model.id, isEnabled)}
                hasKey={names.includes(model.id)}
                isNamesake={models.some(({ id, name }) => id !== model.id && name === model.name)}
                siblings={withoutKey.filter(
                  ({ id, provider }) => provider === model.provider && id !== model.id,
                )}
              />
            ))}
          </div>
        )}
      </div>
    </Screen>
  );
}
