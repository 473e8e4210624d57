import { Fragment } from 'react';

type SpeakerLineProps = { name: string; facts?: readonly string[]; isWorking?: boolean };

/** Who speaks, and in small print how: where it ran, how long it took, when. */
export function SpeakerLine({ name, facts = [], isWorking = false }: SpeakerLineProps) {
  return (
    <div className="mb-1.5 flex flex-wrap items-center gap-x-2 text-[12.5px] text-muted">
      <b className="font-semibold text-ink">{name}</b>
      {facts.length > 0 && (
        <span className="tabular-nums">
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </span>
      )}
      {isWorking && <span aria-hidden className="size-1.5 animate-pulse rounded-full bg-blueprint" />}
    </div>
  );
}
