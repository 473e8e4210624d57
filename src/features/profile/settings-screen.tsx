import { Screen } from '@/ui/screen';
import { AppearanceCard } from './settings/appearance-card';
import { FigmaCard } from './settings/figma-card';
import { RegionCard } from './settings/region-card';
import { ShortcutsCard } from './settings/shortcuts-card';
import { usePreferences } from './settings/use-preferences';
import { useAccountId } from './use-account';

/** Settings: how the screens look to this account, its formats, keys and tokens. */
export function SettingsScreen() {
  const { preferences, change } = usePreferences();
  const accountId = useAccountId();
  return (
    <Screen
      title="Settings"
      lead="Kept with your account on this device. Every change holds at once, in all its tabs."
    >
      {preferences && (
        <div className="grid gap-5">
          <AppearanceCard preferences={preferences} change={change} />
          <RegionCard preferences={preferences} change={change} />
          <ShortcutsCard />
          <FigmaCard accountId={accountId} />
        </div>
      )}
    </Screen>
  );
}
