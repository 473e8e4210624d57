import { readTrades } from '../trades/read-trades';
import { familiesShared } from './families-shared';

/** What anybody says who comes and does a job with hands and tools: true of one person and of a firm. */
export const handsOn = readTrades(`
${familiesShared}
# hands-on
own: this business
pages: local
schema: HomeAndConstructionBusiness
art: hammer, ruler, wrench, house
act: Ask for a price > contact
act: See what we do > services
head: A look, a price, then the work
head: Tell us about the job
head: Small jobs and large ones
head: The price before the work
lede: {Offer}{in}{for}. Send a few lines or a picture of the job, and you hear what it needs, when it can be done and what it costs.
lede: {Offer}{in}{for}: the job looked at first, the price agreed before it begins, and the place left tidy.
offer: A look first|What is there, what it needs, and whether it is worth it.|magnifier
offer: Small jobs|One thing that has to be done. Describe it, or send a picture.|hammer
offer: Larger jobs|Planned in steps, with the price agreed before the first.|ruler
offer: Again and again|On days that we agree, for as long as it is useful.|calendar
line: Looked at first, then priced.
line: Tell us the size and where it is, and you get a price.
line: Send a picture, and we say what it needs.
line: You hear beforehand what is done and what it costs.
line: Ask when it can be done.
line: As a job of its own, or along with others.
step: You tell us|What it is, where, and by when. A picture helps.
step: We have a look|In the pictures, or on the spot where it has to be seen.
step: You get a price|With what is in it. Only then do you decide.
step: The work is done|And looked over with you at the end.
ask: How do I get a price?|Describe the job and say where it is. If it has to be seen first, we agree on a day.
ask: How soon could it be done?|Write with the day you have in mind, and you hear what is possible.
ask: What do you need from me?|A few lines, a picture or two, and how to get to the place.
ask: Do I have to be there?|At the beginning it helps. After that, as we agree.
ask: Do you take on small jobs?|Ask. If it is our kind of work, you get a price for it.
ask: Where do you work?|{Around} Further away is a matter of asking.
about: {Offer}{in}. You talk to those who do the work, and hear beforehand what it takes and what it costs.
about: If something is not worth doing, we say so.
shot: Before|door
shot: Measured|ruler
shot: At work|wrench
shot: A detail|magnifier
shot: Tools|hammer
shot: Done|sun
title: services|What we do
title: process|How it goes
title: gallery|From the work
title: faq|Before you ask
reach: Tell us about the job|What it is, where, and by when.
call: Is there something to be done?|A few lines or a picture are enough for a first answer.
`);

const handy =
  /(?:(?<!p)layers?|wallers?|fitters?|fitting|installers?|installations?|renderers?|rendering|screed\w+|plasterers?|plastering|masons?|masonry|pav(?:er|ers|iour|iours|ing)|welders?|welding|fabricat\w+|roofers?|roofing|cladd\w+|steeplejacks?|catchers?|trappers?|diggers?|digging|drill(?:er|ers|ing)|spray(?:er|ers|ing)|coat(?:er|ers|ing)|grind(?:er|ers|ing)|cutters?|cutting|pointing|repointing|boarding|proofing|clearances?|removals?|removal|joiners?|saddlers?|framers?|framing|polishers?|engravers?|sharpeners?|menders?|restorers?|wheelwrights?|coopers?|blacksmiths?|dyers?|upholster\w+|shearers?|fencers?|paviors?|rigger?s?|splicers?|caners?|joinery|carpent\w+|builders?|building|decking|thatch\w+|glaz\w+|insulation|guttering|groundworks?|demolition|excavation|dredging|treatment|mow(?:er|ers|ing)|seeding|turfing|tarmac\w*|surfacing|blasting|polishing|replacements?|sanding|sealing|cabling|groundsm[ae]n|locksmiths?|handym[ae]n)$/iu;
const vague = new Set(['person', 'maker', 'craft maker', 'service', 'company', 'business', 'things']);
// What stays where it is built is no present that is wrapped and sent.
const sites = new Set(['construction', 'home-services']);

/** Whether a calling of which only its name is known is one of jobs done on the spot. */
export const isHandsOn = (kind: string, family: string, offer: string): boolean =>
  vague.has(family) &&
  (sites.has(kind) || (family !== 'maker' && family !== 'craft maker' && handy.test(offer)));
