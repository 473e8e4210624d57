import type { Brief } from '@/domain/site/brief';
import { gerundOf } from '../words/gerund-of';

/** What a group does in its own words: "planting hedgerows on farms", and the same with where, as the prompt tells it. */
export type ToldCause = { readonly doing: string; readonly whole: string };

const group =
  'charity|trust|foundation|fund|non-?profit|ngo|organi[sz]ation|project|scheme|group|appeal|society|co-?op|cic|social enterprise|volunteers|friends|neighbours';
const notDone =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|does|do|did|needs?|wants?|began|started|exists?|meets?|opens?|must|should|runs? on|relies|rely|got|grew|came|becomes?|looks? (?:like|nice|for)|sounds?|called|based|founded|for|at|in|on|to|with|from|and|or|of|who|that|welcome|wanted|needed)\b/iu;
const end = /[.;:!?\n(]|,\s(?!and\s\p{Ll}+ing\b)|\s[–—-]\s/u;
const shapes: readonly RegExp[] = [
  // "a charity in Leeds that plants hedgerows"
  new RegExp(
    String.raw`\b(?:${group})\b(?:\s(?:in|from|of|based in|across)\s[^.,;:!?\n]{2,40}?)?,?\s(?:that|which|who)\s(?<does>\p{Ll}[^.;!?\n]{5,130})`,
    'iu',
  ),
  // "a charity restoring village ponds"
  new RegExp(String.raw`\b(?:${group})\s(?<doing>\p{Ll}{3,}ing\s[^.;!?\n]{4,130})`, 'u'),
  // "volunteers mend bikes and give them to families"
  /(?:^|[,:]\s)volunteers\s(?<plain>\p{Ll}[^.;!?\n]{5,130})/iu,
];

/** Cuts what is told at the end of its clause, and where words that say when or why begin. */
const clauseOf = (text: string): string =>
  (text.split(end, 1)[0] ?? '')
    .replace(
      /\s(?:so that|because|since|and (?:we|our|they|it|need|needs|want|wants|would)|every|each|when)\b.*$/iu,
      '',
    )
    .replace(/\s(?:and|or|with|to|for|in)$/iu, '')
    .trim();

const where =
  /\s(?:in|across|around|near|throughout|from|off|along|between|over)\s(?:the\s)?(?:\p{Lu}|(?:north|south|east|west|central|greater)\s\p{Lu}).*$/u;
const most = 64;
const fewest = 8;

const shortened = (text: string): string => {
  const bare = text.replace(where, '');
  return bare.length <= most
    ? bare
    : bare.replace(/\s(?:who|which|that|so|because|where|by|through)\s.*$/iu, '');
};

function verbPhrase(
  brief: Brief,
): { readonly text: string; readonly form: 'third' | 'plain' | 'doing' } | null {
  const { prompt, name } = brief;
  for (const shape of shapes) {
    const { does, doing, plain } = shape.exec(prompt)?.groups ?? {};
    if (doing !== undefined) return { text: doing, form: 'doing' };
    if (does !== undefined) return { text: does, form: /^\p{Ll}+s\s/u.test(does) ? 'third' : 'plain' };
    if (plain !== undefined) return { text: plain, form: 'plain' };
  }
  // "Tall ship charity Sail Onward takes young people to sea"
  const called = name?.value ?? '';
  const behind = called === '' ? '' : (prompt.split(called)[1] ?? '');
  const third = /^(?:\s\([^)]*\)|,\s[^,.;]{3,40},)?\s(?<does>\p{Ll}+s\s\p{L}[^.;!?\n]{4,130})/u.exec(behind)
    ?.groups?.['does'];
  if (third !== undefined) return { text: third, form: 'third' };
  // "Friends of Tandle Woods look after a small wood"
  const plain = /^(?:Friends of|Neighbours of)/u.test(called)
    ? /^\s(?<does>(?!is|was)\p{Ll}+[^s\s]\s\p{L}[^.;!?\n]{4,130})/u.exec(behind)?.groups?.['does']
    : undefined;
  if (plain !== undefined) return { text: plain, form: 'plain' };
  const we = /(?:^|[.!?]\s)We\s(?<plain>\p{Ll}[^.;!?\n]{6,130})/u.exec(prompt)?.groups?.['plain'];
  return we === undefined ? null : { text: we, form: 'plain' };
}

const past =
  /^(?!\p{L}*eed$|shed$)\p{L}+ed$|^(?:gave|made|built|ran|took|sent|held|brought|taught|had|were|got|won|met|began|grew|found|saw|spent|sold|kept)$/u;

/** What a charity's prompt says that it does; null where it does not say. */
export function toldCause(brief: Brief): ToldCause | null {
  if (brief.language.value !== 'en' || brief.spoken !== 'en') return null;
  const found = verbPhrase(brief);
  if (!found || notDone.test(found.text)) return null;
  const clause = clauseOf(found.text);
  const [verb = '', ...rest] = clause.split(' ');
  if (rest.length === 0 || !/^\p{Ll}{2,}$/u.test(verb)) return null;
  // "We served 11,400 meals last year": what was done is no name for what is done.
  if (found.form !== 'doing' && past.test(verb)) return null;
  const said = `${found.form === 'doing' ? verb : gerundOf(verb, found.form === 'third')} ${rest.join(' ')}`
    // "mend bikes and give them to families": both are done.
    .replace(
      /\sand\s(?<next>\p{Ll}+)(?=\s(?:them|it|those)\b)/u,
      (_, next: string) => ` and ${gerundOf(next, found.form === 'third')}`,
    );
  const doing = shortened(said);
  return doing.length < fewest || doing.length > 90 ? null : { doing, whole: said };
}
