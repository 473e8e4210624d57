import { trustSealedPage } from '../../trusted-types';

// A document that claims to be taller than this is not believed.
const tallest = 12_000;

/**
 * Shows a specimen in a frame without an origin, where the one script that the app's policy knows by its hash may run:
 * it says how tall the document stands, in pixels. Answers what stops listening.
 */
export function showSpecimen(
  frame: HTMLIFrameElement,
  html: string,
  onHeight: (pixels: number) => void,
): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.contentWindow) return;
    const { data } = event;
    if (typeof data === 'number' && data > 0 && data <= tallest) onHeight(Math.ceil(data));
  };
  addEventListener('message', hear);
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('allow', '');
  frame.referrerPolicy = 'no-referrer';
  frame.srcdoc = trustSealedPage(html);
  return () => removeEventListener('message', hear);
}
