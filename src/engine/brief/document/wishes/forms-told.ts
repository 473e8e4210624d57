/** "A contact form with name, email and message is enough": how much is enough is no field of it. */
const enough =
  /(?=,?\s(?:is|are|would|will|should|does|and|that|it)\b)(?<=\bform\b[^.;\n]{3,160}?)(?:,)?\s(?:(?:is|are|would be|will be|should be)\s(?:quite |more than |perfectly |all (?:that )?(?:we|i|it) needs?|all that(?:['’]s| is) needed|enough|plenty|fine|sufficient|ok(?:ay)?|all)(?:enough|fine|sufficient|ok(?:ay)?)?|will do|would do|does it|is all (?:we|i) need|(?:and\s)?(?:that|it)(?:['’]s| is) (?:all|it|enough))(?:\s(?:for (?:me|us|now)|really|thanks?|please|we need|i need))*(?=[.;\n]|$)/giu;

/** "People should tell me the make of the piano, its age and which floor it's on.": what a form is to ask. */
const asked =
  /(?<=^|[.!?]\s|\n)(?:people|customers|visitors|clients|guests|they|everyone|parents|patients)\s(?:should|need\sto|must|have\sto|are\sto)\s(?:please\s)?(?:tell|give|send|let)\s(?:me|us)\s(?:know\s)?(?<list>(?:[^.,\n]{2,50},\s){1,6}[^.,\n]{2,60})[.](?=\s|$)/giu;
const partsOf = /,\s(?:and\s)?|\sand\s/u;
const field = (part: string): string =>
  part
    .replace(/^(?:the|its|their|his|her|an?|your)\s/iu, '')
    .replace(/^which\s(?<what>\p{L}+)\s.*$/iu, '$<what>')
    .replace(/^(?:what|how old)\s(?:it|they)\s(?:is|are)$/iu, 'age');

/** A text without the words behind the fields of a form that say how many they are to be, and with what visitors are to tell as one. */
export const formsTold = (text: string): string =>
  text.replace(enough, '').replace(asked, (...found: unknown[]) => {
    const { list = '' } = found.at(-1) as { list?: string };
    return `A form with ${list.split(partsOf).map(field).join(', ')}.`;
  });
