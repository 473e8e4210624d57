import { capitalise } from '@/engine/capitalise';

const things =
  'sessions?|lessons?|appointments?|visits?|consultations?|class(?:es)?|treatments?|calls?|meetings?|tours?|massages?|check-?ups?';
const length = String.raw`(?<![\d:.,])(?<lengths>\d{1,3}(?:(?:,| and| or|,? \/) ?\d{1,3})*)[ -]?min(?:ute)?s?`;
const lengthFirst = new RegExp(String.raw`\b${length} (?<kind>(?:(?:private|single|trial|one-to-one|piano|guitar|violin|singing|yoga|swim(?:ming)?|riding|tennis|golf|dance|maths?|coaching|therapy) )?)(?<thing>${things})\b`, 'iu'); // prettier-ignore
const thingFirst = new RegExp(String.raw`\b(?<thing>${things})(?:,| of| last| take| are|:)? ${length}\b`, 'iu'); // prettier-ignore

/** "45 minute sessions", "lessons of 30 or 60 minutes": what is booked where nothing else is listed, with how long it takes. */
export function readToldSessions(prompt: string): readonly string[] {
  const found = (lengthFirst.exec(prompt) ?? thingFirst.exec(prompt))?.groups;
  if (!found) return [];
  const one = (found['thing'] ?? '').replace(/(?<=ss)es$|(?<=[^s])s$/u, '');
  const name = capitalise(`${found['kind'] ?? ''}${one}`);
  return (found['lengths'] ?? '').match(/\d+/gu)?.map((minutes) => `${name} · ${minutes} min`) ?? [];
}
