import { heads } from './calling-heads';
import { isMany, isMass } from './noun-forms';

const person = heads.find(([family]) => family === 'person')?.[1] ?? /$^/u;
const called =
  /(?:nurse|assistant|instructor|technician|mechanic|locksmith|barber|chef|doula|vet|guide|driver|tech)$/iu;

/**
 * Whether those who come learn to be something and not to play or make it: a locksmith, a dental nurse. "Learn locksmith"
 * is no sentence, and a motorcycle is not learnt.
 */
export const isTradeSchool = (subject: string, offer: string): boolean => {
  const x = subject.replace(/\s+training$/iu, '');
  if (x !== subject || /\btraining$/iu.test(offer)) return !isMass(x) && !isMany(x);
  return called.test(x) || (person.test(x) && /\s(?:school|academy|college|institute)$/iu.test(offer));
};
