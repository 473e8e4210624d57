import type { LoadSeed } from '@/contract/preview-messages';
import { trustSealedPage } from '../trusted-types';

const abilities = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads';

/**
 * Opens an address in the frame. What isolates the page is the answer's own policy; the attributes here only take more
 * away. Without `allow-same-origin` the service worker would never see the request.
 */
export function loadFrame(frame: HTMLIFrameElement, url: string, seed: LoadSeed): void {
  prepareFrame(frame, abilities);
  frame.removeAttribute('srcdoc');
  frame.name = JSON.stringify(seed);
  const shown = frame.contentWindow;
  // Replacing keeps the preview out of the browser's history: Back belongs to the editor.
  if (shown && frame.hasAttribute('src')) shown.location.replace(url);
  else frame.src = url;
}

/** Shows a sealed page as text, scripts off, where no service worker can answer. */
export function showText(frame: HTMLIFrameElement, html: string): void {
  prepareFrame(frame, '');
  frame.removeAttribute('src');
  frame.srcdoc = trustSealedPage(html);
}

function prepareFrame(frame: HTMLIFrameElement, sandbox: string): void {
  if (frame.getAttribute('sandbox') !== sandbox) frame.setAttribute('sandbox', sandbox);
  frame.setAttribute('allow', '');
  frame.referrerPolicy = 'no-referrer';
}
