import { useLiveQuery } from 'dexie-react-hooks';
import { useState, type ReactNode } from 'react';
import type { SystemPrompt } from '@/domain/assistant/system-prompt';
import { listOwnProjects } from '@/services/project/project-queries';
import { session } from '@/services/account/session';
import { tryPrompt, type PromptTrial } from '@/services/chat/try-prompt';
import { CodeBlock } from '@/ui/code-block';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { formatNumber } from '../format-values';

const noProject = '';
const offeredMax = 100;

/** Shows exactly what would be sent for a message. It sends nothing. */
export function TryPrompt({ prompt }: { prompt: SystemPrompt }) {
  const [message, setMessage] = useState('');
  const [projectId, setProjectId] = useState(noProject);
  const ownerId = session.read()?.id ?? '';
  const projects = useLiveQuery(() => listOwnProjects(ownerId), [ownerId]) ?? [];
  const trial = useLiveQuery(
    () => tryPrompt({ content: prompt.content, message, projectId: projectId || null }),
    [prompt.content, message, projectId],
  );
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_16rem]">
        <TextArea
          label="Message"
          placeholder="A one page site for a kite maker called Updraft"
          className="[&_textarea]:min-h-24"
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <SelectField
          label="Fill from project"
          value={projectId}
          onChange={setProjectId}
          options={[
            { value: noProject, label: 'No project' },
            ...projects.slice(0, offeredMax).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      {trial && (
        <>
          <Verdict trial={trial} />
          <div className="[&_code]:whitespace-pre-wrap [&_pre]:max-h-[60dvh] [&_pre]:overflow-auto">
            <CodeBlock title={`What would be sent, about ${formatNumber(trial.tokens)} tokens`}>
              {trial.text}
            </CodeBlock>
          </div>
        </>
      )}
    </div>
  );
}

function Verdict({ trial: { tokens, unknown, model } }: { trial: PromptTrial }) {
  const isTooLong = model?.maxTokens !== undefined && tokens > model.maxTokens;
  return (
    <div role="status" className="grid gap-2">
      {model ? (
        <Line tone={isTooLong ? 'warning' : 'plain'}>
          {isTooLong
            ? `About ${formatNumber(tokens)} tokens are more than ${model.name} takes, which is ${formatNumber(model.maxTokens ?? 0)}.`
            : `${model.name} could be asked with this. Nothing is sent from here.`}
        </Line>
      ) : (
        <Line tone="warning">
          No enabled model has a key on this account, so nobody could answer this. The text below is what
          would be sent once one has.
        </Line>
      )}
      {unknown.length > 0 && (
        <Line tone="warning">
          Nobody fills {unknown.map((name) => `{{${name}}}`).join(', ')}: it would be sent as it is written.
        </Line>
      )}
    </div>
  );
}

function Line({ tone, children }: { tone: 'plain' | 'warning'; children: ReactNode }) {
  return (
    <p
      className={
        tone === 'warning'
          ? 'rounded-control border border-amber px-3.5 py-2 text-sm'
          : 'rounded-control border border-line bg-sunken px-3.5 py-2 text-sm'
      }
    >
      {children}
    </p>
  );
}
