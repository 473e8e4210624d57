import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** "My dad's funeral", "Funeral of Mary Cole": one, and nobody who arranges them. */
const told =
  /\b(?:(?:(?:[Mm]y|[Oo]ur)\s(?:(?:late|dear|beloved)\s)?(?<kin>\p{L}+['’]s)|(?<whose>\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{Ll}'’-]+){0,2}['’]s))\s(?:funeral|burial|cremation|wake)|(?:[Ff]uneral|[Bb]urial)(?:\sservice)?\s(?:of|for)\s(?:(?:my|our)\s(?:late\s)?\p{L}+,?\s)?(?<who>\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{Ll}'’-]+){1,3}))(?!\s(?:home|director|parlour|plan|flowers|catering|celebrant|photograph))/u;
/** What a house that helps asks for, and nobody who mourns. */
const ofHelpers: ReadonlySet<string> = new Set(['donation', 'volunteer', 'pricing']);
const instead =
  /\bdonations?\b[^.;]{0,40}\binstead of\b|\bflowers or donations?\b|\bin lieu of flowers\b|\bno flowers\b/iu;

/** A funeral is a day with a place and an order, and no charity, whoever is given to instead of flowers. */
export function mendFuneral(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? told.exec(brief.prompt.slice(0, 160)) : null;
  if (!found) return brief;
  const { kin, whose, who } = found.groups ?? {};
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  const name = who ?? `${kin ?? whose ?? ''} funeral`;
  const order = /\border of (?:service|the (?:day|service))\b/iu.exec(brief.prompt);
  const asked = instead.test(brief.prompt)
    ? brief.sections.filter(({ value }) => !ofHelpers.has(value))
    : brief.sections;
  const isAsked = !order || asked.some(({ value }) => value === 'agenda');
  return {
    ...brief,
    kind: { value: 'event', spans },
    offer: { value: 'funeral', spans },
    name: { value: capitalise(name.replace(/'/gu, '’')), spans },
    sections: isAsked
      ? asked
      : [...asked, { value: 'agenda', spans: [{ start: order.index, end: order.index + order[0].length }] }],
    phrases: brief.phrases.filter(({ value }) => !/^order of (?:service|the day)$/iu.test(value)),
    items: brief.items.filter(({ value }) => value.section !== 'donation'),
  };
}
