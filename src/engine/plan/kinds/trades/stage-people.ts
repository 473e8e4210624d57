import { readTrades } from './read-trades';
import { performersShared } from './performers-shared';

/** People who act, dance and pose. */
export const stagePeople = readTrades(`
${performersShared}
# actor
words: actress, stage actor, film actor, actor portfolio
own: this actor
schema: Person
pages: pro
art: portrait, night, microphone, room
act: Ask about dates > contact
act: See roles > portfolio
head: Stage, screen, and a good silence
head: Different person, same shoes
head: I learn lines on trains
lede: Theatre, film and voice. Recent roles, a look at how I work, and a way to reach me about dates.
work: The lodger|Stage|Two hours, one suitcase.|suitcase
work: Winter quarters|Screen|Supporting role, much snow.|mountains
work: Aunt of the bride|Stage|Comedy with a fall in it.|ring
work: Night shift|Screen|Short film, one corridor.|night
work: A field guide to birds|Voice|Audiobook, nine hours.|bird
work: Museum, room by room|Voice|Audio tour in a calm voice.|headphones
offer: Stage|Ensemble and guest work, rehearsals included.|room
offer: Screen|Film, series, adverts. Self-tapes when you ask.|camera
offer: Voice|Books, tours, games. Own booth, broadcast quality.|microphone
offer: Readings|An evening, a table, a glass of water.|book
line: Send the scene and the dates.
why: Languages and accents|Ask for the list; each one has been tested on natives.
why: Movement|Stage combat, basic dance, falls without bruises.
why: Practical|Driving licence, swims, rides badly but willingly.
about: I am {name}, an actor{in}. I like scripts in which people do not say what they mean, and rehearsals in which they finally do.
about: Photographs, credits and a reel are sent on request; write and say what for.
said: Knew the text, then found what was under it.|Director
said: Early, quiet, exact. Then very loud in scene four.|Company
said: Three takes, three different truths.|Casting
ask: Can you send a self-tape?|Send the pages and the tone, and by when.
ask: Are you available on these dates?|Write with the period and I answer with what is free and what can be moved.
ask: Who handles contracts?|Write to me first; I name the right person for contracts.
ask: Do you have showreel links?|On request, so that you get the one that fits the part.
ask: Do you take unpaid work?|For students and first films sometimes, if the script is short and the soup is warm.
ask: How tall are you, and the rest?|Measurements and recent pictures come with the first answer.
step: Pages|Send the scene, the tone and the dates.
step: Tape or meeting|Whichever suits you sooner.
step: Fitting and read-through|With a pencil.
step: On set or stage|Lines learnt, shoes worn in.
title: portfolio|Recent roles|Stage, screen, voice
title: services|What you can cast me for
title: skills|Useful to know
title: contact|Dates and scripts
reach: Dates and scripts|Say what it is, when, and where it shoots or plays.

# voice artist
words: voice over, voice-over, voiceover, voice over artist, voice-over artist, voiceover artist, voice actor, voice actress, voice artist, voice talent, narrator, audiobook narrator, voice-over actor
own: this voice
schema: Person
pages: pro
art: microphone, headphones, music, room
act: Ask about dates > contact
act: Hear what I do > portfolio
head: Read as if it were true
head: A voice that knows when to stop
head: Said once, and understood
lede: Adverts, books, films and characters, read in my own booth and sent the same day if it has to be.
work: Thirty seconds for a bakery|Commercial|Warm, and gone before you notice.|loaf
work: A river, in six parts|Narration|Six hours of water and patience.|wave
work: The innkeeper|Character|Two hundred lines, most of them lies.|mask
work: How the pump works|Explainer|Ninety seconds, nobody lost.|drop
work: A novel, unabridged|Audiobook|Eleven hours, nineteen people.|book
work: Mind the step|Telephone and public|Said daily, by nobody in particular.|phone
offer: Commercials|Radio, television, web. Fifteen seconds is an art of its own.|megaphone
offer: Narration|Documentaries, museums, learning.|film
offer: Characters|Games and animation, with more than one of me.|mask
offer: Audiobooks|Read, edited and delivered by the chapter.|book
line: Send the script, and you get a price and a date.
why: Own booth|Treated, quiet, ready in ten minutes.
why: You may listen in|By phone or in the browser while I read.
why: One round of changes|Included. Scripts change; I know.
about: I am {name}, a voice artist{in}. I read aloud for a living, and listen for the rest of the day.
about: What is sent is clean: cut, named and in the format that you asked for.
said: First take, and we used it.|Producer
said: Understood the script better than we did.|Agency
said: Sent before we had finished our coffee.|Editor
ask: How fast can you record?|Often the same day. Say when you need it.
ask: Can we listen in while you record?|Yes. Tell me what you use, and I dial in.
ask: What do you charge?|By script and use. Send both, and you get a price in writing.
ask: What do we get?|Cut and named files, in the format that you tell me.
ask: Which accents do you do?|Ask for the one that you need; you get an honest yes or no, and a sample.
step: Script|Send it as it is, with what it is for.
step: Price and date|In writing, the same day.
step: Recording|With you listening in, or without.
step: Files|Cut, named, delivered. One round of changes is in it.
title: portfolio|Recent recordings|Heard lately
title: services|What I read
title: contact|Send a script
reach: Send a script|What it is for, how long, and by when.

# dancer
words: choreographer, dance company, ballet dancer, contemporary dancer, dance troupe, flamenco dancer, circus artist, acrobat, aerialist
own: this company
art: dancer, night, room, city
head: Weight, breath, then the music
head: Fall well, get up late
head: A body, a floor, an hour
lede: Stage pieces, works for unusual rooms and workshops for people who sit too much.
work: Low ceiling|Stage|A duet bent at the knees.|room
work: Ferry|Site|Danced on a car deck, twice a day.|boat
work: Eleven chairs|Stage|For nine dancers.|chair
work: Slow street|Site|Forty metres in fifty minutes.|city
work: Hands, first|Film|Six minutes, close.|hands
work: Night exercise|Stage|With one lamp.|lamp
offer: Stage pieces|Short evenings, light to tour.|night
offer: Site work|Stairs, quays, shop windows.|city
offer: Workshops|Two hours, bare feet, all ages.|dancer
offer: Choreography|For theatre, film and processions.|hands
line: Show us the floor, and we suggest a piece.
date: 6 March|Low ceiling|Fifty minutes, talk afterwards.|20:00
date: 25 April|Workshop, open to all|Nothing to bring but socks you can lose.|Ten places
date: 29 May|Slow street|Outdoors, watch from anywhere.|Free
date: 19 June|Premiere: Tide|New piece for five.|20:30
about: I am {name}, a dancer{in}. I make pieces in which falling is not an accident.
about: Rehearsals begin with walking. It is harder than it looks.
shot: Rehearsal floor|dancer
shot: Warm-up|runner
shot: One lamp|lamp
shot: On the quay|sea
shot: Tape on the ground|room
shot: Applause|hands
said: We held our breath for the whole street.|Festival
said: I came for my daughter and went home with a sore back and an idea.|Workshop
said: It needs nothing but a floor, and then it needs all of it.|Theatre
title: portfolio|Pieces
ask: Is the floor important?|Very. Wood or a dance mat, swept, and not colder than eighteen degrees.

# performer
words: fire eater, contortionist, puppeteer for parties, comedian, comedy, stand up, stand up comedian, magician, magic, clown, juggler, entertainer, ventriloquist, puppeteer, storyteller, mentalist, illusionist, fire artist, drag queen, drag artist, cabaret, burlesque, improv, improv group, stilt walker, children's entertainer, party magician
own: this show
art: microphone, night, portrait, gift
head: An hour you will retell badly
head: Sit at the front, if you dare
head: It works in a tent, too
lede: A show for people who came tired and leave louder. For stages, back rooms, weddings and one very patient library.
work: The whole hour|Shows|New material, tested on strangers.|microphone
work: Short and dry|Shows|Twenty minutes between two courses.|wine
work: For small people|Shows|Forty minutes at knee height.|children
work: At the table|Close up|From guest to guest, with pockets.|table
work: Street version|Outdoors|Hat included.|city
work: The Christmas one|Shows|Less snow than you think.|gift
offer: Stage show|Forty to seventy minutes, sound and light as you have it.|microphone
offer: Parties and weddings|Between the soup and the speeches.|gift
offer: Companies|Clean, quick, and nobody is humiliated.|city
offer: Children|For ages four and up, with parents kept awake.|children
line: Tell me who will be there and what they must not hear.
date: 7 March|Back room, new material|It will go wrong in places.|20:00
date: 4 April|Family afternoon|Bring the grandparents.|15:00
date: 15 May|Full show|Seventy minutes, no interval.|20:00
date: 12 June|Open air|With hat, for the hat.|18:00
about: {name} does this for a living, to the continuing surprise of an aunt, and goes wherever the train goes.
about: Good evenings depend on three things: a light on the stage, chairs close together, and a bar that shuts up for an hour.
shot: Before the show|night
shot: Props, counted|suitcase
shot: Front row|portrait
shot: In the tent|tent
shot: At the table|table
shot: Taking a bow|hands
said: Grandmother and goth laughed at the same line.|Family party
said: Kept forty children seated. I would like to know how.|School
said: Nobody was picked on, everybody was picked up.|Company evening
title: portfolio|The shows
title: about|Who does this
ask: Is it suitable for children?|Some of it was made for them. Say their ages and you get the right version.
ask: Do you pick people from the audience?|Only volunteers, and they leave as heroes.

# model
words: fashion model, hand model, fitness model, photo model, model portfolio
own: this page
schema: Person
pages: pro
art: portrait, dress, city, studio
act: Ask about dates > contact
act: See the pictures > portfolio
head: Still, and then not
head: I know where my hands are
head: Good at seven in the morning
lede: Editorial, lookbook and film. Pictures, measurements on request and honest dates.
work: Wool, by the sea|Editorial|Wind machine not needed.|sea
work: Twelve coats|Lookbook|One morning, one wall.|dress
work: Corner café|Campaign|Third coffee, first smile.|cup
work: Hands with rings|Detail|Forty minutes without blinking.|ring
work: Walk|Runway|Shoes one size small.|shoe
work: Winter light|Editorial|Window only.|room
offer: Editorial|With time for the second idea.|camera
offer: Lookbook and shop|Many changes, same energy.|shirt
offer: Runway and fitting|Including the long standing.|shoe
offer: Film|Small movements, repeated exactly.|camera
line: Send the mood, the dates and the use.
why: Prepared|Base skin, own basics, three pairs of shoes.
why: Steady|Same pose, forty frames later.
why: Clear|Usage and times are agreed before the first picture.
about: I am {name}, a model{in}. I arrive with a clean face and a book, and I remember everybody’s name by lunch.
about: Measurements, digitals and availability come with the first answer.
said: Understood the coat.|Stylist
said: Kept the whole team calm, including me.|Photographer
said: On time, in the rain.|Producer
ask: Can we have digitals and measurements?|Yes, recent ones, with the first answer.
ask: Which uses are possible?|Say where and how long the pictures run. It goes into the agreement.
ask: Do you travel?|Yes, with travel and bed covered.
ask: Do you work with new photographers?|Gladly, when the idea is clear and the room is warm.
ask: Is there anything you do not do?|Ask before the day. A no is a no.
ask: Who do we agree the fee with?|Write here first.
step: Mood and dates|Pictures say more than adjectives.
step: Agreement|Fee, use, hours, on one page.
step: Fitting|If the clothes matter, and they do.
step: The shoot|With lunch in it.
title: portfolio|Pictures
title: services|What I am booked for
title: skills|How I work
title: contact|Dates
reach: Dates|Mood, day, place, use.
`);
