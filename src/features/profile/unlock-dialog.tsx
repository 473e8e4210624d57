import { unlock } from '@/services/account/vault';
import { PasswordDialog } from './password-dialog';

/** Asks for the password, to open the vault of keys for this session. */
export function UnlockDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  return (
    <PasswordDialog
      title="Unlock your keys"
      description="Your keys are sealed with your password. They stay open until you log out, or until nobody used them for four hours."
      submitLabel="Unlock"
      tryPassword={unlock}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
