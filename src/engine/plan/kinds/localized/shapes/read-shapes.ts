/** What usually stands in sections that were asked for and not told, by key: rows of parts. */
export type Shapes = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Reads lines of `key: part | part`; a key may have many rows. */
export const readShapes = (text: string): Shapes => {
  const shapes = new Map<string, (readonly string[])[]>();
  for (const line of text.trim().split('\n')) {
    const at = line.indexOf(': ');
    const key = line.slice(0, at);
    const row = line
      .slice(at + 2)
      .split('|')
      .map((part) => part.trim());
    shapes.set(key, [...(shapes.get(key) ?? []), row]);
  }
  return shapes;
};
