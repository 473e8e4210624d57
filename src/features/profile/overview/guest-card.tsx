import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { AccountDialog } from './account-dialog';

const gains = [
  'A password of your own, so that nobody else on this device opens your projects by accident.',
  'A vault that keeps the keys of your AI models and your Figma token sealed.',
  'Passkeys and two-factor authentication, and a recovery code for a lost password.',
  'Your projects come along: they stay exactly where they are.',
];

/** What an account gives a guest, and the way to one. */
export function GuestCard({ onMade }: { onMade: (recoveryCode: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title="You are working as a guest"
      description="A guest has one place on this device, without a password. An account gives you more:"
      className="border-blueprint"
    >
      <ul className="grid gap-2">
        {gains.map((gain) => (
          <li key={gain} className="grid grid-cols-[auto_1fr] gap-2.5">
            <Check size={17} aria-hidden className="mt-1 text-moss" />
            <span className="max-w-[64ch]">{gain}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="signal" onClick={() => setOpen(true)}>
          Create an account from this guest
        </Button>
      </div>
      {isOpen && <AccountDialog onClose={() => setOpen(false)} onMade={onMade} />}
    </Card>
  );
}
