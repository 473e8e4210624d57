import { greetingLength } from '../parts/greeting-length';

/** What a letter says of itself before it comes to the matter. */
const aboutLetter =
  /^(?:so,?\s|ok(?:ay)?,?\s(?:so\s)?|right,?\s)?(?:following (?:on from |up on )?(?:our|the|your|my)\b|further to\b|as (?:discussed|promised|agreed|requested|mentioned)\b|(?:many )?thanks? (?:you )?(?:so much |again )?for (?:your|the|offering|asking|helping|volunteering|writing|coming|getting|taking|agreeing|calling|meeting|a)\b|per our\b|it was (?:great|good|nice|lovely) |(?:i )?hope (?:you|this|all)\b|sorry (?:for|about|it|this)\b|good to (?:talk|speak|meet)|here(?:['’]s| is| are) (?:what|the|everything|all|some|my|our|a)\b.{0,60}\b(?:site|website|need|want|details|brief|info|information|notes|copy|below|one go|text)\b|(?:please )?(?:find|see) (?:below|attached|the)\b|let me know\b|(?:i|we)(?:['’]ve| have) (?:put|written|typed|pasted|attached|gathered|collected)\b|apologies\b)/iu;
/** What makes a sentence of that sort worth keeping all the same. */
const telling =
  /\b(?:called|named|website for|site for|web ?page for|(?:i|we)(?:['’]re|['’]m| are| am| run| own) an?\b)|[£$€@]/iu;
const header = /^(?:from|to|cc|bcc|sent|date|attachments?|attached|reply-to)\s*:\s.*$/iu;
const most = 4;

const subject = /^\s*(?:subject|re)\s*:[^\n]*\n+/iu;
const salutation =
  /^\s*(?:dear\s(?!whoever|diary)[^\n,]{2,40}|(?:hi|hello|hey|hiya|(?:good )?(?:morning|afternoon|evening))\s(?:both|all|team|folks|everyone|everybody|there|\p{Lu}\p{L}+(?:\sand\s\p{Lu}\p{L}+)?))[,!]\s*\n\s*/iu;

/** A letter from where it comes to the matter; a subject that names something stays. */
export const withoutFrame = (text: string): string => {
  const bare = withoutHeaders(text);
  const line = subject.exec(bare)?.[0] ?? '';
  const rest = bare.slice(line.length);
  const isKept = /\b(?:for|of)\b/iu.test(line);
  const opened = withoutOpening(rest.replace(salutation, ''));
  return opened === rest && isKept ? bare : `${isKept ? line : ''}${opened}`;
};

const withoutHeaders = (text: string): string => {
  const lines = text.split('\n');
  const ends = lines.findIndex((line) => !header.test(line.trim()) && !/^subject\s*:/iu.test(line.trim()));
  const own = lines.slice(0, Math.max(0, ends));
  // One such line alone may tell something: "Date: 4 May".
  if (own.length < 2) return text;
  const kept = own.filter((line) => /^subject\s*:/iu.test(line.trim()));
  // "Colin" under a mail from "Colin Threlfall".
  const writer = own.map((line) => /^from:\s*"?(?<name>\p{Lu}[^"<@]+?)"?\s*</iu.exec(line.trim())?.groups?.['name']).find((one) => one !== undefined); // prettier-ignore
  const isFirstName = (line: string): boolean => writer !== undefined && line.trim() === writer.split(' ')[0];
  const rest = lines.slice(ends).map((line) => (isFirstName(line) ? (writer ?? line) : line));
  // Whom to write to is told by who wrote, where nothing else tells it.
  const from = own.map((line) => /^from:.*?(?<email>[\w.+-]+@[\w.-]+\w)/iu.exec(line.trim())?.groups?.['email']).find((one) => one !== undefined); // prettier-ignore
  const email = from === undefined || rest.some((line) => line.includes('@')) ? [] : ['', `Email: ${from}`];
  return [...kept, ...rest, ...email].join('\n').trimStart();
};

const withoutOpening = (text: string): string => {
  let at = greetingLength(text);
  for (let turn = 0; turn < most; turn += 1) {
    const rest = text.slice(at);
    const sentence = /^\s*[^.!?:\n]{3,200}(?:[.!?:](?=\s)|(?=\n))\s*/u.exec(rest)?.[0];
    if (sentence === undefined || !aboutLetter.test(sentence.trim()) || telling.test(sentence)) break;
    at += sentence.length;
  }
  return text.slice(at);
};
