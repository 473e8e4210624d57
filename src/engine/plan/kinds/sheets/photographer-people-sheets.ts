import { readTrades } from '../trades/read-trades';

/** Photographers of people and animals: the occasion decides what they say. */
export const photographerPeopleSheets = readTrades(`
call: Is your date still free?|Name the day and the place; the answer comes soon.
reach: Ask about your date|Who, where, when: that is enough for a first answer.

# wedding photographer
words: wedding photography, weddings, wedding, weddings and portraits, elopement photographer, engagement photographer, bridal photographer
own: this photographer
art: ring, bouquet, candle, dancer
act: Ask about your date > contact
act: See a whole wedding > gallery
head: The day, as it really felt
head: Between the vows and the last song
head: Quiet pictures of a loud day
head: Your grandmother, laughing
lede: I stay close, say little and wait for the half second in which everyone forgets the camera.
about: I am {name}, a wedding photographer{in}. I arrive before the dress does and leave after the last song.
about: Most of the day I watch. For the group picture I have a list, a loud voice and twelve minutes.
offer: Small weddings|A town hall, six guests and a long lunch.|ring
offer: The whole day|From the curling iron to the taxi home.|dancer
offer: Engagement walk|An hour outside, so that the camera is no stranger.|tree
offer: Album|Sewn, in linen, with the pictures you chose.|book
line: Told from the first button to the last song.
plan: Half the day|890|For the ceremony and the toast.|Five hours; Private gallery; Right to print
plan: The whole day|1850|From getting ready to the dance floor.|Ten hours; Private gallery; A box of prints; Right to print|Most chosen
plan: The weekend|2900|When one day is not enough.|Two days; Linen album; A second photographer
said: We forgot there was a photographer. Then the pictures came and we cried at breakfast.|Wedding in May
said: My father hates cameras. He smiles in every single one.|Wedding by the lake
said: She found my veil, my brother and the light.|Winter wedding
ask: How far ahead should we book?|For Saturdays in summer, as soon as the date is set. For weekdays a few weeks are usually enough.
ask: We are awkward in front of cameras. Is that a problem?|It is the usual case. A walk beforehand helps, and after ten minutes on the day you forget me.
ask: How many pictures do we get?|All that are good. You see a first handful within days, the rest within six weeks.
ask: What if it rains?|Then there are umbrellas, reflections and people standing close. Rain is good light.
shot: Before the doors open|door|Ceremony
shot: The letter|document|Ceremony
shot: Rings and a nervous brother|ring|Ceremony
shot: Ten minutes alone|portrait|Portraits
shot: By the lake, six o’clock|lake|Portraits
shot: The bouquet, put down|bouquet|Portraits
shot: First dance|dancer|Evening
shot: Candles, late|candle|Evening
shot: The last guests|night|Evening

# newborn and family photographer
words: newborn photographer, newborn photography, baby photographer, family photographer, family photography, maternity photographer, newborn, newborns, maternity, children's photographer, child photographer, newborn and family
own: this photographer
art: heart, bed, toy, window
act: Ask for a morning > contact
act: See families at home > gallery
head: Ten small fingers, in window light
head: The first weeks, kept
head: Nobody has to sit still
head: A morning at your home
lede: I come to you, with one camera and plenty of time. There are breaks for milk, for tears and for the dog, and the best pictures often happen in between.
about: I am {name}, a photographer of newborns and families{in}. I wash my hands, speak quietly and wait.
about: Nothing is posed that a baby would not do by itself. Brothers and sisters may run through the picture; that is usually the one you print.
offer: Newborns|At home, in the first three weeks or whenever you are ready.|bed
offer: Families|In the kitchen, in the garden, on the big bed.|house
offer: Before the birth|Two of you, still, in good light.|heart
offer: The first year|Four visits, one small book.|book
line: At home, unhurried, with breaks.
plan: One hour|260|For a first picture of all of you.|At your home; Private gallery; Ten edited pictures
plan: A morning|420|With time for milk and naps.|At your home; Private gallery; Every good picture|Most chosen
plan: The first year|1190|Four visits as they grow.|Four mornings; Private gallery; A printed book
said: She waited forty minutes while he fed. Then she took the picture that hangs over our bed.|Newborn at home
said: The children asked when the camera lady comes again.|Family of five
said: We look tired and happy. It is exactly how it was.|First weeks
ask: When is the best time for newborn pictures?|Between one and three weeks they sleep deeply. Later is just as good and more awake.
ask: Our flat is a mess. Does it matter?|No. One corner by a window is enough, and we clear it together in two minutes.
ask: What should we wear?|What you like to be hugged in. Plain colours, bare feet, no logos.
ask: What if the baby cries?|Then we stop, and somebody makes tea. There is always enough time.
shot: Window light|window|Newborns
shot: A hand round a finger|hands|Newborns
shot: Asleep, finally|bed|Newborns
shot: Big sister, counting toes|portrait|Families
shot: Pancakes on the floor|dish|Families
shot: Behind the sofa|sofa|Families
shot: Waiting for October|portrait-woman|Before
shot: The cot, still empty|moon|Before
shot: First steps|shoe|The first year

# portrait photographer
words: portrait photography, portraits, headshot photographer, headshots, headshot, business portraits, boudoir photographer, senior photographer, branding photographer, personal branding photographer
own: this photographer
art: portrait, window, camera, chair
act: Book a sitting > contact
act: See faces > gallery
head: Faces, without the pose
head: You, on a good day
head: Hold still. Now don’t
lede: An hour, a window, a conversation. Somewhere in it you stop posing, and that is the picture.
about: I am {name}, a portrait photographer{in}. I work with available light and more patience than equipment.
about: We talk first. By the time I lift the camera you have forgotten to be nervous.
offer: Portraits|One person, one hour, as many shirts as you like.|portrait
offer: For work|A face your customers would call.|portrait-man
offer: Teams|The same light for everyone, at your office.|hands
offer: Actors and musicians|Three looks, natural light.|mask
line: With direction if you want it, without if you do not.
plan: One hour|190|A single portrait, well made.|One person; Five edited files; Private gallery
plan: A morning|420|Several looks, inside and out.|Two places; Fifteen edited files; Private gallery|Most chosen
plan: The team|690|At your office, in half a day.|Up to ten people; One light for all; Files for web and print
said: The first picture of myself that I have sent to anybody.|Portrait
said: Twelve colleagues in a morning, and nobody complained.|Team pictures
said: Calm, exact and funny at the right moment.|Headshots
ask: I never look good in pictures. What now?|Almost everyone says that. We begin with a talk and no camera, and it passes.
ask: What should I wear?|Bring two or three things you feel well in. We choose by the window.
ask: Do you retouch?|The spot that is gone next week, yes. What belongs to your face stays.
ask: How soon do I get the pictures?|A choice within three days, the finished files a week later.
shot: Window light|portrait-woman|Studio
shot: Two sisters|portrait|Studio
shot: Before the interview|portrait-man|Studio
shot: In the orchard|tree|Outside
shot: After rain|umbrella|Outside
shot: On the pier|sea|Outside
shot: The violin maker|violin|At work
shot: Kitchen, midnight|dish|At work
shot: Between two meetings|chair|At work

# event photographer
words: event photography, conference photographer, concert photographer, party photographer, corporate event photographer, corporate photographer, music photographer, event photos
own: this photographer
art: microphone, stage, night, camera
act: Ask for a date > contact
act: See an evening > gallery
head: The room, while it happened
head: Speakers with their eyes open
head: Pictures before the last train
lede: Conferences, concerts and company evenings, photographed from the edge of the room. A first choice is with you the same night, while people still talk about it.
about: I am {name}, an event photographer{in}. I wear soft shoes, know where the doors are and never stand in front of your guests.
about: Before the day I read your programme. Afterwards you have a set that tells the evening in order.
offer: Conferences|Speakers, panels, the talk in the corridor.|microphone
offer: Concerts and shows|Two songs in the pit, the rest from the dark.|guitar
offer: Company evenings|Toasts, dancing, the quiet chief at the bar.|cocktail
offer: Same-night delivery|Twenty pictures before midnight.|clock
line: From the edge of the room, in soft shoes.
plan: Three hours|390|For an opening or a panel.|Sixty pictures or more; Same-night choice; Licence for web and press
plan: A full day|890|From coffee to closing.|Every session; Same-night choice; Licence for web and press|Most chosen
plan: Two days|1590|For conferences that need both.|Two days; A second photographer; Pictures sorted by session
said: The press had pictures before our own team got home.|Conference
said: Nobody noticed him. Everyone is in the pictures.|Company evening
said: He caught the one moment in which our drummer smiles.|Club night
ask: How fast do we get the pictures?|A first choice the same night, the full set within four working days.
ask: May we use them in the press and on the web?|Yes. A licence for both is part of the price.
ask: Do you work with flash?|Rarely, and never during a talk.
ask: What do you need from us?|The programme, two names to ask for, and a list of people who must not be missed.
shot: The first slide|screen|On stage
shot: Question from row nine|hands|On stage
shot: Encore|guitar|On stage
shot: Coffee, ten forty|cup|In the room
shot: The handshake|hands|In the room
shot: Name badges, spare|board|In the room
shot: Last round|cocktail|Late
shot: Load-out|van|Late
shot: Lights up|bulb|Late

# sports photographer
words: sports photography, sport photographer, football photographer, action photographer, athletics photographer, cycling photographer, race photographer, team photographer
own: this photographer
art: ball, runner, flag, camera
act: Get your match covered > contact
act: See the action > gallery
head: The moment before the roar
head: Sharp at full speed
head: Ninety minutes, one frame
head: Mud, sweat, focus
lede: Matches, races and regattas, shot from the touchline in any weather. Your club has the pictures before the showers are free.
about: {name} photographs sport{in}: league games, school finals and races that start at six in the morning.
about: The eye is on the face, not the ball. That is where the match is decided.
offer: Match days|Both halves, both benches, every goal.|ball
offer: Races and regattas|Start, turn, finish, and every number.|runner
offer: Team and player portraits|One light, one evening, the whole squad.|portrait
offer: For press and sponsors|Captioned and sent at half-time.|laptop
line: In any weather, from the touchline.
plan: One match|240|Kick-off to handshake.|Sixty pictures or more; Sent the same evening; Licence for club and web
plan: Race day|590|Everyone who starts.|Sorted by number; Online the same night; Licence for the organiser|Most booked
plan: The season|1900|Ten home games.|Ten match days; Team portraits; Press pictures at half-time
said: We printed the mud one two metres wide. It hangs over the bar.|Football club
said: Four hundred runners, and every one found their picture.|Half marathon
said: Captions right, names right, online at half-time.|Press office
ask: When do we get the pictures?|A handful at half-time if you need them, the full set the same night.
ask: Can parents order single pictures?|Yes, through a private gallery for the club. Nothing of children is shown in public without consent.
ask: Do you come in bad weather?|Those are the best pictures.
ask: Can sponsors use them?|Tell me which, and the licence is written that way.
shot: Header, ninetieth minute|ball|Team
shot: The bench, before the whistle|hands|Team
shot: Goalkeeper, rain|umbrella|Team
shot: The first bend|runner|Track
shot: Last hurdle|runner|Track
shot: Finish line|flag|Track
shot: Eight oars, one splash|lake|Water
shot: Buoy two|boat|Water
shot: Medals|coin|Water

# pet photographer
words: pet photography, dog photographer, dog photography, horse photographer, equine photographer, animal photographer, cat photographer, pets
own: this photographer
art: dog, paw, cat, camera
act: Book a walk > contact
act: Meet the models > gallery
head: Sit. Stay. Oh well, run
head: He will never look this clean again
head: Paid in biscuits
head: One ear up, one ear down
lede: Dogs on walks, cats on their own terms, horses at the gate. I lie on the ground, squeak like a duck and wait for the head tilt.
about: I am {name}, and I photograph animals{in}. There is liver sausage in my camera bag, and it is not for me.
about: No animal has to do tricks. We walk, we sniff, we play, and somewhere on the way the picture happens.
offer: A walk together|Your dog, your favourite path, one hour.|dog
offer: In the studio|A plain wall and a very good biscuit.|camera
offer: At home|For cats, old gentlemen and anyone shy.|cat
offer: You and yours|Both of you in one picture, both looking good.|heart
line: At the speed your animal likes.
plan: Studio visit|140|For brave faces.|One animal; Forty minutes; Five edited pictures
plan: The long walk|220|For everyone with four legs.|One hour; Fifteen edited pictures; Breaks for sticks|Most wagged
plan: The whole pack|320|Two or more, and you.|Ninety minutes; Twenty edited pictures; One large print
said: She barked at him for ten minutes. Then she posed. She has never posed for us.|Studio visit
said: Our old boy is gone now. The picture is the best thing we own.|The long walk
said: The cat came out from under the sofa. The cat!|At home
ask: My dog does not sit still. Does it work?|Most do not. I am quick, and running is a good picture, too.
ask: Does my dog have to be off the lead?|No. Leads disappear from the picture afterwards.
ask: Can I be in it?|Please. Wear something that forgives paws.
ask: What should I bring?|Treats, a favourite toy, and a towel if there is water within a mile.
shot: Stick, two metres|dog|On walks
shot: Puddle, found|drop|On walks
shot: After the sneeze|dog|On walks
shot: The head tilt|dog|Studio
shot: Biscuit, airborne|dog|Studio
shot: Not amused|cat|Studio
shot: On the warm step|cat|At home
shot: Thirteen years old|heart|At home
shot: At the gate|horse|At home
`);
