import type { Retelling } from './retelling';

/** Wishes for two things at once, for a while, for one of several; and names that only a list of the site knows. */
export const severalRetellings: readonly Retelling[] = [
  // "Navy is fine but make the headings burgundy"
  { form: /^[^,"]+? (?:is|are) (?:all |quite )?(?:fine|ok|okay|good|great|nice|lovely|alright)(?: as is)?(?: ,)? but (?<order>.+)$/, to: ['{order}'] }, // prettier-ignore
  // "The hours should be on the home page as well"
  {
    form: /^(?<what>[^,"\d]+?) (?:should|must|could|needs? to|ought to) (?:also )?(?:be|stand|go|appear|show)(?: up)? on (?<page>\S+ page)(?: (?:as well|too|also))?$/,
    to: ['duplicate {what} to {page}', 'show {what} on {page}', 'add {what} section'],
  },
  // "Bouquets from 35 now"
  { form: /^(?<what>(?!open |we |hours )[^,"]+?) (?:now )?from (?<value>[€$£]?\d\S*(?: ?(?:€|euros?))?)(?: now)?$/, to: ['{what} is now from {value}'] }, // prettier-ignore
  { form: /^make (?<text>"…") (?:very )?first thing (?:people|visitors|they|you) (?:see|read)$/, to: ['add banner saying {text}'] }, // prettier-ignore
  // "The ten pass is 160 and the five pass stays the same"
  { form: /^(?<order>[^"]+?)(?: ,)? (?:and|but|,) (?!.*\b(?:and|but)\b)[^,"]+? (?:stays?|remains?|can stay|may stay)(?: (?:same|as is|as it is|unchanged|like that|as they are))*$/, to: ['{order}'] }, // prettier-ignore
  // "Cakes start at 40 now"
  { form: /^(?<what>[^,"]+?) (?:starts?|begins?) (?:at|from) (?<value>[€$£]?\d\S*(?: ?(?:€|euros?))?)(?: now)?$/, to: ['{what} is now from {value}'] }, // prettier-ignore
  // "We've a new loaf: rye, 5.50, put it after the sourdough"
  {
    form: /^(?:we've|we have|there's|there is|i've|i have)(?: got)? new (?<thing>\S+(?: \S+)?) (?::|called|,) (?<name>[^,"]+?) (?:(?:,|for|at) )+(?<price>[€$£]?\d\S*(?: ?(?:€|euros?|pounds?))?) (?:(?:,|and|;) )*(?:put|pop|stick|add|list) (?:it|that) (?<side>after|before|below|above|under) (?<where>[^,"]+)$/,
    to: ['add {thing} called {name} for {price} {side} {where}'],
  },
  { form: /^(?:put|show|make|have|lay out|arrange) (?<what>[^,"]+?)(?: (?:as|in|be|out))* (?<count>\d) (?:by|x) \d$/, to: ['show {what} in {count} columns'] }, // prettier-ignore
  { form: /^(?:add|write|put|say|show) (?<text>"…") (?:right |just )?(?<side>under|below|underneath|above|over) (?<where>[^"]+)$/, to: ['add note {side} {where} : {text}'] }, // prettier-ignore
  // "Pat has stepped down, Maura Quinn is the new treasurer"
  {
    form: /^(?<who>\S+(?: (?!has|have|is|was)\S+)??) (?:has |have |is |was )?(?:left|leaving|gone|retired|moved on|stepped down|stepping down)(?: (?:us|now|,|;|-|–|and|so))+ (?<name>\S+ \S+(?: \S+)?) (?:is|takes over as|becomes|steps up as) (?:our |now |the )*(?:new )?\S+(?: \S+)?$/,
    to: ['rename {who} to {name}'],
    names: ['name'],
  },
  // "Could the committee go above the pictures?"
  {
    form: /^(?:(?:can|could|should|might|shall|may) )?(?<what>(?!it )[^,"]+?) (?:go|come|sit|stand|live|be put|be moved|move)(?: (?:right|just|further|straight))* (?<spot>(?:above|below|before|after|under|to top|at top|at end|last|first|up|down)\b[^,"]*)$/,
    to: ['move {what} {spot}'],
  },
  // "Make Ada's card come after Jonas's"
  {
    form: /^(?:make|let|have) (?<what>[^,"]+?)(?:'s)?(?: (?:card|entry|photo|picture|box|bit))? (?:to )?(?:come|go|stand|appear|sit|be) (?<spot>before|after|above|below) (?<where>[^,"]+?)(?:'s)?$/,
    to: ['move {what} {spot} {where}'],
  },
  // "Max 14 people now, not 12"
  {
    form: /^(?<one>[^\d",]*?) ?(?<new>\d[\d.,]*) ?(?<two>[^\d",]*?)(?: now)?(?: ,)? (?:not|instead of|rather than) (?<old>\d[\d.,]*)(?: any ?more| now)?$/,
    to: ['change text {one} {old} {two} to {one} {new} {two}'],
  },
  // "The second review should be by Idris C."
  {
    form: /^(?<what>[^,"]*(?:review|testimonial|quote)) (?:should be|is|was|must be) (?:really |actually |now )*(?:by|from) (?<text>[^,"]+?)(?: instead)?$/,
    to: ['change author of {what} to {text}'],
  },
  // "Swap navy for green but keep the sand"
  { form: /^(?<order>(?:change|make) [^"]+?)(?: ,)? (?:but|and) (?:keep|leave) (?!.*\b(?:dark|light|black|white|big|small)$)\S+(?: \S+)?(?: (?:alone|as is))?$/, to: ['{order}'] }, // prettier-ignore
  // "Add: Do you deliver? Yes, within five miles."
  { form: /^add(?: :)? (?<rest>\S+ \S+[^?"]* \? [^?"]+)$/, to: ['add question : {rest}'] },
  // "A thinner serif for the headings"
  {
    form: /^(?:use |have )?(?<way>thinner|lighter|bolder|heavier|bigger|smaller) (?<font>serif|sans-serif|sans|slab|mono|monospace|handwritten|rounded)(?: font| type| typeface)? (?:for|on|in) (?<what>[^,"]+)$/,
    to: ['use {font} font for {what} and make {what} {way}'],
  },
  // "Parking is no longer free, take that off"
  {
    form: /^(?<what>[^,"]+?) (?:is|are) (?:no longer|not) (?<rest>[^,"]+?)(?: any ?more)?(?: (?:,|;|-|–|so|and|please))+ (?:remove|take|cut|drop) (?:it|that|this)(?: (?:out|off|away|down))?$/,
    to: ['remove line about {what} {rest}'],
  },
  // "Hide the reviews until I have real ones"
  { form: /^(?<order>(?:hide|remove) [^,"]+?) (?:until|till|unless|before) (?:i|we|they|it|there|you|real)\b.*$/, to: ['{order}'] }, // prettier-ignore
  // "The first FAQ answer should read: …"
  {
    form: /^(?:change )?(?<nth>first|second|third|fourth|fifth|last) (?:faq )?answer (?:(?:should (?:read|say|be)|to|reads?|says?|is|:) )+(?<text>.+)$/,
    to: ['change answer of {nth} question to {text}'],
  },
  // "Closed till March" where no section tells the hours
  { form: /^add line under hours saying (?<text>closed .+)$/, to: ['add banner saying {text}'] },
  // "Make the headings and the footer dark red", "the cards and the buttons bigger"
  {
    form: /^make (?<one>(?!it |site )[^,"]+?) and (?<two>[^,"]+?) (?<color>(?:\S+ )?\S+)$/,
    to: ['make {one} {color} and make {two} {color}'],
    colours: ['color'],
  },
  {
    form: /^make (?<one>(?!it |site )[^,"]+?) and (?<two>[^,"]+?) (?<look>(?:much |more |less )?(?:bigger|smaller|larger|bolder|bold|darker|lighter|rounder|round|square|softer|warmer|italic|uppercase))$/,
    to: ['make {one} {look} and make {two} {look}'],
  },
  { form: /^remove (?<what>[^,"]+?) (?:of|from) (?:list|row) (?:of|with) (?<where>\S+)$/, to: ['remove {what} from {where}'] }, // prettier-ignore
  { form: /^(?<order>[^,"]*\bbackground\b[^,"]*?)(?: everywhere)? (?:except|apart from|but not)(?: (?:in|on|for|of|behind))* (?:header|footer|nav|menu)$/, to: ['{order}'] }, // prettier-ignore
  { form: /^rename (?<what>[^,"]+?) (?:to|into|as) (?<text>.+)$/, to: ['rename {what} section to {text}'] },
  // "Use Fern instead of Moss": a thing of a list, where no text says just that
  {
    form: /^change (?<what>(?!.*\b(?:fonts?|typeface|letters|phone|number|email|mail|address|hours|colors?|background|text|prices?|name|title|headings?|buttons?|links?|language|theme|style|size|order|layout|pictures?|photos?)\b)[^,"]+?) (?:to|with|by|for) (?<text>(?!.*\b(?:and|then|but)\b)[^,"\d]+)$/,
    to: ['rename {what} to {text}'],
  },
  // "Add an episode called Last orders at the top of the list"
  {
    form: /^(?<order>add .+?) (?:at|to) (?:very )?(?:top|start|beginning) of (?:list|it|them)$/,
    to: ['{order} and put it first'],
  },
  { form: /^(?<order>add .+?) (?:at|to) (?:very )?(?:end|bottom) of (?:list|it|them)$/, to: ['{order}'] },
];
