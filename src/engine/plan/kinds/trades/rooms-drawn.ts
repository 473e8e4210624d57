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
`);
