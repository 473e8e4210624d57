import { readTrades } from './read-trades';

/** Those who build, mend, rig, drive and berth boats. */
export const yardsAndLofts = readTrades(`
pages: local
schema: LocalBusiness
own: this workshop
act: Ask about a piece > contact
act: See what we make > services
line: Drawn with you first, made one at a time.
line: Send a picture, and you hear what can be done.
line: New, or mended, or matched to one you have.
step: You write|What it is, what for, and by when. A picture helps.
step: We talk it over|Size, material and money, in that order.
step: It is made|And you hear when it is half done.
step: Handed over|With a word on how to look after it.
ask: Do you take commissions?|Yes, a few at a time. Write with an idea and a date.
ask: Can it be mended?|Send a picture. You hear whether it is worth it before it costs anything.
ask: How long does it take?|Weeks rather than days. You get a date with the price.
ask: Can I visit the workshop?|Ask for a day. Closed shoes, curious hands.
ask: Do you send things?|What can be packed, yes. Large pieces are better fetched or brought.
ask: How do I pay?|As agreed in the offer, against an invoice.
title: services|What we make and mend
title: process|From a line to the finished piece
title: gallery|In the workshop
title: faq|Asked before, answered here
call: Is there a piece in your head?|Two lines and a sketch are enough.

# boat builder
words: boat builders, boatbuilder, boat building, boat builder and repairer, yacht builder, wooden boat builder, boatyard, boat yard, boat repairs, boat repair yard, shipwright, shipwrights, boat restoration, yacht refit, boat refits, narrowboat builder, boat repair
own: this yard
art: boat, saw, sea, hammer
act: Ask about a boat > contact
act: What the yard does > services
head: Built to come home
head: Plank by plank, then water
head: She floats, and on her lines
lede: Boats built, mended and laid up{in}: wood, glass or steel, hauled out, looked over with you, and back afloat on the day agreed.
offer: New boats|From a drawing, or in the shape of an old one.|pencil
offer: Repairs|Planks, ribs, decks, soft spots.|hammer
offer: Refits|Down to the hull, and out again dry.|wrench
offer: Hauling out and storage|Winter ashore, under a cover or a roof.|umbrella
offer: Survey before you buy|What she needs, and what it costs.|magnifier
about: {name} builds and mends boats{in}. Water is the strictest customer there is.
ask: Can I work on her myself?|Ask; in many yards that is how it goes, and we lend an eye.
ask: When is the best time?|Ashore in autumn, done by spring. Book before the leaves fall.
title: services|What the yard does
title: gallery|In the yard
reach: Tell us about the boat|Length, material, where she lies, and what she needs.
call: Is she taking water?|Write length and symptom.
shot: Ribs|tree
shot: Caulking|hammer
shot: Varnish|brush
shot: Launched|boat

# sailmaker
words: sailmakers, sail maker, sail loft, sailmaking, sail repair, sail repairs, boat cover maker, boat covers, sprayhoods, canvas workshop, canvas worker, marine upholstery, yacht upholstery
own: this loft
art: boat, sewing, sea, scissors
head: Cut flat, set full
head: The engine is made of cloth
head: A seam for every gust
lede: Sails, covers and cushions{in}: measured on board, cut on the loft floor, stitched twice where it matters.
offer: New sails|For racing, cruising, or Sunday.|boat
offer: Repairs|Tears, tired stitching, a window that clouded.|scissors
offer: Winter check|Washed, looked over, stored dry.|calendar
offer: Covers and hoods|Fitted on the boat, not on paper.|umbrella
offer: Cushions|Foam and cloth that can take salt.|sofa
about: {name} works cloth for the wind{in}. The curve is in the seams; that is the whole secret.
ask: Is my old sail worth mending?|Bring it. If the cloth is tired we say so before we thread the needle.
title: services|What the loft makes
reach: Tell us about the boat|Class or length, and what she needs.
shot: Loft floor|ruler
shot: Zigzag|sewing
shot: Batten pocket|scissors
shot: Drawing well|boat

# marine engineer
words: marine engineers, marine engineering, boat mechanic, boat engine repair, outboard repair, outboard motor repair, outboard motor repair shop, outboard engine repair, marine mechanic, outboard mechanic, inboard engine specialist, marine electrician, boat electrician, marine diesel engineer
own: this firm
art: boat, gear, wrench, sea
act: Ask for a price > contact
act: See what we do > services
head: It starts, also out there
head: Before you cast off
head: The cough at the harbour mouth
lede: Engines, shafts and wiring on boats{in}: serviced ashore, mended at the berth, and tried on the water.
offer: Service|Oil, filters, impeller, anodes.|calendar
offer: Repairs|Will not start, runs hot, smokes.|wrench
offer: Outboards|Two strokes and four, small and not small.|gear
offer: Electrics|Batteries, charging, lights that glow.|bolt
offer: Winter and spring|Laid up, and woken.|sun
about: {name} looks after boat engines{in}. Salt gets everywhere, and so do we.
ask: Do you come to the berth?|Yes. Say where she lies and how we get aboard.
title: services|What we do
title: gallery|Pictures
reach: Tell us what she does|Make, hours if you know them, and what you hear.
shot: Impeller|gear
shot: Bilge, clean|drop
shot: Spanners|wrench
shot: Out past the wall|boat

# marina
words: marinas, yacht harbour, yacht marina, boat moorings, moorings, mooring company, harbour office, chandlery, chandlers, yacht chandlery, chandler, ship chandler
own: this harbour
schema: LocalBusiness
head: Tie up, step off, breathe out
head: Quiet water, good cleats
head: Safe behind the wall
lede: Berths, water, power and whatever you have run out of{in}, for those who stay the night and those who stay the year.
offer: Visitors|Call ahead, and you hear which pontoon.|boat
offer: A berth for the year|By length; ask what is free.|calendar
offer: Water, power, fuel|At the berth or the quay.|drop
offer: The shop|Rope, shackles, paint, dry socks.|bag
offer: Lifting and storage|Out for a scrub, or for the winter.|wrench
step: You write|Length, beam, draught, and which nights.
step: We find you a place|And tell you how to come in.
step: You tie up|Somebody takes a line.
step: Ashore|Showers, shop, and the way to the pub.
about: {name} looks after boats and those who live on them{in}. We know every line by its squeak.
ask: How deep is it?|Ask with your draught and the tide you have in mind.
ask: Can I live aboard?|Ask us; it depends on the berth.
ask: Are dogs welcome?|On a lead, and on speaking terms with the gulls.
title: services|What there is
title: process|Coming in
title: gallery|Along the pontoons
art: boat, sea, lighthouse, shell
act: Ask for a berth > contact
act: What there is > services
reach: Ask for a berth|Length, beam, draught, and when.
call: Coming this way?|Send length and date.
shot: Early light|sunrise
shot: Lines|boat
shot: The quay|sea
shot: Harbour light|lighthouse
`);
