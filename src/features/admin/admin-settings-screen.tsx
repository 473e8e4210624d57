import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSystemSettings } from '@/services/admin/system-settings';
import { Screen } from '@/ui/screen';
import { TabList } from '@/ui/tab-list';
import { MembersNote } from './members-note';
import { InstallationFacts } from './settings/installation-facts';
import { SettingsPanel } from './settings/settings-panel';
import { useAdministrator } from './use-administrator';
import { PanelOutline } from './panel-outline';

// Each of the other tabs is read when it is first looked at.
const BackupsPanel = lazy(async () => ({ default: (await import('./backups/backups-panel')).BackupsPanel }));
const LogPanel = lazy(async () => ({ default: (await import('./logs/log-panel')).LogPanel }));
const DiagnosticsPanel = lazy(async () => ({
  default: (await import('./diagnostics/diagnostics-panel')).DiagnosticsPanel,
}));

const tabs = [
  { id: 'settings', label: 'Settings' },
  { id: 'backups', label: 'Backups' },
  { id: 'log', label: 'Log' },
  { id: 'diagnostics', label: 'Diagnostics' },
] as const;
type Tab = (typeof tabs)[number]['id'];

/** System Settings of this installation (specification §2.9), with what they keep: backups, the log, diagnostics. */
export function AdminSettingsScreen() {
  const [query, setQuery] = useSearchParams();
  const settings = useLiveQuery(() => readSystemSettings(), []);
  const isAdministrator = useAdministrator();
  const id = useId();
  const tab = tabs.find((each) => each.id === query.get('tab'))?.id ?? 'settings';
  const canChange = isAdministrator === true;
  return (
    <Screen
      title="System Settings"
      lead="How this installation of Sitewright behaves, for everybody on this device."
    >
      {isAdministrator === false && <MembersNote />}
      <InstallationFacts />
      <div className="my-6 max-w-xl">
        <TabList
          label="System settings"
          id={id}
          tabs={tabs}
          selected={tab}
          onSelect={(next) => setQuery(next === 'settings' ? {} : { tab: next }, { replace: true })}
        />
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {/* What was changed and not saved stays while another tab is looked at. */}
        <div hidden={tab !== ('settings' satisfies Tab)}>
          {settings && isAdministrator !== undefined && (
            <SettingsPanel settings={settings} canChange={canChange} />
          )}
        </div>
        <Suspense fallback={<PanelOutline />}>
          {tab === 'backups' && settings && (
            <BackupsPanel isDaily={settings.dailyBackups} canChange={canChange} />
          )}
          {tab === 'log' && settings && isAdministrator !== undefined && (
            <LogPanel isLogging={settings.queryLogging} canRead={canChange} />
          )}
          {tab === 'diagnostics' && <DiagnosticsPanel canRepair={canChange} />}
        </Suspense>
      </div>
    </Screen>
  );
}
