import { readTrades } from './read-trades';

/** People and groups who perform: dates first, then something to listen to or watch, then how to book. */
export const performers = readTrades(`
pages: performer
schema: PerformingGroup
act: Ask for a date > contact
act: See the dates > events
step: You write|Date, place, occasion, how long, and roughly how many people.
step: You get a fee|One figure with travel in it, and the technical rider as one page.
step: We agree|A short contract that both sides can read standing up.
step: The day|Sound check or walk-through first, then the evening.
ask: What does it cost?|The fee depends on the date, the distance and the length. Write with those three and you get one figure.
ask: What do you need on site?|It is on the rider, one page long, and most of it is a socket, a dry floor and a place to change.
ask: How far ahead should we book?|Summer Saturdays go first. For a weekday a few weeks are often enough.
ask: Do you travel?|Yes. Travel and, where it is far, a bed are part of the figure you get.
ask: What if it has to be cancelled?|Tell us as soon as you know. We look for a new date first, and the contract says what applies if there is none.
ask: May we film or record?|For yourselves, gladly. For anything public, ask first.
title: events|Where to hear it live|Next dates
title: services|What you can book|For which occasions
title: process|From first message to the night
title: about|Who is on stage|A short introduction
title: faq|Before you book
title: contact|Ask for a date
reach: Ask for a date|Date, place, occasion. That is enough for a first answer.
call: Is your date still free?|Write with day and place, and you get an honest yes or no.

# DJ
words: disc jockey, techno DJ, house DJ, wedding DJ, turntablist, selector
own: this DJ
art: headphones, night, microphone, city
head: Start slow, end at sunrise
head: One long set, no requests shouted twice
head: Records first, lights later
lede: Long sets that take their time: warm at eleven, fast at two, and a last record people ask about on the stairs.
work: Closing set, winter|Mixes|Two hours from half empty to full.|night
work: Warm-up, ninety minutes|Mixes|Slow, deep, made for arriving.|headphones
work: Recorded in the kitchen|Mixes|Vinyl only, kettle audible.|headphones
work: Four edits|Tracks|Made for the floor, cut for the radio.|guitar
work: B side of nothing|Tracks|One machine, one take.|headphones
work: Morning radio|Radio|An hour a month for people already awake.|microphone
offer: Club nights|Two to eight hours, warm-up or closing. I bring records and needles.|night
offer: Festivals and open airs|Sets that can stand daylight.|tent
offer: Private parties|We talk about the room and the guests before we talk about music.|heart
offer: Radio and mixes|An hour with a beginning and an end.|microphone
line: Tell me the room and the hour, and I say what I would play.
date: 14 March|Basement night, all night long|One room, one DJ, doors at eleven.|From 23:00
date: 11 April|Radio hour|New records, few words.|20:00
date: 23 May|Open air by the water|Daytime set, bring a hat.|From 15:00
date: 20 June|Shortest night|From dusk until the birds complain.|From 22:00
about: I am {name}, a DJ{in}. I buy records faster than I can shelve them and play them before I have read the label.
about: I like small rooms, long blends and a floor that trusts me for the first half hour.
shot: The booth|headphones
shot: Two in the morning|night
shot: Crate for Saturday|headphones
shot: Open air|tent
shot: Sound check|headphones
shot: Walking home|city
said: Nobody looked at a phone between one and three.|Club
said: Came early, checked the system, said thank you to the bar.|Promoter
said: My parents danced. To techno.|Private party
title: portfolio|Listen|Mixes and tracks
ask: What equipment do you need?|Two turntables, two players, a four-channel mixer and a monitor that works. The rider has models and a drawing.
ask: Do you take requests?|At private parties, a list beforehand. In clubs, kindly no.

# band
words: rock band, wedding band, cover band, folk band, jazz band, big band, indie band, punk band, metal band, brass band, jazz trio, jazz quartet, duo, trio, band website
own: this band
art: guitar, microphone, night, headphones
head: Songs for the drive home
head: Loud when it needs to be
head: Four people, one van, new songs
lede: New songs, old amplifiers and a set list that changes every night. Come and stand near the front.
work: Harbour Lights|Records|Nine songs, recorded in a barn.|guitar
work: Live at the boathouse|Records|One evening, no repairs.|boat
work: Two songs for winter|Singles|One fast, one not.|mountains
work: Kitchen session|Video|Acoustic, with a fridge in it.|teapot
work: Song for the last train|Singles|Written on it.|van
work: Rehearsal, Tuesday|Video|The second take, usually.|microphone
offer: Club concerts|Ninety minutes, own backline, own engineer if you need one.|guitar
offer: Festivals|A tight forty-five minutes for daylight or dark.|tent
offer: Private celebrations|Two sets, learnt first dance included.|heart
offer: Unplugged|Small room, no drums, same songs.|room
line: Tell us the room and how loud it may be.
date: 13 March|Club night, with friends opening|Doors at eight, we start at nine.|20:00
date: 18 April|Record shop, afternoon|Five songs between the shelves.|Free
date: 30 May|Open air|Third band of the evening.|21:30
date: 27 June|Courtyard concert|Quiet set, bring a cushion.|19:00
about: {name} plays songs with choruses that can be sung by tired people. We met in a rehearsal room{in} that flooded twice.
about: We record live, argue about tempos and load our own van.
shot: Sound check|microphone
shot: The van|van
shot: Second encore|guitar
shot: Load-out|night
shot: Set list on the floor|document
shot: Somewhere in summer|tent
said: We booked them for an hour and gave them two.|Club
said: On time, in tune, and they coiled the cables.|Festival crew
said: The first dance had an actual bass line.|Wedding
title: portfolio|Listen and watch|Records and films
title: about|The band|Who is on stage

# choir
words: community choir, chamber choir, gospel choir, chorus, children's choir, church choir, vocal ensemble, a cappella
own: this choir
pages: performer
art: microphone, village, night, books
act: Come to a rehearsal > contact
act: See the concerts > events
head: Sing with us on Tuesday
head: Forty voices and a kettle
head: Come for the alto line, stay for the tea
lede: We rehearse once a week, sing a concert each season and need tenors, like every choir in the world.
work: Songs of the sea|Concerts|Shanties, and one requiem for a herring.|sea
work: Winter by candlelight|Concerts|Carols, half of them unknown.|candle
work: Evensong|Concerts|Tallis, Byrd, a cough in bar nine.|village
work: Folk songs, new settings|Recordings|Recorded in a church with good stone.|microphone
work: Lullabies|Recordings|For the children of the sopranos.|moon
work: Open-air singing|With everyone|Sheets handed out, no excuses.|garden
offer: Rehearsals|Weekly, two hours, tea in the middle.|microphone
offer: Concerts|One for each season, in rooms that carry.|night
offer: Weddings and services|Four to forty voices, as the room allows.|ring
offer: Sing along|An evening for people who say they cannot.|hands
line: Come and listen first, sing later.
date: 10 March|Open rehearsal|Sit in any section you like.|19:30
date: 28 March|Spring concert|Madrigals and something with a drum.|19:00
date: 16 May|Singing outdoors|Bring a chair and a throat.|Free
date: 20 June|Midsummer concert|Until it gets dark, which is late.|20:30
about: We are people{in} who sing on a weekday evening and feel better on the next morning. Some of us read music; the others stand beside someone who does.
about: The conductor is patient until the week before the concert.
shot: Warm-up|microphone
shot: The altos|portrait
shot: Tea break|teapot
shot: Concert evening|candle
shot: On the church steps|village
shot: Outdoors in June|garden
said: I had not sung since school. Nobody noticed, or they were kind.|Second alto
said: The best two hours of my week.|Bass
said: They sang at my mother’s funeral, and it helped.|Family
ask: Do I have to audition?|No. Come to three rehearsals and see whether we fit each other.
ask: Must I read music?|It helps, and we teach as we go. There are practice recordings for every part.
ask: What does membership cost?|A small yearly sum for the hall, the scores and the conductor. Ask if it is too much.
step: Write a line|Say which voice you think you are. Guessing is fine.
step: Come to a rehearsal|Sit next to someone loud.
step: Come twice more|Then decide.
step: Sing the concert|Black clothes, folder, water.
title: portfolio|What we sing|From recent programmes
title: services|What we do together
title: process|How to join
title: contact|Come and sing
reach: Come and sing|Write to us, or simply come to a rehearsal.
call: Tuesday evening free?|Bring water and a pencil.

# orchestra
words: symphony orchestra, chamber orchestra, string quartet, ensemble, chamber ensemble, string trio, brass quintet, saxophone quartet, youth orchestra
own: this ensemble
art: guitar, night, books, room
head: Wood, gut, breath and one raised hand
head: Hear the room as well as the notes
head: The slow movement, taken seriously
lede: Concerts for people who know the piece and for people who have never sat through one. The programme notes are short.
work: Four quartets, one evening|Concerts|Haydn to something still wet.|guitar
work: Music for a cold church|Concerts|Gloves until the first entry.|village
work: Serenades|Recordings|Recorded in one afternoon.|headphones
work: New music, explained|Concerts|Played, discussed, played again.|books
work: For children, on the floor|Concerts|You may sit under the cello.|toy
work: Radio recording|Recordings|Two takes, then cake.|microphone
offer: Concerts|Full evenings or one hour without an interval.|violin
offer: Weddings and ceremonies|Entrance, signing, exit, and the awkward minutes between.|ring
offer: Companies and openings|Thirty minutes that people listen to.|city
offer: Schools|Instruments to touch, questions to ask.|school
line: Tell us the room and the occasion, and we suggest a programme.
date: 15 March|Sunday matinee|One hour, coffee afterwards.|11:00
date: 17 April|Quartets by candlelight|Two works and an encore if you ask.|19:30
date: 24 May|In the garden|Light things, heavy instruments.|17:00
date: 13 June|Season finale|All of us, loud.|20:00
about: {name} plays concerts{in} and wherever there is a room with a floor that sounds. Most of us have known each other since music school.
about: We rehearse with the score open and the phones in another room.
shot: Tuning|guitar
shot: The hall, empty|room
shot: Pencil marks|books
shot: In the garden|garden
shot: Interval|wine
shot: Bows up|portrait
said: My son asked when they play again. He is seven.|Family concert
said: They filled the church without shouting.|Parish
said: Played while it rained and did not blink.|Wedding
title: portfolio|Programmes and recordings
title: about|Who plays

# musician
words: singer, songwriter, singer songwriter, pianist, guitarist, violinist, cellist, drummer, saxophonist, flautist, harpist, organist, composer, rapper, vocalist, accordionist, trumpet player, soprano, tenor, opera singer, recording artist, jazz musician, folk singer
own: this musician
schema: MusicGroup
art: guitar, microphone, headphones, night
head: One instrument, complete silence
head: New songs, played close
head: Music for rooms that listen
lede: Concerts, recordings and now and then a piece for somebody’s film. Best listened to from start to end.
work: Nine small songs|Recordings|One microphone, one winter.|microphone
work: Live in the library|Recordings|You can hear the pages.|books
work: Music for a short film|Film|Eleven minutes of snow.|mountains
work: Three nights, one piano|Stage|Improvised, never repeated.|night
work: Theme for a radio series|Film|Twelve seconds, many takes.|headphones
work: Songs for one voice|Stage|Without amplification.|room
offer: Concerts|An hour or two, alone or with one or two others.|microphone
offer: Ceremonies|One piece at the right moment, learnt for the day.|ring
offer: Recording and sessions|In your studio or in mine.|headphones
offer: Composition|For film, stage and small occasions.|pencil
line: Tell me about the room and the people in it.
date: 12 March|House concert|Thirty chairs and a stove.|19:30
date: 9 April|Small hall, new songs|Two sets with a long interval.|20:00
date: 21 May|Lunchtime concert|Forty minutes, bring your sandwich.|Free
date: 26 June|In the orchard|If it rains, in the barn.|19:00
about: I am {name}, a musician{in}. I write slowly, rehearse early and like it when somebody coughs in the quiet part, because then I know how quiet it is.
about: Between concerts I practise, carry things and answer mail.
shot: Sound check|microphone
shot: Before the doors|room
shot: Notes for the second verse|document
shot: On the way|van
shot: House concert|lamp
shot: After the encore|night
said: You could hear people decide not to leave.|Venue
said: Learnt our song in a week and made it better.|Wedding
said: The last note took a long time, and nobody moved.|Listener
title: portfolio|Listen|Recordings and evenings
title: about|A short introduction

# actor
words: actress, voice actor, voice over, voiceover artist, stage actor, film actor, actor portfolio
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
offer: Screen|Film, series, adverts. Self-tapes within a day.|camera
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
ask: Can you send a self-tape?|Usually within a day. Send the pages and the tone.
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
words: comedian, comedy, stand up, stand up comedian, magician, magic, clown, juggler, entertainer, ventriloquist, puppeteer, storyteller, mentalist, illusionist, fire artist, drag queen, drag artist, cabaret, burlesque, improv, improv group, stilt walker, children's entertainer, party magician
own: this show
art: microphone, night, portrait, gift
head: An hour you will retell badly
head: Sit at the front, if you dare
head: It works in a tent, too
lede: A show for people who came tired and leave louder. For stages, back rooms, weddings and one very patient library.
work: The whole hour|Shows|New material, tested on strangers.|microphone
work: Short and dry|Shows|Twenty minutes between two courses.|wine
work: For small people|Shows|Forty minutes at knee height.|toy
work: At the table|Close up|From guest to guest, with pockets.|table
work: Street version|Outdoors|Hat included.|city
work: The Christmas one|Shows|Less snow than you think.|gift
offer: Stage show|Forty to seventy minutes, sound and light as you have it.|microphone
offer: Parties and weddings|Between the soup and the speeches.|gift
offer: Companies|Clean, quick, and nobody is humiliated.|city
offer: Children|For ages four and up, with parents kept awake.|toy
line: Tell me who will be there and what they must not hear.
date: 7 March|Back room, new material|It will go wrong in places.|20:00
date: 4 April|Family afternoon|Bring the grandparents.|15:00
date: 15 May|Full show|Seventy minutes, no interval.|20:00
date: 12 June|Open air|With hat, for the hat.|18:00
about: I am {name} and I do this for a living, to the continuing surprise of my aunt. I work{in} and wherever the train goes.
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
