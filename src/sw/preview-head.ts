import type { SealedConfig } from '@/contract/preview-messages';

/** The preview script with what it needs to know, as the first element of a sealed page's head. */
export function previewHead(script: string, config: SealedConfig, nonce?: string): string {
  const data = escapeAttribute(JSON.stringify(config));
  const permission = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return `<script data-sitewright="${data}"${permission}>${script}</script>`;
}

/**
 * The policy as an element, for a page that stands somewhere as text: what may be said there is kept. Links aim at a new
 * tab, which the frame may not open: in the frame itself they would open the app.
 */
export function policyMeta(policy: string): string {
  const allowed = policy
    .split('; ')
    .filter((directive) => !/^(?:sandbox|frame-ancestors)\b/.test(directive))
    .join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(allowed)}"><base target="_blank">`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
