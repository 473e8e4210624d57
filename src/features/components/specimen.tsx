import { useCallback, useEffect, useState } from 'react';
import type { SpecimenRequest } from '@/domain/site/section-prompt';
import type { Specimen as Drawn } from '@/domain/site/specimen';
import { logger } from '@/services/logger';
import { Button } from '@/ui/button';
import { joinClasses } from '@/ui/join-classes';
import { layoutName } from './section-words';
import { SpecimenFrame } from './specimen-frame';

type SpecimenProps = {
  request: SpecimenRequest;
  /** Width of the page in the frame, in its own pixels. */
  width: number;
  /** Pixels there are for it. */
  room: number;
  /** Which language the section of this type could be written in. */
  onLanguage: (type: string, language: string) => void;
};

const firstHeight = 480;

/** One layout under its name, drawn when it comes near the window and as tall as what is in it. */
export function Specimen({ request, width, room, onLanguage }: SpecimenProps) {
  const { type, layout, style, scheme, direction } = request;
  const key = [type, layout, style, scheme, direction].join(' ');
  const [isNear, setNear] = useState(false);
  const [drawn, setDrawn] = useState<(Drawn & { readonly key: string }) | null>(null);
  const [problem, setProblem] = useState<{ readonly key: string; readonly text: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [height, setHeight] = useState(firstHeight);
  const scale = room > 0 ? Math.min(1, room / width) : 1;

  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return;
    let gone = false;
    // What talks to the composer comes after the page stands.
    import('@/services/chat/specimens')
      .then(({ drawSpecimen }) => drawSpecimen({ type, layout, style, scheme, direction }))
      .then((specimen) => {
        if (gone) return;
        setDrawn({ ...specimen, key });
        setProblem(null);
        onLanguage(type, specimen.language);
      })
      .catch((error: unknown) => {
        logger.error('specimen not drawn', error);
        if (!gone) setProblem({ key, text: error instanceof Error ? error.message : String(error) });
      });
    return () => {
      gone = true;
    };
  }, [isNear, type, layout, style, scheme, direction, key, attempt, onLanguage]);

  const isFailed = problem?.key === key;
  const isDrawing = !isFailed && drawn?.key !== key;
  return (
    <article ref={watch} aria-labelledby={`layout-${layout}`} aria-busy={isDrawing} className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={`layout-${layout}`} className="text-[17px] font-semibold">
          {layoutName(layout)}
        </h3>
        <span className="text-sm text-muted">{isDrawing && isNear && 'Drawing…'}</span>
      </div>
      <div
        dir="ltr"
        className={joinClasses(
          'mx-auto w-full overflow-hidden rounded-card border border-line bg-sunken',
          drawn ? 'shadow-card' : 'drafting-grid',
        )}
        style={{ maxWidth: width * scale + 2, height: isFailed ? undefined : Math.ceil(height * scale) + 2 }}
      >
        {isFailed ? (
          <div role="alert" className="grid justify-items-center gap-3 p-8 text-center">
            <p>{problem.text}</p>
            <Button
              onClick={() => {
                setProblem(null);
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </Button>
          </div>
        ) : (
          drawn && (
            <SpecimenFrame
              key={drawn.key}
              html={drawn.html}
              title={`${layoutName(layout)} layout`}
              width={width}
              height={height}
              scale={scale}
              onHeight={setHeight}
            />
          )
        )}
      </div>
    </article>
  );
}
