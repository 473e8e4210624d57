import { Button } from '@/ui/button';
import { DoorHeading } from './door-heading';
import { PasskeyOffer } from './passkey-offer';

/** After a log in whose form asked for it: the place to add a passkey, and the way on. */
export function PasskeyStep({ onDone }: { onDone: () => void }) {
  return (
    <div className="grid gap-6">
      <DoorHeading title="You are in" isStep>
        Add the passkey now, or go on and leave it for another time.
      </DoorHeading>
      <PasskeyOffer isAsked />
      <Button className="h-11" onClick={onDone}>
        Go on
      </Button>
    </div>
  );
}
