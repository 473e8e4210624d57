import { readTrades } from './read-trades';

/** Those who come to the animal, to the party or to the tooth, and the shop with the tiles. */
export const sittersAndPonies = readTrades(`
pages: round
schema: LocalBusiness
title: contact|Call or write
title: quote|Ask for a price

# pet sitter
words: pet sitters, pet sitting, pet sitting service, pet sitting business, cat sitter, cat sitters, cat sitting, cat sitting service, cat feeding, dog sitter, dog sitting, animal sitter, pet visits, pet care at home, home pet care, house and pet sitter, house and pet sitting, house sitting, house sitter, pop in visits
own: this sitter
art: cat, key, bowl, house
act: Ask for a visit > quote
act: What a visit is > services
head: Home alone, with visitors
head: You travel, they stay on their own sofa
head: Fed, played with, told about
lede: Animals looked after in their own home: fed, watered, played with and let be, while you are away. You get a picture and a line after each visit.
offer: A visit|Food, water, litter or garden, and time.|bowl
offer: Two a day|For those who eat twice and complain once.|clock
offer: Small animals|Rabbits, hens, fish, the tortoise.|rabbit
offer: The house|Post in, curtains drawn, plants kept alive.|house
offer: Medicine|If it can be given by somebody they know. Ask.|heart
line: Tell us who it is, and what they like.
step: We meet first|At your home, with the animals in charge.
step: It is written down|Food, habits, vet, where they hide.
step: You go|With the key where it belongs.
step: You hear how it is|A picture and a line, every time.
why: Their own home|Same bowl, same sofa, no cage.|house
why: The same face|So that nobody hides for a week.|heart
why: Keys kept apart|Numbered, without your address.|key
about: {name} looks after animals in their own homes{in}.
said: She sent a picture every evening. I missed the cat less than the pictures.|Customer
said: The plants looked better than when we left.|Customer
ask: Can we meet first?|Yes, always. It costs you a cup of tea.
ask: How long is a visit?|As long as we agree: mostly half an hour, longer if they want company.
ask: What if something happens?|We call you, then your vet, and go there.
ask: What about the key?|You hand it over at the first meeting, and get it back when you are home.
title: services|What a visit can be
title: features|Why at home
title: process|Before you go
title: about|Who comes
title: faq|Before you pack
title: testimonials|Said after holidays
reach: Ask for a visit|Who it is, the dates, and how often.
call: Going away?|Send the dates, and who stays behind.
shot: On the sofa|cat
shot: Breakfast|bowl
shot: The key|key
shot: Post in|letter

# pony party
schema: EntertainmentBusiness
words: pony parties, pony party, pony party hire, pony hire, pony rides, pony ride parties, pony hire for parties, donkey hire, donkey rides, unicorn parties, unicorn party, pony birthday parties, party ponies, petting zoo, mobile petting zoo, petting zoo hire, mobile farm, mobile farm hire, animal parties
own: this outfit
art: horse, cake, balloon, grass
act: Ask for a date > quote
act: How it goes > services
head: The guest with four legs
head: Remembered longer than the cake
head: Hooves on the lawn
lede: Brushed, patient and used to children, brought to your party with somebody at the rope. You need grass, a gate and carrots.
offer: Birthdays|One at a time, everybody twice.|cake
offer: School and village fêtes|Rides in a ring, with a queue that moves.|tent
offer: Brushing and feeding|For those who would rather not ride.|brush
offer: Ribbons and plaits|In the colours of the day.|ribbon
line: Say the day, the age, and what the ground is like.
step: You ask|Day, place, how many children, how old.
step: You hear|Whether it is free, what it costs, and what we need.
step: We come|A little early, so that nobody is in a hurry.
step: Rides and carrots|And the lawn looked over before we go.
why: Somebody at the rope|Always.|hands
why: Hats for everybody|In small sizes.|hat
why: Honest about weather|On wet ground we say no in time.|rain
about: {name} brings them to parties{in}.
said: My daughter has forgotten every present but that one.|Mother
said: Calm people, calm animals. The children were neither.|Father
ask: What do you need?|Flat grass, a gate that is wide enough, and somewhere to park.
ask: From what age?|From when they can sit. You hold them, we hold the rope.
ask: What if it rains?|Light rain is fine. If the ground is not safe, we find another day.
ask: Are you insured?|Ask, and we send you the papers with the booking.
title: services|What we come for
title: features|How it is done
title: process|From question to carrot
title: about|Who is at the rope
title: faq|Before you book
title: testimonials|Parents say
reach: Ask for a date|Day, place, how many, how old.
call: A birthday coming?|Tell us the day before you tell the child.
shot: Plaited|ribbon
shot: Once round|horse
shot: Carrot|carrot
shot: The lawn, afterwards|grass

# dental hygienist
pages: advice
schema: Dentist
words: dental hygienists, dental hygienist clinic, dental hygiene, dental hygiene clinic, hygienist clinic, independent dental hygienist, mobile dental hygienist, teeth cleaning clinic, teeth cleaning, teeth whitening, teeth whitening clinic, teeth whitening studio, teeth whitening salon
own: this practice
art: tooth, chair, mirror, clinic
act: Ask for a time > contact
act: See what is done > services
head: Run your tongue over that
head: Clean, polished, and no lecture
head: Half an hour, and you smile at the bus
lede: Teeth cleaned and polished, gums looked after, and shown to you in the mirror. Tell us if you are nervous; there is time.
offer: Cleaning|Tartar off, above and below the line.|tooth
offer: Polish|Tea, coffee, red wine: gone.|brush
offer: Gums|When they bleed, and how it stops.|heart
offer: Children|Short, friendly, mostly counting.|star
offer: At home|Which brush, how, and for how long.|mirror
line: Tell us if you are nervous.
step: We talk|What bothers you, what you take, and what you are afraid of.
step: A look|And you see it, too.
step: Cleaned|With breaks, whenever you lift a hand.
step: Polished|And two things to do at home, not ten.
why: Time|Nobody waits behind the door.|clock
why: You can stop it|A hand up is enough.|hands
why: No lecture|You know about flossing. Everybody does.|chat
about: {name} looks after teeth and gums{in}. What needs a dentist we say, and to whom you might go.
ask: Does it hurt?|It should not. Sensitive spots can be numbed; say so.
ask: How often should I come?|Twice a year suits most. Some need it more often.
ask: Do I need to see a dentist first?|Not always. Ask when you book.
ask: I have not been for years. Is that bad?|No. You are here, and that is what counts.
title: services|What is done
title: process|Your visit
title: features|What you can expect
title: about|Who looks after your teeth
title: faq|Before you come
reach: Ask for a time|Two times that suit you, and anything we should know.
call: Been a while?|For most people it has. Write.
shot: The chair|chair
shot: In the mirror|mirror
shot: Polished|tooth
shot: Front desk|door

# tile shop
pages: house
schema: Store
words: tile shops, tile shop and fitting, tile shop & fitting, ceramic tile shop, ceramic tile shop and fitting, ceramic tile shop & fitting, tile showroom, tile store, tile merchant, tile centre, tile center, tile and flooring shop, tile and bathroom shop, tile warehouse, tile supplier
own: this shop
art: wall, bath, hands, box
act: Ask for a sample > contact
act: See what there is > services
head: Hold it to the light
head: Take one home before you take forty
head: The wall behind the bath, decided
lede: Tiles for walls and floors, to look at, pick up and take home as a sample. Bring the measurements, and we count with you.
offer: Walls|Gloss, matt, and everything between.|wall
offer: Floors|That do not slip when they are wet.|bath
offer: Stone and patterns|For the hall that everybody walks through.|stone
offer: Grout, trims, tools|So that you drive once.|box
offer: Laid for you|By somebody who levels first.|hands
line: Bring a picture and the measurements.
step: You look|And pick up what you like.
step: You take a sample|And look at it in your own light.
step: We count|Square metres, cuts, and a few to spare.
step: You collect, or we bring it|And lay it, if you ask.
why: In your light|A tile changes on the way home. Try it first.|sun
why: Counted with you|Too few is worse than too many, and both are dear.|calculator
why: Told what lasts|Not everything that is pretty belongs on a floor.|chat
about: {name} sells tiles{in}, and knows how they are laid.
ask: Can I take a sample?|Ask at the counter, and say which.
ask: How many do I need?|Bring length and height. We add what is lost in cutting.
ask: Do you lay them, too?|Ask us, with a picture of the room.
ask: Can I bring back what is left?|Whole boxes, mostly. Ask before you open the last one.
title: services|What there is
title: process|From sample to wall
title: features|Why here
title: about|Who counts with you
title: faq|Before you choose
reach: Ask for a sample|Which room, wall or floor, and how many square metres.
call: Half a wall short?|Bring a piece, and we look for its brothers.
shot: On the rack|wall
shot: By the window|window
shot: Counted|box
shot: Laid|bath
`);
