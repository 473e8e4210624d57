import { ChoiceChips } from '@/ui/choice-chips';

type StartChoiceProps = {
  value: 'description' | 'files';
  onChange: (value: 'description' | 'files') => void;
};

const options = [
  { value: 'files', label: 'Start from these files' },
  { value: 'description', label: 'Build from the description' },
] as const;
const hints = {
  files: 'The archive’s files become the project, as they are.',
  description: 'A new site is made. Pictures in the archive are used for it; its other files are left out.',
} as const;

/** Whether the archives' files become the project, or a site is made from the words. */
export function StartChoice({ value, onChange }: StartChoiceProps) {
  return (
    <div className="grid gap-2">
      <ChoiceChips label="How to begin" value={value} onChange={onChange} options={options} />
      <p className="text-sm text-muted">{hints[value]}</p>
    </div>
  );
}
