import { readTrades } from './read-trades';

/** Small counters and small offices: broken screens, journeys, a box that takes pictures, papers that need a stamp. */
export const screensAndSuitcases = readTrades(`
pages: outing
schema: LocalBusiness
title: contact|Call, write or come by
title: process|How it goes
title: testimonials|What customers say
open: 1|5|9|18
open: 6|6|10|16

# phone repair shop
words: phone repair, phone repairs, phone repair store, mobile phone repair, mobile phone repairs, mobile phone repair shop, cell phone repair, cell phone repair shop, iphone repair, iphone repairs, iphone and ipad repair, iphone and ipad repairs, ipad repair, ipad repairs, tablet repair, smartphone repair, screen repair, phone and tablet repair, phone and laptop repair, phone and computer repair, mobile repair shop, mobile repair
own: this shop
art: phone, wrench, bolt, laptop
act: Ask for a price > contact
act: See what we repair > services
head: It fell. It happens
head: Cracked in, whole out
head: Your pictures are still in there
lede: Screens, batteries and wet telephones, mended at the counter with the price said first, and your pictures left where they are.
offer: Screens|Glass and display, for most makes.|phone
offer: Batteries|When noon is already too late.|bolt
offer: Water damage|Switched off, opened, dried, tried.|drop
offer: Charging and sound|Ports, speakers, microphones.|bolt
offer: Data|Moved to the new one, or saved from the old.|document
line: Tell us make and model, and we tell you the price.
step: Show us|Or send make, model and what happened.
step: You hear the price|And how long it takes.
step: We mend it|Often while you have a coffee.
step: You try it|Every button, before you pay.
why: Price first|No looking fee for a glance at the counter.|receipt
why: Your data is yours|We do not need your code for most repairs.|lock
why: Worth it or not|If the repair costs more than the phone, we say so.|chat
plan: Battery|49|Most models.|Fitted; Tested; Old one recycled
plan: Screen|89|Most models, more for the newest.|Fitted; Tested; Film on request|Most asked
plan: Water|59|Opening, drying, trying.|Report; No further work without asking; Data where possible
per: guide price
about: {name} repairs phones and what else has a screen{in}. Most of what comes over the counter can be mended, and cheaper than a new one.
said: Twenty minutes, and my mother could see me again.|Customer
said: They saved the pictures. The phone was past it.|Customer
said: He told me it only needed cleaning. No charge.|Student
ask: How long does it take?|Screens and batteries are often done the same day. Parts for rare models we order.
ask: Will I lose my pictures?|Almost never. Make a copy if you still can.
ask: It fell into water. What now?|Switch it off, do not charge it, leave the rice in the kitchen, and bring it.
ask: Is the repair guaranteed?|Ask for the terms; they are on your receipt.
ask: Do I have to book?|No. Writing first helps if your model is rare, so that the part is here.
title: services|What we mend
title: features|What you can count on
title: pricing|What it usually costs
title: faq|Before you come
title: about|Who is at the counter
title: gallery|On the mat
reach: Ask for a price|Make, model, and what happened to it.
call: Can you read this through the cracks?|Then bring it along.
shot: Before|phone
shot: Open|wrench
shot: New glass|phone
shot: Small screws, sorted|gear

# laptop repair service
words: laptop repair, laptop repairs, laptop repair shop, laptop and mac repair, laptop and mac repairs, mac repair, mac repairs, macbook repair, computer repair, computer repairs, computer repair shop, computer repair service, PC repair, PC repairs, PC repair shop, laptop and computer repair, laptop and computer repairs, laptop and PC repair, laptop service center, laptop service centre, home computer help
own: this repair service
art: laptop, wrench, bolt, lock
act: Ask for a price > contact
act: See what we repair > services
head: Slow, hot, loud or dead
head: Before you buy a new one
head: It starts again
lede: Laptops and computers repaired, cleaned and made quick again, with your files looked after first and the price said before we begin.
offer: Screens and keyboards|Cracked, blank, sticky.|laptop
offer: Batteries and charging|When it only lives on its cable.|bolt
offer: Slow machines|Cleaned out, more memory, a faster drive.|clock
offer: Data|Saved, copied, moved to the new one.|document
offer: Viruses and passwords|Out, and kept out.|lock
line: Tell us the model, and we tell you what is likely.
step: You tell us|Model, age, what it does or no longer does.
step: We look|Files first, then the fault.
step: You hear the price|And whether it is worth it.
step: It comes back|Clean, tested, with your things where they were.
why: Files first|Before anything else is touched.|lock
why: Told straight|Mend, or better replace.|chat
why: No jargon|You will know what was wrong.|document
plan: A look|25|We find the fault.|Report; Price in writing; Counted towards the repair
plan: Made quick|120|Faster drive, cleaned.|Files moved; Dust out; Tested|Most asked
plan: New screen|150|Most models.|Part; Fitting; Tested
per: guide price
about: {name} repairs laptops and computers{in}, for people who have work to do on them tomorrow.
said: Six years old and quicker than new.|Customer
said: They found my thesis.|Student
said: He told me not to repair it, and why.|Customer
ask: How long does it take?|Common faults take a day or two. Parts may have to be ordered.
ask: Are my files safe?|We copy them first where the machine still lets us.
ask: Is it worth repairing?|You hear our honest sum before we begin.
ask: Do you need my password?|Only for some faults. Change it afterwards.
title: services|What we mend
title: features|How we work
title: pricing|What it usually costs
title: faq|Before you bring it
title: about|Who mends it
title: gallery|On the bench
reach: Ask for a price|Model, age, and what it does.
call: Is the fan louder than the music?|Tell us the model.
shot: Dust, three years|laptop
shot: New drive|bolt
shot: Keys, cleaned|board
shot: It starts|laptop

# travel agent
words: travel agency, travel agents, independent travel agent, travel advisor, travel adviser, travel consultant, travel planner, trip planner, home based travel agent, holiday planner, cruise specialist, cruise agent, honeymoon planner, tours and travels, tour and travel agency
own: this travel agent
schema: TravelAgency
art: plane, suitcase, sea, map
act: Tell us where to > contact
act: See the journeys > services
head: You pack. The rest is arranged
head: Where would you like to wake up?
head: Somebody to call when the flight is late
lede: Journeys put together by a person: flights, ships, rooms and the transfers in between, with one number to call when something goes otherwise.
offer: Cruises|Which ship, which cabin, which side.|sea
offer: Beach and sun|Close to the water, and quiet if you like.|sun
offer: City breaks|Short, well placed, on foot.|city
offer: Honeymoons|Planned while you plan the rest.|heart
offer: Families and groups|Rooms that connect and flights that do not start at four.|suitcase
line: Tell us; we know which questions to ask.
step: We talk|Where, when, with whom, and what must not happen.
step: You get two or three ideas|Each with a price and what is in it.
step: We book|In your name, with everything in writing.
step: You travel|With a number to call.
why: One person|Who knows your journey.|chat
why: Honest about hotels|Including the view of the car park.|camera
why: There when it goes wrong|Strikes, storms, lost bags.|phone
about: {name} plans journeys for people{in} who could book everything themselves and have better things to do on four evenings.
about: A good journey begins with questions: how you sleep, what you eat, and how early is too early.
said: The flight was cancelled. We had new ones before we had finished complaining.|Couple
said: She knew which side of the ship.|First cruise
said: Two families, three generations, no quarrel.|Grandmother
ask: Does it cost more than booking it myself?|Often not. If there is a fee, you hear it first.
ask: Is my money protected?|Ask, and you hear which protection applies to your booking, in writing.
ask: How early should we ask?|For school holidays and cruises many months ahead; for a weekend, any time.
ask: Can you change a booking?|Call us. What can be changed, we change.
title: services|Journeys we plan
title: features|Why people let us do it
title: faq|Before you pack
title: about|Who plans your journey
title: gallery|Places we send people to
title: testimonials|Back home again
reach: Tell us where to|When, how many, and what it may cost.
call: Where would you like to wake up?|One message is enough to begin.
shot: Cabin with a window|sea
shot: Old town, early|city
shot: Two chairs|sun
shot: Up there|mountains

# photo booth
words: photo booths, photo booth hire, photo booth rental, photo booth rentals, photobooth hire, photobooth rental, photobooth, photo booth company, photo booth business, selfie booth, selfie booth hire, 360 photo booth, 360 booth, 360 video booth, magic mirror hire, photo booth for weddings
own: this photo booth
schema: EntertainmentBusiness
art: camera, frame, heart, star
act: Check your date > contact
act: See the packages > pricing
head: Four pictures, no dignity
head: Grandma in the feather boa
head: The queue everybody wants to stand in
lede: A booth, a good light and a box of hats, brought and set up at your party. Everybody goes home with a strip of pictures.
offer: Weddings|With a guest book full of strips.|heart
offer: Birthdays and proms|For any age that can pull a face.|cake
offer: Company parties|With your name along the bottom.|star
offer: Backdrops|Choose one, or bring your own.|frame
offer: Prints and pictures|Printed there, and all of them online afterwards.|camera
line: Tell us the place, and we tell you what fits.
step: You ask for your date|Where, when, how many guests.
step: You choose|Backdrop, print, props.
step: We set up|Before the first guest, and stay with it.
step: You get everything|All pictures, a day or two later.
why: Somebody stays|And helps with hats and paper.|hands
why: Good light|Everybody looks like on a good day.|lamp
why: Small enough|A corner and a socket will do.|ruler
plan: Two hours|290|For birthdays.|Prints; Props; All pictures online
plan: Three hours|390|For weddings.|Prints; Backdrop of your choice; Guest book|Most booked
plan: A whole evening|520|For large parties.|Prints without limit; Your own strip; Somebody with it all night
per: sample price
about: {name} brings a photo booth to parties{in}. We set it up, keep it going and take it away when the last one has pulled the last face.
said: My father-in-law. In a tiara. Framed.|Bride
said: The best pictures of the night were ours, from a box.|Couple
said: Even the accountants queued.|Office party
ask: How much room do you need?|About two and a half metres each way, and a socket.
ask: Does somebody stay with it?|Yes, from the first picture to the last.
ask: Do we get all the pictures?|Ask how you get them, and when.
ask: How far ahead should we book?|For Saturdays in summer as soon as you have the date.
title: services|What we bring it to
title: features|What comes with it
title: pricing|Packages
title: gallery|Backdrops and faces
title: faq|Before you book
title: about|Who brings the booth
reach: Check your date|The date, the place, and how many guests.
call: Is your date still free?|Ask. We answer soon.
shot: Gold curtain|star
shot: Leaves and lamps|leaf
shot: Plain white|frame
shot: The box of hats|gift
shot: Four in a row|camera

# bail bonds
words: bail bonds agent, bail bonds company, bail agent, bail bond, bail bonds agency, bail bonds company, bail bondsman, bail bondsmen, bail bond agent, bail agent, bail bonds service
own: this office
schema: ProfessionalService
pages: advice
art: key, scales, phone, door
act: Call us > contact
act: How it works > process
head: First breathe. Then call
head: Home by tomorrow, if it can be done
head: What happens now, said plainly
lede: When somebody you love has been arrested, you need to know three things: where they are, what bail is, and what it costs. We tell you on the phone.
offer: Finding out|Where somebody is held, and what the bail is.|search
offer: Posting bail|Papers done, in person or from a distance.|document
offer: Payment plans|Talked about before you sign.|calendar
offer: Court dates|Reminders, so that none is missed.|clock
offer: Questions|From frightened people, answered slowly.|chat
line: Ask on the phone.
step: You call|A name, a date of birth and the jail, as far as you know them.
step: We find out|The charge, the bail, the next step.
step: You decide|You hear the fee and what you sign before you sign it.
step: We post the bond|And tell you when and where to fetch them.
why: Fee said first|It is set by state law. You hear it before anything else.|receipt
why: In plain words|Every line you sign is explained.|document
why: Nobody is judged|We have heard it before.|hands
about: {name} helps families{in} through the first night. We explain what bail is, what a bond costs and what everybody has to keep to.
said: He explained it three times, kindly.|Mother
said: I knew what it cost before I signed.|Brother
said: They reminded us of every court date.|Client
ask: What does a bond cost?|A part of the bail that state law sets, and it is not paid back. We tell you the figure on the phone.
ask: How long does it take?|Papers are quick; how quickly a jail lets somebody go is not in our hands.
ask: What do I need?|The full name, date of birth, where they are held, and a paper with your picture.
ask: What if a court date is missed?|Call us at once. The sooner, the more can be done.
ask: What is collateral?|Something of value that stands for the bond. Not every bond needs it; you hear it first.
title: services|What we help with
title: process|How it works
title: features|What you can rely on
title: faq|What people ask first
title: about|Who picks up
reach: Call us|A name, a date of birth, and where they are held, as far as you know.
call: Has somebody been arrested?|Call. We tell you what happens next.
shot: The desk by the phone|phone
shot: Papers, explained|document
shot: Keys, returned|key
shot: Morning|sun

# mobile notary
words: mobile notary public, mobile notary service, mobile notary services, traveling notary, travelling notary, notary signing agent, loan signing agent, mobile notary and loan signing agent, remote online notary, notary public who travels
own: this notary
schema: Notary
pages: advice
art: pencil, document, car, clock
act: Ask for a time > contact
act: See what can be signed > services
head: The stamp comes to you
head: Kitchen table, lawful signature
head: Signed where you are
lede: Documents notarized at home, at work, in hospitals and in cafés, at a time that suits the people who have to sign.
offer: Loan and house papers|Every page, every initial.|house
offer: Powers of attorney|With time for questions about where to sign.|document
offer: Wills and trusts|With witnesses, if you say so beforehand.|pencil
offer: Parents’ consent|For journeys, schools, doctors.|hands
offer: Affidavits and titles|One page or thirty.|document
line: Send a picture of the paper, and you hear what is needed.
step: You call or write|What is to be signed, by whom, and where.
step: A time and a price|The fee and the drive, said beforehand.
step: We meet|Bring your identification. Do not sign yet.
step: Signed and stamped|Checked page by page.
why: At your table|Or beside a hospital bed.|chair
why: Price first|Fee and drive, before anybody drives.|receipt
why: Every page checked|So that it is not sent back.|search
about: {name} travels{in} with a stamp, a journal and patience. A notary checks who signs and that they want to; what to sign is your own or your lawyer’s advice.
said: She came to the hospital on a Sunday.|Daughter
said: Forty pages, none sent back.|Home buyer
said: At my desk, over lunch.|Client
ask: What do I have to bring?|A valid identification with a picture, and the papers, not yet signed.
ask: What does it cost?|The fee per signature and the drive. You hear both when you ask.
ask: Can you advise me on the document?|No, unless a notary is also a lawyer. We see who signs, and that it is done right.
ask: Do I need witnesses?|Some papers ask for them. Send a picture, and we tell you what it says.
title: services|What can be signed
title: features|How it is made easy
title: faq|Before you sign
title: about|Who comes
reach: Ask for a time|What is to be signed, by whom, where, and by when.
call: Something to sign by Friday?|Say where. We come.
shot: The stamp|pencil
shot: Kitchen table|table
shot: Page by page|document
shot: On the way|car
`);
