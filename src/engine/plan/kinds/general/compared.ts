import type { Facts, SectionContent } from '../../content';
import { lean } from '../../../brief/words/lean-letters';

const against = lean(
  /\bcompar(?:e|es|ed|ing|ison)(?:\s(?:table|chart|page|section))?,?\s(?:us\s|it\s)?(?:with|to|against|versus|vs\.?)\s(?:an?\s|the\s|other\s|hiring an?\s|buying an?\s|owning an?\s)?(?<other>\p{L}[\p{L}'’-]*(?:\s(?!(?:and|or|with|in|on|for|faq)\b)\p{L}[\p{L}'’-]*){0,2})(?=[,.;:)]|$|\s(?:and|or|with|in|on|for)\b)/iu,
);

/** Two columns side by side: with the house, and with what the prompt compares it to ("a van"), else alone. */
export function compared({ brief, name }: Facts): SectionContent {
  const other = brief.spoken === 'en' ? against.exec(brief.prompt)?.groups?.['other'] : undefined;
  if (other !== undefined && other.length <= 30)
    return {
      title: 'Side by side',
      items: [
        { title: 'Compared', list: [name, other.charAt(0).toUpperCase() + other.slice(1)] },
        { title: 'To begin', list: ['A message, and an answer', 'Yours to find out'] },
        { title: 'What it costs', list: ['Told beforehand', 'Yours to add up'] },
        { title: 'If something goes wrong', list: ['Our problem', 'Yours'] },
      ],
    };
  return {
    title: 'Side by side',
    items: [
      { title: 'Compared', list: ['With us', 'On your own'] },
      { title: 'Preparation', list: ['We do it', 'A few evenings'] },
      { title: 'Equipment', list: ['Brought along', 'Bought or borrowed'] },
      { title: 'If something goes wrong', list: ['Our problem', 'Yours'] },
    ],
  };
}
