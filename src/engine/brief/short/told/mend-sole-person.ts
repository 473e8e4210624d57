import type { Brief } from '@/domain/site/brief';

const alone =
  /(?:^|[.!?\n]\s+)(?<who>\p{Lu}\p{Ll}[\p{L}’'-]*\s\p{Lu}\p{Ll}[\p{L}’'-]*)(?:,\s(?:a\s)?(?:member|fellow) of|,\s(?:fully\s)?(?:qualified|trained|registered|accredited|certified)\b|,\ssince\s\d{4}|,\s\d{1,2}\syears\s(?:a|an|as|in|of)\b|\s(?:MBHI|MSc|MA|BSc|PhD|RSHom|MCSP|MRICS|FRPS)\b)/u;

/** "Iwan Prosser, member of the Pianoforte Tuners' Association": where no sign has a name, whoever it is has one. */
export function mendSolePerson(brief: Brief): Brief {
  const found = brief.name === null && brief.language.value === 'en' ? alone.exec(brief.prompt) : null;
  const who = found?.groups?.['who'];
  if (!found || who === undefined || /^(?:The|Our|My|We|I|All|Every)\s/u.test(who)) return brief;
  const start = found.index + found[0].indexOf(who);
  return { ...brief, name: { value: who, spans: [{ start, end: start + who.length }] } };
}
