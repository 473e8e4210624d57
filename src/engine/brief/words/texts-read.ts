import { findAskedAside } from '../languages/set-aside-language';
import { rareReaders } from '../rare-readers';

/**
 * The texts that a prompt is read as, one after the other: as written, then without the language it asks for, the order
 * it opens with and the manner it wants. Few words are left of "make me a nice florist site" then, and few words may be
 * of any language. The rarer readers must be loaded first.
 */
export function textsRead(prompt: string): readonly string[] {
  const { setAsideOrder, inPlainWords, findManner, requestFirst } = rareReaders();
  const texts = [prompt];
  // Each step leaves less to read, so this ends; the bound is for a step that would not.
  for (let at = 0; at < texts.length && texts.length < 12; at += 1) {
    const text = texts[at] ?? '';
    const aside = findAskedAside(text);
    const next = [
      aside ? text.slice(0, aside.at) + text.slice(aside.at + aside.length) : undefined,
      setAsideOrder(text),
      inPlainWords(text)?.prompt,
      findManner(text)?.rest,
      requestFirst(text) ?? undefined,
    ];
    for (const one of next) if (one !== undefined && !texts.includes(one)) texts.push(one);
  }
  return texts;
}
