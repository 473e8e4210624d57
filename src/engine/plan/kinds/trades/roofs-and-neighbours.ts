import { readTrades } from './read-trades';
import { localsShared } from './locals-shared';

/** Work and meeting places that a village has one of. */
export const roofsAndNeighbours = readTrades(`
${localsShared}
# thatcher
words: roof thatching, roof thatching business, thatching business, thatch roofing, master thatcher, thatchers, thatching, thatched roofs, roof thatcher, reed roofs, slater, dry stone waller, dry stone walling, lime plasterer, hedge layer, hedgelayer
own: this firm
schema: RoofingContractor
art: roof, village, hills, hands
act: Ask us to look > contact
act: See what we do > services
head: Straw, reed and a level eye
head: Warm in winter, quiet in rain
head: Done by hand, seen from the lane
lede: Traditional work by the people who quote for it: measured on the ladder, priced in writing and finished before the weather turns.
offer: A look and an honest word|What it needs now, and what can wait five years.|search
offer: Repairs|After storms, birds and a bad decade.|hammer
offer: Full work|From the timbers up, in the material that belongs there.|house
offer: Listed buildings|With drawings and words for the conservation officer.|document
line: With materials from growers we know.
line: Measured on the ladder, priced in writing.
step: You call|A photograph from the lane tells us a lot.
step: We climb up|And look with hands, not only with eyes.
step: A price in writing|With materials, weeks and what could turn up.
step: The work|Tidy at night, sheeted against rain.
about: We work{in} with materials that grew, and with tools our grandfathers would recognise.
about: A good job outlasts the person who did it. That keeps one careful.
said: They left the lane cleaner than they found it.|Farmhouse
said: The old part that was sound, they left alone. I liked that.|Cottage
said: They came when they said, which in this trade is a wonder.|Barn
role: Master|Learnt it from an uncle who never hurried.
role: Journeyman|Carries more than he weighs.
ask: How long does it last?|Longer with care. We tell you what to expect of the material and the slope, before you choose.
ask: What does it cost?|We come and look first. The price is in writing and says what it covers.
ask: When can you start?|There is usually a wait of some months. Leaks come first.
ask: Does the house have to be empty?|No. It is dusty outside and quiet inside.
ask: Do you deal with the conservation officer?|Yes, with drawings and samples.
ask: What about insurance?|We give you the papers that your insurer asks for.
title: faq|Asked from the foot of the ladder
title: contact|Ask us to come and look
reach: Ask us to come and look|Where it stands, what you see, and a photograph from the lane.
call: Something slipping?|Send a photograph. We say whether it can wait.
shot: From the lane|village
shot: Bundles, stacked|box
shot: The ridge|roof
shot: Hands at work|hands
shot: Under the eaves|house
shot: Evening, nearly done|sun

# bike kitchen
words: bike kitchen, bicycle kitchen, bike co-op, bicycle co-op, bike collective, bicycle collective, bike cooperative, community bike workshop, community bike shop, bike recycling project, bike project
own: this workshop
pages: club
schema: Organization
art: bike, wrench, hands, cup
act: Come and mend > contact
act: Lend a hand > volunteer
head: Your hands, our tools
head: Learn it on your own bike
head: Somebody will hold the wheel
lede: A workshop that belongs to whoever uses it: stands, tools, second-hand parts, and people who show you how instead of doing it for you.
step: You come|With your bike, and time to get your hands dirty.
step: Somebody looks with you|What it is, and what it takes.
step: You mend it|With our tools, and help where it sticks.
step: You ride home|And show the next one how it is done.
offer: Stands and tools|For whoever mends their own.|wrench
offer: Second-hand parts|Taken off, cleaned, sorted into boxes.|box
offer: Bikes to finish|Frames and wheels that are looking for somebody.|bike
offer: Evenings to learn|One thing each time: brakes, gears, wheels.|hands
line: You do it yourself, and nobody lets you get stuck.
about: We are volunteers{in} who like bicycles better when they are ridden. Nobody is paid, and nobody is sold anything.
about: What is missing in your knowledge is exactly what we are there for.
story: It began with one stand in a yard and a box of tools that were lent and came back.
role: Tools|Knows where the 15 mm is, and who has it.
role: Parts|Sees a whole bike in three broken ones.
role: Welcome|Finds you a stand and somebody beside it.
help: Mending with others|You need not know everything. Neither do we.
help: Sorting parts|An hour with a wire brush and company.
help: Opening the door|Keys, tea and a list of who came.
ask: What does it cost?|Ask when you come; parts and coffee have their tin.
ask: Can you mend it for me?|We show you, and you do it. That way it stays mended.
ask: I have never done this.|Then come. Most of us learnt it here.
ask: May I bring an old bike?|Please, if it may be taken apart. Write first if there are several.
ask: Do I have to book?|Come when we are open. If all stands are taken, there is tea.
title: services|What there is
title: process|How it goes
call: Does it squeak?|Come by with it.
reach: Ask the workshop|Parts, bikes to give, an hour to help.
shot: On the stand|bike
shot: The tool wall|wrench
shot: Boxes of parts|box
shot: Four hands|hands
shot: Wheels|wheel
shot: Ridden home|bike

# repair café
words: repair cafe, repair cafés, repair cafes, fixit clinic, fix it clinic, mending café, mending cafe, community repair, repair evening, restart party
own: this repair café
pages: club
schema: Organization
art: wrench, lamp, bike, cup
act: Bring something > contact
act: Help to mend > volunteer
head: Bring it broken, take it home
head: It only needs a screw and some company
head: Throw it away? Not yet
step: You come|With one thing that does not work, and a rough idea of when it stopped.
step: You wait with tea|Take a number. Somebody who knows such things calls you.
step: You mend it together|You hold the lamp, and see what was wrong.
step: It goes home|Working, or understood. Whoever likes puts something into the tin.
lede: Once in a while, neighbours who can mend sit down with neighbours who cannot, over tea. It costs nothing but patience.
offer: Electrical things|Toasters, lamps, radios, and the mixer with the smell.|lamp
offer: Clothes and textiles|Zips, hems, holes, favourite jumpers.|scissors
offer: Bicycles|Brakes, gears, tubes, squeaks.|bike
offer: Wood and toys|Glue, clamps and a little drying time.|toy
line: You sit beside whoever mends it, and hand over the screws.
day: 10:00|Doors open|Take a number, have a tea.|
day: 10:15|Mending|Until everything works or is properly given up.|
day: 12:45|Last things|Big ones should come earlier.|
date: 14 March|Repair morning|Bring one thing, or two small ones.|10:00 to 13:00
date: 11 April|Repair morning|Bicycles outside if it is dry.|10:00 to 13:00
date: 9 May|Repair morning|With a table for learning to darn.|10:00 to 13:00
about: We are neighbours{in} who like to know what is inside things. Nobody is paid, and nobody is in a hurry.
about: About seven of ten things go home working. The others go home understood.
story: Most things that are thrown away need one screw, one wire or one person who has seen it before.
role: Electrical things|Smells a burnt resistor across the room.
role: Sewing|Can match any thread.
role: Welcome|Knows whose turn it is.
help: Mending|You need not be an expert. You need patience and a screwdriver.
help: Tea and cake|The reason half of us come.
help: Welcome|Numbers, names, and calming words.
ask: What does it cost?|Nothing. There is a tin for coffee and glue.
ask: What may I bring?|Anything you can carry alone. No microwaves and no gas, please.
ask: Do I have to book?|No. Come early, take a number and have tea.
ask: Do you promise that it works again?|No. We promise to try, and to tell you what was wrong.
ask: Do you have spare parts?|Fuses, thread, screws and tubes. If it needs another part, we say which, and you come back.
ask: May I stay and watch?|You must. It is half the point.
title: services|What gets mended
title: timetable|How a morning goes
title: events|Next mornings
title: volunteer|Mend with us
title: faq|Before you bring it
title: contact|Ask us first
reach: Ask us first|What it is, what it does not do, and a picture if you like.
call: Something in the cupboard that does not work?|Bring it along. Tea is on.
shot: The toaster, open|wrench
shot: Buttons in a jar|jar
shot: Bicycle on the stand|bike
shot: It lights up|lamp
shot: Two heads, one plug|hands
shot: Cake table|cake

# toy library
words: toy libraries, toy lending library, toy lending, toy rental, game library, library of things, things library, lending library of things
own: this library
pages: house
schema: Library
art: toy, box, gift, hands
act: See the dates > events
act: Become a member > pricing
head: Borrow it, love it, bring it back
head: More to use, less to store
head: A shelf for the whole street
lede: Why own what a neighbour can lend? Choose something from the shelves, keep it for some weeks, and swap it for the next.
offer: Borrowing|Choose three things and keep them for a month.|box
offer: Trying out|On the floor, with coffee for the grown-ups.|toy
offer: Mending and cleaning|Everything is counted, wiped and checked between two homes.|hands
offer: Giving|What is whole and no longer needed finds a shelf here.|gift
line: Ask at the desk, and we put it aside.
date: 14 March|Swap morning|Bring one, take one.|10:00
date: 25 April|Mending table|Wheels, zips, missing pieces.|Free
date: 13 June|Open afternoon|Try everything, outside if it is dry.|14:00
about: We lend things{in} so that cupboards stay shut and nobody buys what is used twice. Neighbours run it, in turns.
about: A missing piece is no drama. There is a jar for those.
role: At the desk|Remembers what you had last time.
role: Mending|Has a drawer of wheels.
ask: How does it work?|You become a member, choose, and bring it back within a month.
ask: What if something breaks?|It happens. Tell us and bring the pieces; we mend what can be mended.
ask: What if we need it longer?|Write or call. If nobody waits for it, keep it.
ask: Is it clean?|Everything is washed or wiped when it comes back.
ask: May we give something?|Yes, if it is whole and clean. Ask first, shelves are short.
ask: Do we have to be members to look?|No. Come in and look.
open: 3|3|15|18
open: 6|6|10|13
title: services|How the shelves work
title: pricing|Membership
title: faq|Before you borrow
title: contact|Ask the desk
reach: Ask the desk|What you are looking for, and for how long.
call: Is a cupboard full?|Come and swap.
plan: Membership|20|For a year.|Three things at a time; A month each; Try before you take
shot: The shelves|box
shot: Chosen in a minute|toy
shot: Wheels, sorted|wrench
shot: Back from holiday|gift
shot: On the floor|hands
shot: The list by the door|document
`);

