import { readTrades } from './read-trades';

/** Scissors, files and clippers that come to the house, or wait in one room of somebody’s own. */
export const handsThatTravel = readTrades(`
pages: outing
schema: BeautySalon
title: contact|Send a message
title: process|How it goes
title: testimonials|What clients say

# mobile hairdresser
words: mobile hairdressers, mobile hair stylist, mobile hairstylist, mobile hair, mobile hairdressing, mobile hairdressing service, mobile barber, mobile barbers, mobile hair and beauty, home visit hairdresser, freelance mobile hairdresser, travelling hairdresser
own: this hairdresser
art: scissors, comb, mirror, van
act: Ask for a day > contact
act: See the prices > pricing
head: Your kitchen, my scissors
head: Hair done, slippers on
head: The salon rings your bell
lede: Cut, colour and care at your own table, for people who have children, little time, or simply no wish to go out for it.
offer: Cuts|For everybody in the house, one after another.|scissors
offer: Colour|Roots, tones and something lighter, mixed for you.|drop
offer: Wash and set|Weekly, as you like it.|drop
offer: Children|On the favourite chair, with the favourite song.|children
offer: Weddings and parties|Early, calm, with pins for an emergency.|heart
line: Ask, and you hear what it takes.
step: You write|Who, what, and your postcode.
step: A day and a time|Evenings, too, if you ask.
step: It is done at yours|A chair, a socket and a mirror will do.
step: Swept|Nothing stays but the haircut.
why: No journey|For you, I mean.|house
why: Everybody in one visit|Grandmother first.|hands
why: Same hands each time|They remember how it was last time.|comb
plan: Cut, short|24|At yours.|Wash on request; Cut; Dry
plan: Cut and blow-dry|36|At yours.|Consultation; Cut; Styled
plan: Roots and cut|62|At yours.|Colour; Cut; Styled|Most asked
plan: Child|14|Along with somebody else.|Cut; A sticker; No fuss
per: sample price
about: {name} brings scissors, colour and a cape to the house{in}. Everything is packed in two bags and swept up at the end.
said: My mother has her Thursday back.|Daughter
said: Three children, one hour, nobody cried.|Client
said: Roots done while the soup cooked.|Client
ask: What do you need at my place?|A chair, a socket, water nearby and enough light.
ask: How far do you come?|Write your postcode, and you hear straight away.
ask: Do you come in the evening?|On some days. Ask for them early.
ask: Is there a minimum?|Ask for your street. Several people in one house are always welcome.
title: services|What can be done at yours
title: features|Why at home
title: pricing|Price list
title: faq|Before I come
title: about|Who comes
title: gallery|At people’s tables
title: booking|Ask for a day
reach: Send a message|Who it is for, what you would like, and your postcode.
call: When did you last have time for the salon?|You need none. Ask for a day.
shot: The bag, open|bag
shot: By the window|window
shot: Mirror on the table|mirror
shot: Combs, clean|comb

# nail technician
words: nail tech, nail techs, nail technicians, home nail tech, mobile nail tech, mobile nail technician, mobile nails, nails from home, home based nail tech, gel nail technician, acrylic nail tech
own: this nail technician
art: hands, polish, brush, lamp
act: Ask for a time > contact
act: See the prices > pricing
head: Ten small canvases
head: Two quiet hours, ten good nails
head: Hands you want to show
lede: Careful cuticles, colour that lasts, and time for each hand. One client at a time.
offer: Manicure|Shape, cuticles, polish.|hands
offer: Gel polish|Two to three weeks without a chip.|polish
offer: Builder gel|For nails that break.|hands
offer: Pedicure|With a bath and a scrub.|shell
offer: Nail art|Lines, dots, leaves, or what you bring a picture of.|brush
line: Send a picture of what you like.
step: You write|What you would like, and what is on them now.
step: A time|With enough of it.
step: Shape and colour|You choose, in good light.
step: Oil, and done|And how to make it last.
why: One at a time|Nobody waits beside you.|hands
why: Clean tools|Freshly sterilised for each client.|drop
why: Gentle removal|Soaked, never torn.|polish
plan: Manicure|25|Hands.|Shape; Cuticles; Polish
plan: Gel polish|32|Hands.|Two to three weeks; Removal of the old; Oil|Most asked
plan: Builder gel|42|Hands.|For length and strength; Shape; Colour
plan: Pedicure|34|Feet.|Bath; Scrub; Polish
per: sample price
about: {name} does nails{in}: short ones, bitten ones, long ones with a garden on each. There is good light, a proper lamp and something to drink.
said: Three weeks, two house moves, no chip.|Client
said: I stopped biting. There is too much work in them.|Client
said: The quietest hour of my week.|Client
ask: How long does it take?|A manicure about forty minutes, gel up to an hour and a half.
ask: How long does gel last?|Two to three weeks. Gloves for washing up help.
ask: Do you take off gel from elsewhere?|Yes, say so when you ask for a time.
ask: What if I cannot come?|Write a day before, and we find another time.
title: services|What I do
title: features|What you can count on
title: pricing|Price list
title: gallery|Lately
title: faq|Before your first time
title: about|Who holds your hand
title: process|How to book
title: booking|Ask for a time
reach: Send a message|What you would like, what is on them now, and when you can.
call: Chipped?|Ask for a time. Tea is on.
shot: Ten, matt|hands
shot: Colours, in order|polish
shot: Leaves, two nails|leaf
shot: Fine brush|brush
shot: Good lamp|lamp
shot: Spring set|flower

# mobile bike mechanic
words: mobile bike doctor, bike doctor, bicycle doctor, mobile bike mechanics, mobile bike repair, mobile bike repairs, mobile bicycle mechanic, mobile bicycle repair, mobile cycle mechanic, mobile cycle repair, mobile bike service, mobile bike servicing, mobile bike workshop
own: this mechanic
schema: AutoRepair
art: bike, wrench, wheel, van
act: Ask for a visit > booking
act: See what I do > services
head: The workshop comes to your bike
head: Mended outside your door
head: Back on two wheels by lunch
lede: Servicing, brakes, gears and wheels, done where the bike stands: at home, at work, or where the chain gave up.
offer: Basic service|Cleaned where it counts, adjusted, tightened, tried.|wrench
offer: Full service|Taken apart further, greased, put back, ridden.|bike
offer: Puncture|Patched or a new tube, with a look for the thorn.|wheel
offer: Brakes and gears|Cables, pads, and the click that should not be there.|gear
offer: Wheels|Spokes, rims, hubs: straight again.|wheel
line: Say what the bike does, and where it stands.
line: You hear the price before anything is changed.
step: You write|Which bike, what it does, and where it stands.
step: A price and a time|Before anybody sets out.
step: The work|On a stand, outside your door.
step: A short ride|Yours, while the tools are still out.
why: Nothing to carry|The bike stays where it is, and so do you.|house
why: Shown, not told|Worn parts are held up before new ones go on.|search
why: The usual parts aboard|Tubes, chains, pads and cables travel along.|box
about: {name} mends bikes where they are{in}. What needs a bench or a press, you are told before anything is taken apart.
ask: What can be done outside?|Nearly all of it: services, punctures, brakes, gears, wheels.
ask: And if it rains?|A porch or a garage is enough. Otherwise we find another hour.
ask: Do I have to be there?|At the beginning, to say what is wrong. Then you may go back to work.
ask: Do you work on e-bikes?|On everything but the motor and its battery.
ask: Can several bikes be done at once?|Yes, for families and offices. Say how many, and what they are.
ask: Do you bring parts?|The usual ones. Others are ordered first, so that one visit is enough.
title: services|What can be done at your door
title: features|Why it is easier this way
title: faq|Before you write
title: booking|Where does the bike stand?
under: booking|Which bike, what it does, and when you are there.
title: about|Who turns up
reach: Ask for a visit|Which bike, what it does, and where it stands.
call: Does it squeak?|Say where it stands and what it does.
shot: On the stand|bike
shot: Tools, laid out|wrench
shot: Old chain, new chain|gear
shot: Wheel, straight again|wheel
`);
