import { capitalise } from '../kinds/parts/weave';
import type { Pitch } from './read-pitch';

/** How sentences speak of the thing: "the feeder is", "these cases are". */
export type Spoken = {
  readonly the: string;
  readonly an: string;
  readonly is: string;
  readonly it: string;
  readonly one: string;
};

/** "software", "uptime monitoring", "payroll": there is no "a" before it. */
const isUncounted = (noun: string): boolean =>
  /^(?:software|hardware|firmware|clothing|furniture|equipment|payroll|analytics|insurance)$|[^\W_]{3}ing$/iu.test(
    noun,
  ) && !/(?:string|spring|earring|building|painting|wedding|thing)$/iu.test(noun);

/** How sentences and headlines name the thing in full: "the bird feeder", "uptime monitoring". */
export const namedOf = (thing: string): string =>
  isUncounted(thing.split(' ').at(-1) ?? '') && !/^(?:software|hardware|equipment)$/iu.test(thing)
    ? thing
    : `the ${thing}`;

export const spokenOf = ({ thing }: Pitch): Spoken => {
  const last = thing.split(' of ', 1)[0]?.split(' ').at(-1) ?? thing;
  const one = /^saas$/iu.test(last) ? 'software' : last;
  const told = thing.replace(/\bsaas$/iu, 'software');
  const isMany = /[^s]s$/u.test(one) && !/(?:us|is|ss|lens|ios|dss)$/iu.test(one);
  const isBulk = isUncounted(one);
  const an =
    isMany || isBulk
      ? told
      : `${/^(?:[aeio]|u(?!ni|se|k\b)|AI\b|API\b|SDK\b|MRI\b|HR\b|LED\b|iOS\b)/iu.test(told) && !/^(?:one|euro)/iu.test(told) ? 'an' : 'a'} ${told}`;
  return isMany
    ? { the: `the ${one}`, an, is: 'are', it: 'they', one }
    : { the: `the ${one}`, an, is: 'is', it: 'it', one };
};

const people =
  /(?:ers|ors|ists|ants|ents|ians|eurs|ees|cooks|nurses|chefs|pilots|kids|friends|vets|people|children|parents|families|women|men|teams|couples|clubs|schools|clinics|practices|shops|restaurants|cafes|cafés|bakeries|breweries|farms|charities|firms|agencies|companies|businesses|startups|start-ups|landlords|makers|musicians|bands|churches|choirs|hotels|museums|libraries|labs|studios|practitioners|owners|adults|teens|athletes|coaches|families|households|groups|communities|salons|gyms|offices|brands|stores|garages|patients|creators)$/iu;

/** Whether those it is for can be spoken of as somebody: "dental clinics", not "GCSE maths". */
export const isSomebody = (whom: string | null): whom is string =>
  whom !== null && (people.test(whom) || whom.includes(' who '));

/** One of them: "dental clinic"; null where that cannot be told. */
export const singular = (whom: string): string | null => {
  if (!isSomebody(whom) || /\s(?:and|or|of|who)\s/u.test(whom)) return null;
  if (/(?:people|children|women|men)$/iu.test(whom)) return null;
  if (whom.endsWith('ies')) return `${whom.slice(0, -3)}y`;
  return whom.replace(/(?<=ss|sh|ch)es$|s$/u, '');
};

/** "a, b and c". */
export const join = (parts: readonly string[]): string =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** One sentence that says it all: "An app that helps renters split bills." */
export const sentenceOf = (pitch: Pitch): string => {
  const { an } = spokenOf(pitch);
  const { whom, deeds, uses, aid, doing } = pitch;
  const isTold = deeds.some((deed) => whom !== null && deed.includes(whom));
  const forWhom = whom !== null && !isTold && (uses.length === 0 || !isSomebody(whom)) ? ` for ${whom}` : '';
  const does = deeds.length > 0 ? ` that ${join(deeds)}` : '';
  const used = uses.length > 0 ? ` that ${aid} ${isSomebody(whom) ? whom : 'you'} ${join(uses)}` : '';
  return `${capitalise(an)}${doing ? ` for ${doing}` : ''}${forWhom}${does || used}.`;
};
