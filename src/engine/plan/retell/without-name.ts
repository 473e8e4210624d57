/**
 * The words of a page's title that are not in the name of the house: of "Hire the hall" on the site of a village hall
 * only "Hire the" tells what the page is about. The whole title where nothing would be left.
 */
export const withoutName = (title: string, name: string): string => {
  const known = new Set(name.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const own = title.split(/\s+/u).filter((word) => !known.has(word.toLowerCase()));
  return own.some((word) => word.length > 3) ? own.join(' ') : title;
};
