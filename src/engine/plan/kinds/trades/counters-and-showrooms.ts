import { readTrades } from './read-trades';

/** Counters of one sort of ware, and workshops that print or stitch on it: merchants, showrooms, corner shops. */
export const countersAndShowrooms = readTrades(`
pages: local
schema: Store
own: this shop
act: Ask for something > contact
act: See what there is > services
line: Ask whether it is here; we go and look.
line: Not on the shelf? Often we can get it.
line: Ask somebody who knows what it is for.
step: You say what you need|In the shop, by message, or with the old one in your hand.
step: We look|On the shelf, in the yard, in the book.
step: You choose|With time, and an honest opinion if you want one.
step: You take it along|Or it is put aside, or brought.
ask: How do I know whether you have it?|Write or call. We go and look while you wait.
ask: Can you order something in?|Often. You hear how long it takes and what it costs.
ask: Do you deliver?|Say where to and how much, and you hear when and for what.
ask: Can I bring something back?|Ask before you buy, and we tell you how that goes.
ask: Do you serve trade and private people?|Both. Say which.
ask: How can I pay?|Ask at the counter.
title: services|What there is
title: process|How it goes
title: gallery|In the shop
title: faq|Before you come
call: Looking for something?|Describe it in two lines. We go and look.

# builders' merchant
words: builders merchant, builders' merchants, builders merchants, builder's merchant, building supplies, building supplies company, building supply store, building materials, building materials supplier, building material store, timber merchant, timber merchants, timber yard, lumber yard, sawmill, sawmills, aggregate supplier, sand and gravel supplier, roofing supplies, roofing supplier, plumbing supplies, plumbing merchant, plumbers merchant, electrical wholesaler, electrical supplies, reclamation yard, architectural salvage, salvage yard, stone yard, landscape supplies, fencing supplies, cement dealer, tmt dealer, block moulding company, block making company, paint shop, decorating supplies
art: saw, wall, truck, ruler
head: Open before the site is
head: Loaded while you drink your tea
head: By the bag, the length or the lorry
lede: Timber, bags, pipes and everything that holds them together{in}, cut, counted and loaded, for builders and for people with one shelf to put up.
offer: Timber and boards|Sawn, planed, cut to your list.|tree
offer: Bags and heavy things|Sand, cement, blocks.|wall
offer: Pipes, wires, fixings|By the box, or the one you are missing.|wrench
offer: Paint and finish|Mixed to the scrap you bring.|paint
offer: Delivery|On site, where you want it put down.|truck
about: {name} sells what houses are made of{in}. Ask at the counter; somebody there has built one.
ask: Do you cut to size?|Yes, bring the list in millimetres.
reach: Ask for a price|The list, where to, and by when.
shot: The yard|truck
shot: Cut to length|saw
shot: Mixed|paint
shot: Loaded|box

# kitchen and bathroom showroom
words: kitchen showroom, kitchen showrooms, kitchen shop, kitchen studio, kitchens and bathrooms, kitchen and bathroom showroom, bathroom showroom, bathroom showrooms, bathroom shop, bathroom store, bathroom studio, bedroom showroom, fitted wardrobes, fitted wardrobe company, fitted bedrooms, flooring showroom, flooring shop, fireplace showroom, fireplace shop, stove shop, stove showroom, door showroom, window showroom
schema: HomeAndConstructionBusiness
own: this showroom
art: kitchen, tap, lamp, chair
act: Arrange a visit > contact
act: See what there is > services
head: Open every drawer
head: Stand in it before you buy it
head: Bring the measurements and the arguments
lede: Whole rooms to walk through{in}: touch the worktop, run the tap, and go home with a drawing and a price.
offer: In the showroom|Rooms, set up as people live in them.|room
offer: Planning|At a table, with your measures.|ruler
offer: Measuring at home|Before anything is ordered.|house
offer: Fitting|By people we know by name.|hammer
offer: Single pieces|A tap, a door, a handle.|tap
step: You come in|With rough measures and pictures.
step: A drawing and a price|Itemised, to take home.
step: We measure|So that it fits.
step: Delivered and fitted|With one date, and one person to ring.
about: {name} shows how it could look{in}. Nobody follows you round; the kettle in kitchen two works.
ask: Do I need an appointment?|To look, no. For a plan it is better, so that somebody has time.
title: gallery|In the showroom
reach: Arrange a visit|Which room, rough measures, and when you can come.
call: Still saving pictures of it?|Bring them.
shot: Kitchen two|kitchen
shot: Handles|key
shot: Samples|tiles
shot: On paper|ruler

# printing on cloth
words: t-shirt printing, t shirt printing, tshirt printing, t-shirt printers, t-shirt printing business, t-shirt printing company, custom t-shirts, custom t shirts, custom apparel, custom clothing printing, screen printers, screen printing, screen printing business, screen printing shop, screen printing company, dtf printing, vinyl printing business, garment printing, workwear, workwear supplier, workwear company, work uniforms, uniform supplier, embroidery business, embroidery company, embroidery service, embroidery shop, machine embroidery, logo embroidery, custom embroidery, promotional products, promotional products company, branded merchandise, branded merchandise company, mug printing, sublimation printing, cap embroidery, sportswear printing, team kit supplier
schema: LocalBusiness
own: this workshop
art: shirt, brush, sewing, box
act: Ask for a price > contact
act: See what we print on > services
head: Your name, on their backs
head: One shirt or two hundred
head: Straight on the chest, fast in the wash
lede: Shirts, caps, bags and workwear, printed or stitched{in}: you see it on paper first, then on one, then on all of them.
offer: Printing|Few or many, small or across the back.|shirt
offer: Embroidery|For names, logos, and what is washed hot.|sewing
offer: Workwear and uniforms|Sizes kept, so that you can reorder.|hanger
offer: Clubs, stags and hens|With the nickname nobody was meant to know.|people
offer: Drawing it for you|From a sketch or an old letterhead.|pencil
step: You send the picture|And how many, in which sizes.
step: You see a proof|On screen, in its real size.
step: One is made|If there are many.
step: All of them|Counted, folded, boxed by size.
about: {name} prints and stitches{in}. We check the spelling, too; you would be surprised.
ask: What is the smallest order?|Ask; often it is one.
ask: Will it wash off?|Not if it is washed inside out. We say which method suits what.
ask: Which file do you need?|The best you have. We tell you when it is too small.
title: services|What we print and stitch on
title: gallery|Off the machine
reach: Ask for a price|What, how many, which sizes, by when.
call: Is there a date?|Send it with the picture.
shot: The screen|frame
shot: First one|shirt
shot: Thread|yarn
shot: Boxed|box

# corner shop
words: kirana store, kirana shop, kirana, provision store, provisions store, provision shop, general store, general stores, corner shop, newsagent, newsagents, village shop, village stores, community shop, spaza shop, spaza, bodega, mini mart, minimart, mini supermarket, post office and shop, tuck shop
schema: ConvenienceStore
act: Send your list > contact
act: See what there is > services
head: Milk, stamps, gossip
head: Nearer than you think, open longer
head: You forgot the onions
lede: Everyday things round the corner{in}, from rice to batteries, with somebody behind the counter who knows where they are.
offer: Food and drink|For today, and for the shelf.|vegetables
offer: For the house|Soap, bulbs, string.|soap
offer: Fresh in the morning|What came today.|loaf
offer: Asked for|What we do not have, we try to get.|magnifier
offer: To the door|Send a list; ask where we bring it.|basket
step: You send the list|By message, or read it out.
step: We pack it|And ring when something is missing.
step: Fetch it, or it comes|As agreed.
step: You pay|At the counter or the door.
about: {name} keeps a little of everything{in}. We know who takes which milk.
ask: Do you bring things home?|Ask where you are, and you hear when.
art: shopfront, vegetables, egg, loaf
reach: Send your list|What you need, where you are, and when you are in.
call: Out of something?|Send a line.
shot: The counter|shopfront
shot: Onions|vegetables
shot: This morning|loaf
shot: Packed|bag

# bar of its own sort
words: shebeen, micropub, micro pub, beer parlour, beer parlor, palm wine joint, palm wine bar, shisha lounge, hookah lounge, shisha bar, hookah bar, shisha cafe, cigar lounge, cigar bar, social club with bar, working men's club, workingmen's club, kava bar, sake bar
schema: BarOrPub
own: this house
art: beer, chair, night, music
act: Keep us a table > contact
act: See what there is > services
head: Your chair is still warm
head: One room, and everybody in it
head: Sit anywhere, talk to anyone
lede: A room, a counter and people from round here{in}. Come early for a chair, late for the singing.
offer: At the counter|Ask what is good today.|beer
offer: Something to eat|Small, warm, shared.|dish
offer: Music and evenings|Ask what is on.|music
offer: A table for you|For a birthday, or because it is Friday.|table
offer: Match days|On the wall, with sound.|ball
about: {name} is a room where people know each other{in}. If they do not yet, they will by ten.
ask: Do I have to reserve?|For a table, better. At the counter there is always an elbow’s width.
ask: Are children welcome?|Ask, and we say until when.
ask: What is on?|Ask for this week, or look at the board by the door.
ask: Do you take groups?|Tell us how many and when.
ask: Can I hire it?|Ask for your date.
ask: How can I pay?|Ask at the counter.
title: process|Your evening
title: gallery|A look inside
title: faq|Before you come
step: Come in|The door sticks a little.
step: Ask|What is fresh, what is on.
step: Sit down|With somebody.
step: Stay|As long as you behave.
reach: Keep us a table|How many, and when.
call: Coming tonight?|Say how many.
shot: The counter|counter
shot: Poured|beer
shot: The corner|chair
shot: Late|night

# castle or house to visit
words: castle, castles, stately home, stately homes, historic house, country house, manor house, castle tours, castle visits, heritage site, abbey, palace, folly, maze, walled garden, sculpture park, show caves, show cave, caves tour, lighthouse tours, windmill, watermill, mill museum, national monument, visitor centre
schema: TouristAttraction
own: this house
art: castle, tree, garden, door
act: Plan your visit > contact
act: See what there is > services
head: Mind the third step, everybody did
head: Old walls, and the kettle is on
head: Come in by the small door
lede: Walls, rooms and grounds to walk through{in}, at your own pace or with somebody who knows who was angry with whom.
offer: The house|Rooms as they were left, or nearly.|room
offer: Guided tours|With the stories that are not on the signs.|people
offer: Grounds and garden|For an hour on a bench.|garden
offer: Schools and groups|Dressing up, old games, a dungeon if there is one.|school
offer: Celebrations|A day here for your own party.|ring
step: Ask when we are open|Days and hours change with the season.
step: Come|By car, bus or bicycle; ask for the way.
step: Walk|Alone, or with a guide.
step: Sit down|There is always a bench.
about: {name} has been standing here for a long time{in}. It leaks a little, and people love it.
ask: How long does a visit take?|An hour indoors, as long as you like outside.
ask: Is it easy to get in?|Old houses have steps. Tell us what you need, and we say what can be reached.
ask: Are dogs welcome?|Ask; outside, usually, on a lead.
ask: May I take pictures?|For yourself, yes. Ask about anything larger.
ask: What does it cost?|Ask for this season’s prices.
ask: Can we marry here?|Ask with your date and number of guests.
title: process|Your visit
title: gallery|A look around
title: faq|Before you come
reach: Plan your visit|When you would like to come, and how many you are.
call: When are you coming?|Ask whether we are open.
shot: The gate|door
shot: Great room|room
shot: Long view|hills
shot: Under the oak|tree
`);
