import { readTrades } from './read-trades';

const shared = `pages: toOrder
schema: LocalBusiness
title: faq|Before you order|Asked before, answered here
title: about|Who makes it
title: testimonials|Said afterwards
title: process|From first message to finished
open: 2|5|10|17
`;

/** Things made for one person and one day: cakes. */
export const cakesToOrder = readTrades(`
${shared}
# cake maker
words: cake maker, cake makers, cake baker, cake baking to order, wedding cake maker, celebration cake, celebration cakes, cakes made to order, cakes to order, cake to order, wedding cake, wedding cakes, birthday cake, birthday cakes, bespoke cake, bespoke cakes, custom cake, custom cakes, cake designer, cake artist, cake studio, cake decorator, sugar craft, occasion cakes
own: this cake kitchen
schema: Bakery
art: cake, flower, gift, bowl
act: Ask about a cake > contact
act: See how to order > process
head: The cake they will talk about
head: First the candles, then silence
head: Tell me who it is for
lede: Cakes made to order, one at a time: butter, eggs, real fruit, and a drawing before anything goes into the oven.
offer: Wedding cakes|Tiers, a tasting, and delivery to the table.|flower
offer: Birthday cakes|With a name, a number or a dinosaur.|cake
offer: Dietary cakes|Vegan, without gluten or without nuts, and still the first to go.|leaf
offer: Small orders|Cupcakes and a cutting cake for offices and christenings.|gift
line: Drawn first, then baked.
line: Tell us how many slices, and what must not be in it.
line: With a tasting, if you like.
step: Tell us about the day|Date, number of guests, and who or what it is for.
step: Taste and draw|You try two or three flavours and see a sketch with a price.
step: Hold the date|A third of the price keeps it. Changes are free until two weeks before.
step: Collect, or have it brought|In a box that fits a car, or set up on the table.
about: {name} bakes to order{in}. There is no counter: every cake leaves this kitchen for one table and one day.
about: The recipes are few and good, the decoration is edible, and what we cannot do well we say.
story: It began with a cake for a cousin, and then the cousin’s guests wanted one too.
story: The kitchen is inspected, the fridge is large, and the week has room for a handful of cakes. That is why dates fill early.
said: There was one slice left, and two uncles.|Wedding in June
said: It looked like the drawing and tasted better.|Sixtieth birthday
said: My daughter cannot eat eggs. Nobody noticed, least of all my daughter.|Birthday, aged six
ask: How far ahead should we order?|Three to four weeks for birthdays, several months for weddings. Ask anyway: sometimes a date comes free.
ask: What does a cake cost?|It depends on slices and on how much drawing it needs. You get a price with the sketch.
ask: Can you bake without gluten, eggs or nuts?|Yes. Tell us how strict it has to be; we are honest about traces.
ask: Do you deliver?|Yes, and we set up wedding cakes ourselves. Smaller ones can be collected.
ask: May we taste first?|For wedding cakes a tasting is part of it. For others, ask for a tasting box.
ask: What if the date changes?|Tell us two weeks before, and we move it if the new date is free.
title: services|Cakes, and for whom
title: contact|Ask about a cake
title: gallery|Cakes that have left
reach: Ask about a cake|The date, how many slices, what it is for, and what must not be in it.
call: Is there a date to celebrate?|Write it down here, and we say whether it is free.
shot: Three tiers, fresh flowers|flower
shot: Sketch and swatches|pencil
shot: Lemon and elderflower|cake
shot: Piping, close up|hands
shot: Boxed and ready|box
shot: Before the candles|candle
`);

