import type { Brief } from '@/domain/site/brief';

const treating = new Set(['clinic', 'dentist', 'veterinary', 'therapist']);
const slips =
  /^(?:rezepte?n?|recetas?|receitas?|ricett[ae]|recepten|recept[ay]|reçete\p{L}*|وصفات|מתכונים)$/iu;

/** "Rezepte kann man online vorbestellen" of a doctor: those are fetched at the chemist's, and nobody cooks by them. */
export const prescriptionsNoRecipes = (brief: Brief): Brief =>
  treating.has(brief.kind.value)
    ? {
        ...brief,
        sections: brief.sections.filter(
          ({ value, spans }) =>
            value !== 'posts' ||
            spans.length === 0 ||
            !spans.every(({ start, end }) => slips.test(brief.prompt.slice(start, end))),
        ),
      }
    : brief;
