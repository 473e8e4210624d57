import { useSyncExternalStore } from 'react';
import { editorFontSizes, type Preferences } from '@/domain/account/preferences';
import { readThemeChoice, theme } from '@/services/theme';
import { Segmented } from '@/ui/segmented';
import { SelectField } from '@/ui/select-field';
import { SwitchRow } from '@/ui/switch-row';
import { Choice, FoldingCard } from './folding-card';

type AppearanceCardProps = {
  preferences: Preferences;
  change: (change: Partial<Preferences>) => void;
};

const themeWords = { light: 'Light', dark: 'Dark', system: 'As the system' } as const;
const densityWords = { comfortable: 'Comfortable', compact: 'Compact' } as const;
const fontWords = {
  jetbrains: 'JetBrains Mono',
  system: 'The system’s own',
  courier: 'Courier New',
} as const;

function optionsOf<Value extends string>(words: Readonly<Record<Value, string>>) {
  return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
}

/** Theme, density, motion, and how code looks: seen at once, on every screen. */
export function AppearanceCard({ preferences, change }: AppearanceCardProps) {
  const { density, motion, editorFont, editorFontSize } = preferences;
  // The menu flips the theme too.
  const choice = useSyncExternalStore(theme.subscribe, readThemeChoice);
  return (
    <FoldingCard
      title="Appearance"
      description="How Sitewright looks to you. What you make is not touched by it."
      openLabel="Customize"
      summary={[
        ['Theme', themeWords[choice]],
        ['Density', densityWords[density]],
        ['Motion', motion === 'reduced' ? 'Reduced' : 'As the system'],
        ['Code', `${fontWords[editorFont]}, ${editorFontSize} px`],
      ]}
    >
      <Choice name="Theme" hint="“As the system” follows the light and dark of your device.">
        <Segmented
          label="Theme"
          value={choice}
          onChange={(value) => change({ theme: value })}
          options={optionsOf(themeWords)}
        />
      </Choice>
      <Choice name="Density" hint="Compact draws spaces and rows in, for more on one screen.">
        <Segmented
          label="Density"
          value={density}
          onChange={(value) => change({ density: value })}
          options={optionsOf(densityWords)}
        />
      </Choice>
      <SwitchRow
        label="Reduce motion"
        description="Stills transitions and animations of Sitewright here, whatever the system says. Sites you make follow their visitors’ systems."
        checked={motion === 'reduced'}
        onChange={(isReduced) => change({ motion: isReduced ? 'reduced' : 'system' })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Editor font"
          value={editorFont}
          onChange={(value) => change({ editorFont: value as Preferences['editorFont'] })}
          options={optionsOf(fontWords)}
        />
        <SelectField
          label="Editor font size"
          value={String(editorFontSize)}
          onChange={(value) =>
            change({ editorFontSize: editorFontSizes.find((size) => String(size) === value) ?? 13 })
          }
          options={editorFontSizes.map((size) => ({ value: String(size), label: `${size} px` }))}
        />
      </div>
      <pre
        className="rounded-control border border-line bg-sunken px-4 py-3 leading-[1.65] wrap-anywhere whitespace-pre-wrap"
        style={{
          fontFamily: 'var(--editor-font, var(--font-code))',
          fontSize: 'var(--editor-font-size, 13px)',
        }}
      >
        {'<h1 class="title">Bread, every morning</h1>\n.title { color: oklch(0.46 0.15 256); }'}
      </pre>
    </FoldingCard>
  );
}
