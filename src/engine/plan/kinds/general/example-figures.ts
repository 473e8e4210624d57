import type { Facts, SectionContent } from '../../content';
import { figures } from '../parts/figures';

type Row = readonly [value: string, title: string];

/** What any group that gives and helps can count. */
const ofCauses: readonly Row[] = [
  ['86', 'people who give their time'],
  ['1,240', 'hours given in a year'],
  ['312', 'gifts, most of them small'],
  ['24', 'days out and evenings in'],
];

/** What anybody who works for others can count. */
const ofOthers: readonly Row[] = [
  ['240', 'orders and visits in a year'],
  ['9 of 10', 'come back or send a friend'],
  ['1 day', 'until you have an answer'],
];

const rate = /\b(?<which>pass|success|survival|placement)\srates?\b/iu;
const ofRates: Readonly<Record<string, string>> = {
  pass: 'pass at the first go',
  success: 'reach what they came for',
  survival: 'are well a year later',
  placement: 'have a place within three months',
};

/** "Pass rate": the rate that was asked for, before what anybody can count. */
const ofRate = (prompt: string): readonly Row[] => {
  const title = ofRates[rate.exec(prompt)?.groups?.['which']?.toLowerCase() ?? ''];
  return title === undefined ? [] : [['86%', title]];
};

/** Figures in a prompt that asks for some and tells none: examples, and said to be so. */
export const exampleFigures = ({ brief, pick }: Facts): SectionContent | null =>
  brief.sections.some(({ value }) => value === 'stats')
    ? {
        title: pick('stats', ['In figures', 'The year in figures']),
        lede: 'Example figures: replace them with your own.',
        items: figures([
          ...ofRate(brief.prompt),
          ...(brief.kind.value === 'nonprofit' ? ofCauses : ofOthers),
        ]),
      }
    : null;
