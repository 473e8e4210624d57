import { Check, X } from 'lucide-react';
import type { Capability } from '@/services/admin/diagnostics-capabilities';
import { Card } from '@/ui/card';

/** What this browser can do of what Sitewright uses, and what goes on without it. */
export function CapabilityCard({ capabilities }: { capabilities: readonly Capability[] }) {
  return (
    <Card title="Browser" description="What Sitewright uses of it.">
      <ul className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {capabilities.map(({ name, has, without }) => (
          <li key={name} className="flex items-start gap-2.5">
            {has ? (
              <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-moss" />
            ) : (
              <X size={16} aria-hidden className="mt-0.5 shrink-0 text-danger" />
            )}
            <span>
              {name}
              <span className="sr-only">: {has ? 'yes' : 'no'}</span>
              {!has && <span className="block text-muted">{without}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
