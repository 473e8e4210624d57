import type { SiteDraft } from '../draft/site-draft';
import { writeRule } from './write-rule';

/** How a label on a thing looks ("Most popular", "Sold out"), on sites whose styles know no badge as on those that do. */
export function writeBadgeRule(draft: SiteDraft): void {
  writeRule(draft, {
    selector: '.badge',
    declarations: {
      'inline-size': 'fit-content',
      'padding-inline': '0.75em',
      'border-radius': '99px',
      'background-color': 'var(--button, #222222)',
      color: 'var(--on-button, #ffffff)',
      'font-weight': '600',
    },
  });
}
