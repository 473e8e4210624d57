import { useEffect, useRef } from 'react';
import { showSpecimen } from '@/services/project/preview/show-specimen';

type SpecimenFrameProps = {
  html: string;
  title: string;
  /** Width and height of the page in it, in its own pixels. */
  width: number;
  height: number;
  scale: number;
  onHeight: (pixels: number) => void;
};

/** The sealed frame of one specimen, drawn smaller where there is less room than it is wide. */
export function SpecimenFrame({ html, title, width, height, scale, onHeight }: SpecimenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useRef(onHeight);
  useEffect(() => {
    hear.current = onHeight;
  });
  useEffect(() => {
    const { current } = frame;
    return current ? showSpecimen(current, html, (pixels) => hear.current(pixels)) : undefined;
  }, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      tabIndex={-1}
      className="block origin-[0_0] border-0"
      style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
    />
  );
}
