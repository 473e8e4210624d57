import type { Brief } from '@/domain/site/brief';
import { withoutStretch } from '../told/without-stretch';
import { officesIn } from './office-roles';

const staff =
  /^(?:our |the )?(?:(?:sound|session|resident|guest) )?(?:engineers|dancers|designers|linguists|musicians|players|makers|drivers|mechanics|fitters|surveyors|planners|advis[eo]rs|counsellors|carers|nurses|midwives|brewers|bakers|growers|writers|editors|illustrators|photographers|translators|interpreters|tattooists|piercers|singers|actors|performers|architects|consultants|skippers|pilots|riders|readers|presenters|producers|artists|puppeteers|acrobats|clowns|magicians|sailors|stewards|chefs|cooks|baristas|gardeners|florists|keepers|curators|weavers|potters|technicians|developers|coders|animators)$/iu;

/** "Rooms, engineers, rates, contact.": among the parts of a page those who work there are shown, and nothing that is offered. */
export function mendStaff(read: Brief): Brief {
  const brief = withOffices(read);
  const { items, sections, parts, offer } = brief;
  if (sections.some(({ value }) => value === 'team')) return brief;
  const found = [
    ...items.filter(({ value }) => value.price === undefined && value.section === 'services' && staff.test(value.name)), // prettier-ignore
    ...parts.filter(({ value }) => staff.test(value.title)),
  ];
  const [first] = found;
  const isOffered = first?.spans.some(({ start, end }) => offer?.spans.some((one) => one.start < end && one.end > start)); // prettier-ignore
  if (!first || isOffered || sections.length === 0) return brief;
  return {
    ...brief,
    items: items.filter((item) => !found.includes(item)),
    parts: parts.filter((part) => !found.includes(part)),
    sections: [...sections, { value: 'team', spans: first.spans }],
  };
}

/** "committee (chair, treasurer, planning)": who does what there, and nothing that is offered. */
function withOffices(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? officesIn(brief.prompt) : null;
  if (!found || brief.excluded.some(({ value }) => value === 'team')) return brief;
  const rest = withoutStretch(brief, found.span);
  return {
    ...rest,
    sections: [
      ...rest.sections.filter(({ value }) => value !== 'team'),
      { value: 'team', spans: [found.span] },
    ],
  };
}
