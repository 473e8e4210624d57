import { ChevronDown, Moon, Sun } from 'lucide-react';
import { styleLines } from '@/domain/site/style-catalogue';
import { styleNames } from '@/domain/site/vocabulary';
import { type Choice, type WidthName, widths } from './read-choice';
import { styleName } from './section-words';
import { ToggleRow } from './toggle-row';

const icon = 'size-4';
const schemeOptions = [
  { value: 'light', label: 'Light', content: <Sun aria-hidden className={icon} /> },
  { value: 'dark', label: 'Dark', content: <Moon aria-hidden className={icon} /> },
] as const;
const directionOptions = [
  { value: 'ltr', label: 'LTR: left to right', content: 'LTR' },
  { value: 'rtl', label: 'RTL: right to left', content: 'RTL' },
] as const;
const widthNames: Readonly<Record<WidthName, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
};
const widthOptions = (['phone', 'tablet', 'desktop'] as const).map((value) => ({
  value,
  label: `${widthNames[value]}, ${widths[value]} pixels`,
  content: <span className="font-code tabular-nums">{widths[value]}</span>,
}));

type ChoiceBarProps = {
  choice: Choice;
  /** The width in use. */
  width: WidthName;
  onChange: (part: Partial<Choice>) => void;
};

/** Theme, light or dark, reading direction and width of all specimens. */
export function ChoiceBar({ choice, width, onChange }: ChoiceBarProps) {
  const { style, scheme, direction } = choice;
  return (
    <div
      role="group"
      aria-label="How the section is shown"
      className="z-20 flex flex-wrap items-center gap-2 border-y border-line bg-paper py-3 md:sticky md:top-0"
    >
      <div className="relative min-w-0 flex-[1_1_14rem]">
        <select
          aria-label="Theme"
          value={style}
          onChange={({ target }) => {
            const chosen = styleNames.find((name) => name === target.value);
            if (chosen) onChange({ style: chosen });
          }}
          className="h-11 w-full appearance-none truncate rounded-control border border-edge bg-raised ps-3 pe-9 font-medium transition-colors hover:border-ink"
        >
          {styleNames.toSorted().map((name) => (
            <option key={name} value={name}>
              {`${styleName(name)}: ${styleLines[name].charAt(0).toLowerCase()}${styleLines[name].slice(1)}`}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
        />
      </div>
      <ToggleRow
        label="Scheme"
        value={scheme}
        options={schemeOptions}
        onChange={(value) => onChange({ scheme: value })}
      />
      <ToggleRow
        label="Reading direction"
        value={direction}
        options={directionOptions}
        onChange={(value) => onChange({ direction: value })}
      />
      <ToggleRow
        label="Width"
        value={width}
        options={widthOptions}
        onChange={(value) => onChange({ width: value })}
      />
    </div>
  );
}
