import { describe, expect, it } from 'vitest';
import { findColours, rankColours } from './rank-colours';
import { readDesign } from './read-design';
import { readPage } from './read-page';

describe('readPage', () => {
  it('reads title, description, headings and the colours that say something', () => {
    const notes = readPage(`<!doctype html><head><title>Caf&eacute; &amp; Bar</title>
      <meta content='Coffee by the &quot;river&quot;' name="description"><meta name=theme-color content="#0A7B55">
      <style>body{color:#222;background:#fff} a{color:#c33} b{color:#c43} i{color:#00f}</style></head>
      <h1>Good <em>coffee</em></h1><h2></h2><h2>Hours</h2><script>document.title="no <h1>x</h1>"</script>`);
    expect(notes).toEqual({
      title: 'Caf&eacute; & Bar',
      description: 'Coffee by the "river"',
      headings: ['Good coffee', 'Hours'],
      colours: ['#0a7b55', '#cc3333'],
    });
  });

  it('gives plain text whatever the page holds', () => {
    const notes = readPage(
      '<title>\u202Ex<script>alert(1)</script>&lt;img onerror=1&gt;</title><h1>'.padEnd(5000, 'y'),
    );
    expect(notes.title).toBe('x <img onerror=1>'.replace('x ', 'x'));
    expect(notes.headings).toEqual([]);
  });
});

describe('colours', () => {
  it('are found in every notation, and greys and twins are left out', () => {
    const found = findColours('#ABC #aabbcc #12345 rgb(255, 0, 0) rgba(254 1 2 / 50%) #808080');
    expect(found.map(({ css }) => css)).toEqual(['#aabbcc', '#aabbcc', '#ff0000', '#fe0102', '#808080']);
    expect(rankColours(found, 3)).toEqual(['#ff0000']);
  });
});

describe('readDesign', () => {
  it('reads frames, colours by area and typefaces by use', () => {
    const fill = (r: number, g: number, b: number, width: number) => ({
      type: 'RECTANGLE',
      absoluteBoundingBox: { width, height: width },
      fills: [{ type: 'SOLID', color: { r, g, b, a: 1 } }],
    });
    const type = (fontFamily: string) => ({ type: 'TEXT', style: { fontFamily } });
    const notes = readDesign({
      name: 'Crumb',
      document: {
        type: 'DOCUMENT',
        children: [
          {
            type: 'CANVAS',
            name: 'Page 1',
            children: [
              {
                type: 'FRAME',
                name: 'Home',
                children: [fill(0, 0.5, 0, 10), fill(1, 0, 0, 100), type('Lora')],
              },
              {
                type: 'FRAME',
                name: 'Menu',
                children: [type('Inter'), type('Inter'), { type: 'FRAME', name: 'Inner' }],
              },
            ],
          },
        ],
      },
    });
    expect(notes).toEqual({
      name: 'Crumb',
      frames: ['Home', 'Menu'],
      colours: ['#ff0000', '#008000'],
      typefaces: ['Inter', 'Lora'],
    });
  });

  it.each([null, 7, { document: { children: [null, { fills: [null, { color: 'red' }] }] } }, { name: {} }])(
    'finds nothing in %j',
    (answer) => {
      expect(readDesign(answer)).toEqual({ name: '', frames: [], colours: [], typefaces: [] });
    },
  );
});
