import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { SystemPrompt } from '@/domain/assistant/system-prompt';
import { estimateTokens } from '@/domain/assistant/estimate-tokens';
import { duplicatePrompt, removePrompt } from '@/services/models/prompt-commands';
import { notify } from '@/services/notices/notifications';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CodeBlock } from '@/ui/code-block';
import { TabList } from '@/ui/tab-list';
import { Fact, Facts } from '../facts';
import { formatNumber, formatTime } from '../format-values';
import { notifyFailure } from '@/services/notices/notify-failure';
import { PromptHistory } from './prompt-history';
import { TryPrompt } from './try-prompt';

type PromptDetailProps = {
  prompt: SystemPrompt;
  canChange: boolean;
  onEdit: () => void;
  /** Told the id of a copy. */
  onDuplicated: (id: string) => void;
};

async function copyPrompt(prompt: SystemPrompt): Promise<string> {
  const { id, name } = await duplicatePrompt(prompt);
  notify({ type: 'success', title: 'Prompt duplicated', message: `${name} stands last, switched off.` });
  return id;
}

async function deletePrompt({ id, name }: SystemPrompt): Promise<void> {
  const putBack = await removePrompt(id);
  notify({
    type: 'info',
    title: 'Prompt deleted',
    message: `${name} went with all its versions.`,
    duration: 8000,
    action: { label: 'Undo', run: () => void putBack().catch(notifyFailure('The prompt was not put back')) },
  });
}

/** One prompt: its text, its versions, and what would be sent. */
export function PromptDetail({ prompt, canChange, onEdit, onDuplicated }: PromptDetailProps) {
  const [tab, setTab] = useState('text');
  const id = useId();
  const versions = prompt.earlier.length + 1;
  return (
    <Card
      title={<bdi>{prompt.name}</bdi>}
      description={prompt.detailedDescription || prompt.description}
      trailing={
        <Badge tone={prompt.enabled ? 'good' : 'plain'}>{prompt.enabled ? 'Enabled' : 'Disabled'}</Badge>
      }
    >
      <Facts isWide>
        <Fact label="System Prompt ID">
          <code className="font-code text-[13px]">{prompt.systemPromptId}</code>
        </Fact>
        <Fact label="Version">{prompt.version}</Fact>
        <Fact label="Length">About {formatNumber(estimateTokens(prompt.content))} tokens</Fact>
        <Fact label="Created">{formatTime(prompt.createdAt)}</Fact>
        <Fact label="Last edited">{formatTime(prompt.lastEdited)}</Fact>
      </Facts>
      {canChange && (
        <div className="flex flex-wrap gap-2">
          <Button variant="ink" onClick={onEdit}>
            <Pencil size={16} aria-hidden /> Edit
          </Button>
          <Button
            onClick={() =>
              void copyPrompt(prompt).then(onDuplicated, notifyFailure('The prompt was not duplicated'))
            }
          >
            <Copy size={16} aria-hidden /> Duplicate
          </Button>
          <Button
            variant="danger"
            onClick={() => void deletePrompt(prompt).catch(notifyFailure('The prompt was not deleted'))}
          >
            <Trash2 size={16} aria-hidden /> Delete
          </Button>
        </div>
      )}
      <TabList
        label="About this prompt"
        id={id}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'text', label: 'Content' },
          { id: 'history', label: `History (${formatNumber(versions)})` },
          { id: 'try', label: 'Try it' },
        ]}
      />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className="min-w-0">
        {tab === 'text' && (
          <div className="[&_code]:whitespace-pre-wrap [&_pre]:max-h-[60dvh] [&_pre]:overflow-auto">
            <CodeBlock title={`${prompt.systemPromptId} ${prompt.version}`}>{prompt.content}</CodeBlock>
          </div>
        )}
        {tab === 'history' && <PromptHistory prompt={prompt} canChange={canChange} />}
        {tab === 'try' && <TryPrompt prompt={prompt} />}
      </div>
    </Card>
  );
}
