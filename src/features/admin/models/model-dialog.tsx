import { zodResolver } from '@hookform/resolvers/zod';
import { useSyncExternalStore } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { modelTypes, type AiModel } from '@/domain/assistant/ai-model';
import { aiModelFormSchema, modelForm, type AiModelForm } from '@/domain/assistant/ai-model-form';
import { findProvider, providers } from '@/domain/assistant/providers';
import { addModel, saveModel } from '@/services/models/model-commands';
import { vaultState, type VaultState } from '@/services/account/vault';
import { PasswordField } from '@/ui/password-field';
import { SelectField } from '@/ui/select-field';
import { SwitchRow } from '@/ui/switch-row';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { RecordDialog } from '../record-dialog';
import { typeNames } from './model-columns';

type ModelDialogProps = {
  /** The model to edit; a new one without. */
  model?: AiModel;
  /** Whether the account's vault holds a key for it. */
  hasKey: boolean;
  onClose: () => void;
  onSaved: (id: string) => void;
};

/** Why no key can be entered; null when one can. */
const keyHindrances: Readonly<Record<VaultState, string | null>> = {
  reading: null,
  open: null,
  none: 'Keys are sealed with your password, and a guest has none. Create an account to keep one.',
  locked: 'Your vault is locked. Unlock it under Profile, AI Models; a key can be entered then.',
  stale: 'Your vault is sealed with your earlier password. Open it under Profile, AI Models first.',
};

const typeOptions = modelTypes.map((value) => ({ value, label: typeNames[value] }));

/** Adds a model or edits one. The key goes to the vault of the signed-in account, and is never shown again. */
export function ModelDialog({ model, hasKey, onClose, onSaved }: ModelDialogProps) {
  const form = useForm<AiModelForm>({
    resolver: zodResolver(aiModelFormSchema),
    defaultValues: modelForm(model),
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const provider = findProvider(useWatch({ control, name: 'provider' }));
  const vault = useSyncExternalStore(vaultState.subscribe, vaultState.read);
  const hindrance = keyHindrances[vault];
  const known = providers.some(({ name }) => name === model?.provider);
  const providerOptions = [
    ...providers.map(({ name }) => ({ value: name, label: name })),
    ...(model && !known ? [{ value: model.provider, label: model.provider }] : []),
  ];
  return (
    <RecordDialog
      kind="model"
      id={model?.id}
      form={form}
      onAdd={addModel}
      onSave={saveModel}
      onSaved={onSaved}
      onClose={onClose}
    >
      <TextField label="Name" error={errors.name?.message ?? null} {...register('name')} />
      <TextField
        label="System Name"
        hint="What the provider calls it."
        autoCapitalize="none"
        spellCheck={false}
        error={errors.systemName?.message ?? null}
        {...register('systemName')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="provider"
          render={({ field: { ref: _ref, ...field } }) => (
            <SelectField label="Provider" options={providerOptions} {...field} />
          )}
        />
        <Controller
          control={control}
          name="modelType"
          render={({ field: { ref: _ref, ...field } }) => (
            <SelectField label="Type" options={typeOptions} {...field} />
          )}
        />
      </div>
      <PasswordField
        label="API Key"
        shows="API key"
        autoComplete="off"
        disabled={hindrance !== null}
        hint={
          hindrance ??
          (hasKey
            ? 'Your vault holds a key for it. Leave this empty to keep that one.'
            : 'Kept encrypted in your own vault on this device, for your account alone.')
        }
        error={errors.apiKey?.message ?? null}
        {...register('apiKey')}
      />
      <TextField
        label={provider.needsKey ? 'Endpoint (optional)' : 'Endpoint'}
        hint="Address of a server of your own, for local models."
        placeholder={provider.endpoint ?? ''}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.endpoint?.message ?? null}
        {...register('endpoint')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Max tokens"
          inputMode="numeric"
          error={errors.maxTokens?.message ?? null}
          {...register('maxTokens')}
        />
        <TextField
          label="Price"
          placeholder="$0.01 per 1K tokens"
          error={errors.pricing?.message ?? null}
          {...register('pricing')}
        />
      </div>
      <TextArea
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
            description="People can choose it."
            checked={value}
            onChange={onChange}
          />
        )}
      />
    </RecordDialog>
  );
}
