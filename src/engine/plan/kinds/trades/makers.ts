import { readTrades } from './read-trades';

/** People who make things by hand: the pieces, how they come about, what can be ordered. */
export const makers = readTrades(`
pages: maker
schema: ProfilePage
act: See the work > portfolio
act: Write to me > contact
step: You write|What, for where, by when. A photograph of the place helps.
step: We talk|About size, material and money, in that order.
step: A drawing or a sample|So that we mean the same thing.
step: I make it|And write when it is half done.
step: Handing over|Collected, delivered or sent, well packed.
ask: Can I buy a piece shown here?|Many of them. Name the piece and I tell you whether it is still with me.
ask: Do you take commissions?|Yes, a few at a time. Write with an idea and a date.
ask: How do prices come about?|Material, hours and size. You get the sum before I begin.
ask: Do you ship?|Yes, well packed. Large pieces are better collected or brought.
ask: Can I visit the workshop?|By appointment. Closed shoes, curious hands.
ask: How long does it take?|Weeks rather than days. You get a date with the offer.
title: process|How a commission goes|From a line to the finished piece
title: events|Where to see it|Open doors
title: about|Who makes this
title: story|How the work is made
title: services|What you can ask me for
title: contact|Write to me
reach: Write to me|About a piece, a commission or a visit.
call: Is there a place for a piece?|Tell me about it. Rough is fine.
call: Seen something?|Ask for it by name.

# ceramic artist
words: ceramist, ceramicist, ceramics, potter, pottery, ceramic artist, ceramics studio, pottery studio, porcelain artist, stoneware
own: this pottery
art: vase, bowl, mug, plate
head: Thrown, dried, fired twice
head: Clay remembers your thumb
head: Bowls for soup, and for nothing
lede: Stoneware and porcelain from a small kiln: pots for the table, vessels for the shelf, and a few that refuse to be either.
work: Moon jar, ash glaze|Vessels|Stoneware, 34 cm.|vase
work: Breakfast set|Tableware|Bowl, plate, cup. Dishwasher is fine.|bowl
work: Salt bottle|Vessels|Once fired, rough as bread.|bottle
work: Plates, iron spots|Tableware|Each a little different.|plate
work: Cup without a handle|Tableware|Warm on both hands.|mug
work: Wall of small tiles|Commissions|Four hundred, one hallway.|house
offer: Tableware sets|For four, six or a restaurant, in glazes we choose together.|plate
offer: Single pieces|Vessels and bowls, straight from the last firing.|vase
offer: Tiles and walls|Made to your measurements.|house
offer: Wheel evenings|Four people, two hours, your pot fired afterwards.|hands
line: Thrown, glazed and fired here.
date: 14 March|Kiln opening|The first look, still warm.|From 10:00
date: 18 April|Wheel for beginners|Four places, aprons given.|Two hours
date: 20 June|Seconds sale|Good pots with one flaw each.|From 9:00
about: I am {name}, a ceramic artist{in}. I throw in the morning, trim in the afternoon and argue with the kiln at night.
about: Glazes are mixed here from ash, feldspar and patience. They never come out the same twice, which is the point.
story: A pot takes about five weeks: thrown in minutes, trimmed the next day, dried until it no longer feels cold, fired, glazed, fired again.
story: One in ten does not survive. You can see those in the flower bed.
ask: Can I use them every day?|Tableware, yes: dishwasher and microwave are fine. Vessels with an ash glaze like a sponge better.

# textile artist
words: textile artist, textile designer, weaver, weaving studio, knitter, knitwear, quilter, embroiderer, embroidery, natural dyer, tapestry artist, felt maker, textiles, fibre artist, fiber artist
own: this studio
art: shirt, garden, studio, hills
head: Warp, weft and weather
head: Cloth that took its time
head: Dyed in onion skin and walnut
lede: Woven, knitted and stitched: blankets, wall pieces and cloth by the metre, mostly in wool and linen, mostly in plant colours.
work: Field, four blankets|Woven|Wool from one valley.|hills
work: River map|Wall|Linen, stitched over a winter.|lake
work: Walnut, three depths|Dyed|One tree, three baths.|tree
work: Curtain for a north window|Woven|Lets the light through, not the look.|door
work: Jumper with a mistake|Knitted|Find it.|shirt
work: Household flag|Wall|For a family that asked.|house
offer: Blankets and throws|Woven to order, washed and ready.|bed
offer: Wall pieces|For a wall we look at together.|room
offer: Mending|Visible or invisible, you decide.|scissors
offer: Dye days|Bring a white shirt.|flower
line: In wool, linen or what you bring.
date: 21 March|Dye day|Onion, madder, walnut. Gloves given.|Eight places
date: 9 May|Open loom|Sit down and weave a hand’s width.|Free
date: 13 June|Studio sale|Ends, samples, two blankets.|From 10:00
about: I am {name}, a textile artist{in}. There are two looms in my kitchen and none in my living room, which I consider restraint.
about: I dye with plants because the colours agree with each other.
story: It begins with counting. Then a day of threading, in which nobody should telephone, and only then the weaving, which is the quick part.

# fashion designer
words: fashion designer, fashion label, clothing designer, costume designer, dressmaker, milliner, hat maker, couture, fashion student
own: this label
art: dress, shirt, scissors, studio
head: Cut once, worn for years
head: Pockets, on principle
head: A coat you can argue in
lede: Small collections and single pieces, drawn, cut and sewn here. Two sizes of buttons, no logos.
work: Coat with a long back|Outerwear|Wool, unlined, warm.|dress
work: Shirt no. 4|Everyday|Linen, wide in the arm.|shirt
work: Dress for a loud wedding|To order|Danced in until three.|dress
work: Work trousers, again|Everyday|Six pockets.|shirt
work: Costumes for a comedy|Stage|Eleven quick changes.|night
work: Scarf from the offcuts|Everyday|No two alike.|scissors
offer: The collection|A few pieces per season, in all sizes we can cut.|shirt
offer: Made to measure|Two fittings, one coat.|scissors
offer: Wedding and stage|Clothes for a day that will be photographed.|dress
offer: Alterations|Of our own pieces, for as long as they last.|hands
line: Drawn and sewn here.
date: 12 March|Collection, first look|Try everything.|From 17:00
date: 25 April|Mending table|Bring the one with the hole.|Free
date: 12 June|Sample sale|One of each, in one size.|From 10:00
about: I am {name}, a fashion designer{in}. I learnt on shirts, which forgive nothing.
about: Cloth comes from mills that answer the telephone. Offcuts become scarves and, in the end, stuffing.
story: Every piece starts as paper on the floor. It is worn for a week by somebody who complains well, and only then cut in cloth.

# jewellery maker
words: jewellery, jewelry, jeweller, jeweler, goldsmith, silversmith, jewellery designer, jewelry designer, jewelry maker, ring maker, metalsmith, enamel artist
own: this workshop
art: ring, gift, hands, studio
head: Small things, worn daily
head: Gold from your grandmother’s drawer
head: A ring you forget until you look
lede: Rings, chains and the odd brooch, made at one bench from recycled silver and gold, and often from what you bring.
work: Two rings from one bar|Rings|Bent apart, worn together.|ring
work: Chain, hand-linked|Chains|A hundred and twelve links.|ring
work: Signet with a hedgehog|Rings|Cut by hand, family joke included.|ring
work: Earrings like rain|Ears|Nine drops each.|lake
work: Brooch for a coat|Pins|Silver, a found stone.|shell
work: Old gold, new ring|Reworked|From three broken chains.|gift
offer: Wedding and everyday rings|In an afternoon together at the bench, if you like.|ring
offer: Your old gold|Melted, weighed in front of you, made into something you wear.|scales
offer: Repairs|Clasps, stones, sizes.|wrench
offer: Single pieces|From a sketch or a story.|pencil
line: Made at the bench, weighed in front of you.
date: 14 March|Bench open|Watch, ask, try the hammer.|From 11:00
date: 16 May|Rings together|Two people, two rings, one day.|By appointment
date: 27 June|Summer window|New pieces, small ones.|From 10:00
about: I am {name} and I make jewellery{in}. My bench faces north and my apron catches the filings, which pay for the coffee.
about: I like jewellery that survives washing up.
story: Most pieces begin with metal that was something else. It is melted, rolled, cut, filed and filed again, until nothing catches on wool.
ask: Can you use our own gold?|Usually. It is tested and weighed while you watch, and we say what can become of it.

# painter
words: painter, landscape painter, portrait painter, oil painter, watercolourist, watercolorist, watercolour artist, abstract artist, fine artist, visual artist, muralist, mural artist, printmaker, street artist, artist, contemporary artist, mixed media artist, collage artist
own: this studio
art: paint, studio, hills, room
head: Paint, light, second thoughts
head: Work that asks you to stay
head: Made slowly, shown quietly
lede: Paintings and prints from the last few years. The studio is open by appointment, and the kettle works.
work: Field, after harvest|Paintings|Oil on linen, 120 × 90 cm.|hills
work: Nine windows|Paintings|Tempera on board.|door
work: Tide table|Paintings|Four weeks, one beach.|sea
work: Night bus|Prints|Etching, edition of twelve.|night
work: Inventory|Prints|Woodcut, two colours.|tree
work: Kitchen, half past six|Works on paper|Charcoal and coffee.|cup
offer: Paintings|From the studio wall, or lent for a month before you decide.|paint
offer: Commissions|We talk about a place and what it needs.|room
offer: Prints|Small editions, signed in pencil.|document
offer: Studio visits|One afternoon a week.|door
line: Come and see it in daylight.
date: 14 March|Open studio|Work in progress, tea in mugs.|Free
date: 2 May|Printing table|Two hours, one plate each.|Eight places
date: 20 June|Group show, opening|Come early, it is a small room.|From 18:00
about: I am {name}, a painter{in}. I work on several pictures at once, so that they can talk about me.
about: I stop when the picture starts to answer, or when it gets dark.
story: Most pictures begin outdoors as a bad drawing. The drawing hangs over the sink for a month, and what is left of it by then gets painted.
ask: Can I try a picture at home?|Yes, for a month. You pay for the frame if the cat finds it.

# sculptor
words: sculptor, stone carver, stonemason artist, bronze sculptor, wood carver, metal sculptor, installation artist, blacksmith artist, sculpture
own: this yard
art: hills, hands, village, studio
head: Stone, slowly persuaded
head: Take away until it stands
head: Heavy things, lightly placed
lede: Work in stone, wood and metal for gardens, squares and rooms with a strong floor.
work: Sleeper|Stone|Limestone, 90 cm long.|hills
work: Three who wait|Wood|Oak, charred.|tree
work: Gate|Metal|Forged, for a garden that had none.|garden
work: Head of a ferryman|Bronze|Life size, calm.|portrait
work: Seat for two arguments|Public|Granite, back to back.|chair
work: Pebble, enlarged|Stone|Eighteen hundred kilos.|shell
offer: Garden and courtyard|Made for the place, set by crane or by cousins.|garden
offer: Memorials|Quiet ones, after a conversation.|heart
offer: Public work|With drawings, weights and foundations.|city
offer: Stone days|Eight people, mallets, plasters.|hands
line: We stand in the place first.
date: 21 March|Yard open|Dust, noise, soup.|From 11:00
date: 16 May|Two days of stone|Soft limestone, hard hats.|Eight places
date: 27 June|Garden show|Twelve works under trees.|Free
about: I am {name}, a sculptor{in}. I work outdoors nine months a year and know all the dogs.
about: A block has an opinion. I ask for it first.
story: A small model in clay, a long look at the block, and then subtraction. What is knocked off cannot be put back, which keeps one awake.

# glass artist
words: glass artist, glass blower, glassblower, glassmaker, stained glass, stained glass artist, glass studio, leaded glass
own: this workshop
art: vase, bottle, candle, door
head: Blown in a breath, cooled overnight
head: Colour with the sun behind it
head: Sand, fire, a steady wrist
lede: Vessels, lamps and windows in glass: blown at the furnace, cut at the table and leaded by hand.
work: Window for a stairwell|Windows|Eleven colours, one sun.|door
work: Sea bottles|Vessels|Blown in one afternoon.|bottle
work: Lamp, smoked|Light|Softer than it looks.|lamp
work: Repair of a chapel rose|Windows|Forty panes, six new.|village
work: Tumblers, uneven|Vessels|They know which is theirs.|cup
work: Leaf, cast|Objects|Heavy as a fist.|leaf
offer: Windows and doors|New ones, drawn for the light they get.|window
offer: Restoration|Old lead, old glass, matched by eye.|hands
offer: Vessels and lamps|From the furnace, in small series.|vase
offer: At the furnace|Blow a tumbler, under supervision.|candle
line: Hold it against the light before you decide.
date: 7 March|Furnace open|Stand back, ask everything.|From 11:00
date: 18 April|Lead and light|Make a pane the size of a hand.|Six places
date: 6 June|Summer seconds|One bubble too many.|From 10:00
about: I am {name} and I work in glass{in}. The furnace never goes out in winter, which makes me popular.
about: Glass is patient when cold and very quick when hot. I have learnt from both.
story: A window starts with a chair in the room and a day of watching where the sun goes. Only then come drawing, cutting, lead and putty.

# furniture maker
words: furniture, furniture workshop, furniture designer, woodworker, wood worker, cabinet maker, cabinetmaker, joiner, carpenter, wood turner, woodturner, chair maker, boat builder, leather worker, knife maker, blacksmith, basket maker, toy maker, wheelwright
own: this workshop
art: chair, table, tree, studio
head: Oak, oil, and no hurry
head: Joints you can show your uncle
head: Made to be sat on by grandchildren
lede: Single pieces and small series, drawn with you first and made one at a time.
work: Table for eleven|Tables|Ash, one board wide enough.|table
work: Stool, three legs|Seating|Stands on any floor.|chair
work: Bookcase under a roof|Built in|Every angle different.|books
work: Chair no. 7|Seating|After six that were wrong.|chair
work: Chest with a secret|Boxes|I will not say where.|box
work: Bed without screws|Beds|Taken apart in a minute.|bed
offer: Made to order|From a drawing we make at your table.|table
offer: Built in|Shelves and cupboards for crooked houses.|house
offer: Repair|Wobbling, splitting, inherited.|wrench
offer: Workshop days|Make a stool, take it home.|hands
line: Drawn at your table, made at my bench.
date: 14 March|Workshop open|Shavings, coffee, the new chair.|From 10:00
date: 25 April|Stool in a day|Four people, four stools.|Four places
date: 13 June|Timber talk|Which tree became what.|Free
about: I am {name} and I make things from wood{in}. The wood comes from trees I could walk to, mostly storm fall.
about: I finish with oil and leave the plane marks underneath, where only hands find them.
story: A piece begins with the board, not with the drawing. It has dried for years and can wait another week while we decide.

# tattoo artist
words: tattoo artist, tattooist, tattoo studio, tattoo, handpoke tattoo
own: this studio
schema: TattooParlor
art: document, flower, bird, hands
act: Ask for an appointment > contact
act: See the drawings > portfolio
head: Drawn for you, worn by you
head: Fine lines, slow needles
head: Think it over. Then come
lede: Single designs, drawn after a conversation and put where they can age well. One person at a time.
work: Fern, inner arm|Fine line|Two hours.|leaf
work: Owl with glasses|Animals|For a librarian.|bird
work: Grandfather’s knot|Small|Three centimetres.|sea
work: Peonies, shoulder|Flowers|Two sittings.|flower
work: Map of one street|Fine line|Where they met.|map
work: Cover of a mistake|Covers|Was a name. Is a fish.|fish
offer: Drawn for you|We talk, I draw, you sleep on it.|pencil
offer: From the book|Ready drawings, each given once.|book
offer: Covers|Honest about what can be hidden.|hands
offer: Touch-up|Included once, after it has healed.|heart
line: One person at a time, no rush.
about: I am {name}, a tattoo artist{in}. I say no when something will blur in five years, and I say it before you sit down.
about: The studio is clean, quiet and warm, and there is a sofa for the friend.
story: The drawing is done on paper first, then on your skin with a pen, then again because you moved. The needle comes last and is the shortest part.
step: Write|Idea, size, place, and a photograph of the place.
step: Talk|Twenty minutes. You pay a small deposit, which counts towards it.
step: Drawing|You see it before the day.
step: The sitting|Eat first. Breaks whenever you like.
step: Healing|A sheet with instructions, and a look after six weeks.
ask: Does it hurt?|Yes, less than you think, and differently in each place. We take breaks.
ask: What does it cost?|By the sitting. You get a figure after the first conversation, and it holds.
ask: How old must I be?|Of age, with an identity card. No exceptions with a note from your mother.
ask: What may I not do afterwards?|Swim, sunbathe, scratch: two to three weeks. It is all on the sheet.
ask: Do you copy other tattoos?|No. Bring it as a direction, and we make yours.
ask: When should I not get one?|In pregnancy, on broken or irritated skin, with some medicines. Ask before booking, and your doctor where in doubt.
title: portfolio|Drawings and healed work
title: process|From idea to healed
title: contact|Ask for an appointment
reach: Ask for an appointment|Idea, size, place on the body, and rough dates.
call: Slept on it?|Then write.
`);
