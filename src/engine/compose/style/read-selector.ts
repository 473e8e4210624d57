/** What one element of a selector is asked for: `oneOf` are lists of selectors of which one must hold. */
export type Compound = {
  readonly tag: string | null;
  readonly classes: readonly string[];
  readonly variant: string | null;
  readonly oneOf: readonly string[];
};

const inBrackets = String.raw`\((?<list>(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)`;
const parts = new RegExp(
  String.raw`(?<combinator>\s*[>+~]\s*|\s+)|\.(?<name>[\w-]+)|\[data-variant\W?=\s*["']?(?<variant>[\w-]+)["']?\s*\]|\[[^\]]*\]|#[\w-]+|::?(?<state>[\w-]+)(?:${inBrackets})?|(?<tag>[\w-]+)|[^]`,
  'g',
);

/** The elements of a selector that this program wrote, from the outermost to the one that it is about. */
export function readSelector(selector: string): readonly Compound[] {
  type Open = { tag: string | null; classes: string[]; variant: string | null; oneOf: string[] };
  const compounds: Open[] = [{ tag: null, classes: [], variant: null, oneOf: [] }];
  for (const { groups = {} } of selector.matchAll(parts)) {
    const { combinator, name, variant, state = '', list, tag } = groups;
    const last = compounds.at(-1);
    if (!last) break;
    if (combinator !== undefined) compounds.push({ tag: null, classes: [], variant: null, oneOf: [] });
    else if (name !== undefined) last.classes.push(name);
    else if (variant !== undefined) last.variant = variant;
    else if (tag !== undefined) last.tag = tag;
    else if (list !== undefined && /^(?:is|where|has)$/.test(state)) last.oneOf.push(list.trim());
  }
  return compounds;
}
