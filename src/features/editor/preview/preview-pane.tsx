import { useCallback, useRef, useState } from 'react';
import { useEditor } from '../editor-context';
import { useSize } from '../use-size';
import { BuildingSheet } from './building-sheet';
import { DimensionLine } from './dimension-line';
import { fitDevice } from './fit-device';
import { NothingToShow } from './nothing-to-show';
import { PickHint } from './pick-hint';
import { StalledBanner } from './stalled-banner';
import { usePicking } from './use-picking';
import { usePreviewSession } from './use-preview-session';

/** The site in its frame on the drafting table, with the line that says how wide it is. */
export function PreviewPane() {
  const { project, build, state, stage } = useEditor();
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isPointerInside, setPointerInside] = useState(false);
  const available = useSize(area);
  const hasVersion = project !== undefined && project.headVersionId !== null;
  const enter = useCallback(() => setPointerInside(true), []);
  const { stall, clearStall } = usePreviewSession({ frame, hasVersion, onPointer: enter });
  usePicking(() => setPointerInside(false));
  const fit = fitDevice(state.device, available);

  return (
    <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      <div>{stall && <StalledBanner stall={stall} onClose={clearStall} />}</div>
      <div className="drafting-grid relative grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] bg-sunken px-5 pt-5 [background-size:24px_24px] max-md:px-2 max-md:pt-2">
        <div ref={area} className="relative min-h-0 min-w-0">
          <div
            onPointerEnter={enter}
            className="relative mx-auto overflow-hidden rounded-[4px] shadow-card outline outline-edge"
            style={{ width: fit.shownWidth || '100%', height: fit.shownHeight || '100%' }}
            hidden={!hasVersion}
          >
            <iframe
              ref={frame}
              title="Preview"
              className="block origin-top-left border-0 bg-[#fff] rtl:origin-top-right"
              style={{
                width: fit.width || '100%',
                height: fit.height || '100%',
                transform: `scale(${fit.scale})`,
              }}
            />
            {state.isPickerMode && !isPointerInside && <PickHint />}
          </div>
          {!hasVersion && build && <BuildingSheet build={build} />}
          {!hasVersion && !build && <NothingToShow stage={stage} />}
          {hasVersion && build && (
            <span className="absolute start-0 top-0 rounded-ee-[4px] bg-blueprint px-2 py-1 font-code text-[11.5px] font-medium text-on-blueprint">
              building again
            </span>
          )}
        </div>
        <DimensionLine width={fit.width} shownWidth={fit.shownWidth} scale={fit.scale} isShown={hasVersion} />
      </div>
    </div>
  );
}
