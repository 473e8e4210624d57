import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

type FoldingCardProps = {
  title: string;
  description: string;
  /** What its button says while the choices are folded away. */
  openLabel: string;
  /** How it stands now, in short: pairs of what and how. */
  summary: readonly (readonly [what: string, how: ReactNode])[];
  children: ReactNode;
};

/** A card that tells how things stand, and whose button brings the choices out. */
export function FoldingCard({ title, description, openLabel, summary, children }: FoldingCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Card
      title={title}
      description={description}
      trailing={
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Done' : openLabel}
        </Button>
      }
    >
      <div id={id}>
        {isOpen ? (
          <div className="grid gap-6 border-t border-line pt-5">{children}</div>
        ) : (
          <dl className="flex flex-wrap gap-x-10 gap-y-2.5">
            {summary.map(([what, how]) => (
              <div key={what} className="flex flex-wrap gap-x-2">
                <dt className="text-muted">{what}:</dt>
                <dd className="font-medium">{how}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Card>
  );
}

/** One choice of such a card: its name, what it means, and the control. */
export function Choice({ name, hint, children }: { name: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-0.5">
        <p className="font-medium">{name}</p>
        {hint && <p className="max-w-[60ch] text-sm text-muted">{hint}</p>}
      </div>
      <div className="justify-self-start md:justify-self-end">{children}</div>
    </div>
  );
}
