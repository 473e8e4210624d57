import { readTrades } from './read-trades';

/** What is fitted, sewn, split and grown for a house: stairlifts, curtains, firewood, and the shop of a farm. */
export const stairsAndHems = readTrades(`
pages: advice
schema: LocalBusiness
title: contact|Call, write or come by

# stairlift fitter
pages: round
schema: HomeAndConstructionBusiness
words: stair lifts, stairlifts, stair lift, stairlift, stairlift company, stair lift company, stairlift installers, stair lift installer, stairlift rental
own: this firm
art: stairs, chair, house, hands
act: Ask for a visit > quote
act: See what we fit > services
head: Upstairs is still yours
head: Stay where you know every step
head: Ten seconds to bed
lede: For people who want to stay in the house they know: measured, explained, fitted, and looked after for as long as it is needed.
offer: Straight stairs|Measured once, fitted in a morning.|stairs
offer: Stairs with a bend|A rail made for yours.|house
offer: Used and rented|For a hip that will mend, or a smaller purse.|hands
offer: Service and repair|Also of those that others fitted.|wrench
offer: Taken out again|When it has done its work.|van
line: We come, measure and explain. You decide later.
step: A visit|Stairs, sockets, and who will use it.
step: A price in writing|And time to ask the family.
step: It is fitted|With as little dust as a rail can make.
step: You try it|As often as you like, until it feels easy.
why: No pressure|Nobody sits on your sofa until you sign.|sofa
why: Explained to everybody|Also to the daughter on the telephone.|phone
why: Answered|When it stops, you call people who come.|chat
about: {name} helps people stay in their own homes{in}.
said: My mother has her bedroom back.|Daughter
said: They came, measured, explained and left. I rang them.|Customer
ask: Does it fit my stairs?|Nearly always, also narrow ones and those with a turn. We measure first.
ask: Does it damage the wall?|It stands on the treads, not on the wall.
ask: What if the power fails?|It runs on batteries, so you arrive.
ask: Is there help with the cost?|Often. Ask the council or your health service first, and we tell you what they will want to know.
title: services|What we fit
title: features|How we go about it
title: process|From visit to first ride
title: about|Who comes
title: faq|Before you decide
title: testimonials|What families say
title: quote|Ask for a visit
reach: Ask for a visit|Straight or with a bend, and how many steps.
call: Are the stairs getting steeper?|They are not. But it can be helped.
shot: First ride|stairs
shot: Folded away|chair
shot: The bend|house
shot: Upstairs|bed

# curtain maker
pages: advice
words: curtain maker, curtain makers, curtain making, curtains and blinds, curtain workshop, made to measure curtains, made to measure curtains and blinds, soft furnishings, soft furnishings maker, soft furnishing workshop, blinds and curtains, roman blinds, curtain fitter, curtain alterations
own: this workroom
art: window, sewing, ribbon, chair
act: Ask for a visit > contact
act: See what is sewn > services
head: Down to the floor, and not a hair further
head: Measured twice, cut once
head: The room, dressed
lede: Curtains, blinds and cushions, measured at your window, sewn by hand and machine, and hung so that they fall straight.
offer: Curtains|Lined, interlined, pleated as you like them.|window
offer: Roman blinds|Flat when down, even when up.|ribbon
offer: Cushions and covers|For the window seat and the old chair.|chair
offer: Alterations|Last house’s curtains, this house’s windows.|scissors
offer: Hung for you|Poles, tracks, and the ladder.|house
line: Bring a picture of the window, or ask for a visit.
step: You show the window|In a picture, or we come and measure.
step: You choose the cloth|Held up in your own light.
step: It is sewn|With a date that you hear beforehand.
step: It is hung|And dressed into its folds.
why: In your light|Cloth looks different at home. Look at it there.|sun
why: Your cloth or ours|Both are welcome.|ribbon
why: Hung straight|A pole that is level, and a hem that agrees.|window
about: {name} sews for windows and chairs{in}.
ask: Can I bring my own fabric?|Yes. Ask how much before you buy it.
ask: Do you measure?|Yes, and please let us. Windows are rarely square.
ask: How long does it take?|That depends on the season. You hear a date with the price.
ask: Can old curtains be altered?|Often. Bring them, or send a picture and the size.
title: services|What is sewn here
title: process|From window to hem
title: features|What matters to us
title: about|Who sews
title: faq|Before you choose
reach: Ask for a visit|How many windows, and which rooms.
call: Bare windows?|Send a picture of them.
shot: The hem|ribbon
shot: In the light|window
shot: At the machine|sewing
shot: Window seat|chair

# firewood merchant
pages: advice
schema: Store
words: firewood, firewood delivery, firewood supplier, firewood merchant, firewood for sale, log delivery, logs for sale, kiln dried logs, seasoned logs, log merchant, log supplier, braai wood, split logs, hay, hay for sale, hay and straw, straw bales, hay supplier, hay and straw merchant
own: this yard
art: tree, fire, truck, barn
act: Order a load > contact
act: See what there is > services
head: Dry, and where you want it
head: Stacked before the frost
head: It was a good year for it
lede: Dry, sound and by the load, brought to your gate. Tell us how much and where it has to go.
offer: By the load|Tipped where the trailer can reach.|truck
offer: By the bag or bale|For small sheds and short winters.|bag
offer: Stacked|If your back has had enough.|barn
offer: Collected|Bring a trailer, and ring first.|van
line: Say how much, and where it has to go.
step: You order|How much, what for, and the width of the gate.
step: You get a day|And a call when we set off.
step: It arrives|Where we can reach, and no further without asking.
why: Dry|Ask to see it before you buy.|sun
why: Fair measure|You hear what a load is before it is loaded.|scales
why: From near here|Not round the world first.|tree
about: {name} sells it dry and by the load{in}.
ask: How much is a load?|Ask, and we tell you in bags, bales or metres, whichever you count in.
ask: Can it be stacked?|Yes, for a little more. Say so when you order.
ask: How wide must the gate be?|Tell us what you have, and we say what fits through it.
ask: When should I order?|Before everybody else does: in summer.
title: services|What there is
title: process|From yard to yours
title: features|What you can count on
title: about|Who brings it
title: faq|Before you order
reach: Order a load|How much, where, and how to get in.
call: Is the pile getting low?|Ring before it snows.
shot: Stacked|barn
shot: Loaded|truck
shot: First evening|fire
shot: Where it grew|tree

# farm shop
pages: house
schema: Store
words: farm shop, farm shops, farm shop and cafe, farm shop & cafe, farm shop and café, farm shop cafe, farm stall, farm stand, farm store, farm gate shop, farm gate sales, egg farm gate sales, farm gate eggs, egg farm, free range eggs, eggs for sale, free range egg farm, roadside stall, honesty stall, allotment farm, market garden shop
own: this farm
art: barn, carrot, egg, sheep
act: Ask what is in > contact
act: See what there is > services
head: It came across the yard
head: Ask what was picked this morning
head: Muddy boots welcome
lede: What the farm has, sold where it grows. Ask what came in this morning; it changes with the weather.
offer: From the field|What is ready this week, with earth on it.|carrot
offer: From the animals|Reared here, or by somebody we know.|sheep
offer: From the kitchen|Jars, bakes and the odd experiment.|jar
offer: Boxes and orders|Put together for you, if you ask ahead.|box
line: Ask what is in.
step: You come, or call|What is in changes by the day.
step: You choose|Or we do, with a view to your pan.
step: You take it home|Or ask us to put it aside.
why: From here|You can see the field from the till.|barn
why: In season|And when it is over, it is over.|leaf
why: Asked and answered|How it grew, and what to do with it.|chat
about: {name} is a farm with a door to the road{in}. What we grow and rear is sold a few steps from where it grew.
ask: What do you have this week?|Ring and ask, or come and look.
ask: Can you put something aside?|Gladly. Call the day before.
ask: Can we see the animals?|From the gate, always. Closer, ask.
ask: Do you make up boxes?|Ask us, with how many you are.
title: services|What there is
title: process|How to shop here
title: features|Why at the farm
title: about|Who farms here
title: faq|Before you come
reach: Ask what is in|Or have something put aside.
call: What is for supper?|Ask what is in, and we suggest.
shot: The yard|barn
shot: Pulled this morning|carrot
shot: Over the gate|sheep
shot: Found today|egg
`);
