import { readTrades } from './read-trades';

/** What places have in common where people come with money and time: how they are reached, what is said, when they are open. */
export const forAnHour = `
pages: outing
schema: LocalBusiness
title: contact|Call or write
title: faq|Before you come
said: Friendly, patient, and worth the way.|Customer
said: Came once, came back with friends.|Regular
open: 2|5|10|20
open: 6|7|10|18`;

/** Places to come to for an hour or an evening: ranges, dance schools, parties of children, karaoke. */
export const lanesAndMicrophones = readTrades(`${forAnHour}

# shooting range
words: gun range, indoor gun range, indoor shooting range, outdoor shooting range, shooting ranges, gun club, rifle range, pistol range, rifle club, clay shooting ground, clay pigeon shooting, clay shooting, trap and skeet, firearms training, firearms training academy, firearms academy, concealed carry classes, concealed carry training, gun range and training academy, gun range and gun shop
own: this range
schema: SportsActivityLocation
art: ruler, shield, clock, flag
act: Reserve a lane > contact
act: See what we offer > services
head: Steady hands, clear rules
head: Breathe, aim, and only then
head: A lane, a target, a quiet hour
lede: Lanes, instruction and safety officers who are always there{in}: for people who shoot every week, and for those who have never held one.
offer: Lane rental|By the hour, with ears and eyes if you need them.|clock
offer: First time|An instructor beside you, from the rules to the target.|people
offer: Classes|From basics and safe storage to the next level.|document
offer: Membership|Lanes, guests and quiet hours.|key
offer: Groups|Closed lanes, one instructor for every few guests.|flag
line: With an instructor beside you if you like.
line: Ask what you need to bring.
step: You reserve|Day, hour, how many, and what experience there is.
step: You sign in|With identification. Everybody, every time.
step: Safety first|The rules, out loud, before the first lane.
step: You shoot|With an officer on the floor all the time.
why: Always an officer on the floor|Who may stop everything, and does.|shield
why: Everybody began once|Questions are answered, not smiled at.|chat
why: Clean air|Filtered and moving away from you.|leaf
about: {name} is a range{in} where the rules come first and everything else is fun because of them.
about: Beginners stand next to people with long practice, and both are watched in the same way.
ask: Do I need my own firearm?|No. You can rent here, with an instructor where the law or we ask for it.
ask: What do I have to bring?|Government identification and closed shoes. Ears and eyes you can borrow.
ask: From what age?|Tell us the ages; minors only with a parent or guardian beside them.
ask: Can I bring my own ammunition?|Some kinds. Ask us, or show it at the desk before you go in.
ask: How do I transport it?|Unloaded, cased and out of reach. Leave it cased until you are on the lane.
title: services|What we offer
title: process|Your first visit
title: features|How we run the range
title: gallery|A look inside
reach: Reserve a lane|Day, hour and how many you are.
call: Never done it?|Most people begin with an instructor and an hour.
shot: Lane four|ruler
shot: Ears and eyes|headphones
shot: On the wall|document
shot: Target|circles

# children's dance school
words: kids dance studio, kids dance school, kids dance classes, dance studio for kids, dance studio for children, dance school for kids, dance school for children, childrens dance school, children's dance studio, childrens dance classes, dance classes for kids, dance classes for children, ballet school, ballet school for kids, dance academy for kids, youth dance studio, childrens ballet school, toddler ballet
own: this school
pages: lessons
schema: EducationalOrganization
art: dancer, shoe, mirror, people
act: Ask for a trial class > contact
act: See the classes > services
head: First position, then the rest
head: Small feet, large stage
head: They come in hopping and leave counting
lede: Ballet, tap, jazz and street for children{in}, in groups by age, with teachers who know everybody by name.
offer: Tiny ones|Three to five: music, rhythm, taking turns.|toy-blocks
offer: Ballet|From first position, with a pianist now and then.|dancer
offer: Tap and jazz|Loud shoes, quick feet.|shoe
offer: Street and hip-hop|For those who would never wear pink.|headphones
offer: The show|Once a year, with lights and everybody in it.|sun
line: In small groups, by age and level.
line: A trial class shows whether it fits.
step: You write|Age, what they would like, which days.
step: A trial class|In anything they can move in.
step: A place|In the group that fits.
step: They dance|And you may watch at the end of term.
why: Everybody is in it|No child stands at the back all year.|people
why: Trained teachers|Checked, first-aided, patient.|shield
why: Costumes kept simple|Borrowed, swapped, paid for once.|dress
about: {name} teaches children to dance{in}. Some go on to schools and stages; all of them stand straighter.
ask: From what age?|From about three, once they can be away from you for half an hour.
ask: What should they wear?|For the trial anything. Afterwards a short list, and much of it second-hand.
ask: May parents watch?|At the trial and at the end of each term.
ask: Do boys come, too?|Yes, to every class.
title: services|Classes
title: process|How to begin
title: gallery|In the studio
reach: Ask for a trial class|Age, which days, and what they like.
call: Do they dance in the kitchen?|Then it is time.
shot: Barre, low|dancer
shot: Tap shoes|shoe
shot: Waiting to go on|people
shot: Last bow|flag

# children's party venue
words: kids party place, kids party venue, childrens party venue, kids birthday party place, birthday party place, birthday party venue, kids birthday party venue, party place for kids, kids party centre, kids party center, kids party room, party room for kids, childrens party centre, children's party centre, kids birthday place, birthday place, kids party house, kids party studio, kids party company, birthday party centre, birthday party center, party centre, party center, kids fun zone, kids play zone, kids party zone
own: this place
schema: EntertainmentBusiness
art: cake, people, gift, sun
act: Book a party > contact
act: See the packages > services
head: Their day, our clearing up
head: They bounce. You sit
head: Cake at four, home by five
lede: Birthday parties for children{in}: the room, the games, somebody who runs them, and somebody who sweeps. You bring the cake and the one who is turning six.
offer: The room|Yours alone for the party, set up before you come.|door
offer: Games and a host|Somebody who knows how to start, and how to stop.|people
offer: Food|Simple things that are eaten, and a table for the cake.|cake
offer: Your theme|Tell us what they love this month.|gift
offer: Clearing up|Ours. You leave with presents and children.|hands
line: Say how many and how old, and we say what fits.
line: Part of the party, or an hour of its own.
step: You ask for a date|Day, how many, how old.
step: You choose a package|And tell us about allergies and favourite songs.
step: We set up|You arrive ten minutes early, with the cake.
step: They party|You may watch, help, or drink coffee.
why: A host for each party|Who learns the names in five minutes.|people
why: One price per child|Told beforehand, with everything in it.|scales
why: Watched all the time|By people who are checked and trained.|shield
about: {name} is where children celebrate{in}. Everything is at their height, and everything can be wiped.
about: Parents have chairs, coffee, and a view of the whole room.
ask: From what age?|From about three. Tell us the ages, and we plan for them.
ask: How many children can come?|Tell us your number, and we say which room fits.
ask: May we bring our own cake?|Yes, please. Plates, knives and matches are here.
ask: What about allergies?|Tell us with the booking, and the table is laid accordingly.
ask: Do they need a waiver?|Where there is jumping, a parent signs one. You get it with the confirmation.
ask: How far ahead should we book?|As soon as you have the date. Weekends fill first.
title: services|What is in a party
title: process|How a party goes
title: features|What parents like to know
title: gallery|From the last ones
reach: Book a party|Day, how many children, how old.
call: Is somebody turning six?|Ask for your date.
shot: Before they come|door
shot: Candles|cake
shot: Full speed|ball
shot: Presents|gift

# karaoke bar
words: karaoke, karaoke lounge, karaoke club, karaoke rooms, private karaoke, karaoke box, karaoke night club, ktv
own: this bar
schema: BarOrPub
art: microphone, cocktail, night, people
act: Reserve a room > contact
act: See the rooms > services
head: Nobody sings alone
head: You know all the words
head: Louder than the shower
lede: Rooms for friends, a stage for the brave, and a list of songs that is longer than the night{in}.
offer: Private rooms|For two, for ten, for the whole office.|door
offer: The open stage|Your name on the list, the room behind you.|microphone
offer: Drinks and bites|Brought to your room; there is a button.|cocktail
offer: Birthdays and parties|With the song you choose at midnight.|cake
line: Reserve ahead for evenings and weekends.
step: You reserve|Day, hour, how many voices.
step: You choose|From the list, in many languages.
step: You sing|As long as the room is yours.
step: You come down|Hoarse, and rather proud.
about: {name} has rooms, microphones and songs{in}. Good voices are welcome; they are not needed.
ask: Do we have to reserve?|At weekends, yes. On quiet evenings just come.
ask: Is there a song list?|In the room, and on request beforehand.
ask: May we bring a cake?|Yes. Food otherwise from our kitchen.
ask: From what age?|Tell us, and we say until what hour.
title: services|How to sing here
title: gallery|From the night
reach: Reserve a room|Day, hour, how many of you.
call: Who goes first?|Reserve, and argue about it later.
shot: Room three|sofa
shot: Duet|microphone
shot: On the table|cocktail
shot: Late|night
`);
