import { useEffect, useRef, type ReactNode } from 'react';

type DoorHeadingProps = {
  title: string;
  /** Takes the focus when it appears: for a step that replaced the form somebody was in. */ isStep?: boolean;
  children?: ReactNode;
};

/** Title of a page of the door, and a sentence on what it does. */
export function DoorHeading({ title, isStep = false, children }: DoorHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isStep) heading.current?.focus({ preventScroll: true });
  }, [isStep]);
  return (
    <div className="grid gap-2">
      <h1
        ref={heading}
        tabIndex={isStep ? -1 : undefined}
        className="text-[28px] leading-tight font-semibold tracking-tight outline-none"
      >
        {title}
      </h1>
      {children && <p className="text-pretty text-muted">{children}</p>}
    </div>
  );
}
