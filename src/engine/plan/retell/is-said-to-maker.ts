/** "The form should ask for name, telephone and what is wrong" */
const form =
  /^(?:the|our|this|that|a|an)\s(?:[\p{L}-]+\s){0,2}?form\s(?:should|must|needs? to|has to|can|will|asks?|to)\b/iu;
/** "Members' area not needed.", "A blog is not required": parts of the site, and nothing that visitors need. */
const unneeded =
  /\b(?:area|blog|shop|log-?in|newsletter|gallery|forum|cart|map|chat|account|accounts|search|video|videos|testimonials?|reviews?|social media|page|pages|section|sections|photos?|calendar|payments?|(?:age )?gate|banner|pop-?up|cookies?|comments?)\s(?:(?:is|are)\s)?(?:not|isn['’]t|aren['’]t)\s(?:needed|required|necessary|wanted)\b[^.]{0,24}\.?$/iu;
/** "Welsh name first please and everything in English." */
const tongue =
  /\b(?:everything(?: else)?|all (?:of )?(?:it|the text|the rest)|the rest|text|site)\s(?:is\s|should be\s|can be\s)?in\s(?:plain\s)?(?:English|Welsh|Gaelic|Irish|French|German|Spanish|Italian|Polish|Dutch|both languages)\b/iu;
/** "I want people to see the prices, the rules and how to find us": what the site is for. */
const toSee =
  /^(?:i|we)(?:['’]d like|\s(?:want|need|would like))\s(?:people|visitors|customers|guests|parents|clients|them|anyone|everyone|members)\sto\s(?:be able to\s)?(?:see|find|read|send|book|order|ask|get|know|contact|fill)\b/iu;

/** Whether a statement says that the site does without something. */
export const isUnneeded = (text: string): boolean => unneeded.test(text);

/** Whether a statement tells whoever makes the site what it is to have, in a way of its own. */
export const isSaidToMaker = (text: string): boolean =>
  form.test(text) || unneeded.test(text) || tongue.test(text) || toSee.test(text);
