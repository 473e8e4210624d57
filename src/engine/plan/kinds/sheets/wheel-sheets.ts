import { readTrades } from '../trades/read-trades';
import { playShops } from './shop-play-sheets';

/** Work on wheels other than a car's usual repairs. `good` is the price list. */
export const wheelSheets = [
  ...playShops.filter(({ noun }) => ['bike repair shop', 'tyre shop'].includes(noun)),
  ...readTrades(`
# car workshop
words: garage, car repair, auto repair, mechanic, car service, body shop
# car dealer
words: car dealership, used cars, car sales, dealership, car showroom
# car rental
words: car hire, rent a car, van hire, campervan hire, vehicle rental

# bike shop
words: bicycle shop, bike store, bicycle store, cycle shop, e-bike shop, cargo bike, e-bike, bike
schema: BikeStore
art: bike, wrench, shop, map
head: Ride it round the block first
head: Two wheels, properly built
head: Uphill is negotiable
lede: City bikes, e-bikes and the odd cargo bike, put together by the people who repair them. Bring your shoes, take a test ride.
offer: New bicycles | Fitted to you, not to a catalogue. | bike
offer: E-bikes | Tried on the hill behind the shop. | bolt
offer: Cargo bikes | Two children, or one sofa cushion. | bike
offer: Repairs | Brought before ten, ready by five. | wrench
offer: Second-hand | Checked, with a list of what we did. | gear
offer: Leasing and hire | Papers explained at the counter. | document
good: Full service | 95 | Every bolt, new cables | wrench
good: Small service | 55 | Check, oil, air, bolts | wrench
good: Puncture | 14 | With tube, while you wait | wheel
good: E-bike check | 79 | Motor, battery, updates | bolt
good: City bike, new | 780 | From, seven gears | bike
good: Hire, per day | 18 | Lock and helmet included | calendar
act: Book a test ride > booking
act: Prices > pricing
why: Ride before you decide | An hour, or a weekend. | bike
why: Repaired where it was sold | By the same hands. | wrench
why: A call before it costs more | You say yes or no. | phone
step: Sit on it | We look at arms, knees and your way to work.
step: Ride it | Round the block, up the hill.
step: Set up | Saddle, bars, brakes: to the centimetre.
step: Come back | After a hundred kilometres, for the first check.
about: A shop with a workshop in the middle of it. Whoever sells you the bicycle will also hear it squeak.
about: We like bicycles that are used every day and look like it.
shot: The stand | wrench
shot: E-bikes, charging | bolt
shot: Wheels on the wall | wheel
shot: Cargo bike, loaded | bike
shot: Test hill | hills
shot: Saturday queue | shopfront
role: Sales | Asks where you ride before which colour.
role: Workshop | Hears a dry chain through the door.
role: E-bikes | Reads motors like others read novels.
said: They sold me the cheaper one and explained why. | City bike
said: Squeak gone, bill small, on time. | Repair
said: I take the hill now. Both ways. | E-bike
ask: Can I try it first? | Yes, as long as you need. Bring a document.
ask: Do you repair bikes bought elsewhere? | Of course.
ask: How long does a service take? | Two days, in spring three.
ask: Do you take my old bike? | Often. Bring it and we look at it together.
ask: Do you lease? | Yes, with most employers’ schemes.
ask: How far does an e-bike go? | Sixty to a hundred kilometres, less uphill and in frost.
call: Which one fits? | Tell us your height, your way to work and your hills.
reach: Ask the workshop | Height, way to work, hills. Or what it does and since when.

# car detailing studio
words: detailing, car detailing, car wash, valeting, car valeting, car care, ceramic coating, auto detailing
art: car, drop, brush, lamp
head: The car you remember buying
head: Inside out, by hand
head: Sand, dog hair, coffee: gone
lede: We wash, clay, polish and clean by hand, under lamps that hide nothing. Plan a day; you will not recognise the seats.
offer: Hand wash | Two buckets, soft towels. | drop
offer: Interior | Seats out if they must. | car
offer: Polish | Swirls gone, gloss back. | brush
offer: Coating | Water leaves on its own, for years. | shield
offer: Leather | Cleaned, fed, coloured. | bag
offer: Before a sale | So that the pictures tell the truth. | camera
good: Hand wash | 45 | An hour
good: Interior, thorough | 140 | Half a day
good: Inside and out | 190 | One day
good: Polish, one step | 320 | One day
good: Coating | 690 | Two days, with polish
good: Dog hair | 35 | On top of any of these
act: Ask for a day > booking
act: Prices > pricing
why: By hand | No brushes that have met other cars. | hands
why: Under lamps | What we see, we do. | lamp
why: A price after a look | Five minutes, then it is fixed. | document
about: One hall, four lamps and towels sorted by job. We work on two cars a day, because three would show.
about: Tell us about the coffee. We find it anyway.
shot: Under the lamps | lamp
shot: Two buckets | drop
shot: Seats, out | chair
shot: Half polished | car
shot: Beading | drop
shot: Keys | key
call: When did you last see the carpet? | Send two pictures. We name a price and a day.

# motorcycle workshop
words: motorcycle, motorbike, scooter shop, motorcycle repair, motorbike repair, motorcycle garage, motorcycle dealer
art: gear, wrench, map, hills
head: Two wheels, one season
head: It should start in March
head: Chain, valves, horizon
lede: Service, tyres and stubborn starters, for everything with two wheels and an engine. Winter storage includes a blanket.
offer: Service | By the book and by ear. | gear
offer: Tyres | Fitted and balanced while you wait. | wheel
offer: Chain and brakes | Before the pass, not on it. | wrench
offer: Carburettors | Cleaned, set, listened to. | gear
offer: Inspection | Prepared, taken there, passed. | document
offer: Winter storage | Charged, covered, ready in spring. | house
good: Small service | 160 | Oil, filter, check
good: Large service | 340 | With valves
good: Tyre fitted | 35 | Each, balanced
good: Chain kit | 190 | With part, from
good: Carburettors set | 180 | Four cylinders
good: Winter storage | 45 | Per month
act: Ask for a date > booking
act: Prices > pricing
about: We ride, so we know what a loose chain feels like at the third bend.
about: Old machines welcome. Some parts we have, some we turn.
shot: On the stand | gear
shot: Valves | wrench
shot: Tyre wall | wheel
shot: Tank, 1974 | car
shot: First ride of the year | hills
shot: Gloves | hands
call: Coughs when cold? | Tell us make, year and what it did last.
`),
];
