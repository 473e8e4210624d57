import { readTrades } from './read-trades';

/** What is cut down, soled and drawn on. */
export const treesAndHeels = readTrades(`
pages: round
schema: LocalBusiness
title: contact|Call or write
title: quote|Ask for a price
said: Explained first, done second. I would call again.|Customer
said: The price on the paper was the price on the bill.|Customer

# tree felling firm
schema: HomeAndConstructionBusiness
words: tree felling, tree felling and stump removal, tree felling and stump grinding, tree removal, tree removal service, tree removal and stump grinding, tree trimming, tree trimming and removal, tree pruning, tree cutting, tree lopping, tree service, tree services, tree care, tree care company, stump removal, stump grinding, stump grinding service, tree and stump removal, tree company
own: this crew
art: tree, axe, hands, truck
act: Ask for a visit > quote
act: See what we do > services
head: Down safely, piece by piece
head: Looked up at first, cut second
head: More light in the kitchen
lede: Trees felled, thinned and made safe by people who climb them for a living. We look at the tree first, and sometimes we talk you out of it.
offer: Felling|Whole where there is room, in pieces where there is not.|tree
offer: Crowns thinned and lifted|More light, same tree.|leaf
offer: Stumps ground out|Down below the turf.|hammer
offer: Hedges|Level, and all the way round.|wall
offer: After a storm|What hangs over the roof comes first.|house
line: Send a picture of the tree, and of what stands under it.
step: We come and look|Roots, roof, wires, and the neighbour’s greenhouse.
step: A price in writing|With what is taken away and what stays.
step: The work|With ropes, and somebody on the ground.
step: Swept up|Chips and logs go, or stay, as you like.
why: Asked about first|Some trees are protected. We tell you whom to ask.|document
why: Nothing dropped|Branches come down on a rope.|hands
why: Left tidy|Raked, swept, gates shut.|broom
about: {name} looks after trees{in}, and takes down those that have to go.
ask: Do I need permission?|Sometimes: for protected trees and in some areas. We tell you how to find out before anybody climbs.
ask: What happens to the wood?|It goes with us, or stays as logs or chips. Say which.
ask: Do I have to be there?|At the start, so that we cut the right one.
ask: When is the best time?|That depends on the tree. What is dangerous is done at once.
ask: What does it cost?|We look first. Then you get one price, clearing up included.
title: services|What we do up there
title: features|How we work
title: process|From first look to swept lawn
title: about|Who climbs
title: faq|Before we climb
title: testimonials|What neighbours say
reach: Ask for a visit|How tall, what stands under it, and a picture.
call: Does it lean?|Send a picture before the wind does.
shot: Up in it|tree
shot: Roped|hands
shot: Loaded|truck
shot: Afternoon sun|sun

# cobbler
pages: advice
schema: Store
words: cobblers, shoe repair, shoe repairs, shoe repairer, shoe repairers, shoe repair shop, shoe mender, shoe menders, heel bar, boot repair, boot repairs, boot and shoe repairs, shoe repair and key cutting, shoe repairs and key cutting, shoe repair and key cutting kiosk, shoe repair kiosk
own: this bench
art: shoe, hammer, key, brush
act: Bring them by > contact
act: See what is mended > services
head: Another thousand miles
head: Worn in is worth keeping
head: Heels down? Bring them in
lede: Soles, heels, seams and zips, mended at the bench by somebody who can tell how you walk. Bring the pair you would not throw away.
offer: Heels|Tips, blocks, the one that caught in the grating.|shoe
offer: Soles|Rubber or leather, half or full.|shoe
offer: Stitching and patches|Seams, straps, the dog’s share.|scissors
offer: Stretched|For the bunion and the bargain.|hands
offer: Cleaned and coloured|Salt out, colour back.|brush
line: Bring them in, and you hear at once whether it pays.
step: You put them on the counter|Both of them, please.
step: A look|And a plain word on whether it is worth it.
step: They are mended|With a day on the ticket.
step: You walk out|Quieter than you walked in.
why: Told honestly|If they are done, they are done.|chat
why: Glued and stitched|What comes off again was never mended.|hammer
why: The right sole|For office, hill or dance floor.|shoe
about: {name} mends shoes and boots{in}. Most of what comes in has been resoled before, and that is a compliment.
ask: How long does it take?|Heels are mostly quick. Soles take longer, and you get a day on the ticket.
ask: Is it worth mending?|Bring them, and you hear it before it costs anything.
ask: Can you mend trainers?|Some of them. It depends on how they were made.
ask: Do you do bags and belts?|Usually. Show us.
title: services|What is mended
title: process|How it goes
title: features|What you can count on
title: about|Who is at the bench
title: faq|Before you come
reach: Bring them by|Or ask first, with a picture of the sole.
call: One heel shorter than the other?|Bring both.
shot: On the last|shoe
shot: Tacks|hammer
shot: Polished|brush
shot: Ready to collect|bag

# permanent make-up artist
pages: advice
schema: HealthAndBeautyBusiness
words: microblading, microblading studio, microblading artist, microblading salon, microblading clinic, permanent makeup, permanent make-up, permanent makeup artist, permanent makeup studio, permanent make up, permanent make up artist, semi permanent makeup, semi permanent make up, powder brows, ombre brows, brow tattoo, cosmetic tattoo, cosmetic tattooing, cosmetic tattoo studio, scalp micropigmentation, lip blush
own: this studio
art: mirror, brush, lamp, calendar
act: Ask for a consultation > contact
act: See what is done > services
head: Awake before you are
head: Drawn on first, wiped off until it is right
head: Your own, only there
lede: Brows, lips and liner drawn on first, looked at from across the room, and only then put into the skin, hair by hair.
offer: Brows|Hair strokes, shading, or both.|brush
offer: Lips|A little colour, and an edge.|mirror
offer: Eyes|A line between the lashes.|lamp
offer: The second visit|Some weeks later, once it has healed.|calendar
offer: Corrected|What somebody else did, where it can be helped.|hands
line: Drawn on first. You say when it is right.
step: We talk|Skin, allergies, pregnancy, medicines, and what you do not want.
step: It is drawn|With a pencil, until you nod.
step: It is done|With numbing cream, and breaks.
step: You come back|When it has healed, to fill what faded.
why: One needle, one person|Opened in front of you.|shield
why: A patch test|Before the first appointment.|search
why: A little less|More can be added. Less takes years.|brush
about: {name} draws brows and lines that stay{in}. The best ones nobody notices.
ask: Does it hurt?|It scratches. The skin is numbed beforehand.
ask: How long does it last?|Mostly a year or two, depending on skin and sun.
ask: How does it look at first?|Darker. After about a week it settles, and after a month you see what it is.
ask: When can it not be done?|In pregnancy, with some illnesses and medicines. Tell us before you book.
ask: What should I do afterwards?|Keep it clean and dry, out of the sun and the pool, and do not pick.
title: services|What is done
title: process|How it goes
title: features|How we work
title: about|Who draws
title: faq|Before you decide
reach: Ask for a consultation|What you have in mind, and a picture in daylight.
call: Not sure about the shape?|Let us draw it on. It washes off.
shot: Drawn first|brush
shot: Good light|lamp
shot: In the mirror|mirror
shot: Six weeks later|calendar
`);