/** Paper made for one person: printed, drawn, lettered. */
export const paperToOrder = readTrades(`
${shared}
# letterpress printer
words: letterpress, printworks, print works, letterpress studio, letterpress print shop, letterpress printing, hand press, printing press, stationery designer, wedding stationery, wedding invitations, invitation designer, screen printer, screen printing, riso printer, risograph, poster printer
own: this press
art: document, pencil, studio, book
act: Ask for a price > contact
act: See what we print > services
head: Pressed into paper, one sheet at a time
head: You can feel the ink
head: Metal, ink, a little pressure
lede: Printed by hand from metal type and plates on thick cotton paper, in small runs and with inks mixed to match.
offer: Invitations|With envelopes, reply cards and the names spelt right.|gift
offer: Cards and letterheads|Thick ones that nobody throws away.|document
offer: Posters and prints|In two colours, or three if you can wait.|frame
offer: Workshop days|Set your name, ink it, pull it.|hands
line: In one to three colours, on cotton paper.
line: Proofed before the run.
line: In small runs, from fifty.
step: You send words|And a date, a number and anything you like the look of.
step: We set and draw|You get a proof on screen, then one on paper.
step: We print|Each colour is a pass through the press, and each pass a day.
step: You open the box|Counted, dried and wrapped, with a few spare.
about: {name} prints{in} on an iron press that is older than most of its customers and has never needed an update.
about: The type lies in wooden drawers, the paper comes from a cotton mill, and the ink is mixed with a knife.
story: The press weighs as much as a car and came through the wall, because the door was too narrow.
story: Some of the type has been in use for a century. A nick in the letter R tells us which drawer a job came from.
said: Guests kept the invitation. All of them.|Wedding in May
said: People turn my card over and say oh.|Architect
said: They found a missing comma the day before printing.|Festival poster
ask: What is the smallest run?|Fifty, because most of the work comes before the first sheet.
ask: How long does it take?|Three to five weeks from agreed words. Drying cannot be hurried.
ask: What does it cost?|It depends on number, colours and paper. Send those three, and you get a price.
ask: Can we bring our own design?|Yes, as a vector file. We tell you what a press can hold and what it cannot.
ask: Which papers do you use?|Cotton in three weights, some board, and whatever you bring that the press likes.
ask: Can we come and see it?|By appointment. Roll up your sleeves.
title: services|What leaves the press
title: contact|Ask for a price
title: gallery|Around the press
reach: Ask for a price|What it is, how many, how many colours, and by when.
call: A date on the calendar?|Send the words, and we start with a proof.
shot: Type in its case|box
shot: Inking up|paint
shot: First pull|document
shot: Drying rack|book
shot: Cotton paper|frame
shot: Wrapped in string|gift

# map maker
words: hand drawn map, hand drawn maps, hand-drawn maps, illustrated map, illustrated maps, map illustrator, mapmaker, cartographer, custom maps, map maker
own: this drawing table
art: map, hills, pencil, village
act: Ask for a map > contact
act: See what can be drawn > services
head: The place, as you know it
head: With the bench, and the dog
head: Drawn on foot
lede: Maps drawn by hand of places that matter to somebody: a village, a walk, the road to a wedding.
offer: Village maps|With the shop, the short cut and the house with the goose.|village
offer: Favourite walks|Every gate, every view, the place for the sandwich.|hills
offer: Wedding maps|So that guests find the church, the barn and the bus.|heart
offer: Prints|Small runs on thick paper, signed.|frame
line: From your notes, your photographs and a day on foot.
line: In ink and watercolour, on cotton paper.
step: You tell the place|And what must be on it: a door, a tree, a joke.
step: A pencil draft|You correct it. Memory is part of the survey.
step: Ink and colour|Two to four weeks at the table.
step: Wrapped|The original, or a print, flat or rolled.
about: I am {name} and I draw maps{in}. I walk the place first where I can; the feet notice what the satellite does not.
about: North is usually at the top. Ask, and it can be wherever you live.
story: The first was for a neighbour who was moving away. She wanted the hedge with the gap in it.
story: Since then there have been villages, islands, allotments and one very long dog walk.
said: He put in the bench where we met. I had not told him where it was.|Wedding present
said: My father found three mistakes and was delighted.|Village map
said: It hangs in the hall, and visitors never get further.|A walk, framed
ask: How long does a map take?|Four to six weeks. For a date such as a birthday, ask early.
ask: What do you need from us?|A list of what must be on it, a few photographs, and the stories.
ask: What does it cost?|By size and by how much there is to draw. You get a price with the pencil draft.
ask: Can it be a surprise?|Yes. Write from an address that nobody else reads.
ask: Do you come and see the place?|Where I can reach it in a day, yes.
ask: May we have prints made?|Yes, in small runs, for the village shop or the whole family.
title: services|What can be drawn
title: contact|Ask for a map
title: gallery|On the drawing table
reach: Ask for a map|Which place, for whom, and by when.
call: Is there a place you miss?|Name it, and say what must be on it.
shot: Pencil draft|pencil
shot: The lane|village
shot: Hills in ink|hills
shot: Compass rose|map
shot: Colours|paint
shot: Rolled and tied|gift
`);
