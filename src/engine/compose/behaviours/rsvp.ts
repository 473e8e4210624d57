import type { Behaviour } from './behaviour';

/**
 * Yes or no to an invitation.
 *
 * `<form class="form" data-form data-rsvp …words of the form…><fieldset class="field"><legend>Will you come?</legend>
 *   <label><input type="radio" name="answer" value="yes" required checked> Yes</label>
 *   <label><input type="radio" name="answer" value="no"> No</label></fieldset>
 *   <p class="field" data-if-yes><label for="guests">Guests</label><input id="guests" name="guests" type="number" min="1"></p>…`
 *
 * What is marked `data-if-yes` shows only for a yes; fields hidden by it are not asked for. The form behaviour sends it.
 */
export const rsvp: Behaviour = {
  type: 'rsvp',
  needs: ['form'],
  script: String.raw`// RSVP: the parts marked [data-if-yes] are asked only of those who come.
for (const form of document.querySelectorAll('form[data-rsvp]')) startRsvp(form);

function startRsvp(form) {
  const show = () => {
    const isComing = new FormData(form).get('answer') !== 'no';
    for (const part of form.querySelectorAll('[data-if-yes]')) {
      part.hidden = !isComing;
      for (const field of part.querySelectorAll('input, select, textarea')) field.disabled = !isComing;
    }
  };
  form.addEventListener('change', show);
  form.addEventListener('reset', () => setTimeout(show));
  show();
}
`,
};
