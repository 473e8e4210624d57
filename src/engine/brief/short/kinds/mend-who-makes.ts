import type { Brief } from '@/domain/site/brief';
import { appKinds } from '@/domain/site/vocabulary';
import type { ReadPart } from '../names/mend-intro';

const house =
  'workshop|firm|company|business|studio|team|outfit|collective|co-?operative|co-?op|factory|foundry|mill|atelier|workroom|laboratory|lab|start-?up|partnership|duo|couple|social enterprise|enterprise|family|yard|works|barn|place|project|gang|crew|group';
const verbs =
  'makes?|making|builds?|building|repairs?|repairing|restores?|restoring|mends?|mending|fixes|fixing|carves?|carving|casts?|casting|forges?|forging|weaves?|weaving|breeds?|breeding|grows?|growing|moves?|moving|hires? out|hiring out|rents? out|renting out|cleans?|cleaning|tunes?|tuning|sharpens?|sharpening|engraves?|engraving|dyes?|dyeing|hand-?makes?|designs? and makes?';
/** "A workshop in Sheffield that makes false teeth", "Small firm that moves grand pianos". */
const told = new RegExp(
  String.raw`^(?:(?:[Ww]e['’]?re|[Ww]e are|[Ii]t['’]?s|[Tt]his is|[Ss]ite for|[Ww]ebsite for|[Pp]age for)\s)?(?:(?:[Aa]n?|[Mm]y|[Oo]ur|[Tt]he)\s)?(?:[\p{L}-]+\s){0,3}?(?:${house})(?:,)?\s(?:(?:in|near|on|at|from)\s[^,.;:]{2,40}?,?\s)?(?:called\s[^,.;:]{2,40}?,?\s)?(?:(?:that|which|who)\s)?(?<verb>${verbs})\s(?<what>\p{Ll}[\p{L}'’-]*(?:\s(?!(?:in|for|from|down|at|to|on|with|by|near|across|around|out|up|and|using|since|since|between|over|under|without|of)\s)[\p{L}'’-]+){0,4}(?:\s(?:and|of)\s\p{Ll}[\p{L}'’-]+)?)`,
  'iu',
);
const apps = new Set<string>(appKinds);
const bare = new RegExp(String.raw`(?:^|\s)(?:${house})$`, 'iu');
const plainVerb = (verb: string): string =>
  verb
    .toLowerCase()
    .replace(/^hand-?makes?$/u, 'make')
    .replace(/ing(?=\s|$)/u, (_, at: number, whole: string) =>
      /(?:mak|cast|forg|weav|mov|tun|dy|engrav|restor|hir|carv)ing/u.test(whole) && at > 0 ? 'e' : '',
    )
    .replace(/^caste$/u, 'cast')
    .replace(/xes$/u, 'x')
    .replace(/(?<!s)s(?=\s|$)/u, '');

/** "harpsichords" -> "harpsichord", as it stands before "maker". */
const one = (things: string): string =>
  things
    .replace(/ies$/u, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/u, '')
    .replace(/(?<=[^su])s$/u, '');

/**
 * What a house is for whose own word says nothing: of "a workshop in Sheffield that makes false teeth" what is made, as
 * if it were told by those who make it.
 */
export function mendWhoMakes(brief: Brief, readPart: ReadPart): Brief {
  // An offer of no words of the prompt was understood before: "a studio making weird little games".
  const isUnderstood =
    brief.offer !== null && (!bare.test(brief.offer.value) || brief.offer.spans.length === 0);
  if (apps.has(brief.kind.value) || isUnderstood) return brief;
  const found = told.exec(brief.prompt.slice(0, 220));
  const { verb, what } = found?.groups ?? {};
  if (!found || verb === undefined || what === undefined) return brief;
  const alone = readPart(`We ${plainVerb(verb)} ${what.trim()}.`, {});
  if (alone.offer === null || apps.has(alone.kind.value)) return brief;
  // "false teeth for film": made by a workshop, and put into nobody's mouth by a dentist.
  const isTreated = ['dentist', 'clinic', 'veterinary'].includes(alone.kind.value);
  const made = /^(?:make|build)$/u.test(plainVerb(verb)) && !/mak(?:er|ing)$/u.test(alone.offer.value);
  const start = found[0].length - what.length;
  const spans = [{ start, end: found[0].trimEnd().length }];
  return {
    ...brief,
    offer: { value: made ? `${one(alone.offer.value)} maker` : alone.offer.value, spans },
    kind:
      isTreated || alone.kind.value === 'unknown'
        ? { value: 'unknown', spans: [] }
        : { ...alone.kind, spans },
  };
}
