/** What a line of a trade's copy may be about; see `tradeBank` for the section each one fills. */
export const lineKeys = [
  'words',
  'own',
  'schema',
  'pages',
  'art',
  'act',
  'news',
  'kicker',
  'head',
  'lede',
  'offer',
  'line',
  'ware',
  'why',
  'step',
  'ask',
  'about',
  'story',
  'shot',
  'work',
  'role',
  'said',
  'plan',
  'per',
  'good',
  'detail',
  'compare',
  'date',
  'past',
  'day',
  'week',
  'fits',
  'gift',
  'help',
  'figure',
  'place',
  'way',
  'reply',
  'call',
  'reach',
  'open',
  'title',
  'under',
] as const;
export type LineKey = (typeof lineKeys)[number];

/** One trade's copy: lines by key, each line cut into its cells. */
export type Trade = {
  /** Its own word, for sentences: "forest kindergarten". */
  readonly noun: string;
  /** Words of a prompt that name it, as whole words. */
  readonly calls: () => RegExp;
  /** How those words begin, as `headOf` tells. */
  readonly heads: readonly string[];
  readonly lines: Readonly<Partial<Record<LineKey, readonly (readonly string[])[]>>>;
};

/** The lines of a key, cut into cells; none when the trade says nothing of it. */
export const rowsOf = ({ lines }: Trade, key: LineKey): readonly (readonly string[])[] => lines[key] ?? [];

/** The first cells of a key's lines. */
export const wordsOf = (trade: Trade, key: LineKey): readonly string[] =>
  rowsOf(trade, key).map(([first = '']) => first);
