import { readTrades } from './read-trades';
import { localsShared } from './locals-shared';

/** Services that carry, mend and print. */
export const errands = readTrades(`
${localsShared}
# taxi
words: taxi company, cab company, minicab, chauffeur, airport transfer, airport transfers, limousine, shuttle service, private driver, bus company, coach hire, patient transport, rickshaw
own: this taxi
art: car, city, map, plane
act: Order a ride > contact
head: Two rings, then a car
head: On time, at four in the morning
head: Your suitcase goes in first
lede: Rides in town, to the airport and home from the doctor, day and night, with drivers who know the back way.
offer: In town|Ring, get in, arrive.|city
offer: Airport and station|We watch your flight.|plane
offer: Doctor and treatment|With an arm to the door.|heart
offer: Long distance|At a price named beforehand.|map
plan: In town|12|Up to five kilometres.|Day or night; Card or cash; Child seat on request
plan: Airport|48|Fixed price.|Flight watched; Help with cases; Four seats|Most asked
plan: By the hour|45|For errands and evenings.|A driver who waits; As many stops as you like
about: We drive{in} around the clock. Most of our drivers were born here and are still surprised by the ring road.
ask: Can I book ahead?|Yes, days or weeks. You get a confirmation and, on the day, a message when the car is near.
ask: Do you have child seats and room for a wheelchair?|Yes, say so when you order.
shot: At the stand|car
shot: Airport|plane
shot: Night ride|night
shot: Suitcases|suitcase
shot: The map in our heads|map
shot: Home|door

# courier service
words: courier, moving company, movers, removals, removal company, bike courier, cargo bike, delivery service, parcel service, haulage, freight forwarder, trucking, house clearance, storage units, self storage, ferry, ferry company, shipping company, water taxi, cable car, railway, heritage railway
own: this company
art: van, box, map, bike
act: Ask for a price > contact
head: Picked up, carried, handed over
head: From door to door, right way up
head: It arrives, and you know when
lede: We carry things and people from one place to another, tell you the time beforehand and call if it changes.
offer: Same day|Picked up within the hour.|clock
offer: Planned runs|Every day, every week, at the same time.|map
offer: Large and heavy|Two people, straps, blankets.|box
offer: Not sure?|Describe it, and we say how it travels best.|chat
about: We are on the way{in} every working day. The people who answer the telephone have driven the route themselves.
ask: What may I send or take along?|Nearly anything that is packed, tied down or seated. Ask about the rest.
ask: What if something breaks?|Tell us the value beforehand, and we say how it is covered.
shot: Loading|box
shot: The van|van
shot: On the way|map
shot: Stairs|house
shot: Harbour|boat
shot: Handed over|hands

# repair shop
words: key cutting, shoe repair, cobbler, shoemaker, dry cleaner, dry cleaning, laundry, laundrette, launderette, repair café, repair cafe, phone repair, computer repair, bike repair, engraver, locksmith, appliance repair, sewing repair
own: this workshop
art: scissors, shoe, key, watch
act: Bring it by > contact
head: Bring the one you would not throw away
head: Heels, hems, hinges
head: Worn is not worn out
lede: We repair, alter and sharpen what is worth keeping, at a counter where you hear at once whether it is.
offer: While you wait|Keys, heels, batteries, blades.|clock
offer: Within the week|Hems, zips, soles, locks.|scissors
offer: The difficult ones|Old things without spare parts.|wrench
offer: An honest look|And a “leave it” if it does not pay.|search
plan: Small things|8|While you wait.|No appointment; Ten minutes
plan: Most repairs|25|Within the week.|Price first; A call when it is ready|Most asked
plan: The difficult ones|60|When parts have to be made.|A look first; Price before we start
about: {name} is a small workshop{in} with a long counter. Half of what we repair has been repaired before, often by us.
about: We keep a drawer of parts that nobody makes any more.
ask: How long does it take?|Small things while you wait, most others within the week.
ask: Is it worth repairing?|Bring it, and we tell you before it costs anything.
ask: What if I do not collect it?|We keep it for three months and call you twice.
shot: The counter|counter
shot: Keys on the wall|key
shot: Needle and thread|scissors
shot: Soles|shoe
shot: Drawer of parts|shelf
shot: Ready to collect|bag

# print shop
words: printer, printing house, printing, copy shop, screen printing, letterpress, sign maker, signwriter, sign writing, t shirt printing, bookbindery, 3d printing, laser cutting, embroidery service, packaging printing, photo lab, risograph
own: this print shop
art: document, books, shelf, paint
act: Send a file > contact
head: Ink that dries straight
head: Ten copies or ten thousand
head: Choose the paper first
lede: Cards, books, posters and shirts, printed on paper you have touched and checked by someone who reads.
offer: Cards and letters|From fifty pieces.|envelope
offer: Books and booklets|Stitched, glued, thread-sewn.|books
offer: Posters and signs|Indoors and out.|shopfront
offer: Help with files|Bleed, fonts, colours: we look.|screen
about: We print{in} with old machines and new ones. The old ones are louder and have better manners.
ask: How should my file look?|PDF, with three millimetres of bleed. If that means nothing to you, send what you have.
ask: Can I see a proof?|Yes, on the real paper.
ask: How long does it take?|Three to five working days; tomorrow, if you call before ten.
shot: Paper store|shelf
shot: First sheet|document
shot: Ink|paint
shot: Cutting|scissors
shot: Bound|books
shot: Packed|box
`);
