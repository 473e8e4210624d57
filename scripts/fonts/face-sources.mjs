/** Characters of Google's "latin" and "latin-ext" subsets, as fontsource cuts them. */
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/** One file for all weights; `extended` adds the letters of Polish, Turkish, Czech and their like. */
const variable = (id, fallback, weights, extended = false) => ({
  id,
  fallback,
  files: [
    {
      package: `@fontsource-variable/${id}`,
      from: `${id}-latin-wght-normal.woff2`,
      weights,
      ...(extended ? { range: latin } : {}),
    },
    ...(extended
      ? [
          {
            package: `@fontsource-variable/${id}`,
            from: `${id}-latin-ext-wght-normal.woff2`,
            weights,
            suffix: '-ext',
            range: latinExtended,
          },
        ]
      : []),
  ],
});

/** One file per weight. */
const fixed = (id, fallback, weights) => ({
  id,
  fallback,
  files: weights.map((weight) => ({
    package: `@fontsource/${id}`,
    from: `${id}-latin-${weight}-normal.woff2`,
    weights: String(weight),
    ...(weights.length > 1 ? { suffix: `-${weight}` } : {}),
  })),
});

const inScript = (id, script, weights, range) => ({
  id,
  fallback: 'sans',
  script,
  files: [
    { package: `@fontsource-variable/${id}`, from: `${id}-${script}-wght-normal.woff2`, weights, range },
  ],
});

/** Every typeface a made site may carry, and where its files come from. All are under the SIL Open Font License 1.1. */
export const faceSources = [
  variable('archivo', 'sans', '100 900'),
  variable('baloo-2', 'sans', '400 800'),
  variable('bitter', 'serif', '100 900'),
  variable('bricolage-grotesque', 'sans', '200 800'),
  variable('cabin', 'sans', '400 700'),
  variable('dm-sans', 'sans', '100 1000'),
  variable('eb-garamond', 'serif', '400 800'),
  variable('figtree', 'sans', '300 900', true),
  variable('fraunces', 'serif', '100 900', true),
  variable('fredoka', 'sans', '300 700'),
  variable('geist', 'sans', '100 900'),
  variable('hanken-grotesk', 'sans', '100 900'),
  variable('instrument-sans', 'sans', '400 700', true),
  variable('inter', 'sans', '100 900'),
  variable('jetbrains-mono', 'mono', '100 800'),
  variable('josefin-sans', 'sans', '100 700'),
  variable('jost', 'sans', '100 900', true),
  variable('karla', 'sans', '200 800'),
  variable('lexend', 'sans', '100 900'),
  variable('lora', 'serif', '400 700', true),
  variable('manrope', 'sans', '200 800', true),
  variable('montserrat', 'sans', '100 900'),
  variable('mulish', 'sans', '200 1000'),
  variable('newsreader', 'serif', '200 800'),
  variable('nunito', 'sans', '200 1000'),
  variable('open-sans', 'sans', '300 800'),
  variable('orbitron', 'sans', '400 900'),
  variable('oswald', 'sans', '200 700', true),
  variable('outfit', 'sans', '100 900', true),
  variable('playfair-display', 'serif', '400 900', true),
  variable('plus-jakarta-sans', 'sans', '200 800'),
  variable('public-sans', 'sans', '100 900'),
  variable('quicksand', 'sans', '300 700'),
  variable('raleway', 'sans', '100 900'),
  variable('roboto', 'sans', '100 900'),
  variable('rubik', 'sans', '300 900'),
  variable('sora', 'sans', '100 800'),
  variable('space-grotesk', 'sans', '300 700', true),
  variable('syne', 'sans', '400 800'),
  variable('unbounded', 'sans', '200 900'),
  variable('work-sans', 'sans', '100 900'),
  fixed('abril-fatface', 'serif', [400]),
  fixed('alfa-slab-one', 'serif', [400]),
  fixed('anton', 'sans', [400]),
  fixed('archivo-black', 'sans', [400]),
  fixed('audiowide', 'sans', [400]),
  fixed('bangers', 'sans', [400]),
  fixed('barlow', 'sans', [400, 600]),
  fixed('bebas-neue', 'sans', [400]),
  fixed('caveat', 'serif', [700]),
  fixed('cinzel', 'serif', [500]),
  fixed('cormorant-garamond', 'serif', [500]),
  fixed('dm-serif-display', 'serif', [400]),
  fixed('gloock', 'serif', [400]),
  fixed('ibm-plex-mono', 'mono', [400, 700]),
  fixed('ibm-plex-sans', 'sans', [400, 700]),
  fixed('instrument-serif', 'serif', [400]),
  fixed('lato', 'sans', [400, 700]),
  fixed('limelight', 'serif', [400]),
  fixed('marcellus', 'serif', [400]),
  fixed('pacifico', 'serif', [400]),
  fixed('pirata-one', 'serif', [400]),
  fixed('poppins', 'sans', [400, 600]),
  fixed('press-start-2p', 'mono', [400]),
  fixed('vt323', 'mono', [400]),
  fixed('young-serif', 'serif', [400]),
  fixed('zilla-slab', 'serif', [600]),
  inScript(
    'cairo',
    'arabic',
    '200 1000',
    'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC',
  ),
  inScript(
    'vazirmatn',
    'arabic',
    '100 900',
    'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC',
  ),
  inScript(
    'heebo',
    'hebrew',
    '100 900',
    'U+0307-0308, U+0590-05FF, U+200C-2010, U+20AA, U+25CC, U+FB1D-FB4F',
  ),
];
