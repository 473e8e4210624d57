import { readTrades } from './read-trades';

/** People who come to a house with one thing, fit it and go. */
export const fitters = readTrades(`
pages: open
schema: HomeAndConstructionBusiness
act: Ask for a price > contact
act: See what we fit > services
open: 1|5|8|17
title: faq|Before we come|Asked on the doorstep
title: contact|Ask for a price
step: You tell us|What it is, where it is, and a picture.
step: We look|In the house, where a picture is not enough.
step: A price in writing|For the whole job.
step: We fit it|And sweep up after.
ask: How do I get a price?|Send a picture and the postcode. For larger jobs we come and measure.
ask: How do I pay?|After the work, by transfer or card.
# carpet fitter
words: carpet fitters, carpet fitting, carpet layer, carpet and flooring, carpets and flooring, carpet and vinyl fitter, flooring fitter, flooring fitters, floor fitter, floor fitters, flooring company, flooring specialist, floor layer, floor laying, carpets, flooring, vinyl flooring, laminate flooring, lvt flooring, wood flooring
own: this fitter
art: rug, room, ruler, sofa
act: Have it measured > contact
head: Barefoot by teatime
head: Straight to the edge, quiet underfoot
head: The room starts at the floor
lede: Carpet, vinyl, laminate and wood, measured properly and cut to the last corner. The stairs are the part we like best.
offer: Carpet|With the underlay that suits the room.|rug
offer: Stairs and landings|Tight over every edge.|check
offer: Vinyl and laminate|For kitchens, baths and dogs.|ruler
offer: Wood|Laid, scribed and finished.|tree
offer: Old floor out|Lifted, rolled, taken away if you like.|box
line: Measured first, cut once.
about: {name} fits floors{in}: one bedroom, a whole house, the stairs that everybody else put off.
about: A floor shows whether somebody knelt down and looked. We kneel for a living.
ask: Do I have to clear the room?|As far as you can. Tell us what is too heavy, and we plan for it.
ask: Can you fit carpet that I bought elsewhere?|Ask us. Send the size and the room.
ask: How long does it take?|A bedroom is a morning. Stairs take their time.
ask: Will the doors still open?|We check. Where a door drags, it has to be trimmed.
ask: What happens to the old carpet?|We lift it. Say beforehand if we should take it away.
title: services|What we lay
title: process|From tape measure to bare feet
reach: Have it measured|Which rooms, roughly how large, and what lies there now.
call: Which room is it?|Send a picture and the size.
shot: Tight over the edge|steps
shot: Measured twice|ruler
shot: Last corner|scissors
shot: Rolled and ready|box
shot: Sofa back in|sofa
shot: Bedroom, finished|bedroom

# aerial installer
words: aerial and satellite installer, aerial and satellite installers, aerials and satellites, aerials and satellite, aerial and satellite, aerial installers, aerial installation, aerial fitter, aerial fitting, aerial repair, aerial repairs, tv aerials, tv aerial, tv aerial installer, satellite installer, satellite installers, satellite installation, satellite dish installer, satellite dish, tv installer, tv wall mounting, tv mounting, freeview aerials, aerials
own: this installer
art: roof, house, bolt, sofa
act: Ask for a visit > contact
head: No snow but on the roof
head: Picture back before the match
head: Up the ladder so that you can sit down
lede: Aerials, dishes and the cables in between: put up straight, pointed at the right hill, and tested on your own screen before the ladder goes back.
offer: TV aerials|New ones, and old ones put right.|house
offer: Satellite dishes|Fitted, aligned, moved.|globe
offer: More rooms|A socket where the second screen stands.|plug
offer: Screens on walls|Level, with the cables out of sight.|ruler
offer: Bad pictures|Found with a meter, not with guesses.|search
line: Tested on your own screen.
about: {name} puts up aerials and dishes{in}, and finds out why the picture freezes when it rains.
about: Mostly it is a cable. We look there first, because it costs you less.
ask: Why does the picture break up?|A worn cable, a moved dish or a weak signal. A meter tells in minutes.
ask: Aerial or satellite?|That depends on the hill in between. We say what works at your address.
ask: Can you put it in the loft?|Where the signal is strong enough, yes.
ask: Can I have it in more than one room?|Yes. Tell us where the screens stand.
ask: Do you climb in any weather?|Not in storm or on ice. Then we come on the next good day.
title: services|What we put up
reach: Ask for a visit|The postcode, what you see on the screen, and which floor.
call: Is the picture gone?|Tell us what the screen says.
shot: Above the ridge|roof
shot: Pointed south|compass
shot: Meter says yes|phone
shot: Cables, clipped|bolt
shot: Level|ruler
shot: Kick-off|sofa

# alarm installer
words: alarm and cctv installer, alarm and cctv installers, alarms and cctv, alarm and cctv, cctv and alarms, cctv and alarm installer, alarm installers, alarm installation, alarm fitter, alarm company, alarm systems, burglar alarm, burglar alarms, burglar alarm installer, intruder alarms, intruder alarm, security alarms, cctv installer, cctv installers, cctv installation, cctv company, cctv systems, cctv, home security installer, home security, security installer, security systems installer, access control, fire alarm installer, door entry systems
own: this installer
art: house, lock, camera, phone
act: Ask for a look round > contact
head: Sleep on both ears
head: It tells you. It tells them, too.
head: Go away for the weekend
lede: Alarms and cameras for homes, shops and yards, placed where they see something and explained until everyone in the house can switch them off.
offer: Alarms|Doors, windows, the way to the stairs.|bell
offer: Cameras|On the drive and at the door, on your phone.|camera
offer: Door entry|See who rings, wherever you are.|door
offer: Service|Batteries, tests, a new code.|wrench
offer: Taking over a system|Somebody else’s, if it is worth keeping.|search
line: Explained until everyone can use it.
about: {name} fits alarms and cameras{in}. We begin with a walk round the house and the question how you would get in without a key.
about: Often a better lock comes first. Then we say so.
ask: Does the cat set it off?|Not with the right sensor in the right place. Tell us about the cat.
ask: Can I see it on my phone?|Yes, with most systems. We set it up with you.
ask: May a camera see the street?|As little as possible. We show you how to mask what is not yours.
ask: With cables or without?|Both exist. What suits depends on walls, distance and who changes batteries.
ask: Can you repair an old system?|Often. Send a picture of the panel.
title: services|What we fit
reach: Ask for a look round|House, shop or yard, the postcode, and what worries you.
call: Away soon?|Tell us when, and we look round before.
shot: By the front door|door
shot: Over the drive|camera
shot: On the phone|phone
shot: A better lock|lock
shot: Code, known to four|key
shot: House, asleep|night

# EV charger installer
words: ev charger installation, ev charger installers, ev charger installations, ev chargers, ev charger, ev charging, ev charging installer, ev charging points, ev charge point installer, ev charge points, ev points, electric car charger, electric car chargers, electric car charger installation, electric car charging, electric vehicle charger, electric vehicle chargers, electric vehicle charging, car charger installation, car charger installer, home charger installation, home charger installer, home charging point, car charging points, charge point installer, charge point installation, wallbox installer, wallbox installation
own: this installer
art: car, bolt, house, solar
schema: Electrician
head: Full by breakfast
head: The filling station on your drive
head: Plug in, go to bed
lede: Charging points for homes and workplaces: the right place, the right cable, a tested circuit and ten minutes for the app.
offer: At home|On the wall, by the drive or in the garage.|home
offer: At work|For staff, visitors and vans.|building
offer: With solar|Charging when the roof has some to spare.|sun
offer: Fuse board|Looked at first, made ready where it has to be.|bolt
offer: Moved and mended|Points that others put up.|wrench
line: Tested, and handed over with its papers.
step: You send pictures|Fuse board, meter, and where the car stands.
step: We look|At cable runs and what the supply can carry.
step: A price in writing|With the point, the cable and the tests.
step: We fit it|Test it, show it, and leave the papers.
about: {name} puts up charging points{in}, for cars that stand at home at night anyway.
about: The box on the wall is the easy part. The cable behind it is what we think about.
ask: How fast does it charge?|At home, overnight. How fast exactly depends on your supply and your car.
ask: Does my fuse board have to be changed?|Not always. Send a picture, and we say what we see.
ask: Which charger fits my car?|Nearly all share the same plug. We go through the differences with you.
ask: I rent. May I have one?|With the owner’s consent, yes.
ask: How long does it take?|Most homes take half a day.
ask: Is there a grant?|For some, and the rules change. Ask, and we tell you what applies now.
title: services|Where we put them
title: process|From picture to plug
reach: Ask for a price|Pictures of the fuse board, the meter and the place where you park.
call: Is the car ordered?|Send three pictures, and the point can be there first.
shot: By the drive|car
shot: On the wall|bolt
shot: Tidy run|ruler
shot: Fuse board|board
shot: Off the roof|solar
shot: Overnight|night

# blinds fitter
words: blinds and shutters fitter, blinds and shutters, shutters and blinds, blinds and curtains, curtains and blinds, blinds fitters, blind fitter, blind fitters, blinds fitting, blinds company, blinds, shutters, shutter fitter, shutters fitter, plantation shutters, window shutters, roller blinds, roman blinds, venetian blinds, made to measure blinds, window dressing
own: this fitter
art: window, sun, room, ruler
act: Have it measured > contact
head: Light when you want it
head: Eleven in the morning, and still asleep
head: The neighbours are nice. Still.
lede: Blinds and shutters made to the millimetre for your windows: crooked ones, tall ones, the one in the roof.
offer: Roller and roman blinds|In cloth that you have seen by daylight.|window
offer: Shutters|Full height, half height, tier on tier.|home
offer: Venetian and vertical|Wood, metal, cloth.|sun
offer: Roof windows|Cut to their own frame.|house
offer: Blackout|For nurseries and night shifts.|moon
line: Measured by whoever fits it.
step: You tell us|How many windows, and which way they look.
step: We come with samples|And hold them up in your own light.
step: Measured and made|To your frames, not to a table.
step: We fit them|And show you how they are cleaned.
about: {name} measures and fits blinds and shutters{in}. The same tape that measured your window fits it.
about: No window is square. That is why samples and a tape measure come to you, and not the other way round.
ask: Blinds or shutters?|Shutters stay a lifetime and shut the street out. Blinds cost less and change with the room. We bring both.
ask: Are they safe for children?|Yes, with cords tied back or none at all.
ask: Can you do a bay window?|Yes. Bays are measured pane by pane.
ask: How long do they take to make?|It depends on the kind. You hear the weeks before you order.
ask: Can I see samples at home?|Yes. Colours look different in your light.
title: services|What we fit
title: process|From sample to shade
reach: Have it measured|How many windows, which rooms, and what you want less of.
call: Sun in your eyes?|Tell us which window.
shot: Half open|window
shot: Morning stripes|sun
shot: Bay, pane by pane|ruler
shot: Nursery, noon|bedroom
shot: Cloth by daylight|yarn
shot: From the street|house

# damp specialist
words: damp proofing, damp proofing company, damp proofing specialists, damp proofer, damp proofers, damp specialists, damp surveyor, damp survey, damp surveys, damp treatment, damp and timber, damp and timber specialist, damp and mould, damp and mould specialist, rising damp, woodworm treatment, dry rot treatment, timber treatment, basement waterproofing, cellar tanking, waterproofing
own: this firm
art: wall, drop, house, magnifier
act: Ask for a look > contact
act: See what we do > services
head: First find out why
head: Dry walls, deep breaths
head: The stain comes last
lede: Damp is a symptom. We look for the reason, outside and in, and tell you what will cure it and what would only cover it.
offer: A proper look|Gutters, ground, walls, windows, habits.|search
offer: Rising damp|Stopped where it rises.|drop
offer: Cellars|Kept dry, drained or lined.|house
offer: Condensation and mould|Air, heat and the cold corner.|wind
offer: Rot and woodworm|What is sound stays.|tree
line: The reason first, then the cure.
about: {name} deals with damp{in}. Half of our answers begin with a gutter.
about: Old walls need to breathe and new ones need air. We look at the house before we look at the stain.
ask: Is it rising damp or condensation?|The pattern, the season and a meter tell. We show you what we see.
ask: Can I just paint over it?|For a winter. Then it comes back with company.
ask: How long does a wall take to dry?|Weeks to months, depending on its thickness.
ask: Do we have to move out?|Rarely. It is dusty for a few days in one room.
ask: Do you write a report?|Yes, with pictures, where you need one for a sale or a lender.
title: services|What we look at
title: process|From stain to dry wall
reach: Ask for a look|Which wall, since when, and a picture of it, inside and out.
call: Is the corner dark again?|Send a picture, from inside and from outside.
shot: The corner|wall
shot: Meter, two readings|magnifier
shot: The gutter, of course|roof
shot: Old brick, breathing|wall
shot: Plaster, drying|sun
shot: Painted, at last|brush
`);
