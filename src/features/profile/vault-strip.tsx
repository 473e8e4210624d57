import { Lock, LockOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { lock } from '@/services/account/vault';
import { Button } from '@/ui/button';
import { GuestNote } from './guest-note';
import { StaleVault } from './stale-vault';
import { UnlockDialog } from './unlock-dialog';
import { useVault } from './use-vault';

/** Says whether keys can be read and kept now, and lets the vault be unlocked and locked. */
export function VaultStrip() {
  const state = useVault();
  const [isAsking, setAsking] = useState(false);
  if (state === 'reading') return <div aria-busy className="min-h-16" />;
  if (state === 'stale') return <StaleVault />;
  if (state === 'none') {
    return (
      <GuestNote>
        Keys are sealed with your password, and a guest has none. The built-in composer works without a key.
      </GuestNote>
    );
  }
  if (state === 'open') {
    return (
      <Strip
        icon={<LockOpen size={18} aria-hidden className="text-moss" />}
        text="Your keys are unlocked for this session. On this device they are kept sealed with your password, and sent only to the provider they belong to."
        action={<Button onClick={() => void lock()}>Lock now</Button>}
      />
    );
  }
  return (
    <>
      <Strip
        icon={<Lock size={18} aria-hidden className="text-amber" />}
        text="Your keys are locked. Type your password to see them, change them or use them."
        action={
          <Button variant="ink" onClick={() => setAsking(true)}>
            Unlock
          </Button>
        }
      />
      {isAsking && <UnlockDialog onDone={() => setAsking(false)} onClose={() => setAsking(false)} />}
    </>
  );
}

function Strip({ icon, text, action }: { icon: ReactNode; text: string; action: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-sunken px-4 py-3"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <span className="mt-0.5 shrink-0">{icon}</span>
        <span className="max-w-[70ch]">{text}</span>
      </p>
      {action}
    </div>
  );
}
