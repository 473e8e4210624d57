import { clubsShared } from './clubs-shared';
import { readTrades } from './read-trades';

/** Groups that meet to make, write, play, find or keep something: needles, pens, songs, bees, rails, radios. */
export const needlesPensAndSongs = readTrades(`
${clubsShared.replace('pages: club', 'pages: society')}
act: See what we do > services
line: Ask at any meeting; somebody shows you.
line: For members, and for those who only want to look.
line: Newcomers are shown how it goes.
help: Welcome newcomers|Stand by the door for the first ten minutes.|door
help: Set up|Chairs, tables, what is needed.|chair
help: Tell others|Show what we do, to whoever asks.|megaphone
ask: Can I just come and look?|Yes. Write a line first, and somebody looks out for you.
ask: Do I have to be good at it?|No. It is enough to be curious.
ask: What should I bring?|Nothing for the first time. After that you will know.

# needle guild
words: quilting guild, quilt guild, quilters guild, quilters, quilting group, quilting bee, embroidery guild, embroiderers guild, embroidery group, lace makers group, lacemakers, lace makers, lace group, spinners and weavers guild, guild of spinners, weavers guild, weavers and dyers, knitting guild, knitting club, crochet club, crochet group, sewing bee group, sewing group, stitch group, craft group, craft club, crafting group, craft circle
own: this group
art: yarn, sewing, cup, chair
head: Bring what you have been avoiding
head: Stitch, talk, unpick, stitch
head: Many hands, one table
lede: Needles, thread and good light{in}. Bring your own work, or learn from whoever sits beside you.
offer: Meetings|Everybody with their own piece, and tea.|cup
offer: Learning|A new stitch, shown as often as you like.|hands
offer: Something together|A quilt, a banner, a yarn-covered tree.|sewing
offer: Visits and speakers|Mills, collections, a suitcase of samples.|suitcase
offer: Showing|Once a year, hung where people can see.|frame
about: {name} sits round a table{in}. More gets unpicked than finished, and nobody minds.
ask: I have never held a needle. May I come?|Please do. There are scissors, thread and patience.
shot: The pile|yarn
shot: Glasses on|glasses
shot: One corner done|sewing
shot: Hung|frame

# writing group
words: writers group, writers' group, writing group, writers circle, writers' circle, writing club, creative writing group, poetry society, poetry group, poetry club, poets group, poetry collective, spoken word collective, spoken word night, storytelling circle, storytelling group, storytelling club, reading circle, literary society
own: this group
art: pencil, book, cup, lamp
head: Read it out, then breathe
head: Write badly first
head: Somebody is waiting for page two
lede: People who write, at every stage of it{in}. Bring two pages, or nothing, and listen.
offer: Evenings|Read, listen, say what stayed.|book
offer: Exercises|Ten minutes, one odd word.|pencil
offer: Kind, exact comments|What works, then what does not yet.|chat
offer: Readings|With a microphone and a shaking hand.|microphone
offer: Something printed|Once a year, stapled by ourselves.|document
about: {name} meets to write and to read aloud{in}. Nobody is published until they are, and then there is cake.
ask: Do I have to read mine?|No. Come twice, and you will want to.
shot: Page one|document
shot: The circle|chair
shot: Crossed out|pencil
shot: Read aloud|microphone

# music circle
words: ukulele group, ukulele club, ukulele orchestra, ukulele band, ukulele society, folk club, folk music club, folk song club, folk session, trad session, irish music session, acoustic club, acoustic night, open mic club, singaround, recorder group, recorder consort, handbell ringers, handbell group, drumming circle, drum circle, samba group, samba school, guitar group, guitar club, music circle, community orchestra, ceilidh club, folk dance club, folk dance group, morris side, morris dancers, morris men, barn dance club
own: this group
art: guitar, drum, score, cup
act: Come and play > contact
head: Three chords are enough
head: Everybody knows the chorus
head: Sit in, join when you know it
lede: Tunes, songs and whoever turns up{in}. Sit by the wall and listen, or bring something with strings.
offer: The regular evening|Round the table, one after another.|guitar
offer: Beginners|Three chords, slowly, together.|hands
offer: Guests|Somebody from elsewhere, and a hat.|microphone
offer: Out and about|Fairs, care homes, weddings of friends.|people
offer: Songbook|Shared, dog-eared, transposed.|book
about: {name} plays for the pleasure of it{in}. Nobody is counted out for a wrong note, and several have made a career of them.
ask: Do I need an instrument?|There is usually one to borrow. A voice will do.
ask: Do you play for others?|Now and then. Ask with the date and the reason.
shot: Tuning|guitar
shot: The songbook|book
shot: Chorus|microphone
shot: Last round|cup

# finders' club
words: metal detecting club, metal detecting group, metal detectorists, detectorists, archaeology group, archaeology society, archaeological society, archaeology club, fossil club, fossil hunting club, geology society, geology group, mineral club, rock club, treasure hunters club, geocaching club, geocaching group, family history society, genealogy society, genealogy group, local archives group, industrial archaeology group
own: this club
art: magnifier, map, coin, castle
head: It was there the whole time
head: Look down more
head: Two inches below the daisies
lede: Fields, archives and shores, searched with permission{in}, and what turns up shown, named and written down.
offer: Days out|With the owner’s yes, and sandwiches.|map
offer: Finds table|What is it? Somebody usually knows.|magnifier
offer: Talks|With slides and arguments.|microphone
offer: Beginners|How to look, and how to fill a hole.|hands
offer: Recording|So that it is not lost twice.|document
about: {name} looks for what others have dropped{in}. Mostly buttons. Once something else.
ask: May I keep what I find?|There are laws and agreements; you learn them here first.
shot: Signal|magnifier
shot: A button|coin
shot: Filled in|leaf
shot: The table|table

# beekeepers' association
words: beekeepers association, beekeepers' association, beekeeping association, beekeepers club, beekeeping club, beekeeping society, bee club, poultry club, pigeon club, pigeon racing club, racing pigeon club, cage bird society, cage bird club, aquarist society, fishkeeping club, reptile club, koi club, goat society, sheep society, cattle society, breed society, dog breed club, kennel club, cat club, pony club, rabbit club, rare breeds society
own: this association
art: bee, hive, leaf, people
head: Ask somebody who has been stung
head: Kept well, and talked about for hours
head: They have their own ideas
lede: People who keep animals of one sort{in}, and help each other to keep them well.
offer: Meetings|A talk, a question, a jar on the table.|jar
offer: Beginners|A course, then somebody to ring.|book
offer: Visits|To see how others do it.|map
offer: Show|Combed, polished, weighed and judged.|trophy
offer: Help in an emergency|Write what you see, and where.|hands
about: {name} has as many opinions as members{in}. On the important things we agree.
ask: Should I begin?|Come to a few meetings first. Then you will know.
shot: Smoke|hive
shot: Looking closely|magnifier
shot: The show table|trophy
shot: Tea|cup

# hobby club
words: amateur radio club, amateur radio society, ham radio club, radio society, radio amateurs, electronics club, makerspace, maker space, hackerspace, hacklab, fab lab, fablab, repair cafe, repair café, men's shed, mens shed, robotics club, robotics society, computer club, coding club, raspberry pi club, vintage computer club, camera club, photographic society, photography club, film makers club, sketching group, urban sketchers, art society, art club, art group, painting group
own: this club
art: wrench, people, bulb, cup
head: Bring it, somebody will open it
head: Show and tell, for grown-ups
head: How does that work?
lede: Tables, tools and people who like to show things{in}. Bring a half-finished idea, or only your hands.
offer: Club evenings|Everybody at something, somebody explaining.|people
offer: Beginners|A first thing that works by nine.|bulb
offer: Projects|Small ones, and one that never ends.|wrench
offer: Talks and trips|With questions that take longer than the talk.|microphone
offer: Showing it|Once a year, with the doors open.|door
about: {name} is for people who want to know how it is done{in}.
ask: Do I need my own equipment?|Not to begin with. There is something to borrow.
shot: On the table|table
shot: It works|bulb
shot: It does not|wrench
shot: Again|cup

# heritage railway
words: heritage railway, steam railway, steam railways, preserved railway, railway preservation society, narrow gauge railway, heritage tramway, tram museum, railway society, railway trust, steam train rides, locomotive society, steam locomotive trust, steam society, traction engine club, steam rally, canal society, canal trust, waterway society, windmill trust, watermill trust, lifeboat crew, preservation trust, building preservation trust
own: this railway
pages: house
schema: TouristAttraction
art: hills, clock, village, gear
act: Plan your visit > contact
act: What there is > services
head: Smoke, whistle, cake
head: Kept going by people who like it dirty
head: It runs because somebody got up at four
lede: Old machines kept alive by volunteers{in}. Come and ride, look underneath, or stay and help.
offer: Come and see|Days, times and tickets: ask before you set out.|calendar
offer: Special days|Children, dinners, the whole thing for yourselves.|cake
offer: In the workshop|What is in pieces just now.|wrench
offer: Schools and groups|With somebody who explains the noise.|school
offer: Lend a hand|No experience. Old clothes.|hands
about: {name} keeps something going that was once given up{in}. All of it is done by people who need not.
ask: When can we come?|Ask us, and you hear the next open day.
ask: Are dogs and prams welcome?|Usually. Tell us, and we find you a place.
ask: How can I help?|Write what you like doing. There is painting, greasing, baking and sums.
title: pricing|Tickets
title: contact|Plan your visit
shot: Four in the morning|sunrise
shot: Under the boiler|gear
shot: Whistle|bell
shot: Cake|cake
reach: Plan your visit|When you would like to come, and how many you are.
call: When are you coming?|Ask for the next open day.

# hospital radio station
words: hospital radio, hospital radio station, hospital broadcasting, hospital broadcasting service, hospital radio service
own: this station
schema: Organization
art: headphones, microphone, record, heart
act: Ask for a song > contact
act: What we do > services
head: This one is for ward seven
head: A voice beside the bed
head: Your song, after supper
lede: Music, requests and company for people in hospital{in}, made by volunteers who go round the wards and ask.
offer: Requests|Tell us the song and who it is for.|record
offer: On the wards|Somebody comes round and chats.|chat
offer: Programmes|Quizzes, bingo, quiet hours.|microphone
offer: Listening|At the bedside, and online; ask how.|headphones
offer: Join us|Presenting, collecting requests, fixing cables.|hands
about: {name} is run by volunteers{in}. The most important listener is the one who cannot sleep.
ask: How do I ask for a song?|Write the song, the name and the ward. We find the rest.
ask: Do I need experience?|No. You are shown the desk, and somebody sits beside you.
title: services|What we do
reach: Ask for a song|The song, the name, the ward.
call: Is somebody you love in hospital?|Send them a song.
shot: The desk|microphone
shot: Requests|document
shot: Ward round|chat
shot: On air|headphones
`);
