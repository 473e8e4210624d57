import { changeTexts } from '../kinds/parts/change-texts';
import type { SitePlan } from '../site-plan';

const undotted = /(?<!\p{L})(?<first>[Iı])(?<rest>\p{Ll}{1,})/gu;

/** "iş hukuku" begins with a dotted capital in Turkish, and keeps its dot when it is lowered: the prompt says which letter it is. */
export function dottedLetters(plan: SitePlan): SitePlan {
  if (plan.language !== 'tr' || plan.brief.spoken !== 'tr') return plan;
  const { prompt } = plan.brief;
  const isDotted = (rest: string): boolean =>
    new RegExp(`(?<!\\p{L})[iİ]${rest}`, 'u').test(prompt) &&
    !new RegExp(`(?<!\\p{L})[ıI]${rest}`, 'u').test(prompt);
  const change = (text: string): string =>
    text.replace(undotted, (word: string, first: string, rest: string) =>
      isDotted(rest) ? `${first === 'I' ? 'İ' : 'i'}${rest}` : word,
    );
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      description: change(page.description),
      sections: page.sections.map((section) => ({
        ...section,
        content: changeTexts(section.content, change) as typeof section.content,
      })),
    })),
  };
}
