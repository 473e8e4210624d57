import { useLiveQuery } from 'dexie-react-hooks';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { readPayment } from '@/services/plans/plan-payment';
import { buttonLook } from '@/ui/button';

const look = buttonLook({ size: 'small' });

/** Leads to the page where paying is done; where none is configured, to the screen that says so and what to do. */
export function PaymentLink({ accountId, label }: { accountId: string; label: string }) {
  const address = useLiveQuery(() => readPayment(accountId), [accountId])?.address;
  if (!address) {
    return (
      <Link to="/app/billing?payment=ask" className={look}>
        {label}
      </Link>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={look}>
      {label}
      <ExternalLink size={14} aria-hidden />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
