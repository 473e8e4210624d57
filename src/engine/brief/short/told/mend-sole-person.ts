import type { Brief } from '@/domain/site/brief';

const alone =
  /(?:^|[.!?\n]\s+)(?<who>(?:(?:Mrs?|Ms|Miss|Dr)\s)?\p{Lu}\p{Ll}[\p{L}’'-]*\s\p{Lu}\p{Ll}[\p{L}’'-]*)(?:,\s(?:a\s)?(?:member|fellow) of|,\s\p{Ll}+ing since\b|,\s(?:taught|formerly|retired)\s|,\s(?:fully\s)?(?:qualified|trained|registered|accredited|certified)\b|,\ssince\s\d{4}|,\s\d{1,2}\syears\s(?:a|an|as|in|of)\b|\s(?:MBHI|MSc|MA|BSc|PhD|RSHom|MCSP|MRICS|FRPS)\b)/u;

/** "Run by Hannah Obuya, vet nurse for nine years": the only one who is named. */
const runBy =
  /(?:^|[.!?]\s)(?:It['’]s )?[Rr]un by (?<who>\p{Lu}\p{Ll}[\p{L}’'-]*\s\p{Lu}\p{Ll}[\p{L}’'-]*)(?=[,.]|\s(?:since|for|with|from|MBHI|\p{Lu}{2,5})\b)/u;

const inRole =
  /^(?:Instructor|Manager|Teacher|Coach|Host|Clerk|Baker|Conductor|Leader|Warden|Head ?teacher)\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$/u;

/** "Iwan Prosser, member of the Pianoforte Tuners' Association": where no sign has a name, whoever it is has one. */
export function mendSolePerson(read: Brief): Brief {
  // "Instructor Bernie Tate" is among those who work there.
  const brief =
    read.name !== null &&
    inRole.test(read.name.value) &&
    read.items.some(({ value }) => value.section === 'team' && read.name?.value.endsWith(value.name) === true)
      ? { ...read, name: null }
      : read;
  const found = brief.name === null && brief.language.value === 'en' ? alone.exec(brief.prompt) : null;
  const run =
    found === null && brief.name === null && brief.language.value === 'en' ? runBy.exec(brief.prompt) : null;
  const who = (found ?? run)?.groups?.['who'];
  if (run && who !== undefined) {
    const at = run.index + run[0].indexOf(who);
    return {
      ...brief,
      name: { value: who, spans: [{ start: at, end: at + who.length }] },
      items: brief.items.filter(({ value }) => value.section !== 'team' || !value.name.startsWith(who)),
    };
  }
  if (!found || who === undefined || /^(?:The|Our|My|We|I|All|Every)\s/u.test(who)) return brief;
  const start = found.index + found[0].indexOf(who);
  return { ...brief, name: { value: who, spans: [{ start, end: start + who.length }] } };
}
