import type { Brief, BriefCorrections } from '@/domain/site/brief';
import { chipsOf } from '@/domain/site/brief-chips';
import { UnderstoodChip } from './understood-chip';

type UnderstoodChipsProps = {
  brief: Brief;
  /** Left out when this is no longer what stands. */
  onCorrect?: (corrections: BriefCorrections) => void;
};

/** What was understood, chip by chip. Each shows the words it came from and can be corrected. */
export function UnderstoodChips({ brief, onCorrect }: UnderstoodChipsProps) {
  return (
    <ul aria-label="What was understood" className="my-2 flex flex-wrap gap-1.5">
      {chipsOf(brief).map((chip) => (
        <li key={`${chip.slot} ${chip.value}`} className="flex max-w-full">
          <UnderstoodChip chip={chip} brief={brief} {...(onCorrect ? { onCorrect } : {})} />
        </li>
      ))}
    </ul>
  );
}
