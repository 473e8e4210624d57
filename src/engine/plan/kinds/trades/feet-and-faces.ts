import { readTrades } from './read-trades';

/** Who looks after feet, at a practice or at home. */
export const feet = readTrades(`
# podiatrist
words: podiatry, podiatrists, podiatry clinic, podiatry practice, mobile podiatrist, mobile podiatry, chiropodist, chiropodists, chiropody, mobile chiropodist, mobile chiropody, podiatrist and chiropodist, podiatry and chiropody, chiropody and podiatry, foot clinic, foot care, footcare, foot care at home, foot health practitioner, foot health practitioners, foot health clinic, foot health, mobile foot care, mobile footcare, foot care practitioner, foot doctor, toenail cutting, nail cutting
own: this practice
pages: open
schema: MedicalBusiness
art: shoe, chair, hands, hills
act: Ask for a time > contact
act: See treatments > services
open: 1|5|9|17
head: Lighter on your feet
head: They carry you. We look after them.
head: Walk home better than you came
lede: Nails, corns, hard skin and sore heels, treated without hurry, with a careful look at how you stand and what you walk in.
offer: Nails|Cut, thinned, and the corner that hurts.|scissors
offer: Corns and hard skin|Taken off gently. You feel the difference on the way out.|check
offer: Ingrown toenails|Looked at, eased, treated.|search
offer: Diabetic foot checks|Feeling, pulse, skin, at regular times.|heart
offer: Heels and arches|How you walk, what you wear, what would help.|foot
line: With a look at your shoes, too.
step: We talk|Where it hurts, what you take, how you walk.
step: A careful look|Skin, nails, pulse, feeling. Shoes as well.
step: Treatment|Warm, seated, with a break when you want one.
step: What you can do|A cream, a shoe, an exercise. Written down.
plan: First visit|50|About three quarters of an hour.|A full look; Treatment; What to do at home
plan: Routine treatment|40|Half an hour.|Nails; Corns and hard skin; Cream|Most asked
plan: Diabetic foot check|40|Half an hour.|Feeling and pulse; Skin and nails; Notes to take along
about: {name} looks after feet{in}: those that run, those that stand all day, and those that have done ninety years.
about: Nobody’s feet are too bad to show. We have seen them all, and most feel better within the hour.
role: Podiatrist|Looks at shoes first.
ask: How often should I come?|Many come every six to eight weeks. Some need one visit and good advice.
ask: Does it hurt?|Hardly ever. Say so if it does, and we stop.
ask: Do you come to my home?|Ask with your postcode. A chair and good light are all it takes.
ask: What should I bring?|A list of what you take, and the shoes you wear most.
ask: I have diabetes. Is that different?|Yes, and worth regular checks. Tell us when you ask for a time.
ask: Do I need a letter from my doctor?|No. If something should be seen by a doctor, we say so and write down why.
title: services|What we treat
title: process|What a visit is like
title: faq|Before you take your socks off
title: contact|Ask for a time
reach: Ask for a time|What hurts, since when, and which days suit you.
call: Feet tired of you?|Write what hurts. You hear when there is time.
shot: Shoes, by the door|shoe
shot: The good chair|chair
shot: Warm hands|hands
shot: Cream and towel|jar
shot: First walk afterwards|hills
shot: Lamp on|lamp
`);

