import { Chip } from '@/ui/chip';

type ActionChipsProps = {
  labels: readonly string[];
  onAct: (label: string) => void;
  isEnabled: boolean;
};

/** What can be done next, one chip each. */
export function ActionChips({ labels, onAct, isEnabled }: ActionChipsProps) {
  return (
    <>
      {labels.map((label) => (
        <Chip key={label} disabled={!isEnabled} onClick={() => onAct(label)} className="font-[550]">
          {label}
        </Chip>
      ))}
    </>
  );
}
