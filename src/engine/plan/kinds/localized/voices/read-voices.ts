/** What one sort of business says in its language, where it differs from what any business says. */
export type Voice = {
  readonly titles?: readonly string[];
  readonly lede?: string;
  readonly about?: readonly string[];
  readonly why?: readonly Pair[];
  readonly step?: readonly Pair[];
  readonly said?: readonly Pair[];
  readonly role?: readonly Pair[];
  readonly ask?: readonly Pair[];
  readonly call?: Pair;
  /** What is said behind the things that a prompt lists. */
  readonly close?: string;
};
type Pair = readonly [first: string, second: string];

const paired = ['why', 'step', 'said', 'role', 'ask'] as const;
const single = ['title', 'lede', 'about', 'call', 'close'] as const;
type Key = (typeof paired)[number] | (typeof single)[number];
const keys = new Set<string>([...paired, ...single]);

const pairOf = (line: string): Pair => {
  const at = line.indexOf('|');
  return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
};

/**
 * Reads voices from text. `# id, id` opens one for families, kinds or trades; each line after it is `key: text`, of pairs
 * `key: first | second`. Throws on a key that no section speaks.
 */
export const readVoices = (text: string): ReadonlyMap<string, Voice> => {
  const voices = new Map<string, Voice>();
  for (const block of text.split(/^# /mu).slice(1)) {
    const [ids = '', ...lines] = block.trim().split('\n');
    const said = new Map<Key, string[]>();
    for (const line of lines.filter((one) => one.trim() !== '')) {
      const at = line.indexOf(':');
      const key = line.slice(0, at) as Key;
      if (!keys.has(key)) throw new Error(`No section says this: ${line}`);
      said.set(key, [...(said.get(key) ?? []), line.slice(at + 1).trim()]);
    }
    const call = said.get('call')?.[0];
    const lede = said.get('lede')?.[0];
    const close = said.get('close')?.[0];
    const titles = said.get('title');
    const about = said.get('about');
    const voice: Voice = {
      ...(titles ? { titles } : {}),
      ...(lede ? { lede } : {}),
      ...(close ? { close } : {}),
      ...(about ? { about } : {}),
      ...(call ? { call: pairOf(call) } : {}),
      ...Object.fromEntries(
        paired.flatMap((key) => {
          const rows = said.get(key);
          return rows ? [[key, rows.map(pairOf)] as const] : [];
        }),
      ),
    };
    for (const id of ids.split(',')) voices.set(id.trim(), voice);
  }
  return voices;
};

/** Voices of several sources as one; what a later one says takes the place of the same in an earlier. */
export const joinVoices = (...sources: readonly ReadonlyMap<string, Voice>[]): ReadonlyMap<string, Voice> => {
  const joined = new Map<string, Voice>();
  for (const source of sources)
    for (const [id, voice] of source) joined.set(id, { ...joined.get(id), ...voice });
  return joined;
};

/** The voice for a business: what its trade says, then its kind, then its family. */
export const mergeVoices = (
  voices: ReadonlyMap<string, Voice> | undefined,
  ids: readonly (string | undefined)[],
): Voice =>
  ids.reduceRight<Voice>((merged, id) => (id === undefined ? merged : { ...merged, ...voices?.get(id) }), {});
