import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { withoutStretch } from './without-stretch';
import { capitalise } from '../../../capitalise';

const recent =
  /\b(?:(?:some\s|our\s|my\s)?(?:recent|latest|past|finished)\s(?:work|works|projects?|jobs|commissions|pieces|builds|restorations|makes)|(?:recently|lately)\s(?:i|we)(?:['’]ve|\shave)?\s(?:made|built|restored|finished|done|printed))\s?(?::|includes?:?|included:?|have been:?|are:?|has included:?|(?<=made|built|restored|finished|done|printed))\s(?<list>[^.!?\n]{12,400})/iu;
const between = /,\s(?:and\s)?|;\s(?:and\s)?/u;
const asked =
  /\b(?:gallery|photos?|pictures|in a grid|grid of|page|section|with (?:a )?(?:photo|picture|description))\b/iu;

/** "Recent projects include invitations for Hattie and Joe, a wine label, and …": what was made, each a piece of its own. */
export function mendRecent(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? recent.exec(brief.prompt) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined || asked.test(list)) return brief;
  const names = list
    .split(between)
    .flatMap((name) => name.split(/\sand\s(?=(?:an?|the|one|two|three|four|six|eight|ten|\d+)\s)/u))
    .map((name) => name.trim().replace(/^and\s/u, ''));
  const shown = brief.items.filter(({ value }) => value.section === 'portfolio').length;
  if (names.length < 2 || names.some((name) => name.length < 5 || name.length > 90) || shown >= names.length)
    return brief;
  const start = found.index + found[0].length - list.length;
  const rest = withoutStretch(brief, { start: found.index, end: start + list.length });
  const works = names.map((name): Slot<ListedItem> => {
    const at = start + list.indexOf(name);
    return {
      value: { section: 'portfolio', name: capitalise(name) },
      spans: [{ start: at, end: at + name.length }],
    };
  });
  return {
    ...rest,
    items: [...rest.items, ...works],
    sections: rest.sections.some(({ value }) => value === 'portfolio')
      ? rest.sections
      : [...rest.sections, { value: 'portfolio', spans: [{ start: found.index, end: start }] }],
  };
}
