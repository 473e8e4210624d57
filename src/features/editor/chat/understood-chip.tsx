import { useState } from 'react';
import type { Brief, BriefCorrections } from '@/domain/site/brief';
import type { BriefChip } from '@/domain/site/brief-chips';
import { Chip, Swatch } from '@/ui/chip';
import { Popover } from '@/ui/popover';
import { Tooltip } from '@/ui/tooltip';
import { CorrectionForm } from './correction-form';
import { SourceWords } from './source-words';

type UnderstoodChipProps = {
  chip: BriefChip;
  brief: Brief;
  onCorrect?: (corrections: BriefCorrections) => void;
};

/** One thing that was understood. Hover and focus show its words in the prompt, a press corrects it. */
export function UnderstoodChip({ chip, brief, onCorrect }: UnderstoodChipProps) {
  const [isOpen, setOpen] = useState(false);
  const words = <SourceWords prompt={brief.prompt} spans={chip.spans} />;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={`Understood: ${chip.label}`}
      trigger={
        <Tooltip content={words} enabled={!isOpen}>
          <Chip>
            {chip.swatch ? <Swatch colour={chip.swatch} /> : null}
            <span className={chip.swatch ? 'sr-only' : 'text-muted lowercase'}>{chip.label}:</span>
            <span className="truncate">
              <bdi>{chip.value}</bdi>
            </span>
          </Chip>
        </Tooltip>
      }
    >
      <h3 className="mb-1.5 font-ui text-[13px] font-semibold">{chip.label}</h3>
      {words}
      {onCorrect ? (
        <CorrectionForm
          slot={chip.slot}
          brief={brief}
          onCorrect={(corrections) => {
            setOpen(false);
            onCorrect(corrections);
          }}
        />
      ) : (
        <p className="mt-3 border-t border-line pt-3 text-[13px] text-muted">
          Only what the build that stands understood can be corrected, while nothing else is being made.
        </p>
      )}
    </Popover>
  );
}
