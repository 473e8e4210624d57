import { joinClasses } from '@/ui/join-classes';
import { Code, Eye, MessageSquare } from 'lucide-react';
import { useEditor } from './editor-context';

const tabs = [
  { key: 'chat', label: 'Chat', icon: MessageSquare },
  { key: 'visual', label: 'Preview', icon: Eye },
  { key: 'code', label: 'Code', icon: Code },
] as const;

/** Below 768 px: which of the three panes has the screen. */
export function SmallScreenTabs() {
  const { state, dispatch } = useEditor();
  const current = state.tab === 'chat' ? 'chat' : state.viewMode;
  return (
    <nav
      aria-label="Panes"
      className="grid grid-cols-3 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]"
    >
      {tabs.map(({ key, label, icon: Icon }) => (
        <button
          key={key}
          type="button"
          aria-pressed={current === key}
          onClick={() =>
            dispatch(key === 'chat' ? { kind: 'chat-tab-chosen' } : { kind: 'view-chosen', viewMode: key })
          }
          className={joinClasses(
            'grid h-13 place-content-center place-items-center gap-0.5 text-xs font-medium -outline-offset-2 transition-colors duration-150',
            current === key
              ? 'text-blueprint shadow-[inset_0_2px_0_0_var(--blueprint)]'
              : 'text-muted hover:text-ink',
          )}
        >
          <Icon size={18} aria-hidden />
          {label}
        </button>
      ))}
    </nav>
  );
}
