import type { AccountView } from '@/services/account/account-view';
import { Card } from '@/ui/card';
import { EmailForm } from './email-form';
import { NameRow } from './name-row';

/** Who somebody is: the first letter of the name, the name, and the e-mail. */
export function PersonalCard({ account }: { account: AccountView }) {
  const letter = [...account.name.trim()][0]?.toUpperCase() ?? 'U';
  return (
    <Card title="Personal Information">
      <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <span
          aria-hidden
          className="grid size-20 place-items-center rounded-full border border-blueprint bg-blueprint-soft font-display text-3xl font-[620] text-blueprint"
        >
          {letter}
        </span>
        <div className="grid max-w-md min-w-0 gap-5">
          <NameRow key={account.id} name={account.name} />
          {!account.guest && <EmailForm email={account.email} />}
        </div>
      </div>
    </Card>
  );
}
