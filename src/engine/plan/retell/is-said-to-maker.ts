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

/** "People should be able to send an enquiry saying which class they want": what the site does. */
const able =
  /^(?:people|customers|visitors|clients|parents|guests|members|they|anyone|everyone)\s(?:should|must|need to|ought to|have to)\s(?:also\s)?be able to\s/iu;

/** "Mailing list sign-up please, no spam": a part of the site. */
const part =
  /^(?:and\s)?(?:an?\s)?(?:mailing list|newsletter|contact form|map|gallery|sign[- ]?up|search)[^.,]{0,30}\s(?:please|pls)\b/iu;
/** "Then album, then video, shop, press.": the order of the page. */
const order = /^(?:and\s)?then\s[\p{L}\s]{3,24}(?:,\s(?:and\s)?(?:then\s)?[\p{L}\s]{3,24}){2,}\.?$/iu;

/** "Not bothered about selling bikes online", "Would like it to feel like stone and firelight", "Maybe later." */
const offhand =
  /^(?:(?:i|we)(?:['’]m|['’]re|\sam|\sare)?\s)?not\s(?:really\s|too\s|that\s|very\s)?(?:bothered|fussed|fussy|interested|keen|worried)\s(?:about|on|in)\b|^(?:(?:i|we|it)(?:['’]d)?\s)?(?:would\s(?:really\s)?(?:like|love)|wants?|needs?|like)\s(?:it\s|the (?:site|whole thing|look)\s)?to\s(?:feel|look|be\s(?:\p{L}+\s)?but\snot|sound|come across)\b|^(?:(?:but|though|or)\s)?(?:maybe|perhaps|possibly)\s(?:later|one day|next year|in (?:the )?future|at some point)\.?$|^(?:i|we)?\s?(?:would|['’]d)\srather\s(?:it|the site|the look)\s|^(?:could|can|might)\s(?:there\sbe|you\shave|we\shave|i\shave|it\shave)\s(?:an?|some|something|the)\b|^(?:and\s)?can\s(?:people|visitors|customers|members|parents|they|anyone)\s(?:\p{L}+\s){1,5}(?:in|on|there|here|online|it|them|us|through)?\??$|^(?:an?|some)\s[^.;]{2,40}\bwould be (?:nice|good|great|lovely|handy|useful)\b|^could (?:people|we|you|they|it)\s|^(?:please\s)?(?:don['’]?t|do not)\s(?:mention|say|give out|put|show|publish|list|print|share)\s(?:my|our|his|her)\b|^(?:i|we)\swant\s(?:booking|bookings|orders|enquiries|contact)\b|^not too (?!far|long|late|early|many|much|hot|cold|busy)\p{L}+\b|\blook(?:ing)? please\.?$|^please\s(?:not|no|never)\s|^(?:photos?|pictures?|pics|logo)\s(?:to\s(?:come|follow)|are\scoming|will\sfollow)\b|^(?:right|okay|ok|so|anyway|well|now|basically)[.!]?$|^no\s(?:hard|hurry|pushy|heavy|aggressive)[- ]sell(?:ing|\sstuff)?\.?$|^(?:and\s)?(?:so\s)?there (?:should|must|needs to|ought to|could) be (?:something|a bit|a line|a word|some (?:thing|info\p{L}*)|a mention) (?:about|on|for|saying)\b/iu;

/** "We'd like each of them to have a sentence", "Looks wise I want terracotta", "Joan will write something" */
const aside =
  /^(?:please\s)?(?:don['’]?t|do not|never)\s(?:mention|name)\b|^(?:so\s)?(?:(?:i|we)(?:['’]d|\swould)?\s(?:like|want|need)\sto|it(?:['’]s|\sis) time to|let['’]s)\s(?:start\s(?:again|over|afresh|from scratch)|redo|replace it|rebuild it|moderni[sz]e it)\b|^(?:we|i)(?:['’]ve|\shave)\s(?:finally\s|at last\s)?(?:got (?:round|around) to|put (?:down|together)|written (?:down|out|up)|jotted|noted down|typed)\b|^it(?:['’]d|\swould)\sbe\s\p{L}+\sif\b(?=.*\b(?:site|page|you)\b)|^(?:after that|then|next|below that|underneath)[\s,]+(?:it|the (?:page|site))\s(?:should|must|could|needs to)\b|\b(?:will|to)\sbe\s(?:supplied|provided|sent(?: over)?|added|written)(?:\s(?:later|separately|in due course|soon))\.?$|^(?:the\s)?\p{L}+\s(?:is|are)\snot\sto\sbe\s(?:mentioned|shown|given|printed|listed)|^(?:i|we)(?:['’]d|\swould)\sbe\s(?:\p{L}+\s)?(?:obliged|grateful|glad|happy|pleased)\sif\s(?:you|it|the)\b|^(?:i|we)(?:\s(?:was|were|am|are)|['’]m|['’]re)\sthinking\b|^(?:i|we)(?:['’]d|\swould)?\s(?:really\s)?(?:like|love|want)\s(?:that|this|it|them|these|those|(?:each|all|both|every\p{L}*)(?:\sof\s(?:them|these|us))?)\s(?:to\s(?:have|be|get|go|stand|come|sit)|on|at|in|as)\b|^(?:looks?|style|design|colou?rs?)[- ]?wise\b|^\p{Lu}\p{Ll}+\s(?:will|is going to|can|may)\s(?:write|send|provide|supply|draft)\s(?:something|some|the|an?|this|it|more|that|you|over)\b/iu;
/** "Prepared after our call on Monday" */
const made =
  /^(?:prepared|written|compiled|drafted|put together|sent|updated|version)\b[^.]{0,30}\b(?:by|after|for|following|from|on|with)\b[^.]{0,60}\.?$/iu;

/** "Each one needs a sentence on what it is like", "Dark please, it is a ghost walk after all", "Our line is “…”", "Something a drummer would read" */
const ofCopy =
  /^(?:my|our|the) (?:firm|company|business|shop|studio|name|club|practice)(?:['’]s name)? is (?:called )?\p{Lu}[\p{L}’'&-]*(?:\s(?:&|and|of|the|\p{Lu}[\p{L}’'&-]*)){0,4}\.?$|^(?:the\s\p{L}+\s|we\s|i\s)?(?:would\s)?like something that\s|\bleave an? (?:\p{L}+ )?(?:space|gap|room|place)\b|^(?:each|every)(?:\s(?:one|of (?:them|these|those)|\p{L}+))?\s(?:needs?|should (?:have|get)|gets?|wants?|with)\s(?:an?|one|two|some|its|about)\s(?:\p{L}+\s){0,2}(?:sentences?|lines?|photos?|pictures?|paragraphs?|words?|texts?|descriptions?)\b|^(?:(?:very|quite|rather|fairly)\s)?(?:dark|light|bright|simple|calm|clean|modern|plain|quiet|warm|colou?rful|elegant|black|white|minimal|friendly|cheerful|serious)(?:\sand\s\p{L}+)?,?\splease\b|^(?:our|the|my)\s(?:line|motto|slogan|tag ?line|strap ?line|saying)\sis[,:]?\s["“]|^something\s(?:an?|my|our|the|that|people)\s?(?:\p{L}+\s){0,2}(?:would|could|can|will)\s(?:read|understand|look at|trust|enjoy|like)\b/iu;

/** Whether a statement says that the site does without something. */
export const isUnneeded = (text: string): boolean => unneeded.test(text);

/** Whether a statement tells whoever makes the site what it is to have, in a way of its own. */
export const isSaidToMaker = (text: string): boolean =>
  made.test(text) ||
  ofCopy.test(text) ||
  aside.test(text) ||
  form.test(text) ||
  offhand.test(text) ||
  unneeded.test(text) ||
  tongue.test(text) ||
  able.test(text) ||
  part.test(text) ||
  order.test(text) ||
  toSee.test(text);
