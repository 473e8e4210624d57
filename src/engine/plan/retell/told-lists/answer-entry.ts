import { tidyRow, tidySentence } from '../tidy-words';
import type { Told } from '../row-readers';

const helping = 'can|could|may|must|should|will|would|are|have to|need to|do';
const turned = new RegExp(String.raw`^(?:they|you|people|guests|visitors|customers|clients|parents)\s(?!have to|need to)(${helping})\s(.+)$`, 'iu'); // prettier-ignore
const plain = /^(?:they|you|people|guests|visitors|customers|clients|parents)\s(.+)$/iu;
const there = /^(there)\s(is|are)\s(.+)$/iu;
const isThing = /^((?:the|our|my|an?|it|this|that)\s?(?:\p{L}+\s){0,3}?)(is|are|has)\s(.+)$/iu;
const doesIt =
  /^(how long|how much|how|when|where|what)\s((?:it|that|this|an?\s\p{L}+|the\s\p{L}+))\s(take|cost|start|open|work|last|mean)s(?!\p{L})/iu;
const ofOwner = /^(?:i|we)\s(can|could|will|would|do)\s/iu;
const toDo = /^(what|how|where|when|who|which\s\p{L}+)\sto\s(.+)$/iu;

const own = (text: string): string =>
  text.replace(/\b(?:they|you)\b/giu, 'I').replace(/\b(?:their|your)\b/giu, 'my').replace(/\bI are\b/gu, 'am I').replace(/\bare I\b/giu, 'am I'); // prettier-ignore

/** "whether they need a referral" is asked as "Do I need a referral?". */
const questionOf = (told: string): string => {
  const bare = told
    .replace(/^(?:whether|if)\s/iu, '')
    // Who answers says "I" of themselves, and is asked "Can you …?".
    .replace(ofOwner, (_all, helper: string) => `${helper} you `);
  if (/^(?:can|could|do|will|would|may) you\s/iu.test(bare)) return bare.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()); // prettier-ignore
  if (bare === told) {
    const doing = toDo.exec(told);
    if (doing)
      return `${doing[1] ?? ''} ${/^(?:how|where)$/iu.test(doing[1] ?? '') ? 'do' : 'should'} I ${own(doing[2] ?? '')}`;
    return own(told.replace(doesIt, '$1 does $2 $3'));
  }
  const helped = turned.exec(bare);
  if (helped) return `${helped[1] ?? ''} I ${own(helped[2] ?? '')}`.replace(/^are I\b/iu, 'Am I');
  const said = plain.exec(bare);
  if (said) return `do I ${own(said[1] ?? '')}`;
  const found = there.exec(bare);
  if (found) return `${found[2] ?? ''} there ${found[3] ?? ''}`;
  const thing = isThing.exec(bare.replace(/^(it|that)['’]s\s/iu, '$1 is '));
  return thing && thing[2] !== 'has' ? `${thing[2] ?? ''} ${(thing[1] ?? '').trim()} ${thing[3] ?? ''}` : `${bare.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`; // prettier-ignore
};

/** "whether they can park (yes, six spaces behind the building)": the question with its answer. */
export const answerEntry = (entry: string): Told => {
  const [, question = entry, answer = ''] = /^(.+?)\s*\(([^()]+)\)[.\s]*$/u.exec(entry.trim()) ?? [];
  return { name: `${tidyRow(questionOf(question))}?`, note: tidySentence(answer) };
};
