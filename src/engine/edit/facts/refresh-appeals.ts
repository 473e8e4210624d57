import { measureAppeal } from '../../compose/layouts/measure-appeal';
import { valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { escapeAttribute } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { findAppeals } from './appeal-figures';
import type { AppealFigures } from './appeal-figures';

/**
 * Lets the bar of every appeal show what its two sums say after a change. Only where it showed just that before: a bar
 * that was rebuilt by hand stays as it is.
 */
export function refreshAppeals(draft: SiteDraft): void {
  const pages = draft.everyPage().filter((path) => /<progress\b/u.test(draft.text(path)));
  if (pages.length === 0) return;
  const before = draft.reread();
  for (const page of pages) {
    if (!before.has(page)) continue;
    const old = findAppeals(before, page);
    const splices = findAppeals(draft, page).flatMap((appeal, at) => {
      const was = old[at];
      return was && drawn(was) === shown(was.progress) && drawn(appeal) !== shown(appeal.progress)
        ? redraw(appeal)
        : [];
    });
    draft.splice(page, splices);
  }
}

const measure = ({ raised, goal }: AppealFigures) => measureAppeal(raised.label, raised.value, goal.value);

/** What a bar has to say of its sums. */
const drawn = (appeal: AppealFigures): string => {
  const { bar, share } = measure(appeal);
  return [...Object.values(bar), share].join('|');
};

/** What a bar says. */
const shown = (progress: PageElement): string =>
  [...['max', 'value', 'aria-label'].map((name) => valueOf(progress, name)), wordsIn(progress)].join('|');

function redraw(appeal: AppealFigures): readonly Splice[] {
  const { progress } = appeal;
  const { bar, share } = measure(appeal);
  const attributes = Object.entries(bar).flatMap(([name, value]) => {
    const old = progress.attributes.get(name);
    return old ? [{ start: old.start, end: old.end, text: `${name}="${escapeAttribute(value)}"` }] : [];
  });
  return [...attributes, { start: progress.openEnd, end: progress.closeStart, text: share }];
}
