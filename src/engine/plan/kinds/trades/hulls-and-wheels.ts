import { readTrades } from './read-trades';

/** Boats that are cleaned, tyres that are changed where the car stands, parcels that go by bicycle. */
export const hullsAndWheels = readTrades(`
pages: advice
schema: ProfessionalService
title: contact|Call or write
title: faq|Before we start

# boat detailer
pages: round
words: boat detailing, boat valeting, boat detailing and valeting, boat valet, boat cleaning, boat cleaning service, boat polishing, boat detailers, yacht detailing, yacht valeting, yacht cleaning, marine detailing, marine valeting, hull cleaning, narrowboat blacking, boat wash, mobile boat detailing, detailing for boats, detailing for boats and rvs, mobile detailing for boats, mobile detailing for boats and rvs, boat and rv detailing, rv and boat detailing
own: this crew
art: boat, drop, brush, sun
act: Ask for a price > quote
act: See what we do > services
head: White again, down to the waterline
head: Salt off, shine on
head: You bring the crew, we bring the polish
lede: Hulls washed, polished and waxed, decks and cabins cleaned, on the hard or at the pontoon. Tell us the length and where she lies.
offer: Wash down|Salt, gulls and the winter, off.|drop
offer: Hull polished|Cut back, polished, waxed.|boat
offer: Decks and teak|Scrubbed with the grain.|brush
offer: Canvas and covers|Cleaned, and proofed again if they need it.|sail
offer: Below deck|Cabin, galley, heads and bilge.|door
line: Tell us the length, and you get a price.
line: Done at the berth or ashore.
step: You tell us about her|Length, age, where she lies, and since when she was last done.
step: We name a price|For what you ask, and not more.
step: We come|With our own water and power where the marina allows it.
step: She is ready|With pictures, if you are far away.
why: Kind to gelcoat|The mildest thing that works comes first.|drop
why: Nothing into the water|What we use and where it runs is part of the job.|lake
why: Pictures|Before and after, when you cannot be there.|camera
about: {name} cleans and polishes boats{in}, at the berth or ashore.
said: She looked better than on the day I bought her.|Owner
said: Sent me pictures at lunch. I nearly went sailing in November.|Owner
ask: Does she have to come out of the water?|For the hull below the waterline, yes. The rest can be done afloat.
ask: When is the best time?|Before launch in spring, or when she comes out in autumn. Both fill up early.
ask: How is it priced?|Mostly by length and by what she needs. You get the sum before we begin.
ask: Do I have to be there?|No. Tell us where the key is, and what to leave alone.
title: services|What we do on board
title: features|How we treat her
title: process|From wash to wax
title: about|Who comes on board
title: faq|Before we come on board
title: testimonials|Owners say
reach: Ask for a price|Length, make, where she lies.
call: When is she going in?|Tell us the day, and we work towards it.
shot: On the hard|boat
shot: Rinsed|drop
shot: The old teak|brush
shot: Sunday, out|sea

# mobile tyre fitter
pages: round
words: mobile tyre fitting, mobile tyre fitters, mobile tyre service, mobile tyres, mobile tire service, mobile tire shop, mobile tire repair, mobile tire fitting, emergency tyre fitting, tyre fitting at home, roadside tyre service
own: this fitter
schema: AutoRepair
art: wheel, car, van, phone
act: Ask for a price > quote
act: See what is done > services
head: Flat? Stay where you are
head: New tyres, on your own drive
head: We come to the puncture
lede: Tyres changed, punctures mended and wheels balanced where the car stands: at home, at work or at the roadside. Read us the numbers on the side of the tyre.
offer: New tyres|Brought, fitted, balanced.|wheel
offer: Punctures|Mended where it is safe to, and you hear when it is not.|wrench
offer: At the roadside|Hazard lights on, and tell us where.|map
offer: Locking nut lost|It comes off all the same.|gear
offer: Old tyres|Taken away with us.|van
line: Read us the numbers on the tyre.
step: You call|The size on the tyre, and where the car is.
step: A price and a time|Before anybody sets off.
step: It is changed|Where it stands, on firm ground.
step: Checked|Pressure, nuts, and a look at the others.
why: No garage|No tow, no waiting room.|house
why: The price on the phone|Fitted, balanced, old one taken away.|phone
why: A look at the others|And an honest word on how long they last.|search
about: {name} changes and mends tyres where the car is{in}.
said: I was on the drive in my slippers the whole time.|Customer
said: He told me the other three were fine.|Customer
ask: Which size do I need?|It stands on the side of the tyre, such as 205/55 R16. A picture is enough.
ask: Can you mend it?|If the hole is in the tread and small, mostly. In the side, never.
ask: Where can you work?|Anywhere flat, firm and safe.
ask: Do I have to be there?|For the key, yes. After that you can go in again.
title: services|What is done where you are
title: features|Why it is easier this way
title: process|How a visit goes
title: about|Who turns up
title: faq|Before you call
title: testimonials|What drivers say
title: quote|Ask for a price
reach: Ask for a price|The numbers on the tyre, and where the car is.
call: Stuck?|Say where you are and what you can see.
shot: On the drive|car
shot: The old one|wheel
shot: Van, open|van
shot: Tight, in a star|wrench

# bicycle courier
pages: advice
words: bicycle courier, bicycle couriers, bike courier, bike couriers, cycle courier, cycle couriers, cargo bike courier, cargo bike couriers, cargo bike delivery, bike delivery, bicycle delivery, pedal courier, bicycle courier co-op, bicycle courier coop, bike courier co-op, courier co-op, courier coop, cycle courier company, bicycle courier company
own: this crew
art: bike, bag, box, map
act: Book a rider > contact
act: See what we carry > services
head: Across town before the van has parked
head: Two wheels, one bag, no excuses
head: Through the traffic, not in it
lede: Parcels, papers, lunches and lab samples, carried across town by bicycle. You say from where to where and by when; a rider goes.
offer: Straight there|From door to door, without a depot in between.|clock
offer: Regular rounds|Every day or every week, on the same streets.|map
offer: Small and urgent|Contracts, keys, the passport left at home.|letter
offer: By cargo bike|Boxes, crates, cakes that must stay level.|box
line: From where, to where, by when.
step: You book|Two addresses, the size, and by when.
step: A rider sets off|You hear who, and when.
step: Handed over|To the person you named, with a signature if you wish.
why: No parking|The last metre is the same as the first.|bike
why: Known by name|The same riders, who know the doorbells.|chat
why: No exhaust|And nothing left running outside your door.|leaf
about: {name} carries things across town by bicycle{in}. The people who answer are the people who ride.
ask: How large may it be?|On a bike, what fits a large bag. On a cargo bike, about as much as a small car boot.
ask: How far do you go?|Across town. Further, ask.
ask: What if it rains?|We get wet. Your parcel does not.
ask: Can it wait for an answer?|Yes. Say so when you book.
title: services|What we carry
title: process|How a delivery goes
title: features|Why by bicycle
title: about|Who rides
title: faq|Before you book
reach: Book a rider|From where, to where, how large, by when.
call: Should it have been there already?|Call. Somebody is near.
shot: Bag, closed|bag
shot: Through the park|bike
shot: The map in our heads|map
shot: Handed over|hands
`);
