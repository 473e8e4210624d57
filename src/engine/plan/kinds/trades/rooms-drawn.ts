import { readTrades } from './read-trades';

/** People who plan rooms for others to live in. */
export const roomsDrawn = readTrades(`
# interior designer
words: interior designers, interior design, interior design studio, interiors studio, interior architect, interior architecture, interior decorator, interior stylist, home stager, home staging, colour consultant
own: this studio
pages: pro
schema: ProfessionalService
art: room, sofa, lamp, window
act: Ask about a room > contact
act: See rooms > portfolio
head: First where you sit, then what on
head: Less, and in the right place
head: Rooms that look like their people
lede: Rooms planned from how you live in them: light, paths, storage, then colour, cloth and the one chair that everybody wants.
work: Flat with one long wall|Homes|Everything lives behind it, including the desk.|room
work: Kitchen facing the morning|Homes|Turned by ninety degrees, and everybody eats there now.|window
work: Hotel with eleven rooms|Places|No two beds alike, one kind of lamp.|bedroom
work: Practice, waiting room|Places|People stopped looking at their telephones.|chair
work: House by the water|Homes|Linen, oak, and a floor that takes sand.|sofa
work: Bookshop, back room|Places|Shelves to the ceiling, light to the floor.|shelf
offer: Whole homes|From the plan to the last hook.|house
offer: One room|Drawn, with a list of what to buy.|sofa
offer: Colour and light|Samples on your wall, at your hours of the day.|paint
offer: Shops and restaurants|Built between closing and opening.|shopfront
line: With drawings, samples and a list.
why: Listening|I ask where the bags land.
why: Drawing|By hand first, to scale after.
why: Builders|I am on site when it matters.
step: A visit|At the hour when the room annoys you most.
step: A plan|Two ways to do it, drawn.
step: Choosing|Samples that you may keep for a week.
step: Building|With people I have worked with before.
about: I am {name} and I plan rooms{in}. I begin with how you move through them, and end with what you put down on the table.
about: What is good already stays. Usually it is more than you think.
said: We argue less about the hall.|Flat, third floor
said: Guests ask where the room was before.|House
said: She threw out one wall and none of our things.|Old building
ask: How do we begin?|With a visit of two hours. After that you have a direction and a price.
ask: What does it cost?|By room or by hour, as it suits the work. You get a sum before anything is drawn.
ask: Do you work with our furniture?|Gladly. The best pieces are usually there already.
ask: Do you buy for us?|Yes, with the prices open.
ask: Do you look after the builders?|If you like, from the first drill to the last.
ask: Do you travel?|Yes. A first visit in person, the rest can be done from here.
title: portfolio|Rooms
title: services|What I do
title: contact|Ask about a room
title: faq|Asked before, answered here
reach: Ask about a room|Which one, what bothers you, and by when.
call: Is there a room you avoid?|Send a picture of it.

# landscape architecture
words: landscape architect, landscape architecture practice, landscape architecture studio, landscape design, landscape design studio, landscape designer, garden design studio, garden designer, garden designers
own: this practice
pages: pro
schema: ProfessionalService
art: tree, garden, ruler, plant
act: Ask about a place > contact
act: See places > portfolio
head: First the ground, then the plan
head: Planted for the year after next
head: Places that grow into themselves
lede: Gardens, courtyards, parks and the ground between houses: looked at in every weather, drawn to scale, planted to last.
work: Courtyard with one tree|Courtyards|Everything else is gravel and shade.|tree
work: School ground, less asphalt|Public|Water runs to the roots and no longer to the drain.|garden
work: Garden on a slope|Gardens|Four walls, and a path that takes its time.|hills
work: Park by the water|Public|High water may come in, and leaves again.|sea
work: Roof for bees and people|Roofs|Two hands of soil, and much that likes it dry.|flower
work: Street with places to sit|Public|Parking for nine trees.|bench
offer: Gardens|From the first walk to the last plant.|garden
offer: Squares and parks|With those who will cross them every day.|tree
offer: Grounds of houses and schools|Paths, water, shade, somewhere to sit.|house
offer: Planting plans|What grows there, and what it looks like in February.|plant
line: Looked at on the spot first, then drawn to scale.
why: The ground first|Soil, water, light: they decide more than we do.|garden
why: Drawn to scale|So that whoever builds it knows where every stone goes.|ruler
why: Care from the beginning|What it needs in the third year stands in the plan.|plant
step: A walk|In the rain, if possible. It shows where the water goes.
step: Sketches|Two ways to do it, drawn by hand.
step: The plan|To scale, with plants, materials and a price.
step: On site|We are there when it is set out, and when it is planted.
about: {name} plans gardens and open ground{in}. A place is finished when it has grown, so we draw for the fifth year as well as for the first.
about: What is good already stays: a wall, a tree, the way people walk across.
said: We sit outside now, all three of us.|Courtyard
said: The puddle is gone, and nobody misses it.|School
said: They kept the old tree and moved the path.|Garden
ask: How do we begin?|With a walk across the place. After that you have a direction and a price.
ask: What does it cost?|The plan has a fixed price. For the building you get a sum before it begins.
ask: Do you build it as well?|We draw it and look after the site. Ask us who could build it.
ask: When is the time to plant?|Most things in autumn. Planning may begin at any time.
ask: Can we plant it ourselves?|Gladly. You get the plan with numbers and names.
ask: Does it need much care?|As much as you would like to give. Tell us beforehand.
title: portfolio|Places
title: services|What we plan
title: contact|Ask about a place
title: faq|Asked before, answered here
reach: Ask about a place|Where it is, how large, and what bothers you there.
call: Is there a corner that nobody uses?|Send a picture of it.
`);
