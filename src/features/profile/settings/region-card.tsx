import { useMemo } from 'react';
import type { Preferences } from '@/domain/account/preferences';
import { now } from '@/services/clock';
import { listRegions } from '@/services/formats';
import { SelectField } from '@/ui/select-field';
import { useFormats } from '../use-formats';
import { FoldingCard } from './folding-card';

type RegionCardProps = { preferences: Preferences; change: (change: Partial<Preferences>) => void };

const sampleNumber = 1_234_567.5;
const languages = [{ value: 'en', label: 'English' }];

/** How dates and numbers are written, and the language of the app. */
export function RegionCard({ preferences, change }: RegionCardProps) {
  const { momentWithYear, number } = useFormats();
  const regions = useMemo(() => listRegions(), []);
  const name = regions.find(({ region }) => region === preferences.region)?.name ?? 'United States';
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FoldingCard
      title="Language & Region"
      description="How dates and numbers are written on these screens."
      openLabel="Change Settings"
      summary={[
        ['Language', 'English'],
        ['Region', name],
        ['Looks like', `${momentWithYear(now())} · ${number(sampleNumber)}`],
      ]}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="Region"
          value={preferences.region}
          onChange={(region) => change({ region })}
          options={regions.map(({ region, name: label }) => ({ value: region, label }))}
        />
        <div className="grid content-start gap-1.5">
          <SelectField label="Interface language" value="en" onChange={() => undefined} options={languages} />
          <p className="text-sm text-muted">
            Sitewright speaks English so far. Your sites are written in the language you describe them in.
          </p>
        </div>
      </div>
      <p aria-live="polite" className="rounded-control border border-line bg-sunken px-4 py-3">
        <span className="font-medium">{momentWithYear(now())}</span>
        <span className="text-muted"> and </span>
        <span className="font-medium">{number(sampleNumber)}</span>
      </p>
      <p className="text-sm text-muted">Times are those of this device’s time zone: {zone}.</p>
    </FoldingCard>
  );
}
