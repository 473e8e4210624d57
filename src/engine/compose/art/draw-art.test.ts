import { describe, expect, it } from 'vitest';
import type { ArtColours } from './art-request';
import { drawArt, loadDrawings } from './draw-art';
import { findCompany, findMotif } from './find-motif';
import { portraitFor } from './first-names';
import { motifWords } from './motif-words';
import { motifNames } from './motif-names';
import { drawnNames } from './motifs';
import { naturalNames } from './natural-colours';

await loadDrawings();

const colours: ArtColours = {
  bg: '#f6ead7',
  surface: '#fffaf1',
  ink: '#3b2318',
  accent: '#b4532f',
  brand: '#5c6b3c',
  soft: '#8d7766',
};

describe('drawArt', () => {
  it('draws every motif in numbers and colours that a browser understands, under 6 KB', () => {
    for (const motif of motifNames) {
      for (const [width, height] of [
        [400, 400],
        [960, 480],
        [320, 480],
      ] as const) {
        const svg = drawArt({
          motif,
          seed: 5,
          width,
          height,
          title: null,
          colours: 'tokens',
          frame: 'filled',
        });
        expect(svg, motif).not.toMatch(/NaN|undefined|Infinity|null/);
        expect(svg.length, motif).toBeLessThan(6_500);
        expect(svg.match(/<g\b/g)?.length ?? 0, motif).toBe(svg.match(/<\/g>/g)?.length ?? 0);
      }
    }
  });

  it('repeats itself for a seed and varies between seeds', () => {
    const draw = (seed: number) =>
      drawArt({ motif: 'hills', seed, width: 400, height: 300, title: null, colours });
    expect(draw(3)).toBe(draw(3));
    expect(new Set([1, 2, 3, 4, 5].map(draw)).size).toBe(5);
  });

  it('calms a glaring accent where it is painted', () => {
    const svg = drawArt({
      motif: 'school',
      seed: 2,
      width: 300,
      height: 300,
      title: null,
      colours: 'tokens',
      frame: 'filled',
      calm: '#ffa930',
    });
    expect(svg).toContain('color-mix(in oklab,var(--accent) 66%,#ffa930)');
    expect(svg).not.toMatch(/"var\(--accent\)"/);
  });

  it('cuts no ring off where no wall is', () => {
    for (let seed = 1; seed < 40; seed += 1) {
      const svg = drawArt({
        motif: 'vase',
        seed,
        width: 420,
        height: 320,
        title: null,
        colours: 'tokens',
        frame: 'bare',
      });
      for (const [, x, r] of svg.matchAll(/<circle cx="([\d.]+)" cy="29\d[\d.]*" r="([\d.]+)"/g))
        expect(Number(x) - Number(r) > -1 && Number(x) + Number(r) < 421).toBe(true);
    }
  });

  it('takes no breath of a colour that would be mud', () => {
    const draw = (muddy: 'accent' | 'brand' | null) =>
      [1, 2, 3, 4, 5, 6].map((seed) =>
        drawArt({
          motif: 'wrench',
          seed,
          width: 300,
          height: 300,
          title: null,
          colours: 'tokens',
          frame: 'filled',
          muddy,
        }),
      );
    expect(draw(null).join('')).toContain('var(--accent) 48%,var(--bg)');
    expect(draw('accent').join('')).not.toMatch(/var\(--accent\) \d+%,var\(--bg\)/);
    expect(draw('brand').join('')).not.toMatch(/var\(--brand\) \d+%,var\(--bg\)/);
  });

  it('finds what flies and what sails, and gives an animal no sportsman’s ball', () => {
    expect(findMotif('hot air balloon rides over Cappadocia')).toBe('hot-air-balloon');
    expect(findMotif('balloon twister for parties')).toBe('balloons');
    expect(findMotif('maritime museum')).toBe('boat');
    expect(findCompany('dog')).not.toContain('ball');
  });

  it('draws with the colours of the site only, save what has a colour by nature', () => {
    const draw = (motif: string) =>
      drawArt({ motif, seed: 1, width: 300, height: 300, title: null, colours: 'tokens', frame: 'filled' });
    const own = motifNames.filter((motif) => /#(?!fff)[0-9a-f]{6}/i.test(draw(motif)));
    expect(own).toContain('loaf');
    expect(own).toContain('coffee');
    for (const motif of ['wrench', 'chair', 'dashboard', 'scales', 'arches', 'sofa'])
      expect(own).not.toContain(motif);
    for (const motif of motifNames) expect(draw(motif), motif).toContain('var(--');
  });

  it('knows natural colours only of what it draws', () => {
    expect(naturalNames.filter((name) => !motifNames.includes(name))).toEqual([]);
  });

  it('sets things beside the subject of a large picture, and leaves a small one alone', () => {
    const draw = (size: number) =>
      drawArt({ motif: 'tap', seed: 4, width: size, height: size * 0.9, title: null, colours });
    expect(draw(600).length).toBeGreaterThan(draw(400).length * 1.3);
  });

  it('sets beside a thing what the site is about, and no tap beside the wrench of a joiner', () => {
    const draw = (subjects?: readonly string[]) =>
      drawArt({ motif: 'wrench', seed: 4, width: 600, height: 540, title: null, colours, ...(subjects ? { subjects } : {}) });
    expect(draw(['chair', 'lamp']).length).toBeLessThan(draw().length * 0.8);
    expect(draw(['wrench', 'tap'])).toBe(draw());
  }); // prettier-ignore

  it('shows on the screen of a phone what its app is about, another thing at every turn', () => {
    const draw = (subjects: readonly string[], turn = 0) =>
      drawArt({ motif: 'phone', turn, seed: 4, width: 400, height: 440, title: null, colours, subjects });
    expect(new Set([draw(['phone', 'yoga']), draw(['phone', 'moon']), draw(['phone', 'cup'])]).size).toBe(3);
    const screens = [0, 1].map((turn) => draw(['phone', 'cup', 'leaf'], turn));
    expect(screens[0]).not.toBe(screens[1]);
  });

  it('sets nothing of a doctor beside a document', () => {
    expect(findCompany('document')).not.toContain('stethoscope');
    expect(findCompany('stethoscope')).toContain('document');
  });

  it('has every drawing that its shelf names, and no other', () => {
    expect([...drawnNames].toSorted()).toEqual([...motifNames].toSorted());
  });

  it('draws no thing twice alike in one list, however the things are called', () => {
    for (const motif of ['cheese', 'mug', 'bottle', 'shirt', 'skateboard', 'tap']) {
      const shapes = [0, 1, 2, 3, 4].map((turn) =>
        drawArt({ motif, turn, seed: 4, width: 420, height: 440, title: null, colours, frame: 'filled' }),
      );
      expect(new Set(shapes).size, motif).toBe(5);
    }
    const formsOf = (motif: string) =>
      [0, 1, 2, 3, 4].map((turn) =>
        drawArt({ motif, turn, seed: 4, width: 400, height: 400, title: null, colours, frame: 'bare' })
          .split('<g ')
          .slice(1)
          .join(''),
      );
    for (const motif of ['cheese', 'candle', 'cake', 'frame', 'cocktail']) {
      const shapes = formsOf(motif).map((form) => /d="[^"]+"/.exec(form)?.[0]);
      expect(new Set(shapes).size, motif).toBeGreaterThan(3);
    }
  });

  it('escapes its title, and hides decoration', () => {
    const named = drawArt({ motif: 'cup', seed: 1, width: 9, height: 9, title: '"<b>', colours });
    expect(named).toContain('role="img" aria-label="&quot;&lt;b&gt;"');
    expect(drawArt({ motif: 'cup', seed: 1, width: 9, height: 9, title: null, colours })).toContain(
      'aria-hidden="true"',
    );
  });

  it('draws a composition for words that mean nothing to it', () => {
    expect(drawArt({ motif: 'zzyx', seed: 1, width: 400, height: 300, title: null, colours })).toMatch(
      /<(path|circle|rect)/,
    );
  });
});

describe('findMotif', () => {
  it('finds a motif in words of several languages', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['falconry', 'falcon'],
      ['Zahnarzt', 'tooth'],
      ['panadería', 'loaf'],
      ['Mugs', 'mug'],
      ['Shows at castles', 'castle'],
      ['Dishes', 'dish'],
      ['a sleep sounds app', 'headphones'],
      ['music school', 'guitar'],
      ['Musikschule', 'guitar'],
      ['piano lessons', 'piano'],
      ['عيادة أسنان', 'tooth'],
      ['Autowerkstatt', 'car'],
      ['escape room', 'lock'],
      ['wedding DJ', 'decks'],
      ['beekeeper', 'hive'],
      ['sou tatuador em Lisboa', 'tattoo'],
      ['autoescuela', 'car'],
      ['خياط رجالي', 'sewing'],
      ['pasieka', 'hive'],
      ['coro polifonico', 'score'],
      ['notaio', 'scales'],
      ['mountain bike', 'bike'],
      ['Whitby Lace Circle', 'yarn'],
    ];
    for (const [words, motif] of cases) expect(findMotif(words), words).toBe(motif);
    expect(findMotif('Küchen')).toBe('kitchen');
    expect(findMotif('window cleaner')).toBe('squeegee');
    expect(findMotif('laundromat')).toBe('washer');
    expect(findMotif('narrowboat conversion')).toBe('boat');
    expect(findMotif('shawarma')).toBe('skewers');
    // Words that say nothing of a thing call up none.
    for (const words of ['a club', 'a single session', 'support', 'come and look', 'willow'])
      expect(findMotif(words), words).toBeNull();
    expect(findMotif('qwrt')).toBeNull();
    expect(findMotif('corona')).toBeNull();
  });

  it('names only motifs that exist', () => {
    for (const [name] of motifWords) expect(motifNames).toContain(name);
  });
});

describe('portraitFor', () => {
  it('suits the first name, whatever its accents and titles', () => {
    expect(portraitFor('Dr. Lucía Ferrer')).toBe('portrait-woman');
    expect(portraitFor('Callum Reeve')).toBe('portrait-man');
    expect(portraitFor('هالة زيدان')).toBe('portrait-woman');
    expect(portraitFor('Front desk')).toBe('portrait');
  });
});
