import { refuse } from '../intent';
import type { Intent } from '../intent';
import { suggestFor } from '../suggest-commands';

/** What only a language model can do: new prose, pictures, opinions. Said plainly, with what can be done instead. */
export const needsModel: Intent = {
  name: 'needs-model',
  attempt(step) {
    const { plain } = step.part;
    const isWriting =
      /^(?:write|compose|draft|generate|invent|come up with|make up|brainstorm|think of|create)\b/.test(
        plain,
      ) && !/"…"/.test(plain);
    const isMade =
      /^add\b.*\b(?:poem|story about|slogan about|joke|essay|blog post about|article about|paragraph about|text about|copy about)\b/.test(
        plain,
      );
    const isStyle =
      /^(?:rewrite|rephrase|reword|make|change)\b.*\b(?:funnier|friendlier|more formal|formal|professional tone|more professional|casual|persuasive|engaging|poetic|tone|more exciting|catchier|better copy|longer|sound)\b/.test(
        plain,
      );
    const isPicture =
      /\b(?:photo|picture|image|logo|illustration|video) (?:of|with|showing)\b|^(?:draw|generate|upload|find)\b.*\b(?:photo|picture|image|logo|illustration)/.test(
        plain,
      );
    if (!isWriting && !isMade && !isStyle && !isPicture) return null;
    const suggestions = suggestFor(
      step.draft,
      step.page,
      isPicture ? ['remove-element', 'set-layout'] : ['set-text', 'rewrite-text'],
    );
    const message = isPicture
      ? 'New pictures need a model or an upload; without one I keep the drawings that are there. These I can do now:'
      : 'New wording of that kind needs a language model, and none is connected. Give me the words and I put them in place. These I can do now:';
    return refuse('needs-model', message, suggestions);
  },
};
