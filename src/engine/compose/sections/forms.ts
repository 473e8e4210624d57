import { attributes, html } from '../html';
import { unlessDeclined } from '../layouts/call-layout';
import { formAside, formCard, formCentre, formLine, formPicture } from '../layouts/form-layouts';
import type { FormWriter } from '../layouts/form-layouts';
import { formHeadline, formLedger, formPanel, formSlip } from '../layouts/form-sheet-layouts';
import { sayBehaviour } from '../behaviours/behaviour-words';
import type { Field } from '../layouts/form-fields';
import type { Html } from '../html';
import { personFields, writeField, writeForm } from '../layouts/form-fields';
import { goesInSteps, writeFields, writeStep, writeSteps } from './form-steps';
import { askedFields, furtherFields } from '../layouts/asked-fields';
import { readAmount } from '../layouts/read-amount';
import type { SectionContext, SectionDefinition } from '../section';
import type { SectionType } from '@/domain/site/vocabulary';

const ownAction = (context: SectionContext, fallback: string): string =>
  context.content.actions?.find(({ href }) => !/^(tel|mailto):/.test(href))?.label ?? fallback;

const contactForm: FormWriter = (context) =>
  writeFields(
    context,
    askedFields(context) ?? [
      ...personFields(context),
      { name: 'message', label: context.words.fields.message, type: 'textarea' },
    ],
    context.words.actions.send,
  );

const quoteForm: FormWriter = (context) => {
  const { fields, actions } = context.words;
  const { plan } = context;
  const choices = (context.content.items ?? []).map(({ title }) => title);
  const need: (Field | Html)[] =
    choices.length > 1 ? [{ name: 'service', label: fields.service, type: 'select', options: choices }] : [];
  const estimate = plan.hasScript && plan.behaviours.includes('calculator') ? [writeEstimate(context)] : [];
  const details: Field = { name: 'details', label: fields.details, type: 'textarea' };
  const person = personFields(context, true);
  const button = ownAction(context, actions.getQuote);
  if (!goesInSteps(context))
    return writeForm(context, {
      fields: askedFields(context) ?? [...estimate, ...person, ...need, details],
      button,
    });
  return writeSteps(
    context,
    [
      ...(need.length + estimate.length > 0 ? [writeStep(context, 'stepNeed', [...need, ...estimate])] : []),
      writeStep(context, 'stepMore', [{ ...details, isWide: true }]),
      writeStep(context, 'stepYou', person),
    ],
    button,
  );
};

// Hours of work from size, pace and visits: a sum that needs no price and that anyone can follow.
function writeEstimate(context: SectionContext): Html {
  const say = (word: Parameters<typeof sayBehaviour>[1]) => sayBehaviour(context.plan.language, word);
  const number = (name: string, label: string, value: string) =>
    writeField(context, { name, label, type: 'number', least: 1, value });
  return html`<fieldset
    class="field-wide"
    ${attributes({ 'data-estimate': 'size / pace * times', 'data-result': say('estimateResult') })}
  >
    <legend>${say('estimate')}</legend>
    ${number('size', say('estimateSize'), '120')} ${number('times', say('estimateTimes'), '4')}
    ${number('pace', say('estimatePace'), '60')}
    <output></output>
  </fieldset>`;
}

/** When tables are booked where nobody has told the hours: within the usual ones of any restaurant and bar. */
const evenings = [{ days: [3, 4, 5, 6], opens: 1080, closes: 1320 }];

const bookingForm: FormWriter = (context) => {
  const { fields, actions } = context.words;
  const { plan } = context;
  const { kind, contact } = plan;
  const isEnglish = plan.language === 'en';
  const choices = (context.content.items ?? []).map(({ title }) => title);
  const isStay = kind === 'hotel';
  const isTable = ['restaurant', 'cafe', 'bar'].includes(kind);
  const button = ownAction(context, isStay ? actions.bookRoom : isTable ? actions.bookTable : actions.book);
  const choice =
    choices.length > 1
      ? [
          {
            name: isStay ? 'room' : 'service',
            label: isStay ? context.words.sections.rooms : fields.service,
            type: 'select',
            options: choices,
          } as const,
        ]
      : [];
  if (isStay) {
    return writeForm(context, {
      fields: [
        { name: 'arrival', label: fields.arrival, type: 'date' },
        { name: 'departure', label: fields.departure, type: 'date' },
        { name: 'guests', label: fields.guests, type: 'number', least: 1, most: 12, value: '2' },
        ...choice,
        ...furtherFields(context),
        ...personFields(context, true),
      ],
      button,
      values: plan.hasScript
        ? {
            'data-booking': '[]',
            ...(isEnglish ? {} : { 'data-later': sayBehaviour(plan.language, 'laterDate') }),
          }
        : {},
    });
  }
  const time = writeField(context, { name: 'time', label: fields.time, type: 'time' });
  return writeForm(context, {
    fields: [
      ...choice,
      { name: 'date', label: fields.date, type: 'date' },
      context.plan.hasScript
        ? html`<fieldset class="field field-wide slots"><legend>${fields.time}</legend><div data-slots><input${attributes({ name: 'time', type: 'time', required: true, 'aria-label': fields.time })}></div></fieldset>`
        : time,
      ...(isTable
        ? [{ name: 'guests', label: fields.guests, type: 'number', least: 1, most: 20, value: '2' } as const]
        : []),
      ...furtherFields(context),
      ...personFields(context, true),
    ],
    button,
    values: context.plan.hasScript
      ? {
          'data-booking': JSON.stringify(
            contact.hours ?? (kind === 'restaurant' || kind === 'bar' ? evenings : []),
          ),
          'data-store': context.section.id,
          ...(isEnglish ? {} : { 'data-none': sayBehaviour(plan.language, 'noTimes') }),
        }
      : {},
  });
};

