import type { ColourWish } from '@/domain/site/brief';
import { readFigma, type FigmaReference } from './read-figma';
import { readReference, type PageReference } from './read-reference';

/** What references gave: sentences for the chat, and what the site may take up where the description asks for nothing else. */
export type GatheredReferences = {
  readonly notes: readonly string[];
  /** The first that gave any. */
  readonly colours: readonly ColourWish[];
  readonly pages: readonly string[];
};

type Given = { readonly urls: readonly string[]; readonly figmaLink: string };

/** Reads all references at once. Rejects only with an AbortError, when cancelled. */
export async function gatherReferences(
  { urls, figmaLink }: Given,
  signal?: AbortSignal,
): Promise<GatheredReferences> {
  const [figma, ...pages] = await Promise.all([
    figmaLink.trim() === '' ? null : readFigma(figmaLink, signal),
    ...urls.map((url) => readReference(url, signal)),
  ]);
  const design = figma?.kind === 'read' ? figma.notes : null;
  const palettes = [
    design?.colours ?? [],
    ...pages.map((page) => (page.kind === 'read' ? page.notes.colours : [])),
  ];
  return {
    notes: [...(figma ? [describeFigma(figma)] : []), ...pages.map(describePage)],
    colours: wishesOf(palettes.find((colours) => colours.length > 0) ?? []),
    pages: design && design.frames.length > 1 ? design.frames : [],
  };
}

function wishesOf(colours: readonly string[]): ColourWish[] {
  const roles = ['brand', 'accent'] as const;
  return colours.slice(0, 2).map((css, index) => ({ role: roles[index] ?? 'accent', name: css, css }));
}

function describePage(page: PageReference): string {
  if (page.kind === 'kept') return `${page.url} is kept as a link. It was not read: ${page.reason}`;
  const { title, description, headings, colours } = page.notes;
  const lines = [
    `${page.url} was read.`,
    title && `Its title: “${title}”.`,
    description && `What it says of itself: “${description}”.`,
    headings.length > 0 && `Its headings: ${headings.map((heading) => `“${heading}”`).join(', ')}.`,
    colours.length > 0 && `Its colours: ${colours.join(', ')}.`,
  ];
  return lines.filter(Boolean).join(' ');
}

function describeFigma(figma: FigmaReference): string {
  if (figma.kind === 'kept') return `Figma: ${figma.reason}`;
  const { name, frames, colours, typefaces } = figma.notes;
  const lines = [
    `The Figma file “${name}” was read.`,
    frames.length > 0 && `Its frames: ${frames.map((frame) => `“${frame}”`).join(', ')}.`,
    colours.length > 0 && `Its colours: ${colours.join(', ')}.`,
    typefaces.length > 0 && `Its typefaces: ${typefaces.join(', ')}.`,
  ];
  return lines.filter(Boolean).join(' ');
}
