const shown =
  /\b(?:introduction|intro|paragraph|summary|overview|picks|highlights|news|workshops|projects|events|posts|testimonials|reviews|products|courses|classes|rooms|sentences?|lines?|words|welcome|pictures?|photos?|offers|favourites|bestsellers)\b/iu;
const lead =
  /^(?:(?:and|then|also|plus|with)\s)*(?:(?:an?|the|our|some|my)\s)?(?:(?:short|brief|quick|warm|friendly|big|large|nice|latest|next|newest|upcoming|featured|few|two|three|four|five|six|\d)\s)+/iu;
const telling = /\b(?:is|are|was|were|has|have|had|will|can|costs?|opens?|starts?|begins?|made|run|sell|bake|teach)\b|[£$€“”"@]|\d{2}/iu; // prettier-ignore
/** "who we are in two sentences", "what we do and for whom" */
const asking =
  /^(?:and\s)?(?:who (?:we are|i am)|what (?:we|i) (?:do|make|offer|sell)|how (?:it works|we work)|why (?:us|we|it))\b(?![^.]*\b(?:is|are not|because)\b)/iu;
const most = 16;

/**
 * Whether a row of what the first page is to have only asks for it: "a short introduction and our three picks of the month",
 * "latest news", "who we are in two sentences". What it shows stands elsewhere in the brief.
 */
export const isShopWindow = (text: string): boolean => {
  const bare = text.replace(/[.\s]+$/u, '');
  if (bare.split(/\s+/u).length > most) return false;
  return bare
    .split(/,\s+|\s+and\s+/u)
    .every((part) => asking.test(part) || (lead.test(part) && shown.test(part) && !telling.test(part)));
};
