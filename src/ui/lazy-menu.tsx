import { useState, type ComponentProps, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Menu } from './menu';

type TriggerProps = {
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: false;
};

type LazyMenuProps = Omit<ComponentProps<typeof Menu>, 'trigger' | 'children' | 'defaultOpen'> & {
  /** The button; it must take these properties. */
  trigger: (props: TriggerProps) => ReactElement;
  children: () => ReactNode;
};

/** A menu of which there is only its button until somebody presses it: hundreds may stand in a list. */
export function LazyMenu({ trigger, children, ...rest }: LazyMenuProps) {
  const [wasOpened, setOpened] = useState(false);
  if (wasOpened) {
    return (
      <Menu {...rest} defaultOpen trigger={trigger({})}>
        {children()}
      </Menu>
    );
  }
  return trigger({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setOpened(true),
    onKeyDown: (event) => {
      if (event.key === 'ArrowDown') setOpened(true);
    },
  });
}
