/** What is found fault with, and what mends it: of a thing `{what}`, and of the site as a whole where that differs. */
export type Fault = {
  readonly said: string;
  readonly ofThing: string;
  readonly ofSite: string | null;
};

const fault = (said: string, ofThing: string, ofSite: string | null = null): Fault => ({
  said,
  ofThing,
  ofSite,
});

/** Words of complaint by what would mend them; those that fit two stand where they are meant oftenest. */
export const faults: readonly Fault[] = [
  fault('small|smaller|much smaller|tiny|little|teeny|titchy|weeny|minuscule|minute|dinky|microscopic|hard to (?:see|spot|notice|find)', 'make {what} bigger', 'make text bigger'), // prettier-ignore
  fault('big|bigger|large|massive|huge|giant|enormous|much bigger|in your face|shouty|overpowering|dominant|dominating|overwhelming', 'make {what} smaller', 'make text smaller'), // prettier-ignore
  fault('tall|high|deep', 'make {what} less tall'),
  fault('short|squat|shallow', 'make {what} taller'),
  fault('dark|gloomy|heavy|murky|dingy|sombre|oppressive', 'make {what} lighter', 'make background lighter'),
  fault('light|pale|faint|washed out|washed-out|faded|weak|wishy-washy|wishy washy|see-through', 'make {what} darker'), // prettier-ignore
  fault('bright|in face|garish|loud|harsh|strong|intense|lurid|vivid|much|jarring|gaudy|shrill|aggressive|neon|in-your-face|saturated|colorful|colourful', 'make {what} softer', 'make brand softer'), // prettier-ignore
  fault('drab|muted|lifeless|flat|dull|washy|grey|gray|greyish|grayish|muddy', 'make {what} more vivid', 'make accent more vivid and make buttons more vivid'), // prettier-ignore
  fault('cold|clinical|sterile|stark|chilly|icy|cool', 'make {what} warmer', 'make background warmer'),
  fault('hot|warm|orangey|yellowy', 'make {what} cooler', 'make background cooler'),
  fault('thin|spindly|wispy|skinny|flimsy', 'make {what} bolder'),
  fault('bold|thick|chunky|heavy-handed', 'make {what} less bold'),
  fault('cramped|squashed|tight|crowded|squished|squeezed|bunched up|close together|close|crammed|crammed in|on top of each other|packed|jammed', 'more space in {what}', 'more space everywhere'), // prettier-ignore
  fault('busy|cluttered|messy', 'more space in {what}', 'more space everywhere'),
  fault('spread out|far apart|empty|spaced out|roomy|sparse|gappy|bare', 'less space in {what}', 'less space everywhere'), // prettier-ignore
  fault('long|wordy|long-winded|waffly|rambling|text-heavy', 'shorten {what}'),
  fault('narrow', 'make {what} wider', 'make content wider'),
  fault('wide|stretched', 'make {what} narrower', 'make content narrower'),
  fault('square|boxy|sharp|angular|pointy|blocky', 'make {what} rounder', 'make corners rounder'),
  fault('round|rounded|bubbly|curvy|pill-shaped', 'make {what} less round', 'make corners less round'),
  fault('far down|low down|low|buried|hidden away', 'move {what} up'),
  fault('far up|high up', 'move {what} down'),
  fault('curly|fancy|posh|fussy|swirly|twiddly|frilly|flowery|ornate|scripty', 'use sans-serif font for {what}', 'use sans-serif font'), // prettier-ignore
  fault('(?:hard|difficult|tricky|impossible) to (?:read|make out)|unreadable|illegible|barely (?:readable|legible)|not (?:very )?(?:readable|legible)', 'make text of {what} bigger', 'make text bigger'), // prettier-ignore
];

/** What there is too little of, and its name as more of it: "isn't big enough", "could be bigger". */
export const more: Readonly<Record<string, string>> = {
  big: 'bigger',
  large: 'bigger',
  tall: 'taller',
  wide: 'wider',
  bold: 'bolder',
  strong: 'bolder',
  thick: 'bolder',
  clear: 'bolder',
  visible: 'bolder',
  prominent: 'bolder',
  noticeable: 'bolder',
  obvious: 'bolder',
  dark: 'darker',
  light: 'lighter',
  bright: 'more vivid',
  colorful: 'more vivid',
  warm: 'warmer',
  cool: 'cooler',
  round: 'rounder',
  rounded: 'rounder',
  soft: 'softer',
  small: 'smaller',
  readable: 'bigger',
  legible: 'bigger',
};

/** Orders of a verb and its little word: "tone down the header", "tone the header down". */
export const phrasalVerbs: readonly (readonly [
  verb: string,
  little: string,
  ofThing: string,
  ofSite: string | null,
])[] = [
  [
    'tone|calm|dial|turn|quieten|take|bring|knock|wind|rein|pull',
    'down|back|in',
    'make {what} softer',
    'make brand softer',
  ],
  ['soften|mute', '', 'make {what} softer', 'make brand softer'],
  ['turn|dial|crank|ramp|notch', 'up', 'make {what} more vivid', null],
  ['warm', 'up', 'make {what} warmer', 'make background warmer'],
  ['cool', 'down|off', 'make {what} cooler', 'make background cooler'],
  ['brighten|liven|perk|jazz|spice|pep|sex', 'up', 'make {what} more vivid', 'make accent more vivid and make buttons more vivid'], // prettier-ignore
  ['lighten', '|up', 'make {what} lighter', 'make background lighter'],
  ['darken', '|down|up', 'make {what} darker', 'make background darker'],
  ['beef|bulk|fatten|thicken|embolden', '|up', 'make {what} bolder', null],
  ['blow|scale|bump|size|beef', 'up', 'make {what} bigger', 'make text bigger'],
  ['scale|size', 'down|back', 'make {what} smaller', 'make text smaller'],
  ['enlarge|magnify', '', 'make {what} bigger', 'make text bigger'],
  ['widen', '|out', 'make {what} wider', 'make content wider'],
  ['tighten', '|up', 'less space in {what}', 'less space everywhere'],
  ['space|spread', 'out', 'more space in {what}', 'more space everywhere'],
  ['open|loosen', 'up|out', 'more space in {what}', 'more space everywhere'],
  ['round', 'off', 'make {what} rounder', 'make corners rounder'],
  ['square', 'off|up', 'make {what} less round', 'make corners less round'],
  ['trim|whittle|pare|cut', 'down|back', 'shorten {what}', null],
];
