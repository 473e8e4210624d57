import { localsShared } from './locals-shared';
import { readTrades } from './read-trades';

/** What is heard, danced to, played and watched: a club by night, a station, a studio of games, a film company, a speaker. */
export const nightsAndAirwaves = readTrades(`
${localsShared}
# nightclub
words: night club, dance club, late night club, techno club, gay club, lgbtq club, club night venue, discotheque, late bar and club, student nightclub, house music club
own: this club
pages: house
schema: NightClub
art: night, decks, cocktail, microphone
act: See who is playing > events
act: Reserve a table > contact
head: Doors at eleven, lights at six
head: Coat off, phone away, down the stairs
head: Low ceiling, good speakers
lede: A dark room with a sound system somebody has measured, a bar that keeps up, and nights with names behind the decks who have travelled for them.
offer: The floor|Wood, haze, and sound without the ache.|music
offer: The bar|Short list, quick hands, free water.|cocktail
offer: Tables and birthdays|A corner, a bucket of ice, no sparklers.|table
offer: Yours for a night|Promoters, launches, after parties.|key
line: Ask us; we answer in daylight.
open: 5|6|23|24
date: 14 March|All night long|One pair of hands, eight hours.|From 23:00
date: 28 March|Two rooms|House downstairs, disco up.|From 23:00
date: 18 April|Residents|Those who know this room best.|From 23:00
date: 2 May|First live set of the spring|Machines, cables, patience.|From 23:00
plan: Before midnight|10|Early is a good idea.|Entry; Cloakroom; Water
plan: In advance|14|One night.|Entry at any time; Cloakroom; Water|Most tickets
plan: On the door|18|If there is room.|Entry; Cloakroom; Water
about: {name} is a club{in} for dancing. The lights are low, the door is friendly, and nobody photographs the floor.
about: If somebody bothers you, tell anyone behind the bar or at the door. It is dealt with at once and without fuss.
ask: How old do I have to be?|Of age, with an ID that proves it.
ask: What should I wear?|Something you can dance in.
ask: Are there tickets on the door?|Usually, until it is full. In advance is safer.
ask: May I take photographs?|Please do not, on the floor. You will remember it.
ask: Is it step-free?|Write before you come, and somebody meets you at the door.
title: events|Coming nights
title: pricing|Entry
title: services|Inside
title: contact|Reserve, hire, ask
reach: Reserve, hire, ask|Which night, how many, what for.
call: Who is coming with you?|Look who is playing, then tell two others.
shot: Down the stairs|door
shot: Behind the decks|decks
shot: The bar|cocktail
shot: Haze|night
shot: Speakers|microphone
shot: Going home|sunrise

# radio station
words: community radio, community radio station, local radio station, internet radio, internet radio station, online radio station, student radio, student radio station, hospital radio, fm station, college radio, radio channel, digital radio station
own: this station
pages: house
schema: RadioStation
art: microphone, headphones, city, night
act: See the dates > events
act: Send us a message > contact
head: Somebody is talking to you
head: Music chosen by people who like it
head: Leave it on
lede: Voices from here, records somebody carried in, and news from the end of your street. Made by people who press the right button nearly every time.
offer: Mornings|Weather, roads, a song for the kettle.|cup
offer: Music|By people with shelves, not lists.|music
offer: Local voices|Councils, choirs, quarrels, in their own words.|microphone
offer: Listen again|What you missed while you were at work.|headphones
offer: Say it on air|Events, jobs, a lost tortoise.|megaphone
line: Write to the studio; somebody reads it, sometimes aloud.
day: 7:00|Breakfast|News, weather, what closed overnight.|Live|Monday
day: 12:00|Lunch with guests|Somebody from here, for an hour.|Live|Wednesday
day: 18:00|Records from home|A listener, a bag, ten songs.|Live|Thursday
day: 21:00|Late music|Slow, long, hardly any talking.|Live|Friday
day: 10:00|What is on|Read out, with opinions.|Live|Saturday
date: 14 March|Open studio|Sit down, put the headphones on, say hello.|From 11:00
date: 18 April|Presenter’s course begins|Four evenings, no experience needed.|18:30
date: 6 June|Live from the market|Come and wave. It is radio, we will describe it.|From 9:00
about: {name} makes radio{in}, in a small studio with a red lamp that everybody respects.
about: Anyone may learn it here: presenting, cutting, making tea during the long record.
role: Programme|Fills every hour, and fills in.
role: Studio|Knows which cable.
role: First contact|Reads out the good messages.
ask: How do I listen?|On this site you find how and where. Ask us if it stays silent.
ask: Can you announce our event?|Send us what, when and where, in good time.
ask: Can I make a programme?|Come to an open studio with an idea and three songs.
ask: Do you play local bands?|Yes. Send the song and one line about it.
ask: Can we advertise?|Ask us. We read it in our own voices.
title: timetable|The programme
title: events|Come by
title: services|On air
title: team|Behind the microphone
title: contact|Message the studio
reach: Message the studio|Greetings, events, corrections, a song you miss.
call: Which song is missing?|Tell us, and keep listening.
shot: The red lamp|lamp
shot: Microphone|microphone
shot: A bag of records|decks
shot: Headphones|headphones
shot: Mornings|city
shot: Late music|night

# game studio
words: games studio, video game studio, indie game studio, game development studio, game developer studio, game dev studio, game development company, games company, video game company, video games company, game developers, games developer, board game publisher, game publisher
own: this studio
pages: industry
schema: Organization
art: controller, laptop, night, castle
act: Write to the studio > contact
act: See what we make > services
head: We make worlds with edges
head: Small team, long evenings, odd worlds
head: Press any key
lede: We make games that we would stay up for: with a rule you understand in a minute and a reason to come back. Some of them are finished.
offer: Our own games|From a sketch to the credits.|controller
offer: In the making|Shown early, changed often.|pencil
offer: Work for others|A prototype, a port, a stuck milestone.|tool
offer: Playtests|You play, we sit on our hands.|people
line: Ask what we can show of it by now.
why: Playable early|In grey boxes, within weeks.|box
why: Everybody designs|The best jump came from accounts.|people
why: Made to end|A game may be short. It may not be padded.|clock
why: Home by six|Most days. We do not count on nights.|moon
step: A rule|One verb, on paper, with coins and a dice.
step: A prototype|Ugly, and fun or not.
step: Playtests|Strangers, notes, silence.
step: Finish|The longest part. We have learnt to like it.
about: {name} makes games{in}: drawn, written, programmed and set to music by people in the same room.
about: We show things early and listen when players are bored. Nobody has ever been bored politely.
role: Direction|Says no kindly, and writes it down.
role: Programming|Makes it run on the machine you own.
role: Art and sound|Draws the door, then records it.
ask: Where can I play your games?|Ask us, or look at what is listed here; it says for which machines.
ask: Can I be a playtester?|Yes. Write which games you gave up, and why.
ask: I am from the press. Whom do I write to?|The same address. You get pictures, a key where there is one, and an answer.
ask: Do you take on work for others?|Sometimes. Tell us what, for which platform and by when.
ask: Do you take interns?|Now and then. Send one small finished thing.
title: services|What we work on
title: features|How we work
title: process|From a rule to the credits
title: contact|Write to the studio
reach: Write to the studio|Players, press, publishers, those with a bug.
call: Would you play something unfinished?|Then write. Bring patience and a controller.
shot: Grey boxes|box
shot: The castle level|castle
shot: Playtest|controller
shot: Night scene|night
shot: Code|code
shot: Paper version|pencil

# film production company
words: film company, ^production company, video production company, film production, video production, film production house, production house, documentary production company, tv production company, television production company, film studio, post production house, post production studio, animation production company, commercial production company
own: this company
pages: industry
schema: Organization
art: camera, film, city, studio
act: Tell us the story > contact
act: See what we make > services
head: Quiet on set
head: A story first, then a camera
head: We stay until the light is right
lede: Documentaries, short films and films for those who have something to show. A small crew, a plan on paper, and a cut that ends before you look at the clock.
offer: Documentaries|Months of listening, an hour of film.|camera
offer: Fiction|Scripts, casting, locations, weather.|film
offer: Films for organisations|What you do, without the drone over the car park.|people
offer: Editing and sound|Here, in a dark room with good chairs.|music
offer: Crew and kit|For productions that come to town.|van
line: Tell us how long it should be, and who ought to see it.
why: One person answers|The same from the first call to the last version.|person
why: Small crews|People forget we are there.|camera
why: A written budget|With a line for rain.|document
why: Everything archived|In two places, with names on it.|box
step: Talk|What it is about, and for whom.
step: Treatment|Two pages, and a price.
step: Shoot|With a call sheet and lunch.
step: Cut|Two rounds of notes, then it is finished.
about: {name} makes films{in} and wherever the story lives. Most of the work happens before anybody unpacks a tripod.
about: We are producers, camera people and editors, and we know good people for everything else.
role: Producer|Has the permit, the van and plan B.
role: Camera|Waits for it.
role: Edit|Finds the sentence it was all about.
ask: What does a film cost?|It depends on days, people and places. You get a written budget after the first talk.
ask: How long does it take?|Six weeks for a short one. Documentaries take as long as people do.
ask: Do you find locations and permits?|Yes, and we know who has the key.
ask: Who owns the film?|That stands in the contract, in plain words.
ask: Can you only edit?|Yes. Send the material, we look at it all.
title: services|What we produce
title: features|How we work
title: process|From a call to the credits
title: contact|Tell us the story
reach: Tell us the story|What happens, to whom, and by when it has to be seen.
call: Is there a film in it?|Ask. You get an honest answer.
shot: Between takes|chair
shot: First light|sunrise
shot: On location|city
shot: Lens|camera
shot: The cut|film
shot: Interview|studio

# public speaker
words: public speaker, keynote speaker, motivational speaker, inspirational speaker, conference speaker, after dinner speaker, guest speaker, professional speaker, event speaker, tedx speaker, school speaker, youth speaker
own: this office
pages: guided
schema: Person
art: microphone, portrait, chair, book
act: Ask for a date > contact
act: See the talks > services
head: A story, a point, then coffee
head: No slides with forty words
head: They were still awake at the end
lede: Talks for conferences, companies and schools: prepared for the people in that very room, told without notes, finished on time.
offer: Keynote|Forty minutes that open or close the day.|microphone
offer: After dinner|Fifteen, between the main course and the dancing.|table
offer: Schools and colleges|Shorter sentences, harder questions.|school
offer: Workshop|The talk, and then you do it.|pencil
offer: Moderation|Panels that answer what was asked.|chat
line: Ask whether it suits your audience; you get an honest answer.
step: A call|Who sits there, and what should be different afterwards.
step: An outline|One page. You correct it.
step: On the day|Early, with an adapter for everything.
step: Afterwards|Questions by the coffee, notes for those who were busy.
about: I speak{in} and wherever the train goes, about what I have done, got wrong and understood late.
about: No talk is given twice. I ask beforehand who is in the room, what they have heard too often and where it hurts.
ask: What do you speak about?|The talks are listed here. If yours is near one of them, ask.
ask: What do you charge?|It depends on the day and the distance. You get one figure, travel included.
ask: What do you need?|A microphone, a glass of water, and somebody who says when it starts.
ask: Do you speak online?|Yes, standing up, with the camera at eye height.
ask: May we record it?|Usually, for your own people. Ask beforehand.
ask: What if you fall ill?|You hear at once, and get a name of somebody good.
title: services|Talks
title: process|From the call to the applause
title: contact|Ask for a date
reach: Ask for a date|Day, place, audience, and what they should take home.
call: Who should be listening?|Tell me about them, and I say what I would talk about.
shot: Before the doors|chair
shot: The first sentence|microphone
shot: A question from the back|hands
shot: Notes, left behind|book
shot: School hall|school
shot: The train home|night
`);
