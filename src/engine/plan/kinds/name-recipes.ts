const told =
  /\b(?:(?:my|our|his|her|their)\s)?(?<whose>(?:grandmother|grandma|granny|nan|nana|nonna|abuela|mother|mum|mom|father|dad|aunt|auntie|family)['’]s\s)?(?<sort>\p{Lu}\p{Ll}{2,}(?:ese|an|ish|i|ian|ch|k|c)|vegan|vegetarian|gluten-free|family|bread|cake|baking|soup|pasta|jam|pickling|campfire|student|weeknight|slow cooker|plant-based)?\s?recipes\b/u;

/** "My grandmother's Hungarian recipes": what a collection that has no name is called; null where nothing tells whose or which. */
export function nameRecipes(prompt: string): string | null {
  const { whose = '', sort = '' } = told.exec(prompt.slice(0, 160))?.groups ?? {};
  return whose === '' && sort === ''
    ? null
    : `${whose}${sort} recipes`.replace("'", '’').replace(/\s+/gu, ' ');
}
