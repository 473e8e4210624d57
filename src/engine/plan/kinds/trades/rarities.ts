import { readTrades } from './read-trades';

/** Businesses of which there are few, and which no other group resembles. */
export const rarities = readTrades(`
schema: LocalBusiness
ask: How do we arrange it?|Write the day, the place and the number of people. You get an answer with a price.
ask: What does it cost?|That depends on time and distance. You know the sum before you say yes.
ask: What if the date has to move?|Tell us early, and we look for another one together.

# falconry
words: prey centre, bird of prey centre, birds of prey centre, bird of prey center, hawk walks, owl experience, raptor centre, falconer, falconers, falconry centre, falconry center, falconry display, falconry displays, falconry team, birds of prey, bird of prey, owl encounters, owl encounter, hawk walk, hawk walks, raptor centre, eagle
own: this falconry
pages: outing
art: falcon, hills, tree, hands
act: Ask for a date > contact
act: See what we do > services
head: Hold still. He is looking at you
head: Six hundred feathers, one glove
head: Quiet wings, loud children
lede: Hawks, falcons and owls, flown free over your field, your school yard or ours. Everyone gets close, nobody gets in the way.
offer: Displays|Free flight over heads, with what you have always wanted to ask.|falcon
offer: Schools|A lesson with feathers in it, indoors or out.|school
offer: Encounters|An owl on your own glove, for an hour.|hands
offer: Hawk walks|Through the wood, with a hawk in the trees above.|tree
offer: Weddings and events|An owl that brings the rings, if she feels like it.|ring
line: Flown, explained, and flown again.
step: You tell us|Day, place, how many, indoors or out.
step: We look at the ground|Wires, roads and dogs decide where to fly.
step: We come|Half an hour early, so that the birds can look round.
step: They fly|And you may ask everything.
plan: Encounter|60|An hour with one bird.|A glove lent; Up to two people; Time for pictures
plan: School visit|280|A morning.|Three birds; Two groups; A sheet for the classroom|Most asked
plan: Display|390|For fairs and castles.|Five birds; Free flight; Forty minutes
said: The hall was silent for the first time this term.|School visit
said: She landed on my arm and weighed nothing.|Encounter
said: The owl was on time. The groom was not.|Wedding
about: {name} keeps and flies birds of prey{in}. Each has a name, a weight and an opinion.
about: They fly because it is worth their while, and when they do not want to, we tell you about them instead.
role: Falconer|Reads the wind before breakfast.
role: Owls|Speaks softly, is listened to.
ask: Is it safe for children?|Yes. We say where to sit, and the birds keep to it better than we do.
ask: What about rain?|Light rain is fine. In storm or fog nobody flies, and we find another day.
ask: How much room do you need?|For free flight a field or a large hall, for an encounter a quiet room.
shot: On the glove|falcon
shot: Take-off|hills
shot: The owl, awake|falcon
shot: Hood and bells|hands
shot: Through the wood|tree
shot: Feather, found|leaf
title: services|What the birds do
title: contact|Ask for a date
reach: Ask for a date|Day, place, number of people.
call: Room for wings?|Tell us where, and we tell you who would fly.

# auction house
words: auctioneer, auctioneers, auction rooms, saleroom, antique auctions, art auctions, auction company
own: this saleroom
pages: local
art: gavel, frame, map, vase
act: Offer a piece > contact
act: See how it works > services
head: What is it, and what is it worth?
head: Seen, held, sold
head: The next lot may be in your attic
lede: We value, catalogue and sell single pieces and whole collections, and tell you beforehand what they may fetch and what it costs.
offer: Valuation|With reasons, and a range, not a promise.|magnifier
offer: Selling|Described, photographed, shown, sold.|gavel
offer: Buying|View first, bid in the room, by telephone or in writing.|hands
offer: Estates|Quietly, completely, with a list.|house
offer: Collections|Kept together where that serves them better.|shelf
step: You show it|A picture, or the piece itself.
step: We answer|With an estimate and the next suitable sale.
step: The catalogue|Described with everything we know and do not know.
step: The sale|You are paid after the hammer, with a statement.
plan: Estimate|0|For single pieces.|A picture is enough; A written range
plan: Valuation on site|190|For estates and insurers.|Half a day; A list with values; Confidential|Usual
about: {name} holds sales{in}. Most of the work happens before: looking, comparing, asking where it has been.
about: A description that leaves something out costs trust. So ours are long.
ask: What does it cost to sell?|A share of the price, named in writing before anything is collected.
ask: Can I bid without coming?|Yes, in writing or by telephone. Ask for the form.
ask: Is an estimate binding?|No. It is what comparable pieces have fetched, with our reasons.
shot: Viewing day|frame
shot: Loupe|magnifier
shot: The rostrum|gavel
shot: Maps, unrolled|map
shot: Shelf of lots|shelf
shot: Collected|box
title: contact|Show us the piece
reach: Show us the piece|A picture, the measures, and where it comes from.
call: Something in the attic?|Send a picture, and you hear what it may be.

# restoration workshop
words: restoration, restoration business, restoration service, restoration studio, restorers, refurbishment, refurbishing, repair business, repair workshop, conservation studio, conservator, typewriter repair, camera repair, radio repair, lamp repair
own: this workshop
pages: local
art: gear, wrench, lamp, brush
act: Send a picture > contact
act: See how we work > services
head: Old, and in working order
head: Taken apart, understood, put together
head: It only wanted to be asked nicely
lede: Old things, cleaned, repaired and put back to work. What can be kept is kept, and what is replaced you get back in a small bag.
offer: A first look|Is it sound, is it whole, is it worth it?|magnifier
offer: Cleaning and care|Often that is half of it.|brush
offer: Repair|Parts found, or made.|wrench
offer: Full restoration|Down to the last screw and up again.|gear
offer: Pieces for sale|Restored, tested, looking for a home.|box
step: You send a picture|From the front, the back and underneath.
step: We look inside|And write down what we found.
step: You decide|With a price and a date in front of you.
step: We put it right|And show you how to keep it so.
plan: A look inside|45|Taken off the repair.|Opened; Written report; A price
plan: Service|140|For what still works.|Cleaned; Oiled; Adjusted|Most asked
plan: Full restoration|480|From.|Taken apart; Repaired; Finished as it was
about: {name} restores what others put in the attic{in}. There is a bench, a good lamp, and a drawer of parts for each decade.
about: We prefer a scratch with a history to a new coat of paint. If you do not, say so.
ask: Is mine worth restoring?|Send a picture. We tell you honestly, also when it is not.
ask: Do you still get parts?|Some. The others we make, or take from a donor.
ask: How long does it take?|A service some weeks, a full restoration a season.
ask: Do you ship?|Yes, packed by people who know what can break.
shot: On the bench|lamp
shot: Every screw, in order|gear
shot: Before|box
shot: Brush and oil|brush
shot: First test|wrench
shot: Ready to collect|bag
title: contact|Show us what you have
reach: Show us what you have|What it is, how old, what it no longer does.
call: Something in the attic?|Send a picture, and we tell you what can be done.
`);
