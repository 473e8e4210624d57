import { readTrades } from './read-trades';

/** Firms that work for other firms: what they can do, to what measure, and how an order goes. */
export const industries = readTrades(`
pages: industry
schema: LocalBusiness
act: Ask for an offer > contact
act: See what we do > services
title: faq|Before you ask for an offer|Good questions
title: contact|Ask for an offer
title: process|From inquiry to delivery
title: features|What you can count on
title: about|The company
reach: Ask for an offer|Drawing, quantity, date. A sketch is enough to begin with.
call: Have a drawing or a problem?|Send either.
ask: How quickly do we get an offer?|Usually within two working days. If something is missing, we call.
ask: What is the smallest order?|One piece, if the set-up is paid for. We tell you where it begins to make sense.
ask: Do you deliver?|Yes, or you collect. It stands in the offer.
ask: How do you check quality?|To what is agreed in the order, with a written record on request.
ask: What are your terms?|They come with the offer, on one page.
ask: Can we visit you?|Please. Safety shoes are by the door.
step: Inquiry|Drawing, quantity, date.
step: Offer|Price, delivery time, and what we would do differently.
step: Sample|Before the series, if you like.
step: Series|Checked, packed, labelled.

# machining company
words: cnc machining, machining, cnc, metalworking, metal fabrication, welding, welder, foundry, forge, toolmaker, tool making, sheet metal, machine shop, turning and milling, steel construction, mechanical engineering, machine builder, plastics, injection moulding, injection molding, powder coating, galvanising, precision engineering, manufacturer, manufacturing, factory, sawmill, textile mill, electronics manufacturer, automation, robotics
own: this company
art: wrench, hands, shelf, house
head: To the hundredth, on the day
head: Your drawing, read before we quote
head: One piece or ten thousand
lede: Parts turned, milled, welded and finished in one shop, from the single prototype to the series that runs for years.
offer: Prototypes|One piece, quickly, with remarks.|pencil
offer: Small series|From ten to a few hundred.|gear
offer: Series|On call, from stock.|box
offer: Finishing|Deburring, coating, assembly.|paint
why: We read drawings|And call when something cannot be measured.|document
why: One shop|No parts travelling between three suppliers.|house
why: Spare capacity|For the Friday call.|phone
about: We make parts{in} for firms that make machines. Most orders begin with a telephone call between two people who both have oil on the paper.
about: We train our own people, and most of them stay.
story: It began with one lathe in a garage and a customer who needed forty bushes by Monday. He got them on Sunday.
ask: Which materials do you work with?|Steel, stainless, aluminium, brass and most plastics. Ask about the rest.
ask: Which file formats can you read?|STEP, DXF, PDF, and a pencil on paper.
shot: The shop floor|gym
shot: First piece|wrench
shot: Measuring|scales
shot: Bar stock|shelf
shot: Packed|box
shot: Loading bay|van

# packaging company
words: packaging, packaging manufacturer, box maker, cardboard, wholesale, wholesaler, distributor, importer, exporter, fruit wholesale, food wholesale, supplier, b2b supplier, building materials, fulfilment, fulfillment, warehouse, trading company, catering supplier, office supplies, timber merchant, uniform supplier, label maker, roastery wholesale, cash and carry, flower wholesale
own: this company
art: box, van, shelf, counter
head: Ordered by four, there by six
head: The right pallet, the first time
head: In stock, counted this morning
lede: Goods and packaging for shops, kitchens and workshops: counted stock, fixed delivery days and a person who knows your order by heart.
offer: Standing orders|The same every week, changed with one line.|calendar
offer: From stock|What is here leaves today.|shelf
offer: Made to order|Your size, your print, your mix.|box
offer: Delivery|Our own vans, fixed days.|van
why: Honest stock|If it is listed, it is here.|search
why: One contact|Who knows what you ordered last March.|portrait
why: Returns|Fetched on the next round.|hands
about: We supply shops and workshops{in} and around. The day begins at four, and by nine most of it is on the road.
story: It began with one van and a list on the dashboard. There are more vans now; the list has moved to a screen and is still right.
ask: Do you sell to private customers?|Mostly to businesses. Ask, and we find a way for larger amounts.
ask: Can we get samples?|Yes, free in small amounts.
shot: Four in the morning|night
shot: Shelves|shelf
shot: Pallet, wrapped|box
shot: Vans out|van
shot: Samples|counter
shot: Returned crates|box

# recycling company
words: recycling, scrap metal, scrap yard, waste management, skip hire, demolition, composting, second hand parts, car breakers, junk removal, environmental services, water treatment, drilling, well drilling, soil testing, pest control, chimney sweep, septic service
own: this company
art: van, box, leaf, wrench
head: What is left is worth something
head: Weighed, sorted, back in use
head: Out of your yard
lede: We fetch, weigh and sort what you no longer need, pay for what has value and give you papers for the rest.
offer: Containers|Brought, filled, fetched.|van
offer: Metal|Weighed in front of you.|scales
offer: Clearing|Yards, halls, cellars.|house
offer: Papers|Proof of where it went.|document
why: A calibrated scale|You read the number, too.|scales
why: Sorted here|Most of it goes back into use.|leaf
why: Agreed times|So that the gate is open when we come.|clock
about: We work{in} with what others have finished with. It is dirty, exact and more interesting than it looks.
story: It began with copper wire and a bicycle trailer. The trailer hangs over the gate.
ask: What do you take?|Metals, wood, rubble, green waste, electrical goods. Call about anything that drips or smells.
ask: Do I get money or do I pay?|For metal you are usually paid; for mixed waste you pay. You know beforehand.
shot: The yard|house
shot: The scale|scales
shot: Sorted|box
shot: Container|van
shot: Copper|ring
shot: Green waste|leaf

# solar company
words: solar, solar panels, solar panel installer, solar installer, photovoltaics, heat pumps, heat pump installer, wind energy, renewable energy, energy company, energy cooperative, ev charging, battery storage, insulation company
own: this company
art: bolt, house, hills, leaf
head: Your roof, working
head: Noon, stored for the evening
head: Sums first, ladders later
lede: We plan, build and look after systems that make or save energy, and we begin with your bill and your roof, not with a catalogue.
offer: A look at the roof|Direction, shade, meter cupboard.|house
offer: Solar and storage|Sized for what you use.|bolt
offer: Heat|Pumps that suit the house.|home
offer: Looking after it|Yearly check, and someone who answers.|wrench
why: Honest sums|With a good year and a bad one.|chart
why: Own fitters|The same two, from scaffold to switch.|hands
why: Papers|Grid, grant, registration: we fill them in.|document
about: We are fitters and electricians{in}. We have told people to repair the roof first, and they came back after it.
story: It began on our own barn, with panels bought second hand and a notebook beside the meter.
ask: Is my roof suitable?|Send the address and a photograph; you get a first answer without a visit.
ask: When does it pay for itself?|It depends on use and price. We calculate it with your bill and show how.
ask: Who does the paperwork?|We do. You sign twice.
shot: On the roof|house
shot: Noon|hills
shot: Meter cupboard|bolt
shot: Scaffold|village
shot: Notebook|document
shot: Evening, stored|night

# security company
words: security, security guards, security service, guard service, alarm systems, cctv, event security, bodyguard, fire protection, fire safety, facility management, building services, doorman, night watch, key holding, cleaning contractor
own: this company
art: shield, key, night, city
head: Awake, polite, on time
head: Somebody checks the back door
head: Calm at the gate
lede: People and technology for buildings, sites and evenings with many guests. Trained staff, written rounds, and a telephone that is answered at night.
offer: Guarding|Gate, desk, site.|shield
offer: Rounds|At irregular hours, written down.|night
offer: Events|Friendly at the door, quick at the edge.|ticket
offer: Alarms and cameras|Planned, fitted, looked after.|camera
why: Trained and checked|You see the papers of everyone who comes.|document
why: The same faces|Who know your people and your doors.|portrait
why: A written record|Every round, every incident.|book
about: We look after places{in} when nobody else is there, and people when a great many are.
story: It began with one night watchman who wrote everything down. His book is why we still do.
ask: How quickly can you start?|For events within days; for sites after one walk round together.
ask: Are your staff licensed?|As the law here requires. We show you the papers before the first shift.
shot: Night round|night
shot: The gate|door
shot: Keys|key
shot: Event entrance|tent
shot: Control desk|dashboard
shot: Handover|hands
`);
