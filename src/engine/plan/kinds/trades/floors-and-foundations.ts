import { readTrades } from './read-trades';

/** Builders of one thing: plaster, screed, brick, stone, groundworks, driveways, rooms of glass, holes for water. */
export const floorsAndFoundations = readTrades(`
pages: local
schema: HomeAndConstructionBusiness
own: this firm
act: Ask for a price > contact
act: See what we do > services
line: Looked at first, then priced.
line: Send a picture, and you hear what it needs.
line: As a job of its own, or along with others.
step: You send a picture|With rough measures, and where it is.
step: We come and look|Because the surface under the surface decides.
step: You get a price|In writing, with what is in it and when.
step: The work is done|And looked over with you at the end.
ask: How do I get a price?|Send a picture and the rough size. If it has to be seen, we agree on a day.
ask: How soon could it be done?|Say when you need it, and you hear what is free.
ask: Do you take on small jobs?|Ask. If it is our kind of work, you get a price for it.
ask: Who clears up?|We do. What we bring, we take away again.
ask: How do I pay?|When the job is done, against an invoice.
ask: Where do you work?|Here and around. Further away is a matter of asking.
title: services|What we do
title: process|How it goes
title: gallery|From the work
title: faq|Before you ask
call: Is there something to be done?|A picture and two lines are enough.

# plasterer
words: plasterers, plastering, plastering company, plastering business, plastering contractor, plastering firm, plastering and rendering, rendering company, renderer, rendering contractor, skimming, drylining contractor, dry lining company, drywall contractor, drywall company, drywaller
art: paint, room, house, ruler
head: Walls you want to run a hand along
head: Flat, smooth, ready for paint
head: The crack goes, the wall stays
lede: Walls and ceilings skimmed, patched and rendered{in}: sheets down first, edges straight, and the room swept before we leave.
offer: Skimming|A fresh, flat coat over old walls and ceilings.|brush
offer: Boarding and dry lining|New walls and ceilings, ready to be skimmed.|ruler
offer: Repairs|Cracks, holes, blown plaster, a chase the electrician left.|hammer
offer: Rendering|Outside walls, smooth or textured, made for the weather.|house
offer: Coving and details|Lines where wall and ceiling meet, old mouldings mended.|pencil
about: {name} plasters and renders{in}. The skill is in the last ten minutes, when the wall tells you what it wants.
about: We cover the floor before we mix, and tell you honestly when paint alone would do.
ask: How long before I can paint?|When it has dried to one pale colour. We leave the date with you.
ask: Can you go over wallpaper or artex?|Paper comes off first. Artex we look at, and old texture may have to be tested.
reach: Ask for a price|Which rooms, roughly how large, and a picture of the worst corner.
call: A wall you no longer want to look at?|Send a picture of it.
shot: First coat|brush
shot: Last pass|room
shot: Corner bead|ruler
shot: Ready for paint|paint

# screeding contractor
words: screeding company, screeders, screeder, floor screeding, liquid screed, screed company, screed contractor, floor screeders
art: tiles, ruler, house, room
head: Level from wall to wall
head: The floor under the floor
head: Poured, levelled, left alone
lede: Screed for new floors and old ones{in}: measured, poured flat and left to dry, so that whatever is laid on it lies still.
offer: Liquid screed|Flows round pipes, finishes flat.|drop
offer: Sand and cement|For falls, thick floors and wet rooms.|stone
offer: Over underfloor heating|No air round the pipes.|sun
offer: Fast drying|Where the floor layer is already waiting.|clock
offer: Levelling compound|Thin, for floors that are nearly right.|ruler
about: {name} lays screed{in}. Nobody sees it afterwards, and everybody walks on it.
ask: How long until I can walk on it?|It depends on the mix and the weather. You get the days for yours in writing.
ask: When can tiles or wood go down?|When it has been measured dry. We say how to tell.
reach: Ask for a price|Area, thickness if you know it, and what goes on top.
shot: Laser set up|ruler
shot: Pouring|drop
shot: Pipes covered|sun
shot: Flat|tiles

# bricklayer
words: bricklayers, bricklaying, bricklaying company, bricklaying contractor, brickwork contractor, brickwork company, brickie, brick mason, masonry contractor, repointing company, brick pointing
art: wall, house, ruler, hammer
head: Straight, plumb, weathertight
head: One course at a time
head: Bricks that line up in fifty years
lede: Walls, extensions, chimneys and repairs in brick and block{in}, with mortar that suits the wall and joints you can look along.
offer: Garden walls|With footings, copings and a straight top.|garden
offer: Extensions|From footing to wall plate, to the drawing.|house
offer: Repairs|Cracked, leaning or knocked by a car.|hammer
offer: Repointing|Old joints raked out, new ones struck to match.|brush
offer: Fireplaces, piers and steps|Small pieces that everybody looks at.|stairs
about: {name} lays bricks{in}. Most of it is patience and a good eye; the rest is mortar.
about: We match old bricks as closely as can be had, and show you before a wall goes up.
ask: Can you match my bricks?|Often closely. Send a picture, and we look for the right one.
ask: Do I need permission for a wall?|By the road and above a certain height, often. Ask the council; we tell you what to ask.
reach: Ask for a price|What is to be built or mended, its length and height.
shot: String line|ruler
shot: Corner up|wall
shot: Old wall, new joints|brush
shot: Coping on|house

# stonemason
words: stonemasons, stone mason, stonemasonry, stone masonry, masonry workshop, banker mason, stone restoration company
art: chisel, wall, church, hammer
head: Cut once, kept for centuries
head: The chisel does the talking
head: Stone, worked by hand
lede: Stone cut, carved, laid and mended{in}: from a doorstep to a wall, with tools that have hardly changed.
offer: Carving and lettering|Drawn with you first, cut by hand.|chisel
offer: Building in stone|Walls, lintels, sills, steps.|wall
offer: Repairs|Worn, cracked or missing pieces let in so that they belong.|hammer
offer: Lime mortar and pointing|Soft enough to let the wall breathe.|brush
offer: Headstones and memorials|Drawn with you, cut and set with care.|headstone
offer: New from old|A piece matched to what stands there.|ruler
about: {name} works stone{in}. It is slow, dusty and exact, and it outlives everybody in the workshop.
ask: Which stone should it be?|Usually what stands there already, or its nearest neighbour. We show you samples.
ask: How long does it take?|Weeks rather than days. You get a date with the price.
reach: Ask for a price|What it is for, and a picture of the place.
shot: Banker and chisel|chisel
shot: First letter|chisel
shot: Arch, dry|wall
shot: In place|stone

# memorial mason
words: memorial masons, memorial stonemason, monumental mason, monumental masons, headstones, headstone maker, headstone company, gravestones, gravestone maker, memorial stones, headstones and memorials, stonemason who does headstones, stonemason headstones, stonemason for headstones, stonemason making headstones
art: headstone, chisel, flower, church
head: A stone to stand beside
head: Their name, cut with care
head: In your own time
lede: Headstones and memorials{in}, drawn with you, cut and set with care. There is no hurry, and no wrong question.
offer: Headstones|Upright, kerbed or flat, in the stone you choose.|headstone
offer: Lettering|Cut by hand or machine; you see every word beforehand.|chisel
offer: Adding a name|On a stone that stands already.|brush
offer: Cleaning and re-fixing|Moss, faded letters, a stone that leans.|leaf
offer: Small memorials|Plaques, vases, stones for ashes.|flower
step: We talk|Here or at your home, for as long as it takes.
step: You see a drawing|With the words as they will stand.
step: The ground asks|Churchyards and cemeteries have rules; we deal with the papers.
step: Cut and set|And you are told when you may come and see it.
about: {name} makes memorials{in}. We listen first; the stone comes second.
ask: When can a stone be set?|The ground needs months to settle. We tell you what your cemetery asks for.
ask: May I choose the words myself?|Yes. We only say when they will not fit, or when the churchyard has rules.
ask: What does it cost?|It depends on stone, size and letters. You get it in writing, with the cemetery’s fee apart.
title: services|What we make
title: process|How we go about it
reach: Come and talk to us|Or write two lines; we answer quietly.
act: Come and talk > contact
act: What we make > services
call: Not ready yet?|That is all right. Write when you are.
shot: The yard|stone
shot: A line of letters|pencil
shot: Slate|leaf
shot: Set, and swept round|flower

# groundworks contractor
words: groundworks, groundwork contractor, groundworks company, groundworkers, excavation company, excavation contractor, earthworks contractor, earthmoving company, earthmovers, digger hire and groundworks, site clearance company, site preparation contractor, footings contractor
art: excavator, truck, ruler, stone
head: Everything begins below
head: Dug to depth, left level
head: The part nobody photographs
lede: Footings, drains, trenches and level ground{in}: set out, dug, filled and compacted, ready for whoever builds next.
offer: Site clearance|Stripped, loaded, taken away with the papers.|truck
offer: Foundations|Trenches, pads and slabs to the engineer’s drawing.|ruler
offer: Drainage|Pipes, chambers, soakaways, tested and covered.|drop
offer: Roads and hardstanding|Stone in layers, rolled until it holds.|stone
offer: Levels and banks|Ground shaped so that water goes where it should.|hills
about: {name} gets the ground ready{in}. If we have done it properly, nobody will ever think of us again.
ask: What about cables and pipes?|They are searched for and marked before a bucket touches the ground.
ask: Where does the soil go?|On site where it can be used, otherwise to a licensed tip with a ticket.
reach: Ask for a price|Drawing or sketch, access, and when it should start.
shot: Setting out|ruler
shot: Trench, clean|excavator
shot: Stone in|stone
shot: Rolled|truck

# civil engineering contractor
words: civil engineering contractor, civil engineering contractors, civil engineering company, civil engineering firm, civil engineering business, civils contractor, civils company, civil contractor, road construction company, road builder, bridge builder, infrastructure contractor
art: excavator, city, ruler, truck
head: Roads, drains, and the ground they lie in
head: Built for the next hundred winters
head: The ground floor of everything
lede: Roads, drainage, retaining walls and structures{in}, built to the drawing and handed over with the records.
offer: Roads and surfacing|From sub-base to the white line.|map
offer: Drainage and sewers|Laid, tested, recorded.|drop
offer: Concrete structures|Walls, slabs, culverts, bases.|wall
offer: Earthworks|Cut, fill and compaction, measured as we go.|excavator
offer: Kerbs, paths and public space|The part that people touch.|city
step: You send the drawings|Or ask for a look at the site.
step: We price it|Item by item, with programme and assumptions.
step: We build|One person on site answers for it every day.
step: We hand over|With tests, records and as-built drawings.
about: {name} builds what other things stand on{in}. We like ground that behaves, and know what to do with ground that does not.
ask: Do you price from drawings?|Yes. Send what there is, and we ask for what is missing.
ask: Do you work for main contractors?|For contractors, councils and private owners; say which, and what form of contract.
title: gallery|On site
reach: Send us the drawings|Or describe the job, where it is and when it should start.
call: Is there a tender due?|Send it over with the date.
shot: Setting out|ruler
shot: Kerb line|city
shot: Pour at six|stone
shot: Opened|map

# civil engineering consultancy
words: civil engineering consultancy, civil engineering consultants, civil engineering consultant, civil engineers, civil engineer, consulting civil engineers, drainage engineer, highway engineer, geotechnical engineer, geotechnical consultancy, geotechnical engineers, ground investigation company, site investigation company, flood risk consultant
art: ruler, city, document, excavator
head: It has to stand, drain and last
head: What is under your site
head: Drawn so that it can be built
lede: Ground, drainage, roads and structures{in}: investigated, calculated and drawn, so that planners agree and builders can build.
offer: Site appraisal|What the ground, the water and the road allow.|magnifier
offer: Drainage and flood risk|Where the rain goes, in figures.|drop
offer: Roads and access|Layouts, levels and the drawings the authority asks for.|map
offer: Ground and foundations|What is down there, and what it will carry.|stone
offer: Drawings for building|Details that answer the question on site.|ruler
step: You send the site|Address, plan, what is to be built.
step: We look|At maps, records and the ground itself.
step: You get a proposal|What is needed, in which order, for what fee.
step: Reports and drawings|For planning first, then for building.
about: {name} works on ground, water and roads{in}. We calculate carefully and write so that others can follow.
ask: When should we bring you in?|Before the layout is fixed. Water and levels decide more than people expect.
ask: Do you deal with the authorities?|Yes, it is half of the work: planners, highways, water.
ask: What does it cost?|You get a fixed fee for each step, before it begins.
ask: Do you come to site?|When the ground is open, and whenever something looks different from the drawing.
title: services|What we work on
title: gallery|From the work
reach: Tell us about the site|Where it is, what is planned, and which date matters.
call: Is there a site in question?|Send the address and a plan.
act: Tell us about the site > contact
act: What we work on > services
shot: Trial pit|excavator
shot: Levels|ruler
shot: A culvert, drawn|document
shot: Built as drawn|city

# flooring fitter
words: floor layers, floor layer, floor fitter, floor fitters, flooring fitters, flooring company, flooring contractor, flooring contractors, flooring installer, hardwood flooring company, wood flooring company, laminate flooring company, vinyl flooring company, floor laying, parquet fitter
art: tiles, room, ruler, saw
head: Start with what you stand on
head: Down by evening, walked on for years
head: Quiet underfoot
lede: Wood, laminate, vinyl and more{in}: old floor up, base made level, new floor down, doors trimmed so that they close.
offer: Wood|Boards and parquet, glued, nailed or floating.|tree
offer: Laminate and vinyl|Click or glued, also for wet rooms.|tiles
offer: Preparation|Level, dry and quiet before anything is laid.|ruler
offer: Sanding and oiling|An old floor, brought back.|brush
offer: Stairs and edges|Nosings, thresholds, skirting.|stairs
about: {name} lays floors{in}. Half of the time goes into what you will never see, so that the other half stays where it is.
ask: Do I have to empty the room?|Light things, please. Heavy ones we move from side to side.
ask: Is my floor dry enough?|We measure before we order. Wood forgives nothing.
reach: Ask for a price|Rooms, rough size, and what lies there now.
shot: Old floor up|hammer
shot: First row|ruler
shot: Herringbone|tiles
shot: Doors trimmed|door
`);
