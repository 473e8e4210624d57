import { readTrades } from './read-trades';

/** Those who measure and reckon what others build. */
export const surveyors = readTrades(`
# surveyor
words: quantity surveyor, quantity surveyors, building surveyor, building surveyors, chartered surveyor, chartered surveyors, party wall surveyor, cost consultant, construction estimator, building inspector, home surveyor, structural surveyor
own: this practice
schema: ProfessionalService
pages: advice
art: ruler, document, house, calculator
act: Send the drawings > contact
act: See what I do > services
head: What it will cost, before it does
head: Measured twice, priced once
head: The number behind the drawing
lede: Quantities, costs and condition, measured and written down so that everybody on site reads the same figure.
offer: Estimates|From a sketch, with what is known and what is not.|calculator
offer: Bills of quantities|Every metre, in an order that a builder can price.|document
offer: Tenders|Offers side by side, and what each leaves out.|scales
offer: Valuations on site|Monthly, against what really stands there.|ruler
offer: Final accounts|Agreed line by line, before anybody raises a voice.|receipt
offer: Condition reports|Roof, walls, damp, and what can wait.|house
why: One figure|With its reasons, in writing.
why: Early|A cost named before the drawing is finished can still change it.
why: On site|What is paid is what is built.
step: You send what there is|Drawings, a sketch, an address.
step: A fee|Named before anything is measured.
step: Measuring|From paper or with a tape.
step: A report|You can read it without me, and ask afterwards.
plan: First look|180|A sketch and an hour.|Likely range; Open risks; By telephone
plan: Estimate|650|For a house or an extension.|Quantities; Prices by trade; One revision|Usual
plan: By the day|420|On your contract.|In your office or mine; Any stage
said: The first estimate was out by two per cent. The builder’s was out by a third.|Extension
said: Explained every line to us and then to the contractor.|Barn conversion
said: We stopped arguing about money in week two.|Site manager
about: {name} reckons what buildings cost{in}, before, while and after they are built.
about: A figure that nobody can follow is a guess. So every one comes with its working.
role: Surveyor|Paces out rooms without noticing.
ask: Do you need finished drawings?|No. A sketch gives a range, drawings give a figure.
ask: Do you work on contract?|Yes, by the day or for a whole job.
ask: What does an estimate cost?|That depends on the size. You have the fee before anything starts.
ask: How quickly?|A first range in days, a full bill in two to three weeks.
ask: Will you talk to the builder?|Gladly. That is usually the shortest way.
ask: Are you insured?|Ask for the certificate and you get a copy.
shot: Drawings on the table|document
shot: On site, early|house
shot: The long tape|ruler
shot: Sums|calculator
shot: Two offers|scales
shot: Handed over|key
title: services|What I reckon for you
title: contact|Send the drawings
reach: Send the drawings|Or a sketch and an address.
call: Wondering what it would cost?|A sketch is enough for a range.

# structural engineer
words: consulting engineer, consulting engineers, timber engineer, timber engineers, engineering practice, engineering consultancy, building engineer, structural engineer, structural engineers, structural engineering, civil engineer, civil engineers, engineering calculations, structural calculations
own: this practice
schema: ProfessionalService
pages: advice
art: ruler, house, document, calculator
act: Send the drawings > contact
act: See what I calculate > services
head: It stands, and here is why
head: The beam, the load, the reason
head: Calculated so that it can be read
lede: Calculations for what is built, extended or knocked through: written so that builder, council and neighbour can follow them.
offer: Extensions|What holds it, and what it rests on.|house
offer: Walls that may go|And what has to come in their place.|wall
offer: New houses and cabins|From the ground to the ridge.|roof
offer: Roofs and floors|Snow, people, pianos.|roof
offer: Reports|Cracks, damp, sagging: harmless or not.|magnifier
offer: On site|A look before it is closed up.|hammer
why: Readable|Every figure with its source.
why: Buildable|With timber and steel that can be bought.
why: Reachable|When the builder rings, I pick up.
step: You send drawings|Or a sketch with measures, and where it is.
step: A fee|One figure, or by the hour.
step: The calculation|With sketches, ready for the council.
step: On site|Questions answered while it is built.
plan: One beam|240|A wall, an opening.|Calculation; Sketch; One question by telephone
plan: Extension|950|All that holds it.|Calculations; Drawings; Answers to the council|Usual
plan: By the hour|95|For advice and visits.|Half hours counted
said: Saved us a steel beam, and told us why.|Extension
said: The builder framed the drawing.|Cabin
said: Came, looked, and said it was only plaster.|Crack
about: {name} calculates what holds buildings up{in}: timber, steel, stone and what the ground says to it.
about: If it will not work, I say so on the first page.
role: Engineer|Looks at ceilings in restaurants.
ask: What do you need from me?|Drawings or a sketch with measures, a few pictures, and the address.
ask: How long does it take?|A beam a few days, a house two to three weeks.
ask: Does the council accept it?|That is what it is written for. Their questions are part of the fee.
ask: Do you come and look?|Yes, where a picture is not enough.
ask: Can this wall go?|Almost always. The question is what comes instead.
ask: Do you draw as well?|What is needed to build it. For the plan of a house you want an architect.
shot: Sums|calculator
shot: The beam, in|hammer
shot: Before the wall went|wall
shot: Drawings|document
shot: Snow load, seen from inside|window
shot: The ridge|roof
title: services|What I calculate
title: contact|Send the drawings
reach: Send the drawings|Or a sketch and an address.
call: Can this wall go?|Send a picture and the measures.
`);
