import { callingCodeOf } from '../../plan/whatsapp-link';
import { valueOf } from '../../locate/page-tree';
import { linkedValues } from '../facts/set-json-ld';
import { done, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { siteBrief } from '../sections/site-brief';
import { writeRule } from '../style/write-rule';
import { matchPhrase } from '../words/read-command';
import { addBeforeEnd } from './add-before-end';

/** "Add WhatsApp 07700 900123": a button that leads there, with the code of the site's country. */
export function whatsAppAttempt(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:(?:add|put|show|have|change|set|use|make) )?(?:our |floating |new )?(?:whatsapp|whats app)(?: chat)?(?: button| link| icon| chat button| contact| number)?(?: (?:(?:(?:with|for|to|:|on|is|now|at) )*)(?:number )?(?<phone>\+? ?[\d(][\d\s().-]{5,}\d))?(?: (?:(?:to|on|in) (?:site|page|footer|contact|every page|all pages|contact page)|(?:next to|beside|below|under|by) (?:it|that|phone|number|phone number)))?(?: ,? ?(?:number )?(?<later>\+ ?\d[\d\s().-]{5,}\d))?$/,
  );
  if (!match) return null;
  const told = match.phone?.text ?? match.later?.text ?? shownPhone(step);
  const code = told === undefined || /^(?:\+|00)/.test(told.trim()) ? '' : codeOf(step, told);
  if (code === null)
    return refuse(
      'ambiguous',
      `WhatsApp needs a number with the code of its country, such as +44 or +34. Say it with the code: add a whatsapp button with +… ${told?.trim().replace(/^0/, '') ?? ''}.`,
    );
  const bare = told?.replace(/\D/g, '') ?? '';
  const digits = told === undefined ? '' : code + (code === '' ? bare.replace(/^00/, '') : bare.replace(/^0/, '')); // prettier-ignore
  if (!digits) {
    return refuse('ambiguous', 'Which number should the WhatsApp button call? The site has none yet.', [
      'add a whatsapp button with +351 912 345 678',
    ]);
  }
  const known = step.draft.pages().some((page) => /wa\.me\//.test(step.draft.text(page)));
  if (known && !match.phone && !match.later)
    return refuse('nothing-to-change', 'There is a WhatsApp link already.');
  linkButtons(step, `https://wa.me/${digits}`);
  addBeforeEnd(step, `<a class="whatsapp" href="https://wa.me/${digits}" rel="noopener">WhatsApp</a>`);
  writeRule(step.draft, {
    selector: '.whatsapp',
    declarations: {
      position: 'fixed',
      'inset-block-end': '1rem',
      'inset-inline-end': '1rem',
      'z-index': '20',
      display: 'inline-flex',
      'align-items': 'center',
      'min-block-size': '3rem',
      'padding-inline': '1.2em',
      'border-radius': '99px',
      'background-color': '#075e54',
      color: '#ffffff',
      'font-weight': '600',
      'text-decoration': 'none',
    },
  });
  writeRule(step.draft, {
    selector: '.whatsapp:focus-visible',
    declarations: { outline: '3px solid #ffffff', 'outline-offset': '-6px' },
  });
  return done(
    'WhatsApp button',
    `+${digits}`,
    `Added a WhatsApp button for +${digits} on every page. It leads to wa.me when pressed; nothing is loaded from there before.`,
  );
}

/** Buttons that say WhatsApp and waited for the number lead there too. */
function linkButtons({ draft }: Step, href: string): void {
  for (const page of draft.everyPage()) {
    const waiting = draft
      .tree(page)
      .elements.filter(
        (one) =>
          one.tag === 'a' &&
          /^whats\s?app$/i.test(draft.text(page).slice(one.openEnd, one.closeStart).trim()),
      ) // prettier-ignore
      .flatMap((one) => one.attributes.get('href') ?? []);
    draft.splice(
      page,
      waiting.map(({ start, end }) => ({ start, end, text: `href="${href}"` })),
    );
  }
}

/** The telephone of the site as it is dialled. */
const shownPhone = ({ draft }: Step): string | undefined =>
  linkedValues(draft, 'telephone')[0] ??
  draft
    .everyPage()
    .flatMap((page) => draft.tree(page).elements)
    .flatMap((element) => /^tel:(?<number>.+)$/i.exec(valueOf(element, 'href'))?.groups?.['number'] ?? [])[0];

/** What is dialled before a number of the site's country; empty where the number has it, null where nobody told. */
function codeOf(step: Step, told: string): string | null {
  const digits = told.replace(/\D/g, '');
  const brief = siteBrief(step.draft, step.page);
  const place = linkedValues(step.draft, 'addressLocality')[0] ?? brief.place?.value ?? null;
  const phone = linkedValues(step.draft, 'telephone')[0] ?? null;
  const code = callingCodeOf({ place, phone, brief });
  if (code !== undefined) return digits.length > 10 && digits.startsWith(code) ? '' : code;
  // Twelve digits without a zero before them have the code in them.
  return digits.length > 11 && !digits.startsWith('0') ? '' : null;
}
