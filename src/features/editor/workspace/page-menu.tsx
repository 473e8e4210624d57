import { ChevronDown } from 'lucide-react';
import { Menu, MenuRadio, MenuRadioItem } from '@/ui/menu';
import { useEditor } from '../editor-context';

/** The address of the page that is shown; opens the list of all pages. */
export function PageMenu() {
  const { pages, state, dispatch } = useEditor();
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`Page: ${state.page}`}
          className="flex h-8 min-w-0 items-center gap-1.5 rounded-control px-2 font-code text-[12.5px] font-medium text-muted hover:bg-sunken hover:text-ink pointer-coarse:h-10"
        >
          <span dir="ltr" className="truncate">
            /{state.page}
          </span>
          <ChevronDown size={13} aria-hidden className="shrink-0" />
        </button>
      }
    >
      <MenuRadio label="Page" value={state.page} onChange={(page) => dispatch({ kind: 'page-chosen', page })}>
        {pages.map((path) => (
          <MenuRadioItem key={path} value={path}>
            <span className="font-code text-[12.5px]">{path}</span>
          </MenuRadioItem>
        ))}
      </MenuRadio>
    </Menu>
  );
}
