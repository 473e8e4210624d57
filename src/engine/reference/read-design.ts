import { hexOf, rankColours, type FoundColour } from './rank-colours';

/** What a design file tells: names and values, nothing that runs. */
export type DesignNotes = {
  readonly name: string;
  /** Names of the frames at the top of its pages. */
  readonly frames: readonly string[];
  readonly colours: readonly string[];
  readonly typefaces: readonly string[];
};

const nodesMost = 20_000;
const depthMost = 40;
const framesMost = 12;

/** Reads the answer of Figma's `GET /v1/files/{key}`. It may be of any shape: what does not fit is passed over. */
export function readDesign(answer: unknown): DesignNotes {
  const colours: FoundColour[] = [];
  const typefaces = new Map<string, number>();
  const frames: string[] = [];
  const open: { readonly node: unknown; readonly depth: number }[] = [
    { node: field(answer, 'document'), depth: 0 },
  ];
  for (let count = 0; open.length > 0 && count < nodesMost; count += 1) {
    const { node, depth } = open.pop() ?? { node: null, depth: 0 };
    if (depth === 2 && text(field(node, 'type')) === 'FRAME') frames.push(text(field(node, 'name')));
    colours.push(...readFills(node));
    const family = text(field(field(node, 'style'), 'fontFamily'));
    if (family) typefaces.set(family, (typefaces.get(family) ?? 0) + 1);
    const children = field(node, 'children');
    // Pushed from the last, so that they are met in their order.
    if (Array.isArray(children) && depth < depthMost) {
      for (const child of children.toReversed()) open.push({ node: child as unknown, depth: depth + 1 });
    }
  }
  return {
    name: text(field(answer, 'name')),
    frames: [...new Set(frames.filter(Boolean))].slice(0, framesMost),
    colours: rankColours(colours, 3),
    typefaces: [...typefaces]
      .toSorted(([, first], [, second]) => second - first)
      .map(([family]) => family)
      .slice(0, 3),
  };
}

function readFills(node: unknown): FoundColour[] {
  const fills = field(node, 'fills');
  if (!Array.isArray(fills)) return [];
  const box = field(node, 'absoluteBoundingBox');
  const area = number(field(box, 'width')) * number(field(box, 'height'));
  return fills.flatMap((fill: unknown) => {
    const colour = field(fill, 'color');
    if (text(field(fill, 'type')) !== 'SOLID' || field(fill, 'visible') === false || !colour) return [];
    const channels = ['r', 'g', 'b'].map((name) => number(field(colour, name)) * 255);
    return [{ css: hexOf(channels), weight: Math.sqrt(Math.max(1, area)) }];
  });
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
        .trim()
        .slice(0, 80)
    : '';
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
