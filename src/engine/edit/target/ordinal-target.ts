import { ordinalItem } from '../items/ordinal-item';
import { typesOf } from '../items/thing-types';
import { findInner, innerRoleNamed } from './find-inner';
import { findNamedSections } from './find-named-sections';
import type { Target } from './target';
import type { TargetScope } from './make-target';
import { elementTarget, sectionsTarget, bodiesOf } from './make-target';

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  last: -1,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
};

/** "Second gallery picture": the section's name before what stands in it. */
const owned =
  /^(?<which>\S+) (?<where>gallery|team|menu|pricing|services|portfolio|reviews?|testimonials?|faq|features?|blog|hero|about|story) (?<what>pictures?|photos?|images?|cards?|buttons?|headings?|links?)$/;

/** "second card in pricing", "last section", "first question". */
export function ordinalTarget(scope: TargetScope, phrase: string): Target | null {
  const match =
    /^(?<which>first|second|third|fourth|fifth|sixth|seventh|eighth|last|\dst|\dnd|\drd|\dth) (?<what>.+?)(?: (?:in|of|on|from) (?<where>.+))?$/.exec(
      phrase.replace(owned, '$<which> $<what> in $<where>'),
    );
  const { which = '', what = '', where } = match?.groups ?? {};
  const number = ordinals[which];
  if (!match || number === undefined) return null;
  const take = <T>(list: readonly T[]) => (number < 0 ? list.at(-1) : list[number - 1]);
  if (/^sections?$/.test(what)) {
    const chosen = take(scope.draft.sections(scope.page).filter(({ id }) => id !== 'nav' && id !== 'footer'));
    return chosen ? sectionsTarget([{ page: scope.page, section: chosen }]) : null;
  }
  // "The second plan" is that of the plans, wherever else on the page cards stand.
  const own = typesOf(what).length > 0 && !/^(?:cards?|box|tile|photo|picture|image|link|button)s?$/.test(what) ? ordinalItem(scope, phrase) : null; // prettier-ignore
  if (own) return elementTarget(scope.draft, own.page, own.item.element, `the ${which} ${what}`);
  const inner = innerRoleNamed(what);
  const home = where ? findNamedSections(scope.draft, where, scope.page) : [];
  if (where && home.length === 0) return null;
  const roots =
    home.length > 0 ? home.map(({ page, section }) => ({ page, element: section.element })) : bodiesOf(scope);
  for (const { page, element } of roots) {
    const chosen = inner ? take(findInner(element, inner)) : undefined;
    if (chosen) return elementTarget(scope.draft, page, chosen, `the ${which} ${what}`);
  }
  const nth = inner ? null : ordinalItem(scope, phrase);
  return nth ? elementTarget(scope.draft, nth.page, nth.item.element, `the ${which} ${what}`) : null;
}
