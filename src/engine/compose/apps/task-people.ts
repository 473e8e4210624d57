import { readPeople } from './splitter/read-people';
import type { TaskField } from './task-fields';

const group =
  /\b(?:family|household|flat ?mates?|room ?mates?|house ?mates?|team|crew|kids|children|people|persons?|members|assignees?|friends|partners?|colleagues|siblings|couple|staff|employees|crew|workers|us|[Ww]e(?:['’]re| are)|[Ww]ir sind|[Nn]ous sommes|[Ss]omos|[Ss]iamo|[Ww]ij zijn)(?: of \p{L}+)?(?:\s?[:(–-]\s?|,? )(?:are |is |named |called )?(?<names>\p{Lu}[\p{Ll}'’-]+(?:(?:, (?:and )?| (?:and|&|und|et|y|e|en) )\p{Lu}[\p{Ll}'’-]+)+)/u;

/** "Our family of four: Mia, Tom, Anna and Ben": who there is. */
export const readGroup = (prompt: string): readonly string[] =>
  (group.exec(prompt)?.groups?.['names'] ?? '')
    .split(/, and |, | (?:and|&|und|et|y|e|en) /u)
    .filter(Boolean)
    .slice(0, 12);

const done =
  /\bwho (?:did|has done|ticked|finished|completed)\b|quién (?:lo )?hizo|qui a fait|wer (?:was |es )?(?:gemacht|erledigt)|quem fez|chi ha fatto|wie (?:heeft )?wat|kto (?:co )?zrobi|kim (?:ne )?yaptı|من (?:فعل|أنجز)|מי עשה/iu;

/** Whom "who did what" may name: those told, none where anybody may be; null where nobody asks. */
export const readDoers = (prompt: string): readonly string[] | null =>
  done.test(prompt) ? readGroup(prompt) : null;

const assigned = /\bwho (?:does|is doing|should do|will do|takes|has to do|is responsible|is on it)\b|(?:,|\band) who(?=[.,;)\n]|$)|\bassign(?:s|ed|ing|able|ments?)?\b/iu; // prettier-ignore

/** "Who buys it (Lou, Sam, Priya)", "for two flatmates, Mia and Jonas": one of the people that are named. */
export function readWho(prompt: string, label: string): readonly TaskField[] {
  const found = /\bwho(?: (?<does>\p{L}+s(?: it| them)?|is responsible|is on it))?\s?[(:]\s?(?<names>[^().;:\n]{3,120})/iu.exec(prompt)?.groups; // prettier-ignore
  const names = (found?.['names'] ?? '').split(/\s*[,/]\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/u).map((name) => name.trim()).filter((name) => /^(?:\p{Lu}\S*(?: \S+)?|me|(?:my )?(?:mum|mom|mother|dad|father|wife|husband|partner|sister|brother|gran|nan|son|daughter|boss))$/u.test(name)).map((name) => name.replace(/^my\s/u, '')).map((name) => name.charAt(0).toUpperCase() + name.slice(1)); // prettier-ignore
  if (names.length > 1)
    return [
      {
        name: 'person',
        label: `Who ${found?.['does'] ?? ''}`.trim(),
        type: 'select',
        options: ['', ...names],
      },
    ];
  // "assign to Ana, Ben or Cleo"
  const given = /\bassign(?:ed|s|able)? (?:(?:them|it|each|every|chores?|tasks?|jobs?|cards?) )?to (?<names>\p{Lu}[\p{L}’'-]+(?:(?:,\s(?:(?:and|or)\s)?|\s(?:and|or)\s)\p{Lu}[\p{L}’'-]+)+)/u.exec(prompt)?.groups?.['names']; // prettier-ignore
  if (given !== undefined)
    return [
      {
        name: 'person',
        label,
        type: 'select',
        options: ['', ...given.split(/,\s(?:(?:and|or)\s)?|\s(?:and|or)\s/u)],
      },
    ];
  // "Mum, Dad, Theo and Ida: everyone has their own list"
  const each = /\b(?:everyone|everybody|each (?:of us|person|one|child|member)?|all) (?:has|have|gets?|with|keeps?) (?:their|his|her|a|an|its) own\b|\ba list (?:each|for each)\b|\bwho (?:wants?|needs?|added|adds|asked|put|brings?|is bringing|buys?|bought|pays?|owns?)\b|\bwhose\b/iu.test(prompt) ? readPeople({ prompt }) : []; // prettier-ignore
  const own = each.length > 1 ? each : readGroup(prompt);
  if (own.length > 1) return [{ name: 'person', label, type: 'select', options: ['', ...own] }];
  return assigned.test(prompt) ? [{ name: 'person', label, type: 'text' }] : [];
}