const newsletterForm: FormWriter = (context) =>
  writeForm(context, {
    fields: [
      {
        name: 'email',
        label: context.words.fields.email,
        type: 'email',
        autocomplete: 'email',
        isWide: true,
      },
    ],
    button: ownAction(context, context.words.actions.subscribe),
  });

const rsvpForm: FormWriter = (context) => {
  const { fields, actions } = context.words;
  return writeForm(context, {
    fields: [
      ...personFields(context),
      html`<fieldset class="field field-wide choices">
        <legend>${context.words.sections.rsvp}</legend>
        ${[fields.yes, fields.no].map(
          (label, index) =>
            html`<label class="choice"><input${attributes({ type: 'radio', name: 'answer', value: index === 0 ? 'yes' : 'no', required: true, checked: index === 0 })}> ${label}</label>`,
        )}
      </fieldset>`,
      { name: 'guests', label: fields.guests, type: 'number', least: 1, most: 12, value: '1' },
      ...furtherFields(context),
      { name: 'message', label: fields.message, type: 'textarea', isOptional: true },
    ],
    button: ownAction(context, actions.reply),
    values: context.plan.hasScript ? { 'data-rsvp': true } : {},
  });
};

const freeAmount =
  /\b(?:custom|other|any|own|different) (?:amount|sum)|\botr[ao] (?:importe|cantidad)|\b(?:importe|montant|importo|valor) libre\b|\b(?:eigener|freier|anderer) betrag\b|\bautre montant\b|\baltro importo\b|\bander bedrag\b/iu;

const donationForm: FormWriter = (context) => {
  const { fields, actions, forms } = context.words;
  const amounts = (context.content.items ?? []).flatMap((item) => {
    const written = item.price ?? item.value ?? item.title;
    return readAmount(written) === null ? [] : [{ written, text: item.text ?? item.note ?? '' }];
  });
  return writeForm(context, {
    fields: [
      html`<fieldset class="field field-wide choices amounts">
        <legend>${fields.amount}</legend>
        ${amounts.map(
          ({ written, text }, index) =>
            html`<label class="choice"><input${attributes({ type: 'radio', name: 'amount', value: written, required: true, checked: index === 1 })}> <b>${written}</b>${text ? html` <span>${text}</span>` : null}</label>`,
        )}
        ${
          freeAmount.test(context.plan.brief.prompt)
            ? html`<label class="choice free-amount"
                >${context.words.language === 'en' ? 'Other amount' : `${fields.amount} …`}
                <input type="number" name="other-amount" min="1" step="any" inputmode="decimal"
              /></label>`
            : null
        }
      </fieldset>`,
      ...personFields(context),
    ],
    button: ownAction(context, actions.donate),
    note: forms.noPayment,
  });
};

const helpForm: FormWriter = (context) => {
  const choices = (context.content.items ?? []).map(({ title }) => title);
  return writeFields(
    context,
    askedFields(context) ?? [
      ...personFields(context, true),
      ...(choices.length > 1
        ? [{ name: 'choice', label: context.words.fields.choose, type: 'select', options: choices } as const]
        : []),
      { name: 'message', label: context.words.fields.message, type: 'textarea', isOptional: true },
    ],
    ownAction(context, context.words.actions.send),
  );
};

const choiceCss = `.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr)); gap: 0.75rem; padding: 0; border: 0; }
.choices:has(> .choice:nth-child(5):last-child:not(:has(input[type='number']))) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.choices legend { padding: 0 0 0.35rem; }
.choices .free-amount { grid-column: 1 / -1; }
@media (min-width: 30rem) { .choices:has(> .free-amount:nth-child(5)) { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
.choice { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.6rem; min-block-size: 3rem; padding: 0.6rem 1rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 1rem); cursor: pointer; }
.choice:has(:checked) { outline: 2px solid var(--accent-text); }
.field .choice { font-weight: 400; }
.field .choice input { inline-size: 1.25rem; min-block-size: 1.25rem; margin: 0; accent-color: var(--button); }
.field .free-amount input { flex: 0 1 12rem; min-block-size: 2.75rem; }
.choice span { flex: 1 0 100%; }`;
const slotsCss = `.slots { padding: 0; border: 0; }
.slots legend { padding: 0; margin-block-end: 0.35rem; }`;

const formSection = (type: SectionType, write: FormWriter, css?: string): SectionDefinition => ({
  type,
  ...(css ? { css } : {}),
  variants: [formAside(write), formCard(write), formPicture(write), formPanel(write), formLedger(write)],
});

function unlessDeclinedAt(section: SectionDefinition): SectionDefinition {
  const [first, ...others] = section.variants;
  return { ...section, variants: [unlessDeclined(first), ...others.map(unlessDeclined)] };
}

/** Sections whose heart is a form. */
export const formSections: readonly SectionDefinition[] = [
  unlessDeclinedAt(formSection('contact', contactForm)),
  unlessDeclinedAt(formSection('form', helpForm)),
  formSection('volunteer', helpForm),
  formSection('quote', quoteForm),
  formSection('booking', bookingForm, slotsCss),
  formSection('rsvp', rsvpForm, choiceCss),
  formSection('donation', donationForm, choiceCss),
  {
    type: 'newsletter',
    variants: [
      formLine(newsletterForm),
      formCentre(newsletterForm),
      formSlip(newsletterForm),
      formHeadline(newsletterForm),
    ],
  },
];
