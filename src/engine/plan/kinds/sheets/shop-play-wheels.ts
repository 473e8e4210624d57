import { readTrades } from '../trades/read-trades';

/** Shops for what rolls and what is repaired. */
export const wheelShopSheets = readTrades(`
# bike shop
words: bicycle shop, bike store, bicycle store, cycle shop, e-bikes, ebikes, cargo bikes, bicycles, bikes
schema: BikeStore
art: bike, wrench, shop, map
kicker: bicycles
head: Ride it round the block first
head: Two wheels, properly built
head: Uphill is negotiable
lede: City bikes, e-bikes and the odd cargo bike, put together by the people who repair them. Bring your shoes, take a test ride.
line: A drop of oil each month, air each week, and a check after the first hundred kilometres.
good: City bike, seven gears | 780 | Upright, lights that stay on | bike | Bicycles
good: Steel tourer | 1290 | Racks, mudguards, far horizons | bike | Bicycles
good: Gravel bike | 1690 | For where the tarmac gives up | bike | Bicycles
good: Children’s bike | 340 | Light enough to carry home | bike | Bicycles
good: E-bike, step-through | 2490 | A tailwind with a key | bike | Electric
good: E-bike, touring | 2990 | A hundred kilometres and back | bike | Electric
good: Cargo bike | 4400 | Two children, or one sofa cushion | bike | Electric
good: Spare battery | 590 | For the second valley | bolt | Electric
good: Helmet | 79 | Fitted here, adjusted here | shield | Beside
good: Folding lock | 89 | Heavy for a reason | lock | Beside
good: Pannier, pair | 120 | Dry inside | bag | Beside
good: Full service | 95 | Every bolt, new cables | wrench | Beside

# bike repair shop
words: bike repair, bicycle repair, bike workshop, bicycle workshop, bike mechanic, bicycle mechanic, cycle repair
art: bike, wrench, gear, shop
kicker: repairs and parts
head: Fixed by five o’clock
head: Bring the squeak
head: Chains, brakes, second chances
lede: Leave it in the morning, ride it home in the evening. We ring before we replace anything that costs more than a chain.
line: Keep the chain clean and the tyres hard. Most of what we repair begins with those two.
good: Puncture | 14 | With tube, while you wait | wheel | Repairs
good: Brakes adjusted | 18 | New pads at cost | wrench | Repairs
good: Gears set | 22 | All of them, again | gear | Repairs
good: Wheel trued | 25 | Round, straight, quiet | wheel | Repairs
good: Small service | 59 | Check, oil, air, bolts | wrench | Services
good: Full service | 109 | Taken down and put together | wrench | Services
good: E-bike check | 79 | Motor, battery, updates | bolt | Services
good: Spring check | 35 | Out of the cellar, onto the road | bike | Services
good: Chain | 24 | Fitted | gear | Parts
good: Tyre | 32 | Fitted, one | wheel | Parts
good: Lights, pair | 29 | See and be seen | lamp | Parts
good: Used bike | 220 | Checked, thirty days to return it | bike | Parts
why: A call before it costs more | You hear the price before the part is fitted. | phone
why: The old part in a bag | So that you see what was wrong. | bag
why: A bike for the meantime | Two old ones stand by the door. Ask. | bike
step: Bring it | Tell us what it does, and when.
step: We look | You get a price while you stand there.
step: We fix | Usually the same day or the next.
step: Ride | Round the block first, then home.
title: process | How a repair goes
offer: Repairs the same day | Brought before ten, ready by five. | wrench
offer: Wheels | Built, trued, respoked. | wheel
offer: E-bikes | Most makes, motors read and updated. | bolt
offer: Fleets | For couriers, schools and offices. | bike
about: Bicycles come in squeaking and go out quiet. In between there is a stand, a radio and somebody with black fingers.
about: We repair what others tell you to throw away, and say so when it is really over.
ask: Do I need an appointment? | For a service, yes. For a puncture just come by.
ask: How long does it take? | Small things by the evening, a full service in two days.
ask: Do you repair bikes bought elsewhere? | Of course. Most of them are.
ask: Do you work on e-bikes? | On most. For a few motors we need the maker’s tool and say so at once.
ask: What does it cost? | You hear it before we begin. The list is on this page.
ask: Can you pick it up? | In town, with the cargo bike, if you cannot push it.
call: Does it squeak? | Bring it by, or send a picture.

# tyre shop
words: tyres, tires, tyre dealer, tyre fitter, tire shop, tyre service, tire service, tire repair, tire store, tire center, tire repair shop, used tire shop, used tires, used tyres, part worn tyres, new and used tires, tire and auto shop, wheels and tyres
art: wheel, car, van, wrench
kicker: tyres
head: Round, black, on time
head: Winter comes on a Tuesday
head: Four wheels in forty minutes
lede: Tyres for small cars, vans and motorbikes, fitted, balanced and torqued by hand. We store the other set.
line: Check the pressure each month, cold. Retighten the bolts after fifty kilometres; we do it for nothing.
good: Summer tyre, small car | 69 | Each, without fitting | wheel | Tyres
good: Winter tyre, small car | 75 | Each, without fitting | wheel | Tyres
good: All-season | 79 | Each, for mild places | wheel | Tyres
good: Van tyre | 98 | Each, carries weight | van | Tyres
good: Change over, four | 45 | With balancing | wheel | Fitting
good: New tyre fitted | 22 | Each, old one recycled | wrench | Fitting
good: Puncture repaired | 25 | If it can be repaired | wrench | Fitting
good: Wheel alignment | 69 | Measured, set, printed | ruler | Fitting
good: Storage, a season | 48 | Four wheels, washed | box | Storage and rims
good: Alloy rim | 110 | Each | wheel | Storage and rims
good: Pressure sensors | 39 | Each, programmed | bolt | Storage and rims
good: Snow chains, hire | 25 | Per week | gear | Storage and rims

# outdoor shop
words: outdoor store, outdoor gear, tents, sleeping bags, camping shop, camping store, camping gear, hiking gear, mountaineering shop
art: tent, mountains, shoe, map
kicker: outdoor gear
head: Rain is only weather
head: Carry less, walk further
head: Dry feet, warm tea
lede: Tents, boots and jackets tried by people who slept in them. We say what you need, and what stays at home.
line: Air the tent before you store it, wash down with the right soap, re-proof when water stops beading.
good: Two-person tent | 289 | 1.9 kg, up in the dark | tent | Camp
good: Sleeping bag | 189 | To minus two, honestly | bed | Camp
good: Mat | 98 | Inflates, insulates | bed | Camp
good: Stove | 49 | Boils a litre in four minutes | skillet | Camp
good: Rain jacket | 179 | Three layers, pit zips | shirt | To wear
good: Wool base layer | 79 | Three days without comment | shirt | To wear
good: Hiking boots | 210 | Fitted on the slope in the shop | shoe | To wear
good: Down jacket | 199 | Packs into its pocket | shirt | To wear
good: Rucksack, 45 l | 159 | Back length adjusts | bag | To carry
good: Map and compass | 34 | Needs no battery | map | To carry
good: Head torch | 45 | Eighty hours | lamp | To carry
good: First-aid kit | 29 | For four days | plaster | To carry
`);
