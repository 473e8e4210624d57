import { Chip } from '@/ui/chip';

type ActionChipsProps = {
  labels: readonly string[];
  onAct: (label: string) => void;
  isEnabled: boolean;
};

/** What can be done next, one chip each. */
export function ActionChips({ labels, onAct, isEnabled }: ActionChipsProps) {
  if (labels.length === 0) return null;
  return (
    <div className="mt-2.5 flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <Chip key={label} disabled={!isEnabled} onClick={() => onAct(label)} className="font-[550]">
          {label}
        </Chip>
      ))}
    </div>
  );
}
