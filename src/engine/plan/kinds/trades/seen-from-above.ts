import { readTrades } from './read-trades';

/** Land measured from the ground, and everything else looked at from the air. */
export const seenFromAbove = readTrades(`
pages: open
schema: ProfessionalService
act: Ask about a site > contact
act: See what I do > services
open: 1|5|8|17
title: faq|Before we fly|Good questions
title: contact|Ask about a site
ask: How do I pay?|By transfer, against an invoice.
# drone pilot
words: drone survey pilot, drone survey, drone surveys, drone surveyor, drone surveying, drone surveying company, drone survey company, drone mapping, drone inspection, drone inspections, drone roof inspection, drone roof inspections, drone roof survey, drone roof surveys, drone services, drone operator, drone pilots, drone company, aerial survey, aerial surveys, aerial surveying, aerial inspection, aerial inspections, uav pilot, uav survey, uav surveys, uav services, thermal drone survey, thermal imaging drone
own: this pilot
art: drone, roof, hills, map
head: A look at what no ladder reaches
head: Up for ten minutes, sure for years
head: The roof, without the scaffold
lede: Roofs, fields, sites and chimneys, seen and measured from the air. You get pictures and figures that can be put to work.
offer: Roofs and chimneys|Every slate, without a ladder.|home
offer: Sites and land|Maps, heights, volumes.|map
offer: Progress|The same view, week after week.|calendar
offer: Solar and heat|What is warm that should not be.|sun
offer: Farms and woods|What the gate does not show.|leaf
line: With the files you can work with.
step: You send the place|A postcode, a pin, and what you want to know.
step: I check the air|Airfields, people, wires, and who has to agree.
step: The flight|On a dry day with little wind.
step: You get the files|Pictures, a map or a model, and a few words on what they show.
about: {name} flies drones for people who need to know{in}: builders, surveyors, farmers, and owners of leaking roofs.
about: Most of the work happens on the ground: checking, asking, waiting for the wind.
ask: May you fly here?|I check it for your address before I say yes: airfields, people, protected places.
ask: Do you have a licence and insurance?|Ask, and you get the papers with the offer.
ask: What if it is windy or wet?|Then we move the day. You hear it the evening before.
ask: What do I get?|Pictures, video, a map or a model, in the files your office can open.
ask: How exact is it?|Tell me what it is for. With points measured on the ground it becomes more exact.
ask: Do the neighbours have to know?|A word beforehand is polite, and I am happy to say it.
title: services|What can be seen from up there
title: process|From pin to picture
reach: Ask about a site|Where it is, what you want to know, and by when.
call: Something leaking up there?|Send the postcode.
shot: Ridge, from above|roof
shot: Fields|hills
shot: Mapped|map
shot: Before take-off|camera
shot: Dry and still|sun
shot: Site, week nine|wall

# drone photographer
words: drone photography pilot, drone photography, drone photographers, drone photography and video, drone photo and video, drone photos, drone video, drone videos, drone videography, drone videographer, drone film, drone filming, drone footage, aerial photography, aerial photographer, aerial photographers, aerial photography and video, aerial filming, aerial video, aerial videography, aerial film
own: this pilot
art: drone, camera, hills, sea
act: Ask for a flight > contact
act: See what I film > services
title: faq|Before take-off
head: The view the gulls have
head: Fifty metres make a difference
head: Higher, and suddenly it makes sense
lede: Photographs and film from the air: houses, coasts, weddings, building sites, and the field where it all takes place.
offer: Houses and land|How it lies, and what it looks out on.|home
offer: Places and coasts|In the light that suits them.|wave
offer: Weddings and events|From high enough not to disturb.|heart
offer: Building sites|The same view, month after month.|building
offer: Roofs|Close pictures of what no ladder reaches.|search
line: Flown in the right light.
step: You send the place|And what the pictures are for.
step: I check the air|Whether I may fly there, and when the light is right.
step: The flight|Twenty minutes in the air, two hours around it.
step: You get the pictures|Chosen, finished, in the sizes you need.
about: {name} takes pictures from the air{in}. A small machine, a long look at the forecast, and no hurry.
about: From above everybody parks badly and every garden is beautiful.
ask: May you fly here?|I check your address before I say yes: airfields, people, protected places.
ask: Do you have a licence and insurance?|Ask, and you get the papers with the offer.
ask: What if it rains?|We move the day. Wind and rain are no light anyway.
ask: When is the light best?|Early and late. For roofs and sites at noon.
ask: Can you film as well?|Yes, in the same flight. Say so before.
ask: May I use the pictures everywhere?|What you may use them for stands in the offer. Tell me what you have in mind.
title: services|What I photograph from the air
title: process|From pin to picture
title: contact|Ask for a flight
reach: Ask for a flight|Where, what for, and by when.
call: Ever seen your house from above?|Send the postcode.
shot: Low tide|sea
shot: House and lane|house
shot: Hills, early|hills
shot: Ready for take-off|camera
shot: Harbour|boat
shot: Last light|sunrise

# land surveyor
words: land surveyors, land surveying, land survey, land surveys, land surveying company, topographical survey, topographical surveys, topographic survey, topographic surveys, topographical surveyor, topographical surveyors, measured building survey, measured building surveys, measured surveys, measured survey, boundary survey, boundary surveys, boundary surveyor, geomatics, geomatic surveyor, setting out engineer, site surveyor, utility survey, utility surveys
own: this practice
pages: advice
art: compass, map, hills, ruler
act: Ask about a site > contact
act: See what we measure > services
head: Where it is, to the centimetre
head: The ground, put on paper
head: A line that both sides can trust
lede: Land, levels, buildings and boundaries, measured on site and drawn so that architects, engineers and neighbours can work with it.
offer: Topographical surveys|Ground, trees, levels, services on the surface.|map
offer: Measured buildings|Plans, sections, elevations.|building
offer: Boundaries|What the deeds say, and what the ground says.|search
offer: Setting out|Pegs and lines for the people with the digger.|ruler
offer: Checking|As built, compared with as drawn.|check
line: Drawn for the office that needs it.
why: Asked first|What it is for decides how closely it is measured.|chat
why: Files that open|In the format your architect uses.|document
why: Findable again|With points that can be found next year.|compass
step: You send the site|Address, outline, and what it is for.
step: A fee|With what is measured and when you get it.
step: On site|A tripod, a pole, and now and then a machete for brambles.
step: The drawing|And an answer when somebody asks about it.
said: The hedge turned out to be ours. So did the argument, but it was short.|House with a field
said: The drawing opened, fitted, and was right.|Architect
said: Pegs where the pegs should be.|Site manager
about: {name} measures land and buildings{in}, before anybody digs and after everybody has gone.
about: A good survey is dull to read and saves a great deal of talking.
ask: What do you need from me?|The address, a rough outline on a map, and what the survey is for.
ask: How long does it take?|A garden is a day on site, a field more. The drawing follows after.
ask: Do I have to be there?|Only if a gate is locked or a dog is not.
ask: Can you settle a boundary?|We measure and show what the papers say. Agreeing on it is for both neighbours.
ask: Which files do we get?|A PDF to look at and CAD files to work in.
ask: Do you work for private owners?|Yes, and for architects, builders and farms.
title: services|What we measure
title: process|From field to drawing
reach: Ask about a site|The address, roughly how large, and what it is for.
call: Where does it end, exactly?|Send the address and a sketch.
shot: Tripod up|compass
shot: Levels|hills
shot: Drawn|map
shot: Old corner stone|stone
shot: The hedge in question|tree
shot: Pegs and line|ruler
`);
