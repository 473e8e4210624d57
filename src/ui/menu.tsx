import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { menuItemLook, menuSheetLook } from './menu-look';
import { useLandmark } from './use-landmark';

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  className?: string;
  /** Told when it closes and the focus would go back to its button; prevent it to put the focus elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Open from the first, for one that is drawn when it is asked for. */
  defaultOpen?: boolean;
};

/** A menu beside its button, below it unless told; arrow keys, type-ahead and Escape work. */
export function Menu(props: MenuProps) {
  const { trigger, children, align = 'end', side = 'bottom', className, onCloseAutoFocus } = props;
  const { ref, landmark } = useLandmark();
  return (
    <DropdownMenu.Root modal={false} defaultOpen={props.defaultOpen ?? false}>
      <DropdownMenu.Trigger ref={ref} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark}>
        <DropdownMenu.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
          className={clsx(menuSheetLook, 'max-h-(--radix-dropdown-menu-content-available-height)', className)}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type MenuItemProps = {
  onSelect?: () => void;
  icon?: ReactNode;
  children: ReactNode;
  /** Small text at the end: a shortcut, a count. */
  trailing?: ReactNode;
  disabled?: boolean;
};

/** One thing to do. */
export function MenuItem({ onSelect, icon, children, trailing, disabled }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      {...(onSelect ? { onSelect } : {})}
      disabled={disabled ?? false}
      className={menuItemLook}
    >
      {icon && <span className="text-muted">{icon}</span>}
      <span className="min-w-0 flex-1">{children}</span>
      {trailing && <span className="font-code text-xs text-muted">{trailing}</span>}
    </DropdownMenu.Item>
  );
}

/** A place to go: the child is the link itself. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={menuItemLook}>
      {children}
    </DropdownMenu.Item>
  );
}

type MenuRadioProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** Choices of which one holds. */
export function MenuRadio({ label, value, onChange, children }: MenuRadioProps) {
  return (
    <DropdownMenu.RadioGroup aria-label={label} value={value} onValueChange={onChange}>
      {children}
    </DropdownMenu.RadioGroup>
  );
}

type MenuRadioItemProps = { value: string; children: ReactNode; hint?: ReactNode; disabled?: boolean };

/** One choice; the hint says what it is or why it cannot be chosen. */
export function MenuRadioItem({ value, children, hint, disabled }: MenuRadioItemProps) {
  return (
    <DropdownMenu.RadioItem
      value={value}
      disabled={disabled ?? false}
      className={clsx(menuItemLook, 'group !items-start data-[disabled]:!opacity-100')}
    >
      <span className="mt-0.5 size-4 shrink-0 text-blueprint">
        <DropdownMenu.ItemIndicator>
          <Check size={16} aria-hidden />
        </DropdownMenu.ItemIndicator>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium group-data-[disabled]:text-muted">{children}</span>
        {hint && <span className="block text-[13px] leading-snug text-muted">{hint}</span>}
      </span>
    </DropdownMenu.RadioItem>
  );
}

/** A hairline between groups. */
export function MenuLine() {
  return <DropdownMenu.Separator className="mx-1 my-1.5 h-px bg-line" />;
}
