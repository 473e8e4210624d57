import { useLiveQuery } from 'dexie-react-hooks';
import { ChevronDown, Settings2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { listChatModels } from '@/services/models/model-queries';
import { Menu, MenuLine, MenuLink, MenuRadio, MenuRadioItem } from '@/ui/menu';

type ModelChoiceProps = { brainId: string; onChange: (brainId: string) => void };

/** What answers: Auto, a configured model, or the way to configure one. */
export function ModelChoice({ brainId, onChange }: ModelChoiceProps) {
  const models = useLiveQuery(() => listChatModels(), []) ?? [];
  const chosen = models.find(({ id }) => id === brainId);
  const ready = models.filter((model) => model.ready);
  const strongest = ready.find(({ isLocal }) => !isLocal) ?? ready[0];
  return (
    <Menu
      align="start"
      side="top"
      className="w-76"
      trigger={
        <button
          type="button"
          aria-label={`Model: ${chosen?.name ?? 'Auto'}`}
          className="flex h-9 min-w-0 items-center gap-1.5 rounded-control px-2 text-[13px] text-muted hover:bg-sunken hover:text-ink pointer-coarse:h-10"
        >
          <span aria-hidden className="size-[7px] shrink-0 rounded-full bg-moss" />
          <span className="truncate">{chosen?.name ?? 'Auto'}</span>
          <ChevronDown size={13} aria-hidden className="shrink-0" />
        </button>
      }
    >
      <MenuRadio label="Model" value={chosen ? brainId : 'auto'} onChange={onChange}>
        <MenuRadioItem
          value="auto"
          hint={
            strongest
              ? `The composer where it understands, ${strongest.name} for the rest.`
              : 'The strongest that is ready. Works offline.'
          }
        >
          Auto
        </MenuRadioItem>
        {models.map(({ id, name, description, ready: isReady }) => (
          <MenuRadioItem
            key={id}
            value={id}
            disabled={!isReady}
            hint={isReady ? description : 'Not configured: it needs a key. Add one under Configure.'}
          >
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadio>
      <MenuLine />
      <MenuLink>
        <Link to="/app/profile/models">
          <Settings2 size={16} aria-hidden className="text-muted" />
          Configure
        </Link>
      </MenuLink>
    </Menu>
  );
}
