import type { Retelling } from './retelling';

/** Wishes for two things at once, for a while, for one of several; and names that only a list of the site knows. */
export const severalRetellings: readonly Retelling[] = [
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
