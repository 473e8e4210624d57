import type { Brief, Slot } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { readFormFields } from './read-form-fields';

const apps: ReadonlySet<SiteKind> = new Set(appKinds);

/** A brief without the things and titles that are only fields of a form: "RSVP with plus one and song request". */
export function withoutFields(brief: Brief): Brief {
  const forms = apps.has(brief.kind.value) ? [] : readFormFields(brief.prompt);
  if (forms.length === 0) return brief;
  const isElse = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 ||
    !spans.every(({ start, end }) => forms.some((form) => start >= form.start && end <= form.end));
  return {
    ...brief,
    items: brief.items.filter(isElse),
    parts: brief.parts.filter(isElse),
    phrases: brief.phrases.filter(isElse),
    sections: brief.sections.filter(isElse),
  };
}
