import { familyOf, readColour } from '../colour/read-colour';
import { paperOfSection } from '../colour/shift-target';
import { shadeOf } from '../colour/shades';
import { findTokens, tokenValue } from '../style/site-tokens';
import { bodySections } from '../sections/move-section';
import { sectionsTarget } from './make-target';
import type { TargetScope } from './make-target';
import type { Target } from './target';

const form = /^(?<look>\S+(?: \S+)?) (?:section|band|block|strip|panel|stripe|box)s?$/;

/** "The dark section", "the navy band": the sections of the page that lie on such a paper. */
export function tintedSection(scope: TargetScope, phrase: string): Target | null {
  const look = form.exec(phrase)?.groups?.['look'];
  const colour = look ? readColour(look) : null;
  const family = colour ? familyOf(colour.hex) : null;
  if (!look || (!family && look !== 'dark' && !/^colou?red$/.test(look))) return null;
  const tokens = findTokens(scope.draft);
  const side = tokens?.scheme === 'dark' ? 'dark' : 'light';
  const page = tokenValue(tokens, '--bg')?.[side];
  const found = bodySections(scope.draft, scope.page).filter(({ element, type }) => {
    const hex = tokenValue(tokens, type === 'hero' ? '--hero-bg' : paperOfSection(element))?.[side];
    const shade = hex ? shadeOf(hex) : null;
    if (!hex || !shade || hex === page) return false;
    return family ? familyOf(hex) === family : look === 'dark' ? shade.l < 0.5 : shade.c > 0.04;
  });
  return found.length === 0 ? null : sectionsTarget(found.slice(0, 1).map((section) => ({ page: scope.page, section }))); // prettier-ignore
}
