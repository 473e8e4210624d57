import { refuse } from '../intent';
import type { Intent } from '../intent';
import { suggestFor } from '../suggest-commands';

/** Wishes without a thing or a way: one question with choices instead of a guess. */
export const unclear: Intent = {
  name: 'unclear',
  attempt(step) {
    const vague =
      /^(?:make|let|can|have|get)? ?(?:it|this|that|site|page|everything|design|whole thing|them|thing|look|all)? ?(?:look |looks |feel |be |is |too |so |more |less |not so |not as |really |even |a bit |bit |much )*(?:pop|better|boring|dull|bland|plain|flat|nicer|good|great|cool|cooler|beautiful|modern|fresh|fresher|stand out|shine|exciting|professional|fancy|fancier|prettier|pretty|amazing|awesome|improve(?:d)?|wow|interesting|clean|cleaner|elegant|premium|fun|different|sexy|unique|trendy|attractive|appealing|lively|alive|crisp|catchy|calm|calmer|quiet|quieter|cozy|cozier|cosy|cosier|friendly|friendlier|inviting|welcoming|simple|simpler|classy|classier|warm|soft|serious|trustworthy)(?: (?:it|more|please|now|site|page|design|up))*$/;
    const improving =
      /^(?:improve|fix|polish|refresh|redesign|beautify|enhance|upgrade|spice up|jazz up|clean up|modernise|modernize|change)(?: (?:it|this|that|site|page|design|everything|look|layout|style|up|all))*$/;
    const { plain } = step.part;
    // "Make the whole thing feel less corporate": a tone, which words alone do not settle.
    const toned =
      /^(?:make|let|have) (?:it|this|that|site|page|everything|whole thing|whole site|design|look)(?: (?:look|feel|seem|sound|be))* (?:more|less|not so|bit more|bit less) (?!dark|light|big|small|bright|loud|warm|cold|colou?r)\S+$/;
    if (!toned.test(plain) && !vague.test(plain) && !improving.test(plain)) return null;
    const suggestions = suggestFor(step.draft, step.page, [
      'set-color',
      'set-size',
      'set-font',
      'set-radius',
    ]);
    return refuse('ambiguous', 'That can mean many things. Which of these comes closest?', suggestions);
  },
};
