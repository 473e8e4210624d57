import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import type { Splice } from '../draft/splice-text';
import { styleSheetPaths } from '../style/find-styles';
import { setDeclarations, writeRule } from '../style/write-rule';

/** The widest a thing may be on the smallest phone, in CSS pixels. */
const phone = 320;

/** Makes things that are wider than a phone fit: fixed widths, pictures and tables without a widest measure. */
export const fixOverflow: Intent = {
  name: 'fix',
  attempt(step) {
    const { plain } = step.part;
    const isAsked =
      /\b(?:overflow(?:s|ing)?|side ?scroll(?:ing)?|horizontal(?:ly)? scroll(?:ing|bar|s)?|scrolls? sideways|cut off|off (?:the )?screen)\b/.test(
        plain,
      ) && !/\b(?:carousel|slider|make|into)\b/.test(plain);
    if (!isAsked) return null;
    const { draft } = step;
    let count = 0;
    for (const path of styleSheetPaths(draft)) {
      const splices = draft.sheet(path).rules.flatMap((rule): Splice[] => {
        if (rule.conditions.some((condition) => /min-width|width >/.test(condition))) return [];
        const wide = rule.declarations.find(
          ({ property, value }) =>
            /^(?:width|min-width|inline-size|min-inline-size)$/.test(property) && pixels(value) > phone,
        );
        const isHeld = rule.declarations.some(({ property }) => /^max-(?:width|inline-size)$/.test(property));
        if (!wide || (isHeld && !wide.property.startsWith('min'))) return [];
        return wide.property.startsWith('min')
          ? setDeclarations(draft.text(path), rule, { [wide.property]: `min(100%, ${wide.value})` })
          : setDeclarations(draft.text(path), rule, { 'max-width': '100%' });
      });
      draft.splice(path, splices);
      count += splices.length;
    }
    const held = styleSheetPaths(draft).some((path) =>
      draft
        .sheet(path)
        .rules.some(
          ({ selector, declarations }) =>
            /(?:^|[\s,(])(?:img|svg)\b/.test(selector) &&
            declarations.some(
              ({ property, value }) => /^max-(?:width|inline-size)$/.test(property) && value === '100%',
            ),
        ),
    );
    const hasPictures = draft
      .pages()
      .some((page) => draft.tree(page).elements.some(({ tag }) => ['img', 'video', 'iframe'].includes(tag)));
    if (hasPictures && !held) {
      writeRule(draft, { selector: 'img, video, iframe', declarations: { 'max-width': '100%' } });
      count += 1;
    }
    if (count === 0)
      return refuse(
        'nothing-to-change',
        'I found nothing that is wider than a phone: no fixed widths, no pictures without a limit. Which part sticks out? Pick it and say “make this smaller on phones”.',
      );
    return done(
      'Things wider than a phone',
      countOf(count, 'place'),
      `Held ${countOf(count, 'thing')} to the width of the screen.`,
    );
  },
};

function pixels(value: string): number {
  const match = /^([\d.]+)(px|rem|em)$/.exec(value.trim());
  return match ? Number(match[1]) * (match[2] === 'px' ? 1 : 16) : 0;
}
