import { Lock } from 'lucide-react';

/** Says why nothing can be changed here: only administrators do that. */
export function MembersNote() {
  return (
    <p className="mb-6 flex items-start gap-3 rounded-card border border-line bg-sunken px-4 py-3 text-sm">
      <Lock size={16} aria-hidden className="mt-0.5 shrink-0 text-muted" />
      <span>
        You can look, not change. The administrator of this installation is the first account that was made on
        this device.
      </span>
    </p>
  );
}
