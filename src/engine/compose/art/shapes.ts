/** A thing to stand on the ground of a picture: its box, and its markup with the lower edge at `height`. */
export type Sprite = { readonly width: number; readonly height: number; readonly body: string };

/** Joins the parts of a drawn thing. */
export function sprite(width: number, height: number, ...parts: readonly string[]): Sprite {
  return { width, height, body: parts.join('') };
}

/** A number with at most one decimal: pictures stay small and exact. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A rectangle, `radius` for round corners. */
export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const corner = radius ? ` rx="${round(radius)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner} fill="${fill}"/>`;
}

/** A circle. */
export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

/** An ellipse. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
}

/** A filled path. */
export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A line with round ends. */
export function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Shapes moved, and scaled or turned, together. */
export function place(body: string, x: number, y: number, scale = 1, degrees = 0): string {
  const turn = degrees ? ` rotate(${round(degrees)})` : '';
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turn}${size}">${body}</g>`;
}

/** Shapes that let the ground through. */
export function fade(body: string, opacity: number): string {
  return `<g opacity="${opacity}">${body}</g>`;
}

/** Calls `draw` for 0 to `count - 1` and joins the results. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
