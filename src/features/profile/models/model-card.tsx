import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { AiModel } from '@/domain/assistant/ai-model';
import { findProvider } from '@/domain/assistant/providers';
import { formats } from '@/services/formats';
import { notify } from '@/services/notices/notifications';
import { keepSecret } from '@/services/account/vault';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Switch } from '@/ui/switch-row';
import { sayError } from '../say-error';
import { SecretField } from '../secret-field';
import { useFormats } from '../use-formats';
import { useConnectionTest } from './use-connection-test';

const typeWords = { text: 'Text', image: 'Image', code: 'Code', multimodal: 'Multimodal' } as const;

type ModelCardProps = {
  model: AiModel;
  isEnabled: boolean;
  onEnable: (isEnabled: boolean) => void;
  hasKey: boolean;
  /** Another model is called the same: what the provider calls this one tells them apart. */
  isNamesake: boolean;
  /** Other models of the same provider that have no key. */
  siblings: readonly AiModel[];
};

/** A model: whether the account uses it, what it is, and the key it is used with. */
export function ModelCard(props: ModelCardProps) {
  const { model, isEnabled, onEnable, hasKey, isNamesake, siblings } = props;
  const { number } = useFormats();
  const [draft, setDraft] = useState<string | null>(null);
  const { buttons, status } = useConnectionTest(model, draft);
  const called = isNamesake ? `${model.name} ${model.systemName}` : model.name;
  const { needsKey, site } = findProvider(model.provider);
  const isConfigured = hasKey || !needsKey;
  const offerSiblings = (key: string) => {
    if (siblings.length === 0) return;
    notify({
      type: 'success',
      title: 'Key saved',
      message: `${siblings.length === 1 ? siblings[0]?.name : `${formats.read().number(siblings.length)} other models`} by ${model.provider} could use it too.`,
      duration: 12_000,
      action: {
        label: 'Use it there too',
        run: () => {
          Promise.all(siblings.map(({ id }) => keepSecret(id, key))).catch((error: unknown) =>
            sayError('The key was not used elsewhere', error),
          );
        },
      },
    });
  };
  return (
    <Card
      title={
        <>
          <bdi>{model.name}</bdi>
          {isNamesake && (
            <>
              {' '}
              <span className="font-normal text-muted">{model.systemName}</span>
            </>
          )}
        </>
      }
      description={model.provider}
      className="grid-rows-[auto_1fr_auto]"
      trailing={<Switch label={`Enable ${called}`} checked={isEnabled} onChange={onEnable} />}
    >
      <div className="grid content-start gap-3">
        <p className="flex flex-wrap gap-2">
          <Badge tone="blueprint">{typeWords[model.modelType]}</Badge>
          <Badge>{model.pricing}</Badge>
          <Badge tone={isConfigured ? 'good' : 'plain'}>
            {isConfigured ? 'Configured' : 'Not configured'}
          </Badge>
        </p>
        <p>{model.description}</p>
        <p className="text-sm text-muted">
          Max tokens: {model.maxTokens === undefined ? 'not stated' : number(model.maxTokens)}
        </p>
      </div>
      <div className="grid content-end gap-3 border-t border-line pt-4">
        <SecretField
          name={model.id}
          label={needsKey ? 'API Key' : 'API Key (optional)'}
          called={`the key of ${called}`}
          isKept={hasKey}
          onKept={offerSiblings}
          onDraft={setDraft}
          actions={buttons}
        />
        {status}
        {site && (
          <a
            href={site}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm font-medium text-blueprint underline underline-offset-4"
          >
            Get a key from {model.provider}
            <ExternalLink size={14} aria-hidden />
            <span className="sr-only">, opens in a new tab</span>
          </a>
        )}
      </div>
    </Card>
  );
}
