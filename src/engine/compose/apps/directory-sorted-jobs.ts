import type { Post } from './directory-jobs';

/** How somebody is employed, which any post may be: no sort of work. */
const contract =
  /time\b|permanent|season|tempor|contract|freelance|intern|volunteer|casual|shift|locum|remote|hybrid|on-?site|weekend|apprentic|zero|hour|day|night|paid/iu;

/** Words of four letters and more, without their endings: "driving" and "driver" are one. */
const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ing|ers?|s|e)$/u, ''));

/**
 * Sample posts for each of the sorts of work that a board is narrowed by, with the sort behind title and text: usual posts
 * that share a word with it, else one that says it is a sample of it. Null where the sorts are ways to be employed.
 */
export function postsBySort(
  sorts: readonly string[],
  usual: readonly Post[],
  sampleWord: string,
): readonly (readonly [title: string, text: string, sort: string])[] | null {
  if (sorts.length < 2 || sorts.some((sort) => contract.test(sort))) return null;
  return sorts.slice(0, 8).flatMap((sort) => {
    const own = stems(sort);
    const fitting = usual.filter(([title]) => stems(title).some((stem) => own.includes(stem)));
    return fitting.length > 0
      ? fitting.map(([title, text]) => [title, text, sort] as const)
      : [1, 2].map((at) => [`${sampleWord}: ${sort} ${at}`, '', sort] as const);
  });
}