/** Who makes a party a party: a voice, a bag of balloons, a sponge and a mirror. */
export const partyPeople = readTrades(`
pages: guided
schema: LocalBusiness
act: Ask for a date > contact
act: See what I do > services
title: faq|Before you book
title: contact|Ask for a date
step: You write|Date, place, what is being celebrated, how many.
step: I answer|Whether the date is free, and what it costs.
step: We talk it through|Names, times, surprises.
step: The day|I am there early. You need not look after me.
ask: What does it cost?|That depends on date, distance and length. Write with those three and you get one figure.
ask: Do you travel?|Yes. The way there is part of the figure.
# toastmaster
words: toastmaster and MC, toastmaster & MC, toastmaster and master of ceremonies, MC and toastmaster, toastmasters, wedding toastmaster, toastmistress, lady toastmaster, master of ceremonies, mistress of ceremonies, wedding MC, wedding host, MC and host, event host, compere, event compere, MC for weddings, ceremonies and toasts
own: this toastmaster
art: microphone, wine, flower, candle
head: Pray silence, and a little laughter
head: Someone who knows what comes next
head: Your guests, seated and smiling
lede: A clear voice and a calm hand for weddings, dinners and prize-givings: everyone knows where to be, nobody feels herded, and the soup is hot.
offer: Weddings|From the receiving line to the last dance.|heart
offer: Dinners and balls|Grace, toasts, speeches, in the right order.|wine
offer: Prize-givings and company evenings|Names said correctly, the first time.|star
offer: Birthdays and anniversaries|With the stories that may be told.|cake
line: Names practised beforehand.
about: {name} looks after the running of a day{in}, so that hosts can be guests at it.
about: A good toastmaster is heard eight times and otherwise not noticed. The kitchen notices.
ask: What exactly do you do?|I announce, gather, seat and thank, and keep time with kitchen, photographer and band.
ask: Red coat or suit?|As you like. Tell me how formal the day is.
ask: Do you help with speeches?|With the order, the length and the nerves, yes.
ask: How long do you stay?|Usually from the first guest to the first dance. Longer if you say so.
ask: Can you say our names?|I practise them with you. In every language there is.
title: services|What I announce
title: process|From first message to first toast
reach: Ask for a date|Date, place, and what is being celebrated.
call: Who tells them that dinner is ready?|Write with date and place.
shot: Before the doors open|table
shot: The announcement|microphone
shot: Glasses up|wine
shot: Table plan|document
shot: Speech, with notes|book
shot: First dance|dancer

# balloon artist
words: balloon artists, balloon twister, balloon twisting, balloon modeller, balloon modelling, balloon decorator, balloon decorators, balloon decoration, balloon decorations, balloon decor, balloon stylist, balloon styling, balloon arches, balloon arch, balloon garlands, balloon garland, balloon company, balloon displays, balloons, party balloons, balloon shop
own: this balloon artist
art: ball, gift, cake, heart
head: Any animal, in two minutes
head: A room full of round things
head: Squeak, twist, giraffe
lede: Balloons for parties, shops and weddings: twisted while they watch, or built overnight into arches, numbers and one very large flamingo.
offer: Twisting at parties|Dogs, swords, crowns, and what they think of next.|star
offer: Arches and garlands|For doors, tables and photographs.|heart
offer: Numbers and names|Big enough for grandmother’s camera.|cake
offer: Shops and firms|In your colours.|shop
line: Colours chosen with you.
about: {name} makes things from balloons{in}. The dog is a classic. The octopus takes longer.
about: Children bring the ideas. I bring the air, and a pump for it.
ask: How many children in an hour?|Around fifteen to twenty, one balloon each.
ask: How long do they last?|Twisted ones a day or two, arches longer if they stay indoors and out of the sun.
ask: Outdoors as well?|Yes, out of wind and hot sun.
ask: What about little ones?|Burst pieces are not for small mouths. I pick them up, and so should you.
ask: Latex allergy?|Tell me beforehand. There are foil balloons.
title: services|What I make
title: process|From date to flamingo
reach: Ask for a date|Date, place, how many children, and the favourite animal.
call: How old is somebody getting?|Write with the date and the number.
shot: A dog, of course|dog
shot: Arch by the door|door
shot: All their colours|paint
shot: Number five|cake
shot: Crown for everyone|gift
shot: Last one, a bird|bird

# face painter
words: face painters, face painting, facepainter, face painting and glitter tattoos, face painting and glitter, face paint, face paints, face painter and glitter, glitter artist, glitter tattoos, glitter bar, festival glitter, body painter, body painting, face and body painter, face painting artist, children's face painter, kids face painter
own: this face painter
art: brush, mask, mirror, flower
head: Tigers from two o’clock
head: Sit still. Now look.
head: Butterflies, pirates, one shark
lede: Face painting for parties, fairs and festivals: quick enough for the queue, and good enough for the photograph.
offer: Birthday parties|Everyone’s turn, the birthday child first.|cake
offer: Fairs and fêtes|A table, a mirror and a queue that moves.|flag
offer: Festivals and glitter|For grown-ups, too.|star
offer: Firms and shops|Open days, launches, quiet Saturdays.|shop
line: With paints that come off with soap and water.
about: {name} paints faces{in}. They sit down as somebody’s little brother and get up as a tiger.
about: The best moment is the mirror. I have never tired of it.
ask: How many children in an hour?|Ten to fifteen, depending on whiskers.
ask: What paints do you use?|Paints made for skin, that wash off with soap and water. Ask for the list of ingredients.
ask: Sensitive skin or allergies?|Tell me first. We try a dot on the arm, or paint a hand instead.
ask: From what age?|From about three, if they want to. Nobody has to.
ask: What do you need?|A table, two chairs, light, and somewhere dry.
title: services|Where I paint
title: process|From date to tiger
reach: Ask for a date|Date, place, how many faces, and indoors or out.
call: How many tigers?|Write with the date and the number.
shot: Whiskers last|cat
shot: The mirror|mirror
shot: Sponges and stars|brush
shot: A mask that laughs|mask
shot: Petals|flower
shot: Butterfly, on the swing|sun
`);
