import { readTrades } from './read-trades';

/** Workshops where a drawing goes in and a thing comes out. */
export const workshopsWithMachines = readTrades(`
pages: open
schema: LocalBusiness
act: Send a file > contact
act: See what we make > services
open: 1|5|9|17
title: faq|Before you send it|Good questions
title: process|From file to thing
ask: How do I pay?|By card or transfer, against an invoice.
# 3D printing service
words: 3d printing, 3d print service, 3d prints, 3d printer service, 3d printing company, 3d printing shop, 3d printing workshop, 3d printing studio, 3d print shop, 3d print, 3d printing and design, 3d printing bureau, 3d printing business, 3d printed, rapid prototyping, resin printing, additive manufacturing, 3d scanning
own: this workshop
art: gear, robot, ruler, box
head: From screen to hand
head: One is enough
head: The part nobody makes any more
lede: Send a file, a sketch or the broken piece. We print it in the material that suits its work, one or a hundred times.
offer: Prototypes|To hold, to try, to change.|search
offer: Spare parts|The clip, the knob, the foot that broke off.|wrench
offer: Models|Houses, landscapes, figures.|house
offer: Small series|The same thing, many times.|box
offer: Drawing it for you|From a sketch or from the broken piece.|pencil
line: In the material that suits the work.
step: You send it|A file, a sketch, or a picture with a ruler beside it.
step: We look|At walls, overhangs and what it has to bear.
step: A price|With material, number and days.
step: Printed and cleaned|Supports off, edges smooth.
about: {name} prints things{in}, layer by layer: for inventors, model makers, and people whose dishwasher lacks one small wheel.
about: If another way of making it is better, we say so. Some things want to be sawn.
ask: Which file do you need?|STL, STEP or 3MF is best. If you have none, send a sketch with measures.
ask: Which material should I take?|Tell us what the part has to bear: heat, sun, weight, water.
ask: How large can it be?|Large things are printed in parts and joined. Send the measures, and we say how.
ask: Are the layers visible?|Up close, yes. They can be made finer, or sanded and painted.
ask: How long does it take?|A small part prints in hours. You hear the day with the price.
ask: Does my design stay mine?|Yes.
title: services|What we print
title: contact|Send a file
reach: Send a file|Or a sketch with measures, and what the part has to do.
call: Lost a knob?|Send a picture with a ruler beside it.
shot: Layer 214|robot
shot: It fits|gear
shot: Measured|ruler
shot: Three tries|box
shot: Model, 1 : 100|house
shot: Supports off|wrench

# laser cutting workshop
words: laser cutting, laser cutting service, laser cutting services, laser cutter, laser cutters, laser engraving, laser engraver, laser cutting and engraving, laser cut, laser workshop, laser cutting company, laser etching
own: this workshop
art: bolt, ruler, tree, gear
head: Cut with light
head: Thin as a line, straight as one
head: Wood, card and a very small sun
lede: Cutting and engraving in wood, acrylic, card, leather and felt: one piece for a present, or two hundred for a shop.
offer: Cutting|Clean edges in sheet and board.|scissors
offer: Engraving|Names, drawings, photographs.|pencil
offer: Signs and models|For doors, tables, architects.|house
offer: Small series|The same piece, many times.|box
offer: Your own material|Brought along and tried first.|tree
line: A test piece before the whole sheet.
step: You send a drawing|A vector file, or a sketch with measures.
step: We set it up|And say what the material will do.
step: A test piece|Small, so that you can decide.
step: Cut|Cleaned, counted, packed.
about: {name} cuts and engraves{in}, for makers, shops, architects and people with a wedding in June.
about: It smells of campfire on wood days. We open the window and carry on.
ask: Which file do you need?|A vector file: SVG, DXF, AI or PDF. We redraw sketches, too.
ask: Which materials can you cut?|Plywood, solid wood, acrylic, card, paper, leather, felt. No PVC, it gives off poison.
ask: How thick may it be?|That depends on the material. Tell us, and we say what cuts cleanly.
ask: Can I bring my own piece?|Ask with a picture. We try it on an offcut or the back first.
ask: Are the edges burnt?|On wood a little brown, which many like. It can be masked or sanded.
ask: Do you make a single piece?|Yes, tell us what it is for.
title: services|What we cut and engrave
title: contact|Send a drawing
act: Send a drawing > contact
reach: Send a drawing|Material, size, how many, and by when.
call: Only a sketch so far?|That is enough to begin.
shot: First line|bolt
shot: Offcuts|tree
shot: Name on oak|board
shot: Fits like a drawer|gear
shot: House, small|house
shot: Counted|ruler

# CNC workshop
words: cnc router, cnc routing, cnc cutting, cnc wood, cnc joinery, cnc milling service, cnc service, cnc workshop, cnc router service, cnc routing service, waterjet cutting, water jet cutting, plasma cutting
own: this workshop
art: gear, ruler, tree, hammer
head: Drawn once, cut exactly
head: The curve you could not saw
head: Half a millimetre matters
lede: Sheets and boards cut to your drawing: furniture parts, templates, signs, and the shape that no saw can do.
offer: Cutting to a drawing|In plywood, solid wood, plastics, sheet.|ruler
offer: Furniture parts|With joints that go together.|chair
offer: Signs and letters|For walls, shops and stages.|megaphone
offer: Templates and jigs|For everything you do more than twice.|gear
line: Looked at before it is cut.
step: You send a drawing|A file, or a sketch with measures.
step: We ask back|About grain, joints and tolerances.
step: A price|With material and days.
step: Cut|Edges broken, parts numbered.
about: {name} cuts to drawings{in}, for joiners, designers, stage builders and people with one clever shelf in mind.
about: The machine is exact and has no imagination. So somebody looks at every file first.
ask: Which file do you need?|DXF, STEP or SVG, in millimetres. We redraw sketches, too.
ask: How large can it be?|A full sheet in most materials. Ask for anything larger.
ask: Do you supply the material?|Yes, or bring your own.
ask: How exact is it?|Tell us what it has to fit into. We say what is possible in that material.
ask: One piece or many?|Either. Setting up costs the most, so five are rarely five times one.
ask: Can you finish the edges?|Sanded, rounded, oiled: say what you need.
title: services|What we cut
title: contact|Send a drawing
act: Send a drawing > contact
reach: Send a drawing|Material, size, how many, and by when.
call: Only a sketch so far?|That is enough to begin.
shot: Sheet down|board
shot: The curve|gear
shot: Joints, dry|chair
shot: Parts, numbered|ruler
shot: Chips|tree
shot: Together|hammer

# sign writer
words: sign writer and vehicle wraps, signwriter and vehicle wraps, signs and vehicle wraps, sign writing and vehicle wraps, signage and vehicle wraps, vehicle wraps and signs, vehicle wraps and signage, signwriting and vehicle graphics, signwriter, signwriters, sign writers, sign writing, signwriting, sign painter, sign painters, sign painting, traditional signwriter, sign maker, sign makers, sign making, signmaker, sign shop, sign company, signage company, signage, shop signs, pub signs, van signwriting, gilder, glass gilding
own: this sign workshop
art: brush, shopfront, van, paint
act: Send a picture > contact
act: See what we letter > services
head: Your name, at forty paces
head: Read from across the street
head: Letters that mean business
lede: Signs for shops, pubs, vans and boats: drawn for the place they hang in, made to be read and made to last out there.
offer: Shop fronts and pubs|Painted, cut or built up.|shop
offer: Vans and cars|From a phone number on the door to the whole side.|car
offer: Windows|Gold, frost, opening hours.|home
offer: Boards and A-frames|For menus, stalls and the pavement.|document
offer: Drawing it|Letters, spacing, colour, tried on a picture.|pencil
line: Drawn on a picture of the place first.
step: You send a picture|Of the wall, the window or the van.
step: We draw it in|So that you see it before it exists.
step: A price|With the making and the fitting.
step: Up it goes|Level, and clean round the edges.
about: {name} letters{in}: shops, pubs, vans, boats, and the occasional cake stall.
about: A good sign says one thing. We help you find out which.
ask: Can I see it before it is made?|Yes, drawn into a picture of the place.
ask: I have no logo. Is that a problem?|No. A name in good letters is a beginning.
ask: Painted or vinyl?|Paint ages well and can be touched up. Vinyl is quicker and comes off again. We talk about both.
ask: How long does it last outside?|Years, and longer on the north side. We tell you what to expect.
ask: Do I need permission?|For some buildings and for lit signs, yes. Ask your council early.
ask: Do you fit it as well?|Yes, tell us how high it is.
title: services|What we letter
title: process|From wall to sign
title: contact|Send a picture of the place
reach: Send a picture of the place|What it should say, how large, and where it will hang.
call: Nobody finds your door?|Send a picture from across the street.
shot: First stroke|brush
shot: From across the street|shopfront
shot: On the side of a van|van
shot: Paint, mixed|paint
shot: Gold on glass|window
shot: Chalk lines|board

# vehicle wrap shop
words: vehicle wraps, vehicle wrap, vehicle wrapping, car wraps, car wrap, car wrapping, van wraps, van wrapping, vinyl wrap, vinyl wraps, vinyl wrapping, car wrapping shop, vehicle graphics, van graphics, fleet graphics, fleet branding, vehicle livery, paint protection film, window tinting
own: this workshop
schema: AutoBodyShop
art: car, van, brush, motorbike
act: Send a picture > contact
act: See what we wrap > services
head: A new colour by the weekend
head: Your van, working while parked
head: Colour that comes off again
lede: Cars, vans and bikes wrapped in film: a new colour, a firm’s name, or a clear skin against stones. The paint underneath stays as it was.
offer: Colour changes|Gloss, matt, satin.|paint
offer: Vans and fleets|Name, number, and room to breathe.|car
offer: Roofs, bonnets, mirrors|A part instead of the whole.|check
offer: Clear film|Against stones and car parks.|shield
offer: Taking it off|Old wraps and old letters.|brush
line: You see it drawn before it is printed.
step: You send pictures|Make, model, and what you have in mind.
step: We draw it|On your car, not on any car.
step: Washed and prepared|Down to the last badge.
step: Wrapped|Indoors, warm, without a hurry.
about: {name} wraps cars and vans{in}. It is wallpapering, with curves and worse consequences.
about: We look at the paint first. Film holds on to what is sound.
ask: Does it harm the paint?|Not on sound paint. We look before, and say so where it might.
ask: How long does it last?|Several years, depending on sun, washing and film.
ask: How long do you need the car?|A few days for a whole car, a morning for letters.
ask: May I wash it as usual?|By hand is best. Keep the jet away from edges.
ask: Do I have to tell anyone about a new colour?|Your insurer, and in many places the registration office.
ask: Can it come off again?|Yes, with heat and patience.
title: services|What we wrap
title: process|From picture to film
title: contact|Send a picture
reach: Send a picture|Make, model, year, and what you have in mind.
call: Tired of the colour?|Send a picture and a wish.
shot: Bonnet, half done|car
shot: Name on the side|van
shot: Edge, tucked in|brush
shot: Colours, side by side|paint
shot: Mirror caps|mirror
shot: Two wheels|motorbike
`);
