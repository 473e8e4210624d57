import { readTrades } from './read-trades';
import { performersShared } from './performers-shared';

/** People who make music. */
export const players = readTrades(`
${performersShared}
# party DJ
words: wedding DJ, party DJ, wedding and party DJ, mobile DJ, mobile disco, disco and karaoke, wedding disco, birthday DJ
own: this DJ
art: decks, ring, headphones, night
act: Ask for your date > contact
head: The first dance, and the last one
head: Grandparents first, friends until the lights go on
head: A full floor, without shouting
lede: Music for weddings and parties, from the drinks to the last song: your wishes, your guests, and somebody who watches the floor and not the list.
offer: Weddings|Ceremony, dinner, first dance, party.|ring
offer: Birthdays and anniversaries|Three generations on one floor.|cake
offer: Work parties|Quiet at the speeches, loud afterwards.|people
offer: Sound and light|Speakers, a microphone for the speeches, lights that flatter.|microphone
line: Tell me the songs that must come, and the ones that must not.
step: We talk|About the day, the guests and the songs that matter.
step: You send your list|Must, may, never.
step: I set up|Early, tidy, cables taped down.
step: We dance|And I stay until the last song that you agreed on with the house.
work: Dinner, two hours|Mixes|Nobody has to raise their voice.|plate
work: First dances|Mixes|Twenty that are not the usual three.|ring
work: Three generations|Mixes|From swing to this summer.|people
work: The last half hour|Mixes|Arms round shoulders.|night
date: 7 March|Wedding fair|Come and talk, headphones are there.|11:00
date: 20 June|Summer party on the lawn|Open to all.|19:00
date: 12 December|Christmas party for small firms|Several firms, one floor.|20:00
about: I play weddings and parties{in}, and I like them best when the aunt and the witness dance to the same song.
about: Wishes are welcome all evening. I decide when, because a floor has its own clock.
said: My father danced. My father does not dance.|Wedding in August
said: Read the room and left the list alone when it mattered.|Fiftieth birthday
said: We could talk at dinner and lost our voices afterwards.|Wedding in the barn
ask: Can we choose the songs?|Yes: must, may and never. The rest comes from watching your guests.
ask: Do you bring the sound system?|Tell me the room and the number of guests, and I say what is needed and what comes with me.
ask: Is there a microphone for the speeches?|Ask for it when you book, and it is there.
ask: How long do you play?|As agreed, within what the house allows.
ask: Do you speak at the microphone?|A little: the cake, the bus, the last dance.
title: services|What I play for
title: process|How we plan it
reach: Ask for your date|The day, the place, how many guests, and one song you love.
shot: Before the guests|decks
shot: First dance|ring
shot: Cake, then party|cake
shot: Headphones|headphones
shot: Lights|night
shot: Microphone for speeches|microphone

# DJ
words: disc jockey, techno DJ, house DJ, turntablist, selector
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
head: New songs, same old van
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
words: barbershop quartet, barbershop choir, barbershop chorus, vocal quartet, vocal group, close harmony, community choir, choral society, chamber choir, gospel choir, chorus, children's choir, church choir, vocal ensemble, a cappella
own: this choir
pages: performer
art: score, piano, candle, church, night
act: Come to a rehearsal > contact
act: See the concerts > events
head: Sing with us on Tuesday
head: Many voices and a kettle
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
words: symphony orchestra, chamber orchestra, string quartet, ensemble, chamber ensemble, string trio, brass quintet, saxophone quartet, youth orchestra, community orchestra, amateur orchestra, concert band, wind band, community band, town band, silver band, wind orchestra
own: this ensemble
art: violin, score, piano, trumpet, room
head: Wood, gut, breath and one raised hand
head: Hear the room as well as the notes
head: The slow movement, taken seriously
lede: Concerts for people who know the piece and for people who have never sat through one. The programme notes are short.
work: Four quartets, one evening|Concerts|Haydn to something still wet.|violin
work: Music for a cold church|Concerts|Gloves until the first entry.|church
work: Serenades|Recordings|Recorded in one afternoon.|headphones
work: New music, explained|Concerts|Played, discussed, played again.|score
work: For children, on the floor|Concerts|You may sit under the cello.|drum
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
words: choir director, choirmaster, conductor, musical director, singer, songwriter, singer songwriter, pianist, guitarist, violinist, cellist, drummer, saxophonist, flautist, harpist, organist, composer, rapper, vocalist, accordionist, trumpet player, soprano, tenor, opera singer, recording artist, jazz musician, folk singer
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
`);
