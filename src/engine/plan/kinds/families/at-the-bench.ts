import type { Brief } from '@/domain/site/brief';
import { readTrades } from '../trades/read-trades';
import { familiesShared } from './families-shared';

/** What anybody says who makes or mends single pieces by hand: true of one person and of a workshop. */
export const atTheBench = readTrades(`
${familiesShared}
# workbench
own: this workshop
pages: local
art: hands, hammer, brush, magnifier
act: Ask for a price > contact
act: See what we do > services
head: Bring it, or describe it
head: Show us what you have in mind
lede: {An offer}{in}{for}. Send a picture or a few lines, and you hear what can be done, how long it takes and what it costs.
lede: {An offer}{in}{for}: say what it is for and by when, and you get a price before anything is begun.
offer: A piece to order|What it is for, how large, and by when. You get a price first.|pencil
offer: A piece you have|Bring it or send a picture, and we say what can be done.|magnifier
offer: Several at once|For a house, a shop or an occasion, with a price for all.|box
line: Send a picture or a sketch, and you get a price.
line: Say what it is for and by when.
line: Ask what is on the bench at the moment.
step: You show us|A picture, a sketch or the thing itself, and by when.
step: You get a price|With what is in it. Only then do you decide.
step: It is done by hand|And you hear if anything turns out otherwise.
step: You have it|Collected or sent, as we agreed.
ask: What do you need to name a price?|A picture or two, the size, and what it should be like in the end.
ask: How long does it take?|That depends on the piece and on what is already on the bench. You get a date together with the price.
ask: Can it be sent?|Ask when you write. Some things travel well, and some are better fetched.
about: {An offer}{in}. You talk to those who do the work, and hear beforehand what it takes and what it costs.
about: If something is not worth doing, we say so.
story: Every piece is looked at twice: before it is begun, and before it leaves.
shot: On the bench|hammer
shot: A detail|magnifier
shot: Hands at work|hands
shot: Tools|brush
shot: Before it leaves|frame
shot: Wrapped|gift
title: services|What we do
title: process|How it goes
title: gallery|From the bench
title: faq|Before you ask
reach: Show us what it is about|A picture, the size, and by when.
call: Do you have a piece in mind?|A few lines or a picture are enough for a first answer.
`);

/** Callings that make or mend single pieces, by how their names end. */
const byHand =
  /(?:makers?|smiths?|wrights?|binders?|carvers?|turners?|weavers?|gilders?|engravers?|blowers?|casters?|potters?|cutlers?|saddlers?|cobblers?|milliners?|tailors?|taxidermists?|restorers?|conservators?|sculptors?|letterers?|painters?|printers?|printmakers?|dyers?|spinners?|knitters?|stitchers?|embroiderers?|coopers?|joiners?|luthiers?|horologists?|jewellers?|lapidar(?:y|ies)|enamell?ers?|framers?|upholsterers?|menders?|setters?|polishers?|caners?|thatchers?|blockers?|cordwainers?|chandlers?|fletchers?|bowyers?|marblers?|modellers?|felters?|quilters?|ropers?|netters?|benders?|armourers?|glaziers?|blenders?|smokers?|picklers?|candlers?)$/iu;
/** Who works on what others have made, whatever stands before their word. */
const onThings = /(?:engravers?|etchers?|gilders?|dyers?)$/iu;
/** Houses that are called after what is done at their benches. */
const house =
  /\b(?:bindery|foundry|forge|smithy|atelier|tannery|ropewalk|workroom|hot ?shop|print ?works|letterpress|typefoundry|cooperage|ropery|joinery)s?$/iu;

/** Whether a calling of which only its name is known is done at a bench, piece by piece. */
export const isAtTheBench = (family: string, offer: string, { kind }: Brief): boolean =>
  (family === 'person' && kind.value !== 'consulting' && kind.value !== 'therapist' && byHand.test(offer)) ||
  ((family === 'business' || family === 'things' || family === 'maker' || family === 'craft maker') &&
    (house.test(offer) || onThings.test(offer)));
