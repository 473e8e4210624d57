import { portraitFor } from '../../../compose/art/first-names';
import type { Facts } from '../../content';
import type { Bank } from './bank';
import { isPerson } from './introduction';

const house = /\b(?:school|academy|club|studio|company|centre|center|classes)$/iu;
/** "pottery studio called Mud Lark, with teacher": the house is no person, and somebody who teaches there is asked for. */
const isHouseAsked = ({ brief: { name, offer, prompt, sections } }: Facts): boolean =>
  name !== null &&
  portraitFor(name.value) === 'portrait' &&
  (house.test(offer?.value ?? '') ||
    /\b(?:call it|called|named)\s["“‘']?$/iu.test(prompt.slice(0, name.spans[0]?.start ?? 0))) &&
  sections.some(({ value }) => value === 'teacher');

/** "maths tutor, Dr Femi Adeyemi": who teaches is whose site it is. */
export const withTeacher = (facts: Facts, bank: Bank): Bank => {
  if (isHouseAsked(facts)) return bank;
  const usual = bank.teacher?.items?.[0];
  // "French with Amélie": who teaches is on the sign.
  const host = /\swith\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)$/u.exec(
    facts.brief.name?.value ?? '',
  )?.groups?.['who'];
  if (bank.teacher && usual && host !== undefined) {
    const { text: _text, sample: _sample, ...rest } = usual;
    return { ...bank, teacher: { ...bank.teacher, items: [{ ...rest, title: host }] } };
  }
  const isOwn =
    facts.brief.name !== null &&
    !house.test(facts.name) &&
    isPerson(facts.name.replace(/^(?:Dr|Prof|Mr|Mrs|Ms)\.?\s/u, ''));
  if (!bank.teacher || !usual || !isOwn) return bank;
  const { text: _text, sample: _sample, ...rest } = usual;
  return { ...bank, teacher: { ...bank.teacher, items: [{ ...rest, title: facts.name }] } };
};