/** Crops that need no sun. */
export const darkCrops = readTrades(`
pages: producer
schema: LocalBusiness
act: See what we grow > products
act: Order or ask > contact
open: 3|5|10|16
open: 6|6|9|13
title: products|What we grow|From us, directly
title: faq|Asked at the door
title: contact|Order or ask
reach: Order or ask|What you would like, how much of it, and for which day.
call: Hungry now?|Write, and we put some aside.
# mushroom farm
words: mushroom farms, mushroom grower, mushroom growers, mushroom growing, oyster mushrooms, urban mushroom farm, gourmet mushrooms, mushroom kits, microgreens farm, microgreens, urban farm, vertical farm
own: this farm
art: mushroom, box, leaf, basket
head: Picked this morning, in the dark
head: Grown on what others throw away
head: From coffee grounds to the pan
lede: Grown indoors on what others throw away, picked by hand in the morning, and in a kitchen by noon.
good: Oyster mushrooms|6|Picked this morning, 250 g|mushroom
good: Lion’s mane|9|Tears like crab, fries like steak, 200 g|mushroom
good: Shiitake|7|Dense and dark, 200 g|mushroom
good: Mixed box|14|Whatever is best today, 500 g|box
good: Grow-at-home kit|18|Two harvests on your windowsill|gift
good: Dried, in a jar|8|For soups in February|jar
line: Picked to order.
about: We grow mushrooms{in} in rooms that are damp, dark and tidy.
about: What has fed mushrooms goes to gardens afterwards. Nothing leaves by the bin.
story: It began with a bucket under the stairs and a coffee roaster who did not know what to do with the grounds.
story: The bucket became a shelf, the shelf became a room, and one day a cook rang and asked for more.
step: Collect|Coffee grounds and straw, still warm.
step: Mix|With spawn, by hand, in clean rooms.
step: Wait|Two weeks in the dark, two more in fog.
step: Pick|In the morning, by hand, a cluster at a time.
ask: How do I keep them?|In paper, in the fridge, for up to five days. Never in plastic.
ask: Do I have to wash them?|No. Brush them, tear them, fry them hot.
ask: How does a kit work?|Cut it open, spray it twice a day, pick after about ten days. Then once again.
ask: Do you deliver to restaurants?|Yes, on fixed days. Send us what you need each week, and we say what is growing.
ask: Can we visit?|By appointment, in small groups and clean shoes.
ask: Are they wild?|No. They are grown, which is why you know what you are eating.
shot: Clusters, day ten|mushroom
shot: The fog room|drop
shot: Sacks of coffee|coffee
shot: Morning pick|basket
shot: Boxed for the kitchen|box
shot: On the windowsill|window
`);
