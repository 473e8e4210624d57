import type { Brief, SitePart, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const word = String.raw`\p{L}[\p{L}’'-]+`;
/** "Code of conduct page": what it is about stands behind an "of". */
const ofPage = String.raw`${word}(?:\s${word})?\sof\s(?:the\s)?${word}`;
/** Those of a house who have a page of their own where one is asked for: "a committee page", "the governors page". */
const people = 'committee|trustees|governors|board|patrons|sponsors|partners|supporters|stockists|suppliers|exhibitors|traders|vendors|faculty|elders|officers|players|coaches|crew|cast|alumni'; // prettier-ignore
const asked = new RegExp(String.raw`(?:^|[.,;:(]\s*|\b(?:and|with|plus|also|an?|the|our|has|have|want|need)\s)(?:(?:an?|the|our|separate|own)\s)?(?<title>${ofPage}|${people}|for\s(?:the\s)?(?!you|more|each|every|sale)${word}s)\spage(?=\s*(?:[.,;)]|$)|\s(?:and|with|plus|listing|for)\b)`, 'giu'); // prettier-ignore
const small =
  /^(?:bit|kind|sort|type|lot|list|set|series|couple|number|part|rest|top|bottom|end|style|look)\b/iu;

/** Pages asked for by a title that the readers of lists pass by. */
export function mendPageAsked(brief: Brief): Brief {
  if (brief.language.value !== 'en' || brief.pages.length > 0) return brief;
  const pages = [...brief.prompt.matchAll(asked)].flatMap(({ index, 0: all, groups }): Slot<SitePart>[] => {
    const title = groups?.['title'] ?? '';
    if (small.test(title)) return [];
    const start = index + all.indexOf(title);
    return [
      { value: { title: capitalise(title), isPage: true }, spans: [{ start, end: start + title.length }] },
    ];
  });
  if (pages.length === 0) return brief;
  const isOne = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 &&
    spans.every(({ start, end }) =>
      pages.some(({ spans: [page] }) => page !== undefined && start < page.end && end > page.start),
    );
  return {
    ...brief,
    parts: [...brief.parts.filter((part) => !isOne(part)), ...pages],
  };
}
