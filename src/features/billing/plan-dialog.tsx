import { joinClasses } from '@/ui/join-classes';
import { useCallback, useId, useRef, useState } from 'react';
import type { PlanId } from '@/domain/plans/plan';
import { plans } from '@/domain/plans/plans';
import { notify } from '@/services/notices/notifications';
import { notifyFailure } from '@/services/notices/notify-failure';
import { changePlan } from '@/services/plans/plan-commands';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { planFacts, planPrice } from './plan-facts';

type PlanDialogProps = {
  current: PlanId;
  /** Chosen already, as asked for by an address. */
  asked: PlanId | null;
  onClose: () => void;
};

/** The three plans, to choose another. The change takes effect at once. */
export function PlanDialog({ current, asked, onClose }: PlanDialogProps) {
  const name = useId();
  const [chosen, setChosen] = useState<PlanId>(asked ?? nextAbove(current));
  const isFocused = useRef(false);
  // The dialog would begin on the first choice; it is to begin on the one that is made.
  const focusFirst = useCallback((radio: HTMLInputElement | null) => {
    if (radio && !isFocused.current) radio.focus();
    isFocused.current = true;
  }, []);
  const plan = plans.find(({ id }) => id === chosen);
  const change = async () => {
    try {
      await changePlan(chosen);
      notify({ type: 'success', title: `Your plan is ${plan?.name ?? chosen}`, message: '' });
      onClose();
    } catch (error) {
      notifyFailure('The plan was not changed')(error);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Choose a plan"
      description="This installation runs by itself: the change takes effect at once, and no money moves here."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="ink" disabled={chosen === current} onClick={() => void change()}>
            {chosen === current ? 'This is your plan' : `Change to ${plan?.name ?? chosen}`}
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-2.5">
        <legend className="sr-only">Plan</legend>
        {plans.map((option) => (
          <label
            key={option.id}
            className={joinClasses(
              'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 rounded-card border border-line p-4 transition-colors duration-150 hover:border-edge',
              'has-checked:border-blueprint has-checked:bg-blueprint-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueprint',
            )}
          >
            <input
              type="radio"
              name={name}
              ref={option.id === chosen ? focusFirst : undefined}
              checked={option.id === chosen}
              onChange={() => setChosen(option.id)}
              className="mt-1 size-4 accent-blueprint outline-none"
            />
            <span className="flex flex-wrap items-center gap-2 font-semibold">
              {option.name}
              {option.id === current && <Badge>Current</Badge>}
              {option.popular && option.id !== current && <Badge tone="blueprint">Popular</Badge>}
            </span>
            <span className="tabular-nums">{planPrice(option)}</span>
            <span className="col-span-2 col-start-2 text-sm text-muted">
              {planFacts(option.id).join(' · ')}
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}

function nextAbove(current: PlanId): PlanId {
  const position = plans.findIndex(({ id }) => id === current);
  return plans[position + 1]?.id ?? current;
}
