import { readTrades } from './read-trades';

/** People and small firms hired for what they know: words, looks, tables, land, plans, sleep, networks, decorations. */
export const hiredForTheirEye = readTrades(`
pages: local
schema: ProfessionalService
own: this firm
act: Write to us > contact
act: See what we do > services
line: Say what it is about, and you get a price.
line: Once, or for as long as it is useful.
line: You talk to the person who does it.
step: You write|What it is, for whom, and by when.
step: A short talk|So that both of us know what is meant.
step: You get a price|With what is in it, before anything begins.
step: It is done|And looked over with you at the end.
ask: How do I begin?|With two lines. You do not have to know the right words for it.
ask: What does it cost?|It depends on how much and how soon. You get a price first.
ask: How soon can you begin?|Say which date matters, and you hear what is free.
ask: Do you work at a distance?|Much of it, yes. The rest at your place.
ask: Is it confidential?|Yes.
ask: How do I pay?|Against an invoice, as agreed.
title: services|What we do
title: process|How it goes
title: gallery|From the work
title: faq|Asked before, answered here
call: Not sure where to begin?|Write two lines.

# editor of texts
words: ^editor, ^editors, book editor, fiction editor, developmental editor, copy editor, copyeditor, freelance editor, manuscript editor, academic editor, cookery writer, technical writer, grant writer, bid writer, speechwriter, obituary writer, medical writer, business writer, report writer
art: pencil, document, books, lamp
head: The sentence you meant
head: Shorter, and it says more
head: A second pair of eyes, with a pencil
lede: Texts read closely and made better{in}: what is missing, what repeats, and what can go, in notes you can follow.
offer: A first reading|What works, what does not yet, in a letter.|book
offer: Line by line|Rhythm, logic, the comma.|pencil
offer: Writing it for you|From notes, talks and papers.|document
offer: Last check|Before it is sent or printed.|magnifier
offer: Sitting down together|An hour on the page that will not behave.|chat
about: {name} works on other people’s texts{in}. Done well, they sound more like themselves.
ask: May I send a sample?|Please. A few pages show more than a description.
shot: Margin|pencil
shot: Second draft|document
shot: The shelf|books
shot: Late|lamp

# stylist
words: stylists, personal stylist, fashion stylist, wardrobe stylist, personal shopper, image consultant, colour analyst, color analyst, colour analysis, house of colour, style consultant, food stylist, prop stylist, interior stylist
art: shirt, mirror, bag, brush
head: You have clothes. Now an outfit
head: Half the wardrobe, twice the choice
head: It was the colour all along
lede: Somebody with an eye and no commission{in}: what suits you, what can go, and what is missing, without a trend in sight.
offer: Wardrobe|Everything out, some of it back.|door
offer: Colours|What the face says to each.|brush
offer: Shopping|Two hours, three shops, a list.|bag
offer: For an occasion|Wedding, interview, camera.|ring
offer: Shoots|Clothes, props, the crumb in the right place.|camera
about: {name} looks{in}, and then says it kindly.
ask: Do I have to buy new things?|Usually fewer than you think.
shot: On the rail|shirt
shot: The mirror|mirror
shot: Two bags out|bag
shot: That one|sun

# butler
words: butlers, private butler, house manager, estate manager, concierge service, concierge, lifestyle manager, lifestyle management, domestic staff agency, household staff agency, waiting staff hire, event staff agency, event staffing, bartender for hire, bartenders for hire, mixologist for hire
head: Somebody has thought of it
head: Quietly, and on a tray
head: Before you ask
lede: Houses, tables and guests looked after{in}, by people who notice, and do not mention it.
offer: At your table|For a dinner, a party, a weekend.|dish
offer: In the house|Keys, deliveries, people who come to mend things.|key
offer: Guests|Met, shown round, brought to the train.|suitcase
offer: Travel and bookings|The one that was full.|plane
offer: Staff|For an evening or for good.|people
about: {name} serves{in}. The best evenings are those on which nobody saw how it was done.
ask: How many people do we need?|Tell us the number of guests and what they will eat.
art: key, teapot, dining, glasses
shot: The tray|teapot
shot: Table laid|dining
shot: Keys|key
shot: Last coat|door

# court reporter
words: court reporters, court reporting, court reporting agency, court reporting service, stenographer, stenographers, stenography, verbatim reporter, transcriptionist, transcription service, transcription company, transcription services, captioner, live captioning, closed captioning company, subtitling company, subtitler, minute taker, minute taking service
art: microphone, document, scales, clock
head: Every word, and who said it
head: On the record
head: What was said, as it was said
lede: Hearings, meetings and recordings turned into text{in}: exact, checked, and there when you need it.
offer: On site|In the room, word for word.|scales
offer: From recordings|Send the file, get the text.|microphone
offer: Live captions|Read while it is spoken.|screen
offer: Minutes|What was decided, without the coughing.|document
offer: In a hurry|Overnight, if you ask in time.|clock
about: {name} writes down what people say{in}, and not what they meant.
ask: How soon do I get it?|It depends on the length. You get a date and hour.
shot: The keys|laptop
shot: Speaker two|microphone
shot: Checked|magnifier
shot: Bound|document

# planning consultant
words: town planning consultant, town planning consultancy, planning consultant, planning consultants, planning consultancy, town planner, town planners, planning permission consultant, urban planner, planning and design, ecologist, ecological consultant, ecology consultancy, ecological surveys, bat survey, bat surveys, arboricultural consultant, tree consultant, heritage consultant, heritage consultancy, archaeological consultant, landscape consultant
art: map, house, tree, document
head: What may be built there
head: The answer was in the appendix
head: Before you draw, ask
lede: Plans, surveys and statements that councils ask for{in}, from somebody who has read the policy and walked the field.
offer: A first opinion|Whether it has a chance, in plain words.|chat
offer: Surveys|In the season they have to be made in.|magnifier
offer: The application|Drawings checked, statements written, sent.|document
offer: Talking to the council|And to the neighbours.|people
offer: Appeals|When the answer was no.|scales
about: {name} knows what planners look for{in}, and says early when it is not there.
ask: What are my chances?|You hear an honest guess before you spend money on drawings.
ask: How long does it take?|Weeks for small things, months for large ones. Some surveys have to wait for spring.
shot: The site|map
shot: The policy|books
shot: Stamp|document
shot: Built|house

# sleep consultant
words: sleep consultants, sleep consultancy, sleep trainer, baby sleep consultant, infant sleep consultant, child sleep consultant, baby sleep coach, parenting consultant, potty training consultant, baby planner, maternity nurse, night nurse, night nanny, postnatal support
art: night, bed, pram, cup
head: Everybody asleep by nine
head: You will drink hot coffee again
head: Nights, one at a time
lede: Help for tired families{in}: how your child sleeps now, what would be kinder to all of you, and somebody to write to at the second waking.
offer: A first talk|How the nights are, hour by hour.|chat
offer: A plan|Small steps that fit your family.|calendar
offer: Alongside|Messages while you try it.|phone
offer: Naps and early mornings|The other half of the night.|sun
offer: At your home|An evening, or a night.|house
about: {name} has sat on many landings{in}. Nothing is done that you would not do yourself.
ask: Does my baby have to cry?|You choose the way. There is always a gentle one.
ask: From what age?|Ask, whatever the age. Some things only need time, and you hear that too.
shot: Landing light|lamp
shot: Plan on the fridge|calendar
shot: Quiet|moon
shot: Hot coffee|cup

# cyber security company
words: cyber security company, cybersecurity company, cyber security firm, cybersecurity firm, cyber security consultancy, cyber security consultants, cyber security consultant, cybersecurity consultant, cyber security business, it security company, information security consultancy, penetration testing company, penetration testing, pen testing, pen tester, ethical hacker, ethical hackers, security awareness training, data protection consultant, gdpr consultant
schema: ProfessionalService
art: shield, lock, laptop, server
head: Somebody will try the handle
head: We broke in, here is how
head: The lock you forgot you had
lede: Networks, accounts and people tested{in}, before somebody else does it: what is open, what it would cost, and what to close first.
offer: A test|From outside, from inside, with your permission.|key
offer: A plain report|In order of danger, with what to do.|document
offer: Closing it|With your people, or for them.|lock
offer: Training|The letter that looked real.|people
offer: When it has happened|Stop, keep, find out, tell.|bell
step: We agree what may be tried|In writing, before anything.
step: We try|Carefully, and you know when.
step: You get a report|That can be read without us.
step: We look again|When it is closed.
about: {name} looks for open doors{in}. There is always one; it is usually called admin.
ask: Can something break?|We agree on limits and hours, and stop at the first sign.
ask: Something has happened. What now?|Switch nothing off, unplug the network, and ring.
title: services|What we test and mend
shot: The report|document
shot: Ports|server
shot: Found|magnifier
shot: Closed|lock

# event decorator
words: events decorator, event decorators, events decorators, event decor, event decoration, events decoration, event decor company, event styling, event stylist, event stylists, party decorator, party decorators, wedding decorator, wedding decorators, wedding decor, wedding decoration, wedding styling, wedding stylist, venue dresser, venue dressing, venue stylist, table styling, chair covers, chair cover hire, balloon and event decor, stage decorator, mandap decorator, mandap hire, backdrop hire, centrepiece hire
schema: LocalBusiness
own: this studio
art: balloons, bouquet, table, candle
act: Ask for your date > contact
act: See what we decorate > services
head: They walk in, and stop talking
head: The room, before the guests
head: It was a hall this morning
lede: Halls, gardens and tables dressed for the day{in}: cloth, flowers, light and a place to stand for the pictures, up before you come and gone before you wake.
offer: Weddings|From the aisle to the last table.|ring
offer: Birthdays and family days|Naming, engagement, anniversary.|cake
offer: Traditional days|Colours and cloth as they should be.|flower
offer: Company evenings|Stage, entrance, logo where it belongs.|building
offer: Hire|Chairs, backdrops, vases, arches.|chair
step: You tell us the day|Date, place, number of guests, colours.
step: You see it on paper|A drawing and a price.
step: We set it up|While you get dressed.
step: We take it down|And leave the hall as it was.
about: {name} decorates{in}. Half of it is fabric, a quarter is flowers, and the rest is standing back.
ask: Can you work with my colours?|Bring the cloth or a picture.
ask: Do you take it down again?|Yes, at the hour the hall asks for.
title: services|What we decorate
reach: Ask for your date|Date, place, guests, colours, and a picture you like.
call: Is there a date?|Send it, with where it is.
shot: Empty hall|house
shot: First drape|dress
shot: Table nine|table
shot: Lights on|candle

# land management contractor
words: bush regeneration, bush regeneration contractor, land management contractor, land management, land clearance, land clearing, bush clearing, scrub clearance, vegetation management, conservation contractor, habitat restoration, turf cutting contractor, turf cutting, peat cutting, silage contractor, farm contractor, farm contracting, hay and silage, slurry contractor, fencing and forestry, forestry contractor, forestry mulching, logging contractor, harvesting contractor, crop spraying, crop spraying contractor, drainage contractor for farms, shearing contractor and fencing
schema: LocalBusiness
own: this crew
art: tractor, hills, tree, leaf
act: Ask for a price > contact
act: See what we do > services
head: Before the weather turns
head: The field, done by Friday
head: Cut, cleared, carted
lede: Work on fields, woods and rough ground{in}, with the right machine, at the right time of year, by people who shut gates.
offer: Cutting and clearing|Scrub, turf, silage, whatever has grown.|leaf
offer: Seeding and planting|So that the right thing comes back.|tree
offer: Ground and drains|Levelled, drained, fenced.|drop
offer: Carting|From the field to the yard.|tractor
offer: Every year|On a list, so that you need not ring.|calendar
step: You tell us|Where, how large, and what has to go or grow.
step: We walk it|Slopes, wet corners, nests.
step: You get a price|By hour, acre or job.
step: It is done|When ground and season allow.
about: {name} works land{in}. The machine is the small part; knowing when is the rest.
ask: When is the best time?|It depends on ground, birds and weather. We tell you the month.
title: gallery|In the field
reach: Ask for a price|Where, how large, how wet, and by when.
call: Is it dry enough?|Tell us where.
shot: First pass|tractor
shot: Edge left wild|flower
shot: Loaded|truck
shot: Gate shut|door

# fire caterer
words: bbq catering, bbq catering company, bbq caterer, bbq caterers, barbecue catering, barbecue catering company, barbecue caterers, braai catering, braai catering company, braai caterer, braai caterers, spit braai, spit braai catering, spit roast catering, hog roast, hog roasts, hog roast company, hog roast hire, hog roast catering, hog roast caterer, paella catering, paella caterer, asado catering, smokehouse catering, lamb on the spit, pig roast catering
schema: FoodEstablishment
own: this crew
art: skewers, steak, table, tent
act: Ask for your date > contact
act: See what we cook > services
head: Follow the smoke
head: Fire first, guests later
head: It has been on since six this morning
lede: Fire, meat, vegetables and bread{in}, cooked where your guests are, from the first log to the swept lawn.
offer: Weddings|Slow all afternoon, served when you say.|ring
offer: Parties at home|We bring the fire, you bring the garden.|garden
offer: Company days|For forty or four hundred, at one time.|people
offer: From the grill|Meat, fish, corn, halloumi.|skewers
offer: Beside it|Bread, salads, something sweet.|bowl
step: You tell us|Date, place, how many, who eats no meat.
step: You get a menu|With a price for each guest.
step: We light up|Hours before, somewhere the wind is kind.
step: We clear away|Ash, too.
ask: Do you cook for vegetarians?|Yes, on a grill of its own.
ask: What do you need on site?|Level ground, room to drive in, and water nearby.
ask: What if it rains?|We have a roof. The fire does not mind.
ask: How many can you feed?|Tell us your number, and we say how.
about: {name} cooks over fire{in}. Whoever stands next to it gets the first piece; that is the law.
title: services|What we cook, and where
reach: Ask for your date|Date, place, how many guests.
call: Is there a date?|Send it, with how many you are.
shot: First log|candle
shot: Low and slow|steak
shot: Served|table
shot: Embers|night
`);
