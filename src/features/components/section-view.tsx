import { useCallback, useState } from 'react';
import { sectionPrompt } from '@/domain/site/section-prompt';
import { ChoiceBar } from './choice-bar';
import { widths, type Choice } from './read-choice';
import { sectionName } from './section-words';
import { Specimen } from './specimen';
import { UseInProject } from './use-in-project';
import { useRoom } from './use-room';

const phoneRoom = 560;

type SectionViewProps = {
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
};

/** The chosen section: what it is for, the way to take it, and its layouts one below another. */
export function SectionView({ choice, onChange }: SectionViewProps) {
  const [room, watchRoom] = useRoom();
  const { entry, style, scheme, direction } = choice;
  const width = choice.width ?? (room > 0 && room < phoneRoom ? 'phone' : 'desktop');
  const [told, setTold] = useState({ type: '', language: '' });
  const hearLanguage = useCallback((type: string, language: string) => setTold({ type, language }), []);
  const isMirrored = direction === 'rtl' && told.type === entry.type && told.language === 'en';
  return (
    <section aria-labelledby="section" className="grid min-w-0 gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
        <div className="grid flex-[1_1_18rem] gap-2">
          <h2 id="section" className="text-[clamp(28px,3vw,40px)] leading-tight font-semibold tracking-tight">
            {sectionName(entry.type)}
          </h2>
          <p className="text-lg text-muted">{entry.line}</p>
        </div>
        <UseInProject
          prompt={sectionPrompt(entry, { style, scheme, direction: isMirrored ? 'ltr' : direction })}
        />
      </div>
      <ChoiceBar choice={choice} width={width} onChange={onChange} />
      {isMirrored && (
        <p role="status" className="text-[15px] text-muted">
          There are no Arabic words for this section yet, so it is shown mirrored in English.
        </p>
      )}
      <noscript>
        <p className="rounded-card border border-line bg-sunken p-5">
          The layouts are drawn on your device, which needs JavaScript. Their names are listed below.
        </p>
      </noscript>
      <div ref={watchRoom} className="grid gap-10">
        {entry.layouts.map((layout) => (
          <Specimen
            key={`${entry.type} ${layout}`}
            request={{ type: entry.type, layout, style, scheme, direction }}
            width={widths[width]}
            room={Math.max(0, room - 2)}
            onLanguage={hearLanguage}
          />
        ))}
      </div>
    </section>
  );
}
