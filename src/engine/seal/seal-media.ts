import { valueOf, type PageElement } from '../locate/page-tree';
import { setAttribute } from './page-seal';
import type { PageSeal } from './page-seal';
import { settleMediaAttribute } from './seal-styles';

/** Attributes that hold one address of something the page shows, by tag. */
const addressAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  input: ['src'],
  body: ['background'],
  table: ['background'],
  td: ['background'],
  image: ['href', 'xlink:href'],
  feimage: ['href', 'xlink:href'],
};

/** Pictures, films, sounds and subtitles become data addresses. */
export async function sealMedia(seal: PageSeal, element: PageElement): Promise<void> {
  for (const name of addressAttributes[element.tag.toLowerCase()] ?? []) {
    if (!element.attributes.has(name)) continue;
    const address = await seal.context.inline(valueOf(element, name), seal.path);
    if (address !== undefined) setAttribute(seal, element, name, address);
  }
  if ((element.tag === 'img' || element.tag === 'source') && element.attributes.has('srcset')) {
    setAttribute(seal, element, 'srcset', await sealSrcset(seal, valueOf(element, 'srcset')));
  }
  if (element.tag === 'source') settleMediaAttribute(seal, element);
}

async function sealSrcset(seal: PageSeal, srcset: string): Promise<string> {
  const candidates = await Promise.all(
    splitSrcset(srcset).map(async ({ address, descriptor }) => {
      const inlined = (await seal.context.inline(address, seal.path)) ?? address;
      return descriptor ? `${inlined} ${descriptor}` : inlined;
    }),
  );
  return candidates.join(', ');
}

/** The candidates of a srcset as a browser splits it: an address runs to the next space, a comma at its end cuts. */
export function splitSrcset(srcset: string): readonly { address: string; descriptor: string }[] {
  const candidates: { address: string; descriptor: string }[] = [];
  let rest = srcset.replace(/^[\s,]+/, '');
  while (rest !== '') {
    const written = /^\S+/.exec(rest)?.[0] ?? rest;
    rest = rest.slice(written.length);
    const address = written.replace(/,+$/, '');
    let descriptor = '';
    if (address === written) {
      descriptor = /^(?:[^,(]|\([^)]*\)?)*/.exec(rest)?.[0] ?? '';
      rest = rest.slice(descriptor.length);
    }
    candidates.push({ address, descriptor: descriptor.trim() });
    rest = rest.replace(/^[\s,]+/, '');
  }
  return candidates;
}
