import type { Brief } from '@/domain/site/brief';
import { withRows } from './with-rows';
import { capitalise } from '../../../capitalise';

const helped =
  /(?:^|[.!?;]\s|,\s|\bI\s|\bwe\s)(?:can\s)?(?:help|support|advice)(?:\syou|\speople|\sfamilies|\sclients)?\s(?:with|on)\s(?<list>[^.!?;:\n]{8,160})(?=[.!?;\n]|$)/iu;
const asked = /\b(?:page|section|form|gallery|website|site|photos?|prices?|map)\b/iu;

/** "Help with co-parenting, money talks and starting again": what somebody comes with, none of it an evening of talks. */
export function mendHelpWith(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? helped.exec(brief.prompt) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined || asked.test(list)) return brief;
  const names = list.split(/,\s(?:and\s|or\s)?|\s(?:and|or)\s/u).map((name) => name.trim());
  if (names.length < 2 || names.some((name) => name.length < 3 || name.split(' ').length > 5)) return brief;
  const start = found.index + found[0].length - list.length;
  const lead = found.index + found[0].search(/help|support|advice/iu);
  return withRows(brief, { list, start, from: lead, names }, 'services', capitalise);
}
