import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StyleName } from '@/domain/site/vocabulary';
import { readBrief } from '../../brief/read-brief';
import { chooseType, typeOf } from './choose-type';
import rights from './typeface-rights.json' with { type: 'json' };
import { readTypeFiles } from './read-type-files';
import { stylePairs, typePairs } from './type-pairs';
import type { TypePair } from './type-pairs';
import { findTypeface, typefaces } from './typefaces';
import { stackOf, writeType } from './write-type';

const shelf = new URL('../../../../public/type/', import.meta.url);
const read = async (name: string) => new Uint8Array(readFileSync(new URL(name, shelf)));
const choose = (prompt: string, style: StyleName, seed = 1) => chooseType(readBrief(prompt), style, seed);

describe('the typefaces', () => {
  it.each(typefaces.map((face) => [face.id, face] as const))(
    '%s has its files, as heavy as said',
    (_, face) => {
      expect(rights[face.id]).toMatch(/copyright/i);
      for (const file of face.files) {
        const path = new URL(file.name, shelf);
        expect(existsSync(path), file.name).toBe(true);
        expect(statSync(path).size, file.name).toBe(file.bytes);
      }
    },
  );

  it('come in thirty pairs or more, each of at most two files and 90 KB', () => {
    const pairs = Object.values<TypePair>(typePairs);
    expect(pairs.length).toBeGreaterThanOrEqual(30);
    const briefs = ['a bakery', 'piekarnia w Krakowie, chleb i bułki', 'مخبز في دبي'].map((prompt) =>
      readBrief(prompt),
    );
    for (const style of Object.keys(stylePairs) as StyleName[]) {
      for (let seed = 0; seed < 12; seed += 1) {
        for (const brief of briefs) {
          const choice = chooseType(brief, style, seed);
          expect(choice?.files.length, `${style} ${brief.prompt}`).toBeLessThanOrEqual(2);
          const weight = choice?.files.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
          expect(weight, `${style} ${brief.prompt}`).toBeLessThanOrEqual(90 * 1024);
        }
      }
    }
  });
});

describe('chooseType', () => {
  it('carries the family asked for, headings and text', () => {
    expect(choose('a bakery, set in Lora', 'bistro')?.display).toBe('lora');
    expect(choose('a law firm with Poppins font', 'corporate')?.display).toBe('poppins');
  });

  it('carries the kind of letters asked for', () => {
    const kindOf = (prompt: string) => findTypeface(choose(prompt, 'minimal')?.display ?? 'inter').kind;
    expect(kindOf('a bakery with serif headings')).toBe('serif');
    expect(kindOf('a bakery with rounded type')).toBe('rounded');
    expect(kindOf('a bakery with handwritten headings')).toBe('handwritten');
    expect(kindOf('a bakery, monospace font')).toBe('mono');
  });

  it('carries nothing where the style speaks with the system’s letters, or the script is not at hand', () => {
    expect(choose('a bakery', 'clinical')).toBeNull();
    expect(choose('東京のパン屋', 'bistro')).toBeNull();
  });

  it('has the letters of the language', () => {
    expect(choose('مخبز في دبي', 'bistro')?.files[0]?.name).toMatch(/cairo|vazirmatn/);
    expect(
      choose('piekarnia w Krakowie, chleb i bułki', 'bistro')?.files.map(({ name }) => name),
    ).toContainEqual(expect.stringMatching(/-ext\.woff2$/));
  });

  it('gives other pairs for other seeds, and the same for the same', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => choose('a bakery', 'bistro', seed)?.display);
    expect(new Set(seeds).size).toBeGreaterThan(1);
    expect(choose('a bakery', 'bistro', 4)).toEqual(choose('a bakery', 'bistro', 4));
  });
});

describe('what a site carries', () => {
  it('is its files with the licence and who holds the rights', async () => {
    const files = await readTypeFiles(choose('a bakery, set in Lora', 'bistro'), read);
    expect(files.map(({ path }) => path)).toEqual([
      'fonts/lora.woff2',
      'fonts/mulish.woff2',
      'fonts/OFL.txt',
    ]);
    const licence = String(files.at(-1)?.content);
    expect(licence).toMatch(/^Lora: Copyright 2011/);
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it('has one rule per file and one that stands in until the file is there', () => {
    const css = writeType(typeOf(findTypeface('lora')), false);
    expect(css.match(/@font-face/g)).toHaveLength(2);
    expect(css).toContain('src: url("fonts/lora.woff2") format("woff2");');
    expect(css).toContain('size-adjust:');
    expect(css).toContain('unicode-range: U+0000-00FF');
  });

  it('stands in at the width of its capitals, and at the same height, where headings are set in them', () => {
    const choice = { ...typeOf(findTypeface('anton')), text: null };
    const measure = (css: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(css)?.[1]);
    const [small, capitals] = [writeType(choice, false), writeType(choice, true)];
    expect(measure(capitals, 'size-adjust')).toBeLessThan(measure(small, 'size-adjust') * 0.8);
    const ascentOf = (css: string) => measure(css, 'size-adjust') * measure(css, 'ascent-override');
    expect(ascentOf(capitals) / ascentOf(small)).toBeCloseTo(1, 3);
  });

  it('lends Arabic and Hebrew letters the figures and Latin letters they lack', async () => {
    for (const prompt of ['مخبز في دبي', 'מאפייה בתל אביב']) {
      const choice = choose(prompt, 'bistro');
      const css = writeType(choice, false);
      expect(css).toMatch(
        /url\("fonts\/figtree\.woff2"\) format\("woff2"\);[^}]+unicode-range: U\+0000-00FF/,
      );
      expect(stackOf(choice?.text ?? 'inter')).toMatch(/^"[^"]+", "Figtree", "[^"]+ Fallback"/);
      expect(String((await readTypeFiles(choice, read)).at(-1)?.content)).toContain('Figtree: Copyright');
    }
  });

  it('leaves letters that a file lacks to the next family', () => {
    expect(writeType(typeOf(findTypeface('jost')), false)).toContain('unicode-range');
  });
});
