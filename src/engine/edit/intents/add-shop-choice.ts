import { readShopChoice } from '../../compose/behaviours/read-shop-choices';
import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import { escapeAttribute, escapeText, indentAt } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { addStyles } from '../sections/add-styles';

const rule = `/* Choice of a thing for sale */
.good-choice { justify-self: start; min-inline-size: 8rem; min-block-size: 2.75rem; padding-inline: 0.75rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 1rem); background: var(--bg); color: var(--ink); font: inherit; }`;

/** Lets people choose a size or flavour of what is sold: "add sizes small and large to all candles". */
export const addShopChoice: Intent = {
  name: 'add-feature',
  attempt(step) {
    const { plain, source } = step.part;
    if (
      !/^(?:add|offer|have|give|let|put|show|everything comes|all)\b.*\b(?:sizes?|flavou?rs?|scents?)\b/.test(
        plain,
      )
    )
      return null;
    const choice = readShopChoice(source.replace(/\s(?:to|for|on) (?:all|every|each|the|our|my)\b.*$/iu, ''));
    if (!choice) return null;
    const { draft } = step;
    let count = 0;
    for (const page of draft.pages()) {
      const { html, elements } = draft.tree(page);
      const splices = elements.flatMap((element) => {
        if (!element.attributes.has('data-product')) return [];
        const inside = elementsIn(element);
        const button = inside.find((one) => one.attributes.has('data-add'));
        if (
          !button ||
          inside.some((one) => one.attributes.has('data-choice') || valueOf(one, 'name') === 'variant')
        )
          return [];
        const name = valueOf(element, 'data-name') || wordsIn(button);
        const options = choice.options.map((option) => `<option>${escapeText(option)}</option>`).join('');
        const text = `<select class="good-choice" data-choice aria-label="${escapeAttribute(`${choice.label}: ${name}`)}">${options}</select>\n${indentAt(html, button.start)}`;
        return [{ start: button.start, end: button.start, text }];
      });
      draft.splice(page, splices);
      count += splices.length;
    }
    if (count === 0) return refuse('not-found', 'This site has nothing for sale that lacks such a choice.');
    addStyles(draft, rule);
    return done(
      choice.label,
      choice.options.join(', '),
      `People choose ${choice.options.join(', ')} now, in ${countOf(count, 'place')}; the cart tells which.`,
    );
  },
};
