import type { Facts } from '../../content';
import type { Bank } from './bank';
import { isPerson } from './introduction';

/** "maths tutor, Dr Femi Adeyemi": who teaches is whose site it is. */
export const withTeacher = (facts: Facts, bank: Bank): Bank => {
  const usual = bank.teacher?.items?.[0];
  const isOwn = facts.brief.name !== null && isPerson(facts.name.replace(/^(?:Dr|Prof|Mr|Mrs|Ms)\.?\s/u, ''));
  if (!bank.teacher || !usual || !isOwn) return bank;
  const { text: _text, sample: _sample, ...rest } = usual;
  return { ...bank, teacher: { ...bank.teacher, items: [{ ...rest, title: facts.name }] } };
};
