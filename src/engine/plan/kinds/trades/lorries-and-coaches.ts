import { readTrades } from './read-trades';

/** What moves goods and groups, and what is done to metal for others. */
export const lorriesAndCoaches = readTrades(`
pages: local
schema: LocalBusiness
own: this firm
act: Ask for a price > contact
act: See what we do > services
line: Say what, where to and when, and you get a price.
line: Once, or on days that we agree.
line: You talk to the people who do it.
step: You write|What, from where to where, and when.
step: You get a price|All in, with what it depends on.
step: It is booked|And you know whom to ring.
step: Done|And you hear when it has arrived.
ask: How do I get a price?|Write what, where and when. Two lines are enough.
ask: How far ahead should I ask?|As soon as you know the date. Short notice is worth a call.
ask: Do you work for firms and for private people?|For both. Say which, so that the papers are right.
ask: Is it insured?|Ask, and you get the cover in writing.
ask: What if plans change?|Ring us as early as you can, and we look at what is possible.
ask: How do I pay?|As agreed in the offer, against an invoice.
title: services|What we do
title: process|How it goes
title: gallery|On the way
title: faq|Before you book
call: Is there a date already?|Send it, with where to.

# haulage company
words: hot shot trucking, hot shot trucking company, hot shot company, haulage, haulage contractor, haulage contractors, hauliers, haulier, haulage firm, haulage business, trucking company, trucking business, trucking, freight company, freight haulage, road haulage, pallet delivery, pallet delivery company, pallet network, transport company, hgv transport, lorry hire with driver, tipper hire, livestock haulage, horse transport, heavy haulage, flatbed trucking, hotshot trucking, logistics company, logistics business, logistics firm
head: Loaded tonight, there by morning
head: It leaves when we said
head: Forty tonnes, on time
lede: Pallets, loads and machines carried by road{in}, strapped properly, driven by people who know the gate they are going to.
offer: Full loads|One lorry, one customer.|truck
offer: Part loads and pallets|You pay for the space you use.|box
offer: Awkward things|Long, heavy, wide, or all three.|ruler
offer: Regular runs|The same hour, the same driver.|calendar
offer: Storage in between|Dry, counted, near the road.|shelf
about: {name} moves goods by road{in}. Anybody can drive there; the art is arriving when the forklift is free.
ask: What do you need to know?|Weight, size, both postcodes, and how it is loaded.
ask: Where is my load?|Ring, and you get the driver’s last word.
art: truck, map, box, van
reach: Ask for a price|Weight, size, from where to where, by when.
shot: Loading|box
shot: Straps|wrench
shot: Six in the morning|sunrise
shot: Signed for|document

# freight forwarder
words: freight forwarders, freight forwarding, freight forwarding company, shipping agent, shipping company, customs broker, customs clearance agent, customs agent, import export company, import and export business, export company, air freight company, sea freight company, container shipping
art: boat, globe, box, document
head: From that port to this door
head: The papers travel first
head: Somebody who reads the small print on the box
lede: Goods by sea, air and road{in}: booked, insured, cleared through customs and brought to your door.
offer: Sea|Full containers, or a corner of one.|boat
offer: Air|When it had to be there yesterday.|plane
offer: Road|Across the borders, with the right stamps.|truck
offer: Customs|Codes, duties, declarations.|document
offer: Door to door|One price, one person to ask.|door
about: {name} sends things round the world{in}. Most of it is knowing which paper is missing before the ship does.
ask: Which papers do I need?|Usually invoice and packing list. We tell you what else your goods want.
ask: What does it cost in the end?|You get freight, duty and fees apart, before you book.
reach: Ask for a price|Goods, weight and size, from where to where.
shot: The quay|sea
shot: Container|box
shot: Stamped|document
shot: At the door|door

# coach company
words: coach hire, coach hire company, coach hires, coach companies, coach operator, coach operators, coach trips, coach holidays, coach tours, coach travel, coach travel company, minibus hire, minibus hire with driver, minibus company, minibus travel, minibus services, bus hire, bus company, bus hire company, charter bus company, charter bus, private bus hire, school bus service, party bus hire, party bus company, executive coach hire
schema: LocalBusiness
own: this firm
art: van, map, people, suitcase
head: Everybody on one bus
head: Nobody has to stay sober to drive
head: Counted on, counted back
lede: Coaches and minibuses with a driver{in}, for schools, teams, weddings and days by the sea.
offer: Minibuses|For a family, a team, a night out.|van
offer: Coaches|For schools, clubs and the whole wedding.|people
offer: Airports and stations|With room for the cases.|suitcase
offer: Day trips|There, some hours, and back.|sun
offer: Regular runs|To school, to work, every week.|calendar
step: You write|How many, from where to where, and when back.
step: You get a price|For the whole vehicle, driver included.
step: You know the driver|Name and number the day before.
step: Off you go|And we count heads on the way back.
about: {name} takes groups where they want to go{in}. The driver knows the way, the toilets and when to turn the music down.
ask: How many seats do I need?|One each, and a few for the bags. Tell us about prams and wheelchairs.
ask: Can the driver wait?|Yes. Driving hours have rules; we plan with them.
ask: May we eat on board?|Ask. Nothing that drips, usually.
title: services|Seats, and where to
reach: Ask for a price|How many, from where to where, and when back.
call: Who is going, and where?|Send number and date.
shot: At the gate|school
shot: Front row|sun
shot: Luggage|suitcase
shot: Home|moon

# sandblasting and coating
words: sandblasting, sandblasting company, sand blasting, shot blasting, shotblasting, shot blasting company, grit blasting, soda blasting, dry ice blasting, vapour blasting, blast cleaning, media blasting, powder coating, powder coaters, powder coating company, powder coating business, metal finishing company, metal finishers, galvanising company, electroplating, electroplaters, electroplating company, chrome plating, chrome platers, anodising, anodising company, cerakote, industrial painting company, paint stripping company, wheel refurbishment
own: this workshop
art: gear, brush, wheel, hammer
head: Back to bare metal
head: Under the rust it is still good
head: Clean first, then colour
lede: Metal stripped, cleaned and coated{in}: gates, wheels, frames and parts, one or a hundred of them.
offer: Blasting|Rust, paint and scale off, the metal left.|hammer
offer: Coating and plating|Colour or shine that stays.|brush
offer: Wheels|Straightened, stripped, finished.|wheel
offer: Frames and parts|Bikes, cars, machines.|gear
offer: Gates and railings|Fetched, done, hung again.|door
about: {name} takes metal back to its beginning{in}, and gives it a better coat than it had.
ask: What can you not take?|Thin sheet, some alloys, anything with rubber left in it. Send a picture.
ask: Which finish will last?|It depends on where it lives. We tell you what salt, sun and stones do to each.
title: services|What we do to metal
title: gallery|Before and after
reach: Ask for a price|What it is, size, how many, and a picture.
shot: Before|hammer
shot: Grey and clean|gear
shot: Colour|brush
shot: Fitted again|wheel

# exhaust and tyre centre
words: exhaust centre, exhaust centres, exhaust fitting, exhausts, exhaust specialist, exhaust shop, muffler shop, custom exhausts, clutch centre, brake centre, brakes and exhausts, suspension specialist, steering specialist, car air conditioning, car aircon regas, battery centre, car audio shop, car audio installer, tow bar fitting, tow bar fitter, towbars, dash cam fitting, remapping company, ecu remapping, engine tuning
schema: AutoRepair
art: car, wheel, wrench, gear
head: Quiet again
head: Up on the ramp, out by four
head: It only rattles when you listen
lede: Looked at from below, fitted and tried on the road{in}, with the old part shown to you before it goes.
offer: A look|On the ramp, with you beside it.|magnifier
offer: Fitting|The part that suits your car and your plans for it.|wrench
offer: Made to measure|Where the catalogue ends.|ruler
offer: Noise and smell|Found, named, priced.|gear
offer: While it is up there|Whatever else we see, you hear of.|car
about: {name} does one part of the car, and does it all day{in}.
ask: Can I wait?|Often. Ask when you book; there is a chair and a kettle.
title: services|What we fit
title: gallery|On the ramp
reach: Ask for a price|Make, model, year, and what it does.
shot: From below|car
shot: Old and new|gear
shot: Last bolt|wrench
shot: Quiet|sun

# lost property service
words: lost property, lost and found, lost property office, lost property company
art: umbrella, key, glasses, bag
head: Somebody handed it in
head: One glove, still hoping
head: It is probably on the third shelf
lede: Things that were left behind{in}, written down, kept and given back to whoever can describe them.
offer: I have lost something|Say what, where and when.|magnifier
offer: I have found something|Bring it, or say where it lies.|hands
offer: For venues and transport|We keep the list and the shelf.|shelf
offer: Sent home|Packed and posted, wherever you live now.|box
step: You describe it|The scratch, the sticker, what is in the pocket.
step: We look|On the shelf and in the book.
step: You prove it|With a detail nobody else knows.
step: It goes home|Fetched, or sent.
about: {name} looks after what others forget{in}. Umbrellas, mostly. Once a wedding cake.
ask: How long are things kept?|It depends on what it is. Ask soon.
ask: What do I have to show?|Something that says it is yours; for cards and phones a paper with your name.
title: services|How we help
title: process|How things get home
reach: Describe it|What, where, when, and the detail only you know.
call: Still looking?|Tell us what, and where you had it last.
act: Describe it > contact
act: How it works > process
shot: Third shelf|shelf
shot: Umbrellas|umbrella
shot: One glove|hands
shot: Keys, many|key
`);
