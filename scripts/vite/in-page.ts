import { createHash } from 'node:crypto';

/** What a page's first paint waits for, by its address: styles, and scripts that run before it. */
export type FirstFiles = ReadonlyMap<string, string>;

/** The stylesheets and blocking scripts that the markup's head names. */
export function findFirstFiles(html: string): string[] {
  return [...html.matchAll(stylesheet), ...html.matchAll(blockingScript)].map(([, address = '']) => address);
}

/**
 * The markup with these files in the page itself: on a phone's network every request before the first paint costs a
 * quarter of a second.
 */
export function withFirstFiles(html: string, files: FirstFiles): string {
  return html
    .replaceAll(stylesheet, (link, address: string) => {
      const text = files.get(address);
      return text === undefined ? link : `<style>${text.trim()}</style>`;
    })
    .replaceAll(blockingScript, (script, address: string, rest: string) => {
      const text = files.get(address);
      return text === undefined ? script : `<script${rest}>${text}</script>`;
    });
}

/** What a policy has to name for a script to run in the page. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const stylesheet = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;
const blockingScript = /<script src="([^"]+)"([^>]*)><\/script>/g;
