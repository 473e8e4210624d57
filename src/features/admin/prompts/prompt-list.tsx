import { CutName } from '@/ui/cut-name';
import { joinClasses } from '@/ui/join-classes';
import type { SystemPrompt } from '@/domain/assistant/system-prompt';
import { enablePrompt } from '@/services/models/prompt-commands';
import { Switch } from '@/ui/switch-row';
import { notifyFailure } from '@/services/notices/notify-failure';

type PromptListProps = {
  prompts: readonly SystemPrompt[];
  selectedId: string;
  canChange: boolean;
  onSelect: (id: string) => void;
};

/** The prompts by name, each with its switch. */
export function PromptList({ prompts, selectedId, canChange, onSelect }: PromptListProps) {
  return (
    <ul className="grid max-h-[24rem] gap-1.5 overflow-auto lg:max-h-[calc(100dvh-14rem)]">
      {prompts.map(({ id, name, description, systemPromptId, version, enabled }) => (
        <li
          key={id}
          className={joinClasses(
            'relative flex items-start gap-3 rounded-card border bg-raised p-3.5',
            id === selectedId ? 'border-blueprint' : 'border-line hover:border-edge',
          )}
        >
          <div className="grid min-w-0 flex-1 gap-0.5">
            <button
              type="button"
              aria-pressed={id === selectedId}
              onClick={() => onSelect(id)}
              // The whole card selects; the switch above it stays a switch.
              className="min-w-0 text-start font-semibold after:absolute after:inset-0 after:rounded-card aria-pressed:text-blueprint"
            >
              <CutName text={name} />
            </button>
            <span className="line-clamp-2 text-sm text-muted">{description}</span>
            <span className="truncate pt-1 font-code text-xs text-muted">
              {systemPromptId} · {version}
            </span>
          </div>
          <span className="relative">
            <Switch
              label={`Enable ${name}`}
              checked={enabled}
              disabled={!canChange}
              onChange={(next) =>
                void enablePrompt(id, next).catch(notifyFailure('The prompt was not changed'))
              }
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
