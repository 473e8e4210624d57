import { readTrades } from '../trades/read-trades';

/** Trades that build or fit one thing, where the kind would otherwise be a builder of houses. */
export const buildingSheets = readTrades(`
step: A visit|We measure, ask and look at how you live.
step: A drawing and a price|One sum, itemised, with a date beside it.
step: Made and fitted|By the people who drew it.
step: Handed over|Swept, tested, with a list of what to look after.

# builder
words: builders, building company, construction company, general contractor, home builder, house builder, extension builder, renovation company, property developer
# landscaping
words: landscaper, landscape gardener, garden design, landscaping company, paving, fencing

# kitchen fitter
words: kitchen fitters, kitchen maker, kitchen company, kitchen installer, kitchen design, kitchen designer, kitchen studio, kitchens, bespoke kitchens, fitted kitchens, kitchen renovation, kitchen remodeling
own: this kitchen company
art: counter, pan, tap, furniture
act: Plan a kitchen > quote
act: See kitchens > portfolio
head: Where the kettle goes is where we start
head: Drawers that close on their own
head: Measured twice, cooked in for decades
lede: Kitchens planned at your own table, built to the millimetre and fitted in days, with water and power off for as short as it can be.
about: {name} plans, builds and fits kitchens{in}. We begin with what you cook and where the light falls, not with a catalogue.
about: The person who measures is the person who fits. That keeps the surprises small.
offer: Planning|At your table, with a drawing you understand.|pencil
offer: Fitting|Units, worktop, splashback, level and sealed.|counter
offer: Worktops|Stone, oak, steel, cut from a template.|ruler
offer: Electrics and water|With our own plumber and electrician.|tap
offer: New doors on old units|The same kitchen, ten years younger.|door
offer: After the kitchen|One call a year, hinges adjusted.|wrench
why: One fitter, start to finish|You learn one name and see one van.|hands
why: A kitchen to cook in|We set up a hob and a sink while yours is away.|pan
why: Nothing hidden|Handles, waste pipe and plinths are in the price.|receipt
work: Galley with a window seat|Kitchens|Four metres, everything in reach.|counter
work: Oak and lime green|Kitchens|They were sure. They were right.|furniture
work: Island on wheels|Details|Moves for the dancing.|table
work: Old farmhouse, new drawers|Renovation|Nothing in it was square, except what we added.|house
work: Doors only|Renovation|Two days, a different room.|door
work: Pantry behind a panel|Details|Find the handle.|jar
said: On the third day I made soup. I had planned for three weeks of sandwiches.|New kitchen
said: He found twelve centimetres we did not know we had.|Small flat
said: The drawers still close as they did on the first day.|Old house
ask: How long are we without a kitchen?|Usually five to eight working days. Until then there is a sink and two rings from us.
ask: Do you fit kitchens bought elsewhere?|Yes, if the plan is sound. We check it before anything is ordered.
ask: Who does the electrics and the water?|People we work with every week, on our schedule and in our price.
ask: What does a kitchen cost?|That depends on metres, worktop and machines. After the visit you get an itemised sum.
call: Still opening that drawer with a trick?|We come, measure and draw. Then you decide.
reach: Tell us about your kitchen|Rough size, what annoys you, when it should be done.

# loft conversion company
words: loft conversion, loft conversions, loft company, loft conversion specialist, attic conversion, attic conversions, dormer loft, house extension company, house extensions, extension company, garage conversion, garage conversions, basement conversion, basement conversions
own: this company
art: house, ruler, window, hammer
act: Plan the room > quote
act: See finished rooms > portfolio
head: The room is already up there
head: More house, same street
head: Where the boxes are now, a bed
lede: Rooms made of space that the house already has: measured, drawn, approved and built by one team, with you living underneath.
about: {name} turns unused space into rooms{in}. We begin on a ladder with a tape measure, and tell you the truth about head height.
about: The person who draws it stands on the site when it is built.
offer: The look upstairs|Height, beams, stairs: what is possible, in an hour.|ruler
offer: Drawings and permits|With the engineer and the authority, by us.|document
offer: Rooms under the roof|With light from the right side.|window
offer: Stairs|Where they take least and feel widest.|stairs
offer: Bathrooms up there|Where the pipes allow it, and they often do.|bath
offer: Insulation|Warm in January, bearable in July.|sun
why: You keep living there|Until the stairs go in, we come by the scaffold.|house
why: One price|Itemised, with what is not in it written down, too.|receipt
why: Dust stays outside|Sheets, a closed door, and a broom every evening.|broom
work: Bedroom with a sky|Rooms|Two roof windows over the bed.|window
work: Study under the ridge|Rooms|One desk, one chair, one view.|house
work: Bath in the slope|Rooms|You stand where the roof is high.|bath
work: A stair in nine square feet|Details|Turns twice, creaks never.|ruler
work: Shelves in the low part|Details|For everything that was up there before.|shelf
work: Terrace, back dormer|Rooms|From the street you see nothing.|house
said: We slept downstairs through all of it and noticed mainly the tea breaks.|Family of four
said: The stairs were the miracle. I had measured and given up.|Terrace
said: The price at the end was the price at the beginning.|Semi-detached
ask: Is our roof high enough?|We measure. From about two metres twenty it is usually possible, and below that there are ways.
ask: Do we have to move out?|No. The noisy weeks are few, and we tell you which.
ask: Do we need permission?|Often less than people think. We find out and do the papers.
ask: How long does it take?|Eight to twelve weeks on site for most rooms.
call: What is above your ceiling?|We bring the ladder and tell you.
reach: Tell us about the house|Kind of house, year if you know it, and what the room is for.

# tiny house builder
words: tiny houses, tiny house, tiny homes, tiny home, tiny home builder, small houses on wheels, garden rooms, garden room builder, garden studio builder, shed builder, cabin builder, cabins, log homes, log cabin builder, modular homes, modular house builder
own: this workshop
art: house, tree, bed, window
act: Plan yours > quote
act: Look inside > portfolio
head: Less house, more Saturday
head: Everything you need, within reach
head: Small on the outside
lede: Small houses in timber, insulated for winter, drawn around how you live and built under one roof before they travel to yours.
about: {name} builds small houses{in}. In a small house every centimetre has two jobs, and we enjoy finding the second one.
about: You can lie in the bed and stand in the shower before anything is ordered. We keep a full-size frame for that.
offer: Houses on wheels|Road-ready, insulated, with a stair you can climb at night.|house
offer: Houses on a base|For a garden, an orchard, the end of a lane.|tree
offer: Garden rooms|To work, to paint, to put up a teenager.|window
offer: Shell only|Weathertight, so that you finish it yourself.|hammer
offer: Off the grid|Solar, stove, rainwater, as far as you like.|sun
offer: Papers and plot|What is allowed where, before you buy.|document
why: Warm in winter|Wood fibre, triple glazing, a stove the size of a shoebox.|sun
why: Built indoors|No rain in the walls, no guessing at dates.|shield
why: Try before you build|Walk through yours, taped out on our floor.|ruler
work: Three steps to bed|On wheels|Six metres, a bath, a reading corner.|bed
work: Orchard house|On a base|For a grandmother and a piano.|piano
work: Studio with a north window|Garden rooms|She paints. It works.|brush
work: Two boxes, one deck|On a base|Sleep left, cook right.|decks
work: The shell|Shell only|He finished it in a winter.|hammer
work: House at the lake|Off the grid|A stove, two panels, no bill.|lake
said: We moved out of four rooms and have not missed one.|House on wheels
said: They asked what we own before they drew a line.|Orchard house
said: It arrived on a Tuesday. We slept in it on Wednesday.|Garden room
ask: Where may a tiny house stand?|That depends on the plot and on wheels or no wheels. We look at the rules for your address first.
ask: How warm is it in winter?|Warm. The walls are thick for their size, and a small stove is enough.
ask: How long does it take?|A few months from the drawing to delivery, a shell less.
ask: Can we do part of it ourselves?|Yes. Many take the shell and finish the inside.
call: How little do you need?|Come and lie in the loft. Then we talk.
reach: Tell us how you want to live|For how many, where, on wheels or not.

# roofing company
words: roofer, roofers, roofing, roofing firm, roof builder, thatcher, thatching, slater
own: this roofing company
art: house, hammer, sun, umbrella
act: Ask for a look at the roof > quote
act: See finished roofs > portfolio
head: Dry underneath, straight on top
head: We go up so that you need not
head: A roof your children will not think about
lede: New roofs, repairs and slate that matches. We climb up, take pictures and show you what we saw before you get a price.
about: {name} works on roofs{in}, in slate, tile, metal and green.
about: We photograph every weak spot. You decide at the kitchen table what is urgent and what can wait.
offer: New roofs|Stripped, insulated, covered, from one hand.|house
offer: Repairs|The one tile, before it becomes the ceiling.|hammer
offer: Flat roofs|Sealed and drained, green if you like.|leaf
offer: Gutters and flashing|Where most water comes in.|drop
offer: Roof windows|Light, without the drip.|window
offer: Survey|Pictures of every weak spot, on paper.|camera
work: Slate, ninety years on|Slate|Every one turned, half of them kept.|house
work: Barn, standing seam|Metal|One colour from ridge to ditch.|wall
work: School, green|Flat roofs|The bees came first.|leaf
work: Two dormers|Extensions|A bedroom where the boxes were.|window
work: Church porch|Repairs|Lead, by hand.|church
work: Terrace, six houses|Tiles|One scaffold, one price.|village
said: They showed me pictures of my own roof. I had never seen it.|Repair
said: On the first dry day they were up, on the last one down.|New roof
said: The price was the price.|Flat roof
ask: Do I need a new roof?|Often not. We show you pictures and say how many years are left.
ask: How long does a new roof take?|A house usually one to three weeks, with a cover over it whenever we leave.
ask: What if a storm comes in between?|We secure it the same day and come back as soon as it is safe.
ask: Do you work on listed houses?|Yes, with matching material and the papers it takes.
call: A stain on the ceiling?|Send a picture. We tell you whether it can wait.
reach: Tell us about the roof|Age, material, where it drips.

# carpenter
words: carpenters, carpentry, joiner, joinery, timber frame, timber framer, timber frame builder, timber construction, staircase maker, stair builder, woodworker
own: this workshop
art: hammer, furniture, house, ruler
act: Describe your piece > quote
act: See the work > portfolio
head: Cut here, raised there
head: Joints you can run a finger over
head: Wood, and no excuses
lede: Frames, stairs, doors and built-in things, drawn at your table and made in our own workshop. Old houses are no problem; we own a long level.
about: {name} works in wood{in}. We choose the boards ourselves and know which ones will stay where they are put.
about: A joint nobody sees is made like one that everybody sees.
offer: Stairs|Every step the same height, even in old houses.|stairs
offer: Frames and roofs|Cut in the hall, raised in a day or two.|house
offer: Built-in things|Wardrobes, shelves, a bench under the window.|shelf
offer: Doors and windows|Hung so that they close with a finger.|door
offer: Repairs|A new end on an old beam.|hammer
offer: Outside|Decks, porches, gates.|decks
why: From our own bench|What is drawn is made here, by us.|hands
why: Wood with a name|You may come and choose the boards.|tree
why: A date that holds|And a call if the wood needs a week longer.|calendar
work: Stair round a chimney|Stairs|Fourteen steps, no two risers guessed.|stairs
work: Barn frame|Frames|Raised before lunch.|house
work: Library for a hallway|Built in|Eleven metres of shelf, one ladder.|books
work: Front door, oak|Doors|Weighs more than the hall.|door
work: Beam end|Repairs|Scarfed, pinned, invisible from below.|hammer
work: Deck with a bench|Outside|Greys well.|decks
said: My hand goes to the rail every time, although I do not need it.|Staircase
said: The shelves look as if the house had grown them.|Built-in shelves
said: He sent a picture every evening until it was done.|Timber frame
ask: What wood do you use?|Mostly oak, ash and larch from nearby. We bring pieces to hold.
ask: Do you work from our drawings?|Yes, from a plan or a sketch on an envelope.
ask: How long does it take?|Small pieces some weeks, a staircase about two months, a frame by agreement.
ask: Is it expensive?|It costs more than a box from a shop and lasts longer than the shop. You get the sum before we saw.
call: A corner nothing fits into?|Send the measure and a picture.
reach: Tell us what you need made|A sketch and rough measures are enough.
`);
