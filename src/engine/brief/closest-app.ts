import type { SiteKind } from '@/domain/site/vocabulary';
import type { Reading } from './reading';

/** A tool that is asked for and not built as such: the app that comes nearest, and what that app lacks, as a sentence. */
export type ClosestApp = { readonly kind: SiteKind; readonly lacks: string };

const tool = 'generator|maker|creator|builder|tool|app|manager|organi[sz]er|template';

const closest: readonly (ClosestApp & { readonly asked: RegExp })[] = [
  {
    asked: new RegExp(
      String.raw`\b(?:invoice|receipt|quote|quotation|estimate|bill|purchase order)s? (?:${tool})\b`,
      'u',
    ),
    kind: 'tracker',
    lacks:
      'Numbered invoices with tax are more than I can build yet: this is a list of dated amounts with their sum, which can be exported and printed.',
  },
  {
    asked:
      /\b(?:meal|menu|dinner|food|recipe) plan(?:ner)?s?\b(?! (?:service|delivery|subscription|company|business|coach))/u,
    kind: 'kanban',
    lacks:
      'The shopping list does not write itself from the meals yet: this is a board of the week, one card for each meal, and a card can hold a list.',
  },
  {
    asked:
      /\b(?:week|weekly|lesson|study|revision|workout|content|rota|shift|chore|seating|packing|garden|sowing) planner\b/u,
    kind: 'kanban',
    lacks:
      'It has no calendar of its own yet: this is a board of columns, and its cards move from one to the next.',
  },
  {
    asked:
      /\b(?:recipe (?:box|book|keeper|manager|organi[sz]er)|journal(?:ing)? app|diary app|gratitude journal|bookmark (?:manager|app)|idea (?:box|board)|snippet (?:manager|app))\b/u,
    kind: 'notes',
    lacks: 'It keeps text alone: pictures and attached files have no place in it yet.',
  },
];

const presenting =
  /\b(?:landing|pricing|plans?|testimonials|reviews|customers|free trial|waitlist|screenshots|app store|sales page|website|site|homepage)\b/u;

/** The nearest app to a tool that stands in the first clause of a prompt, unless a page that presents or sells it is asked for. */
export function findClosestApp(reading: Reading, isNamed: boolean): ClosestApp | null {
  const opening = reading.folded.slice(
    0,
    reading.tokens.find(({ clause }) => clause > 0)?.start ?? reading.folded.length,
  );
  if (isNamed || presenting.test(reading.folded)) return null;
  return closest.find(({ asked }) => asked.test(opening)) ?? null;
}
