import { ContextMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { menuItemLook, menuSheetLook } from './menu-look';
import { useLandmark } from './use-landmark';

type ContextMenuProps = {
  /** What it belongs to; must take a ref. A right click, a long press or the menu key on it opens the menu. */
  children: ReactNode;
  /** Accessible name. */
  label: string;
  items: ReactNode;
};

/** A menu at the pointer, about what was pressed. */
export function ContextMenu({ children, label, items }: ContextMenuProps) {
  const { ref, landmark } = useLandmark();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger ref={ref} asChild>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content aria-label={label} collisionPadding={8} className={menuSheetLook}>
          {items}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ContextMenuItemProps = {
  onSelect: () => void;
  icon?: ReactNode;
  children: ReactNode;
  /** The key that does the same. */
  shortcut?: string;
};

/** One thing to do with what was pressed. */
export function ContextMenuItem({ onSelect, icon, children, shortcut }: ContextMenuItemProps) {
  return (
    <Radix.Item onSelect={onSelect} className={menuItemLook}>
      {icon && <span className="text-muted">{icon}</span>}
      <span className="min-w-0 flex-1">{children}</span>
      {shortcut && <kbd className="font-code text-xs text-muted">{shortcut}</kbd>}
    </Radix.Item>
  );
}
