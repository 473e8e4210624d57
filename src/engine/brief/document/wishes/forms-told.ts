/** "A contact form with name, email and message is enough": how much is enough is no field of it. */
const enough =
  /(?=,?\s(?:is|are|would|will|should|does|and|that|it)\b)(?<=\bform\b[^.;\n]{3,160}?)(?:,)?\s(?:(?:is|are|would be|will be|should be)\s(?:quite |more than |perfectly |all (?:that )?(?:we|i|it) needs?|all that(?:['’]s| is) needed|enough|plenty|fine|sufficient|ok(?:ay)?|all)(?:enough|fine|sufficient|ok(?:ay)?)?|will do|would do|does it|is all (?:we|i) need|(?:and\s)?(?:that|it)(?:['’]s| is) (?:all|it|enough))(?:\s(?:for (?:me|us|now)|really|thanks?|please|we need|i need))*(?=[.;\n]|$)/giu;

/** A text without the words behind the fields of a form that say how many they are to be. */
export const formsTold = (text: string): string => text.replace(enough, '');
