import { useId, useState } from 'react';
import type { SignInProvider } from '@/services/account/sign-in-providers';
import { Button, buttonLook } from '@/ui/button';
import { OrLine } from './or-line';

/** Sign up by somebody who knows you already. Absent while no provider is set up; one that is not says so. */
export function SocialButtons({ providers }: { providers: readonly SignInProvider[] }) {
  const [missing, setMissing] = useState<string | null>(null);
  const id = useId();
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-5">
      <div role="group" aria-label="Sign up with" className="grid grid-cols-3 gap-2">
        {providers.map(({ name, address }) =>
          address === null ? (
            <Button
              key={name}
              className="h-11 text-muted"
              aria-describedby={missing === name ? id : undefined}
              onClick={() => setMissing(name)}
            >
              {name}
            </Button>
          ) : (
            <a key={name} href={address} className={`${buttonLook()} h-11`}>
              {name}
            </a>
          ),
        )}
      </div>
      <p id={id} role="status" className="text-sm text-muted empty:hidden">
        {missing &&
          `${missing} needs a provider, and this copy of Sitewright has none set up for it. The form below works without one.`}
      </p>
      <OrLine />
    </div>
  );
}
