import { fillPlaceholders } from '@/domain/assistant/placeholders';
import { promptValues } from '@/domain/assistant/prompt-values';
import { dataGuard } from '@/domain/assistant/prompts/data-guard';
import type { Brief, BriefCorrections } from '@/domain/site/brief';
import type { AskModel } from '../connect/model-port';
import { readBriefLines } from '../protocol/read-brief-lines';

type BriefTools = {
  readonly ask: AskModel;
  /** The text of the prompt record. */
  readonly prompt: string;
  readonly mark: string;
};

/**
 * Has a model read a description into the closed words of a brief, and answers what it adds to what the composer read by
 * itself: what the composer found in the words stays. Empty when there is nothing to add.
 */
export async function fillBrief(
  description: string,
  brief: Brief,
  { ask, prompt, mark }: BriefTools,
  signal: AbortSignal,
): Promise<BriefCorrections> {
  const text = fillPlaceholders(prompt, promptValues({ message: description, files: [] }, mark));
  let answer = '';
  for await (const part of ask({ system: dataGuard(mark), turns: [{ role: 'user', text }] }, signal)) {
    if (part.kind === 'text') answer += part.text;
  }
  signal.throwIfAborted();
  return addTo(brief, readBriefLines(answer));
}

function addTo(brief: Brief, read: BriefCorrections): BriefCorrections {
  const isAsked = (slot: { readonly spans: readonly unknown[] } | null) =>
    slot !== null && slot.spans.length > 0;
  const valuesOf = <T>(slots: readonly { readonly value: T }[]) => slots.map(({ value }) => value);
  const union = <T>(own: readonly T[], more: readonly T[] | undefined) => [
    ...new Set([...own, ...(more ?? [])]),
  ];
  const sections = union(valuesOf(brief.sections), read.sections);
  const excluded = union(valuesOf(brief.excluded), read.excluded).filter(
    (each) => !valuesOf<string>(brief.sections).includes(each),
  );
  return {
    ...(read.name !== undefined && !isAsked(brief.name) ? { name: read.name } : {}),
    ...(read.kind !== undefined && !isAsked(brief.kind) ? { kind: read.kind } : {}),
    ...(read.language !== undefined && brief.language.value === 'en' && !isAsked(brief.language)
      ? { language: read.language }
      : {}),
    ...(read.pages !== undefined && brief.pages.length === 0 ? { pages: read.pages } : {}),
    ...(sections.length > brief.sections.length
      ? { sections: sections.filter((each) => !excluded.includes(each)) }
      : {}),
    ...(excluded.length > brief.excluded.length ? { excluded } : {}),
    ...(read.colours !== undefined && brief.colours.length === 0 ? { colours: read.colours } : {}),
    ...(read.scheme !== undefined && !isAsked(brief.scheme) ? { scheme: read.scheme } : {}),
    ...(read.style !== undefined && !isAsked(brief.style) ? { style: read.style } : {}),
  };
}
