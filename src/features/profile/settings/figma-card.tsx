import { useLiveQuery } from 'dexie-react-hooks';
import { ExternalLink } from 'lucide-react';
import { listSecretNames } from '@/services/account/vault';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { SecretField } from '../secret-field';
import { useVault } from '../use-vault';
import { VaultStrip } from '../vault-strip';

/** The token that Figma links are read with. */
export function FigmaCard({ accountId }: { accountId: string }) {
  const names = useLiveQuery(() => listSecretNames(accountId), [accountId]);
  const vault = useVault();
  const isKept = names?.includes('figma') ?? false;
  return (
    <Card
      title="Figma"
      description="With a personal token, colours, type and frame names are read from the Figma links you give a project. Without one the link is kept as a reference."
      trailing={<Badge tone={isKept ? 'good' : 'plain'}>{isKept ? 'Configured' : 'Not configured'}</Badge>}
    >
      {vault !== 'open' && <VaultStrip />}
      <div className="grid max-w-md gap-3">
        {names && (
          <SecretField
            name="figma"
            label="Personal access token"
            called="the Figma token"
            noun="token"
            isKept={isKept}
          />
        )}
        <a
          href="https://www.figma.com/settings"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm font-medium text-blueprint underline underline-offset-4"
        >
          Make a token at Figma, with read access to files
          <ExternalLink size={14} aria-hidden />
          <span className="sr-only">, opens in a new tab</span>
        </a>
      </div>
    </Card>
  );
}
