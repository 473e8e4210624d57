import { capitalise } from '../../capitalise';
import { namesDay } from '../kinds/localized/names-day';
import type { SectionPlan, SitePlan } from '../site-plan';

const most = 3;

/** "los martes por la tarde": where no hour is told, a week is what the prompt says of its days; nothing where it names none. */
export function weekInWords({ brief }: SitePlan, section: SectionPlan): readonly SectionPlan[] {
  if ((section.content.body ?? []).length > 0) return [section];
  const body = brief.prompt
    .split(/[,،;:.!?\n()]\s*/u)
    .map((piece) => piece.trim())
    .filter((piece) => namesDay.test(piece) && piece.split(/\s+/u).length <= 12)
    .slice(0, most)
    .map((piece) => `${capitalise(piece)}.`);
  return body.length === 0
    ? []
    : [{ ...section, type: 'text', variant: 'letter', content: { title: section.content.title, body } }];
}
