import { useState } from 'react';
import { describeError } from '@/domain/errors';
import { now } from '@/services/clock';
import { confirmTwoFactor, offerTwoFactor, type TwoFactorOffer } from '@/services/account/two-factor';
import { Button } from '@/ui/button';
import { CodeField } from '@/ui/code-field';
import { CopyButton } from '@/ui/copy-button';
import { sayError } from '../say-error';
import { useFormats } from '../use-formats';
import { QrCode } from './qr-code';

type TwoFactorSetupProps = {
  onDone: (recoveryCodes: string[]) => void;
  /** The secret is shown: from now on an app may have it, and going away would lose it. */
  onBegin?: () => void;
};

/** Sets an authenticator app up, and asks for a code of it before anything is kept. */
export function TwoFactorSetup({ onDone, onBegin }: TwoFactorSetupProps) {
  const { momentWithYear } = useFormats();
  const [offer, setOffer] = useState<TwoFactorOffer | null>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const setUp = () => {
    offerTwoFactor().then(
      (made) => {
        setOffer(made);
        onBegin?.();
      },
      (reason: unknown) => sayError('The app could not be set up', reason),
    );
  };
  const verify = async () => {
    if (isBusy) return;
    if (!offer) return setError('Set up the authenticator app first: it shows the code.');
    if (!/^\d{6}$/.test(code)) return setError('Type the six digits that the app shows.');
    setBusy(true);
    try {
      const codes = await confirmTwoFactor(offer, code);
      if (codes) return onDone(codes);
      setError(describeError('code-wrong', { time: momentWithYear(now()) }));
    } catch (reason) {
      sayError('Two-factor authentication was not turned on', reason);
    }
    setBusy(false);
  };
  return (
    <div data-grown className="grid gap-6 border-t border-line pt-5">
      {offer ? (
        <div className="grid items-start gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
          <QrCode text={offer.address} label="QR code for your authenticator app" />
          <div className="grid gap-3">
            <p className="max-w-[52ch]">
              Scan this code with your authenticator app. It is drawn on this device and shown to nobody else.
            </p>
            <p className="text-sm text-muted">No camera at hand? Type this secret into the app instead:</p>
            <div className="flex flex-wrap items-center gap-2">
              <code className="rounded-control border border-line bg-sunken px-3 py-2 font-code text-sm wrap-anywhere">
                {offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}
              </code>
              <CopyButton text={() => offer.secret} label="Copy the secret" />
            </div>
          </div>
        </div>
      ) : (
        <div className="grid justify-items-start gap-2">
          <Button variant="ink" onClick={setUp}>
            Setup Authenticator App
          </Button>
          <p className="text-sm text-muted">Shows a QR code, and the same as text.</p>
        </div>
      )}
      <form
        noValidate
        aria-label="Verification"
        className="grid max-w-md gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void verify();
        }}
      >
        <CodeField
          label="Verification Code"
          name="code"
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setError(null);
          }}
          error={error}
          hint="Proves that the app works before it is ever asked for."
        />
        <div>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? 'Verifying...' : 'Verify and turn on'}
          </Button>
        </div>
      </form>
    </div>
  );
}
