import type { FrameSeed } from '@/contract/preview-messages';
import { trustSealedPage } from '../../trusted-types';

const abilities = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads';

/**
 * Makes a frame new and hands it its seed. Only a frame that still stands empty lets itself be named; one that showed
 * something is taken out of the page and put back, which ends whatever ran in it.
 */
export function seedFrame(frame: HTMLIFrameElement, seed: FrameSeed): void {
  frame.removeAttribute('src');
  frame.removeAttribute('srcdoc');
  prepareFrame(frame, abilities);
  frame.parentNode?.insertBefore(frame, frame.nextSibling);
  if (frame.contentWindow) frame.contentWindow.name = JSON.stringify(seed);
}

/**
 * Opens an address in the frame. What isolates the page is the answer's own policy; the attributes here only take more
 * away. Without `allow-same-origin` the service worker would never see the request.
 */
export function loadFrame(frame: HTMLIFrameElement, url: string): void {
  // Replacing keeps the preview out of the browser's history: Back belongs to the editor.
  if (frame.contentWindow) frame.contentWindow.location.replace(url);
  else frame.src = url;
}

/** Shows a sealed page as text, scripts off, where no service worker can answer. */
export function showText(frame: HTMLIFrameElement, html: string): void {
  frame.removeAttribute('src');
  prepareFrame(frame, '');
  frame.srcdoc = trustSealedPage(html);
}

function prepareFrame(frame: HTMLIFrameElement, sandbox: string): void {
  frame.setAttribute('sandbox', sandbox);
  frame.setAttribute('allow', '');
  frame.referrerPolicy = 'no-referrer';
}
