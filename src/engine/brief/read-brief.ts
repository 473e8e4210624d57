import type { Brief, BriefCorrections, Slot } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { findGist, findTold } from './find-gist';
import { foldText } from './fold-text';
import { settlements } from './lexicon/settlements';
import { partRunOn } from './part-run-on';
import { readPrompt } from './read-prompt';
import { shifted } from './slot-spans';

const fewestWords = 80;
// "own two holiday cottages", "allotment association shop + info"
const bare = ({ value, spans }: Slot<string>): Slot<string> => ({
  value: value.replace(/^(?:own|run|have)\s/iu, '').replace(/\s(?:shop\s)?\+\s.*$/u, ''),
  spans,
});
const apps = new Set<SiteKind>(appKinds);

/**
 * Reads what a prompt asks for, every slot with the words it came from. Corrected slots are taken as given, all others
 * are read as before. Never throws; an empty prompt gives an empty brief. Of a long one the sentence that says what the
 * business is tells its kind, offer and place: the others speak of much else.
 */
export function readBrief(written: string, corrections: BriefCorrections = {}): Brief {
  const prompt = partRunOn(written);
  const told = prompt.trim().split(/\s+/u).length < fewestWords ? null : findGist(prompt);
  if (!told) return readPrompt(prompt, corrections);
  const whole = readPrompt(prompt, corrections);
  if (whole.spoken !== 'en') return whole;
  const gist = readPrompt(told.text, {});
  const name = findTold(prompt);
  const isSame = apps.has(gist.kind.value) === apps.has(whole.kind.value);
  const isTold = gist.kind.value === 'unknown' ? told.isFirm && gist.offer !== null : isSame;
  const kind = isTold ? gist.kind.value : whole.kind.value;
  const read = kind === whole.kind.value ? whole : readPrompt(prompt, { kind, ...corrections });
  const at = (read.place?.value ?? '').split(',')[0] ?? '';
  const isPlace = settlements.has(foldText(at)) || (read.address?.value ?? '').includes(at);
  return {
    ...read,
    offer: isTold && gist.offer ? shifted(bare(gist.offer), told.start) : read.offer,
    name:
      corrections.name !== undefined
        ? read.name
        : (name ?? (told.isFirm && gist.name ? shifted(gist.name, told.start) : read.name)),
    place: gist.place ? shifted(gist.place, told.start) : isPlace ? read.place : null,
  };
}
