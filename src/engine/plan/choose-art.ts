import type { Brief } from '@/domain/site/brief';
import { findMotif } from '../compose/art/find-motif';
import { findCompany } from '../compose/art/motifs';
import type { KindDefinition } from './content';

// Motifs that words for any business call up; the kind's own pictures say more.
const vague = new Set([
  'shopfront',
  'browser',
  'phone',
  'document',
  'portrait',
  'laptop',
  'city',
  'house',
  'heart',
  'plate',
  'dish',
]);

/** Motifs for a site's pictures, best first: what the prompt's own offer shows, then what its kind shows. */
export function chooseArt(brief: Brief, kind: KindDefinition): readonly string[] {
  const words = [brief.offer?.value ?? '', ...brief.phrases.slice(0, 2).map(({ value }) => value)];
  const usual = kind.art.length > 0 ? kind.art : ['abstract'];
  const own = words.flatMap((text) => {
    const motif = text.trim() === '' ? null : findMotif(text, vague);
    return motif === null ? [] : [motif];
  });
  const [first, ...others] = own;
  // What goes with the subject says more than what goes with the kind: bees bring a hive, a jar and flowers.
  const beside = findCompany(first ?? '').slice(0, 3);
  const known = usual.filter((motif) => findMotif(motif) !== null);
  const list = [...new Set([...(first ? [first] : []), ...beside, ...known, ...others])];
  const more = list.length < 5 ? list.slice(0, 2).flatMap((motif) => findCompany(motif)) : [];
  return [...new Set([...(list.length > 0 ? list : usual), ...more])];
}
