import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formats } from '@/services/formats';
import type { Payment } from '@/services/plans/plan-payment';
import { Button, buttonLook } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type PaymentButtonProps = {
  label: string;
  /** Undefined while it is being read. */
  payment: Payment | undefined;
  /** Begins by saying that none is configured. */
  isAsked?: boolean;
  onClose?: () => void;
};

/** Leads to the page where paying is done; where none is configured, it says so, and who can configure one. */
export function PaymentButton({ label, payment, isAsked = false, onClose }: PaymentButtonProps) {
  const [isTold, setOpen] = useState(isAsked);
  const setTold = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) onClose?.();
  };
  if (payment?.address) {
    return (
      <a href={payment.address} target="_blank" rel="noopener noreferrer" className={buttonLook()}>
        {label}
        <ExternalLink size={15} aria-hidden />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    );
  }
  return (
    <>
      <Button disabled={!payment} onClick={() => setTold(true)}>
        {label}
      </Button>
      {payment && (
        <Dialog
          open={isTold}
          onOpenChange={setTold}
          title="No payment address is configured"
          description="Sitewright runs on this device and takes no money. Whoever runs this installation can name a page where paying is done; nobody has yet."
          actions={
            <>
              <Button onClick={() => setTold(false)}>Close</Button>
              {payment.canConfigure && (
                <Link to="/app/admin/settings" className={buttonLook({ variant: 'ink' })}>
                  Open the settings
                </Link>
              )}
            </>
          }
        >
          <p>
            {payment.canConfigure
              ? 'You can: it is the payment address in the settings of Administration.'
              : `Ask ${formats.read().anyOf(payment.administrators)}, who can set it under Administration, Settings.`}
          </p>
        </Dialog>
      )}
    </>
  );
}
