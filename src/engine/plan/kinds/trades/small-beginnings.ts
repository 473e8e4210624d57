import { readTrades } from './read-trades';

/** What one person, one street or one room begins with: sitting, squeezing, reading stars, looking out, pouring among cats. */
export const smallBeginnings = readTrades(`
pages: outing
title: contact|Send a message
title: process|How it goes
title: testimonials|What people say

# babysitter
words: babysitters, teen babysitter, teenage babysitter, babysitting, babysitting service, mother's helper, evening babysitter, student babysitter, weekend babysitter
own: this babysitter
art: teddy, book, lamp, house
act: Ask for an evening > contact
act: See the prices > pricing
head: Go out. We have a book to finish
head: Teeth brushed, one story more
head: Back by midnight, all asleep
lede: Somebody who plays first and tidies after, who knows where the bandages are, and who answers your message while the film is still on.
offer: Evenings|Supper, bath, stories, lights out.|lamp
offer: After school|Home from the bus, a snack, the sums.|book
offer: Weekends|A few hours outside, in any weather.|sun
offer: Holidays and trips|Along with you, or at yours.|toy
line: Ask, and we find an hour that fits.
step: Write|How many children, how old, and when.
step: Meet|An hour with you there, without charge.
step: Try|A short evening, close to home.
step: Again|The same face each time.
why: Same face|Children like to know who comes.|heart
why: Your rules|Screens, sweets, bedtime: as you say.|house
why: A message in between|So that you can enjoy the pudding.|phone
plan: An hour|14|One or two children.|Play; Supper; Bedtime
plan: An evening|52|Four hours.|Bath; Stories; A tidy kitchen|Most asked
plan: After school|32|Two hours and a half.|Fetched; A snack; Homework
per: sample price
about: {name} looks after children{in}: with cards, glue and a good memory for songs. Parents leave a number and a time, and both are kept.
said: They asked when we would go out again.|Parents of two
said: The kitchen was cleaner than we left it.|Mother
said: She wrote once, just when we began to wonder.|Father
ask: How many children at once?|Tell us how old they are, and you hear honestly what is too many.
ask: Can we meet first?|Please. Ask for an hour with everybody at home.
ask: How late can it get?|Say when you book. School nights end earlier.
ask: What do you need from us?|Two numbers, what they may not eat, and how the door locks.
ask: How do we pay?|At the end of the evening, in the way you agree on.
ask: Are there references?|Ask, and you get names of families to call.
title: services|When you need somebody
title: features|What you can count on
title: pricing|What it costs
title: faq|Before the first evening
title: about|Who comes
title: gallery|What we do all evening
title: booking|Ask for an evening
reach: Send a message|How many children, how old, which evening.
call: When did you last see a whole film?|Write which evening, and hear back today.
shot: Building a tower|blocks
shot: The story chair|book
shot: Paint, on paper|brush
shot: Out with boots|boots

# lemonade stand
words: lemonade stand business, lemonade stands, lemonade business, lemonade cart, lemonade truck, fresh lemonade stand, fresh lemonade
own: this lemonade stand
art: lemon, glass, sun, stall
act: Find the stand > contact
act: See what we pour > services
head: Squeezed while you count your coins
head: Cold, cloudy, one glass more
head: The sign says lemonade. It means it
lede: Real lemons, cold water, just enough sugar, and a table in the shade. When the jug is empty, we go home.
offer: Classic|Lemon, water, sugar, ice.|glass
offer: Strawberry|Crushed, with the bits in it.|berry
offer: Mint|From the pot beside the door.|leaf
offer: A jug to share|For the bench across the road.|jug
line: Ask for it with more ice, or less.
step: Choose|Classic, pink or green.
step: Squeeze|You may help.
step: Drink|In the shade, with a straw.
step: Tell somebody|That is all the advertising there is.
why: Real lemons|You can see them.|lemon
why: Cold|The ice lasts as long as we do.|drop
why: Fair|A small glass for small people.|heart
plan: Small glass|1|For small people.|Ice; A straw; A smile
plan: Large glass|2|For the thirsty.|Ice; A straw; Mint, if you like|Most asked
plan: A jug|8|For a bench full.|Four cups; Ice; Bring back the jug
per: sample price
about: {name} is run by somebody who is good at squeezing and getting better at sums. A part of what comes in goes into a jar with a purpose.
said: Better than the one in bottles.|Postman
said: I came back with the whole office.|Neighbour
said: I paid extra for the sign.|Passer-by
ask: When are you there?|On warm afternoons. Look at this page, or out of the window.
ask: Where is the stand?|At the address on this page. Follow the yellow sign.
ask: Is there one without sugar?|Say so, and it is made that way.
ask: Do you come to parties?|Ask, with a grown-up in the conversation.
ask: How do we pay?|With coins, and tips go into the jar.
ask: What is the money for?|Ask at the stand. There is a drawing of it.
title: services|What we pour
title: features|Why it is good
title: pricing|Prices
title: faq|Asked at the table
title: about|Who is behind the table
title: gallery|A warm afternoon
title: booking|Ask us to your party
reach: Send a message|Which day, and how thirsty you will be.
call: Hot today?|We have ice.
shot: Lemons, halved|lemon
shot: The yellow sign|sign
shot: First glass|glass
shot: The jar|jar

# astrologer
words: astrologers, astrology, astrology reading, astrology readings, astrology practice, birth chart readings, tarot, tarot reader, tarot reading, tarot readings, psychic, psychic reader, psychic medium, numerologist, human design readings, fortune teller
own: this practice
art: moon, star, book, lamp
act: Book a reading > contact
act: See the readings > services
head: You were born on a Tuesday. Go on
head: Old pictures, new questions
head: Something to think about on the way home
lede: An hour with old pictures and your own questions. You leave with words for what you half knew; what you make of them is yours.
offer: First reading|Your chart or your cards, from the beginning.|star
offer: The year ahead|Around your birthday, or whenever a year begins for you.|calendar
offer: For two|How you fit, and where you rub.|heart
offer: One question|Short, and to the point.|key
line: Ask before you book if you are not sure which.
step: You book|With your question, and the hour of birth if you know it.
step: I prepare|Quietly, before we meet.
step: We talk|You may record it.
step: You think|And write, if something stays open.
why: No fear|Nothing is read that would frighten you.|lamp
why: In plain words|Without a glossary.|book
why: Yours|What is said in the room stays there.|key
plan: One question|35|Half an hour.|One question; Three cards; Notes to keep
plan: First reading|90|An hour and a half.|Your chart; Your questions; A recording|Most asked
plan: For two|120|An hour and a half, together.|Both charts; Both questions; A recording
per: sample price
about: {name} reads charts and cards{in}. It is an old language for talking about yourself, and no doctor, lawyer or bank.
said: I cried, and then laughed about it.|First reading
said: She asked better questions than I did.|One question
said: I still listen to the recording.|The year ahead
ask: What do I need to bring?|A question. For a chart also the day, the place and, if you know it, the hour of your birth.
ask: Does it work online?|Yes, by video, with the cards in the picture.
ask: Do you tell the future?|No. You hear what the pictures suggest, and decide yourself.
ask: Can I ask about health or money?|Ask a doctor or a bank for that. I can listen to how you feel about it.
ask: Is it private?|Yes. Nothing is passed on.
ask: Can I give it as a present?|Yes, as long as the other person would like it.
title: services|Readings
title: features|What you can rely on
title: pricing|What a reading costs
title: faq|Asked beforehand
title: about|Who reads
title: gallery|The table
title: booking|Choose an hour
reach: Send a message|Your question, and when you have time.
call: Is there a question that keeps coming back?|Bring it.
shot: Cards, face down|cards
shot: The lamp|lamp
shot: Night, clear|moon
shot: Notes|book

# neighbourhood watch
words: neighborhood watch, neighborhood watch group, neighbourhood watch, neighbourhood watch group, neighborhood watch program, block watch, street watch, community watch
own: this neighbourhood watch
art: house, lamp, street, key
act: Join your street > contact
act: How to report > process
head: Somebody noticed
head: The street that knows its own sounds
head: Lights on, eyes open, kettle ready
lede: Neighbours who look out for one another: keys held, parcels taken in, lamps reported, and a call made when something is not as it should be.
offer: Keeping an eye open|While you are away, and while you are not.|house
offer: Alerts|Short, checked, and never about somebody's looks.|phone
offer: Meetings|An hour, now and then, with the officer for our streets.|people
offer: Locks and lights|What helps, shown at your own door.|key
line: Ask who looks after your street.
step: Danger now|Call the emergency number. We come second.
step: Not urgent|Call the police line for things that can wait, and note the time.
step: Tell us|Where, when, what you saw. Not who you think it was.
step: We pass it on|To those it concerns, in a line.
why: We look, we do not chase|That is somebody else’s job.|lamp
why: Facts only|Time, place, what happened.|notebook
why: For everybody|Those who rent, those who own, those who have just come.|heart
plan: Your household|0|It costs nothing.|Alerts; A sticker for the door; A neighbour to call
plan: Your street|0|As the one people call.|An evening of explaining; Stickers; Our thanks
per: free
about: {name} began after three bicycles went in one night. It is run by neighbours{in} who meet, talk to the police, and mostly return lost cats.
said: They rang me in Spain. My window was open.|Number 14
said: The lamp was mended in two days.|Number 31
said: I know more names than in ten years before.|New neighbour
ask: Who can join?|Everybody who lives or works here.
ask: Do you patrol?|No. We look out of windows and walk our dogs.
ask: What should I report?|What you saw: a time, a place, a deed. Never how somebody looks.
ask: What if it is urgent?|Call the emergency number first. Always.
ask: Who sees my details?|The one who keeps the list. Nobody else.
ask: How often do you meet?|A few times a year. The dates stand here.
title: services|What we do
title: features|How we do it
title: pricing|What it costs
title: faq|Asked over the fence
title: about|Who we are
title: gallery|Our streets
title: process|How to report
reach: Send a message|Your street, and what you would like to know.
call: Do you know who lives opposite?|Come to the next meeting.
shot: Evening, lamps on|lamp
shot: The notice board|board
shot: Keys, labelled|key
shot: A street, early|house

# cat café
words: cat cafe, cat café, cat cafes, kitten cafe, kitten café, cat coffee shop, cat cafe and lounge, cat lounge
own: this cat café
art: cat, cup, chair, book
act: Book an hour > contact
act: Meet the cats > services
head: Coffee on the table, cat on the lap
head: They decide. You wait
head: An hour among those who sleep best
lede: Good coffee, quiet corners, and cats who come to you if you sit still. An hour at a time, so that nobody is petted tired.
offer: The cats|Each with a name, a story and a favourite shelf.|cat
offer: Coffee and cake|With a lid, for reasons of tails.|cup
offer: Adoption|Most of them are looking for a sofa.|heart
offer: Quiet hours|Mornings, for those who like it still.|book
line: Ask at the door who is awake.
step: Book|An hour, for one or a few.
step: Wash your hands|And leave your shoes.
step: Sit down|On the floor is best.
step: Wait|Somebody will come and look at you.
why: Cats first|They have a room of their own, and use it.|cat
why: Few people|So that it stays quiet.|heart
why: Looked after|A vet comes by, and everybody is vaccinated.|hands
plan: An hour|9|On a weekday.|An hour; A hot drink; The cats
plan: An hour, weekend|11|Book ahead.|An hour; A hot drink; The cats|Most asked
plan: Quiet hour|12|In the morning, for few.|An hour; Breakfast; Sleeping cats
per: sample price
about: {name} is a café{in} in which the guests with four legs live and those with two pay. Most of the cats come from a shelter and leave with somebody.
said: I came for coffee and left with Biscuit.|Guest
said: My blood pressure thanks you.|Regular
said: A cat sat on my exam. I passed.|Student
ask: Do I have to book?|Better so: there are only as many chairs as the cats agree to.
ask: From what age can children come?|Ask us, and come at a quiet hour. Small hands learn here quickly.
ask: May I pick them up?|No. They climb onto you if they want to.
ask: May I bring my own cat?|Please do not. They would have opinions.
ask: Can I adopt one?|Most of them, yes. We talk first, then you visit, then we talk again.
ask: I am allergic. What now?|Sit by the window outside. The coffee is the same.
title: services|What there is
title: features|House rules, in short
title: pricing|What an hour costs
title: faq|Before you come in
title: about|Who lives here
title: gallery|Asleep, mostly
title: booking|Book an hour
title: menu|On the board
reach: Send a message|How many you are, and which hour.
call: Bad day?|Come and be ignored by an expert.
shot: On the shelf|cat
shot: By the window|window
shot: Cup, with lid|cup
shot: Yarn, once|yarn
`);
