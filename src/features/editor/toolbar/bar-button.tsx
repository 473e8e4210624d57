import { joinClasses } from '@/ui/join-classes';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/ui/button';

type BarButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'size'> & {
  label: string;
  icon: LucideIcon;
};

/** A button of the top bar: its word where there is room, an icon where there is not. */
export function BarButton({ label, icon: Icon, className, ...rest }: BarButtonProps) {
  return (
    <Button
      size="small"
      title={label}
      className={joinClasses(
        '!h-8.5 !text-[13.5px] !font-[550] max-xl:w-9 max-xl:!px-0 pointer-coarse:!h-10 pointer-coarse:max-xl:w-10',
        className,
      )}
      {...rest}
    >
      <Icon size={17} aria-hidden className="xl:hidden" />
      <span className="max-xl:sr-only">{label}</span>
    </Button>
  );
}
