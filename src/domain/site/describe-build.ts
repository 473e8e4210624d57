import type { Brief } from './brief';

const pageWords = [
  'No page stands',
  'One page stands',
  'Two pages stand',
  'Three pages stand',
  'Four pages stand',
  'Five pages stand',
  'Six pages stand',
];

/** What the assistant says when a site stands: how many pages, what it decided, and what can be done next. */
export function describeBuild(brief: Brief, pageCount: number, errorCount: number): string {
  const sentences = [
    `${pageWords[pageCount] ?? `${pageCount} pages stand`}. This is what I understood; press one to correct it.`,
    ...brief.remarks,
    ...brief.limits,
  ];
  if (errorCount > 0) {
    sentences.push(
      errorCount === 1
        ? 'The check found one problem; it is listed below the preview.'
        : `The check found ${errorCount} problems; they are listed below the preview.`,
    );
  }
  return sentences.join(' ');
}
