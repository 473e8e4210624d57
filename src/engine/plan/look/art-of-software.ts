import type { Brief } from '@/domain/site/brief';
import { findMotif } from '../../compose/art/find-motif';

// What software does, as it is seen on a screen.
const does: ReadonlySet<string> = new Set(
  'calendar receipt map box chat envelope bell lock clock calculator document coin camera headphones globe robot code server book'.split(
    ' ',
  ),
);
const usual = ['browser', 'phone', 'chart', 'laptop'];

/**
 * Software is seen on its screens and by what it does, never by those who use it: rotas for cafés are a calendar and no
 * cup. What the prompt tells first comes first.
 */
export const artOfSoftware = ({ prompt, name }: Brief): readonly string[] => {
  const told = prompt.replaceAll(name?.value || '\n', ' ').split(/[^\p{L}\p{M}'’-]+/u, 160);
  const found = told.flatMap((word) => (word.length > 3 ? (findMotif(word) ?? []) : []));
  const tasks = [...new Set(found.filter((motif) => does.has(motif)))];
  return ['dashboard', ...tasks.slice(0, 4), ...usual].slice(0, 7);
};
