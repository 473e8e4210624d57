import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const page =
  /^(?:an?\s|the\s|our\s)?(?:careers?|jobs?|recruitment|hiring|vacanc(?:y|ies))\s(?:page|site|website)\s(?:for|at|of)\s/iu;
const hiring =
  /\b(?:hiring|recruiting|looking for|wanted:|seeking)\s(?<roles>[a-z][a-z -]*s(?:(?:,\s|,?\sand\s)[a-z][a-z -]*s){0,4})(?=\s(?:in|at|near|for|across|from)\s|[.,;]|$)/iu;

const whose =
  /\s(?:for|at|of)\s(?:an?\s|the\s|our\s)?(?<house>[\w'’& -]{3,40}?)(?=\s(?:hiring|recruiting|looking|wanting|seeking|who|that|in|at|near)\s|[.,;:]|$)/u;
const titled = (text: string): string => text.replace(/(?<=^|\s)[a-z]/gu, (letter) => letter.toUpperCase());

/** "Careers page for a vet group hiring nurses": who is looked for, and nobody's practice with all its prices. */
export function mendCareersPage(brief: Brief): Brief {
  if (!page.test(brief.prompt)) return brief;
  const found = hiring.exec(brief.prompt);
  const roles = found?.groups?.['roles'] ?? '';
  const start = brief.prompt.indexOf(roles);
  const spans = [{ start, end: start + roles.length }];
  const jobs = (roles === '' ? [] : roles.split(/,?\sand\s|,\s/u)).map((role): Slot<ListedItem> => ({
    value: { section: 'jobs', name: capitalise(role.replace(/(?<=[^s])s$/u, '')) },
    spans,
  }));
  const house = whose.exec(brief.prompt)?.groups?.['house'];
  return {
    ...brief,
    name: brief.name ?? (house === undefined ? null : { value: `${titled(house)} Careers`, spans: [] }),
    kind: { ...brief.kind, value: 'unknown' },
    offer: { value: 'careers page', spans: [] },
    items: [...brief.items.filter(({ value }) => value.section !== 'services'), ...jobs],
    phrases: [],
  };
}
