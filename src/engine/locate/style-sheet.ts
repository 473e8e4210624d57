import type { CssLocation, CssNode, SyntaxParseError } from 'css-tree';
import type { SourceRange } from './page-tree';
import { parse, walk } from '../css-syntax';

/** One declaration; the range covers `property: value` without the semicolon. */
export type CssDeclaration = SourceRange & {
  readonly property: string;
  readonly value: string;
  readonly valueStart: number;
  readonly valueEnd: number;
};

/** One rule with its selector text and where its block stands, braces included. */
export type CssRule = SourceRange & {
  readonly selector: string;
  readonly blockStart: number;
  readonly blockEnd: number;
  readonly declarations: readonly CssDeclaration[];
  /** The at-rules around it, outermost first: `media (max-width: 48rem)`. */
  readonly conditions: readonly string[];
};

/** A comment that stands between rules: `text` without the stars. */
export type CssComment = SourceRange & { readonly text: string };

/** A parsed stylesheet with exact source offsets. */
export type StyleSheet = {
  readonly css: string;
  readonly rules: readonly CssRule[];
  readonly comments: readonly CssComment[];
  readonly problems: readonly SyntaxParseError[];
};

const spanOf = (loc: CssLocation | null | undefined): SourceRange => ({
  start: loc?.start.offset ?? 0,
  end: loc?.end.offset ?? 0,
});

/** Parses a stylesheet; what cannot be read becomes a problem, the rest is kept. Never throws. */
export function parseStyleSheet(css: string): StyleSheet {
  const problems: SyntaxParseError[] = [];
  const comments: CssComment[] = [];
  const rules: CssRule[] = [];
  const tree = parse(css, {
    positions: true,
    parseValue: false,
    parseRulePrelude: false,
    parseAtrulePrelude: false,
    parseCustomProperty: false,
    onParseError: (problem) => problems.push(problem),
    onComment: (text, loc) => comments.push({ text: text.trim(), ...spanOf(loc) }),
  });
  const conditions: string[] = [];
  const open: CssDeclaration[][] = [];
  walk(tree, {
    enter(node: CssNode) {
      if (node.type === 'Atrule' && node.block) {
        const prelude = node.prelude?.type === 'Raw' ? node.prelude.value.trim() : '';
        conditions.push(prelude ? `${node.name} ${prelude}` : node.name);
      }
      if (node.type === 'Rule') {
        const block = spanOf(node.block.loc);
        const declarations: CssDeclaration[] = [];
        open.push(declarations);
        rules.push({
          ...spanOf(node.loc),
          selector: node.prelude.type === 'Raw' ? node.prelude.value.trim() : '',
          blockStart: block.start,
          blockEnd: block.end,
          declarations,
          conditions: [...conditions],
        });
      }
      if (node.type === 'Declaration') open.at(-1)?.push(declarationOf(css, node.property, spanOf(node.loc)));
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.block) conditions.pop();
      if (node.type === 'Rule') open.pop();
    },
  });
  return { css, rules, comments, problems };
}

function declarationOf(css: string, property: string, range: SourceRange): CssDeclaration {
  const source = css.slice(range.start, range.end);
  const after = source.indexOf(':') + 1;
  const rest = source.slice(after);
  const value = rest.trim();
  const valueStart = range.start + after + (rest.length - rest.trimStart().length);
  return {
    property,
    value,
    valueStart,
    valueEnd: valueStart + value.length,
    start: range.start,
    end: valueStart + value.length,
  };
}

/** The blocks of a made stylesheet, named by their banner comments (Tokens, Section: menu), each up to the next banner. */
export function findBlocks(sheet: StyleSheet): readonly (SourceRange & { readonly title: string })[] {
  const top = sheet.comments.filter(
    (comment) =>
      isBanner(comment.text) &&
      !sheet.rules.some((rule) => comment.start > rule.start && comment.end < rule.end),
  );
  return top.map((comment, index) => ({
    title: comment.text,
    start: comment.start,
    end: top[index + 1]?.start ?? sheet.css.length,
  }));
}

function isBanner(text: string): boolean {
  return /^(tokens|base|pieces|header|footer|fonts|small screens|print|motion|section: [\w-]+)\b/i.test(text);
}
