import { readTrades } from './read-trades';
import { localsShared } from './locals-shared';

/** What villages and valleys run together, and those who speak at their partings and weddings. */
export const villageLife = readTrades(`
${localsShared}
# celebrant
words: funeral celebrant, wedding celebrant, humanist celebrant, independent celebrant, civil celebrant, naming celebrant, celebrant, humanist ceremonies, funeral officiant, wedding officiant, officiant
own: this practice
art: candle, flower, hills, tree
act: Ask about a date > contact
act: How I work > services
head: Words that sound like them
head: A ceremony in your own words
head: Said simply, and meant
lede: I listen, I write, and on the day I hold the room. The ceremony is about the people in it, in words they would recognise.
offer: We talk first|On the telephone or at your kitchen table, for as long as it takes.|chat
offer: The ceremony, written|You read every line beforehand, and change what is not right.|pencil
offer: Music and readings|I help to find what fits, and who might read it.|music
offer: On the day|I am there early, speak with everybody who has a part, and lead it through.|candle
line: In your words, read through with you beforehand.
line: Without hurry, and with room for what comes up.
step: You call or write|A date, a place and a name are enough.
step: We meet|You tell me stories; I ask and write things down.
step: I write|You read the draft and change whatever is not right.
step: The day|I am there before anybody else.
about: I lead ceremonies{in}. Every one is written new, for the people it is about.
about: What you tell me stays between us. What is said on the day, you have read before.
ask: What do you need from us?|Time for a talk, a few stories, and somebody who reads the draft.
ask: May others speak?|Yes, and I stand beside them if the voice goes.
ask: Can there be a prayer, or a song?|Whatever belongs to the people it is about.
ask: How long does it take?|The talk about an hour or two; the ceremony as long as the place allows.
ask: Do we see the words beforehand?|Yes, every one of them.
title: services|What I do
title: process|How it comes about
title: about|Who speaks
title: contact|Write when you are ready
title: faq|Questions people ask me
reach: Write when you are ready|The date if there is one, the place, and whom it is about.
call: Would you like to talk first?|You decide afterwards.
shot: The view|hills
shot: Candles|candle
shot: Flowers|flower
shot: Under the tree|tree
shot: The chairs|room
shot: Notes|document

# parish council
words: parish council, community council, village council, parish clerk
own: this council
pages: house
schema: GovernmentOrganization
art: village, tree, house, document
act: Ask the clerk > contact
act: See the meetings > events
head: What is decided here, and by whom
head: The parish, in plain words
head: Come and be heard
lede: Who the councillors are, when they meet, what was decided, and how to raise something yourself.
offer: Meetings|Open to everybody, with time for questions from the public.|people
offer: Minutes and agendas|What will be spoken of, and what was decided.|document
offer: Planning|Applications in the parish, and what the council says to them.|house
offer: Paths, greens and benches|Tell us what is broken or overgrown.|tree
line: Ask the clerk, and you hear where it stands.
line: On the agenda of the next meeting, if you ask in time.
step: You write to the clerk|What it is about, and where.
step: It goes on the agenda|If it has to be decided.
step: The council meets|You may come, listen and speak.
step: You read what became of it|In the minutes.
about: The council looks after what belongs to everybody{in}: greens, paths, benches, and a voice in planning.
about: Councillors are people of the parish. They are not paid, and they can be spoken to.
ask: May I come to a meeting?|Yes, every meeting is public, and there is time for your questions.
ask: How do I raise something?|Write to the clerk, so that it can go on the agenda.
ask: Who decides on planning applications?|The planning authority. The parish council says what it thinks of them.
ask: Where are the minutes?|Here, once the council has agreed them; older ones are with the clerk.
ask: Something is broken. Whom do I tell?|The clerk. If it is not ours to mend, we pass it on.
title: services|What the council does
title: events|Meetings
title: about|What the council is for
title: contact|Write to the clerk
title: team|Your councillors
title: faq|Before you ask
reach: Write to the clerk|What it is about, and where in the parish.
call: Something on your mind?|Write to the clerk, or come to the next meeting.
shot: The green|tree
shot: The hall|house
shot: From the footpath|hills
shot: The notice board|document
shot: The square|village
shot: The pond|lake

# car club
words: car share scheme, car-share scheme, car sharing scheme, car share, car-share, car sharing, car club, community car club, lift share, lift-share scheme, community car scheme
own: this scheme
pages: club
schema: Organization
art: car, village, hills, hands
act: Join > contact
act: How it works > services
head: A car when you need one
head: Fewer cars, the same errands
head: Shared, booked, driven
lede: Cars that belong to all of us: book one, drive it, bring it back, and pay for what you used.
offer: For errands|An hour or an afternoon, booked beforehand.|bag
offer: For days out|Longer, when nobody else has it.|road
offer: Instead of a second car|The one that mostly stood on the drive.|car
offer: For those who are new|Somebody shows you the car and the booking.|people
line: Book it, drive it, bring it back.
line: Ask us which one is free.
step: Join|A form, your licence, and a chat.
step: Book|Say when and for how long.
step: Drive|The key is where we told you.
step: Bring it back|Clean, parked where it stood, with a word if something was odd.
about: We share cars{in}, because most of them stand still most of the time.
about: Members book, drive and look after them together.
ask: Who may join?|Ask us, with your licence and how long you have held it. You hear at once whether it works.
ask: How am I insured?|Ask us before your first drive, and we show you what is covered and what is not.
ask: What if I am late?|Tell us, and we tell whoever comes next.
ask: What if something breaks?|Stop where it is safe and call. Nobody is left standing.
ask: How do I book?|Write or call at first; members are shown the rest.
title: services|What it is good for
title: process|How it works
title: about|Who we are
title: contact|Join, or ask first
title: faq|Before you join
reach: Join, or ask first|Your name, your road, and what you would use a car for.
call: Would it work for you?|Write two lines, and we work it out together.
shot: In the square|village
shot: The car|car
shot: The lane|hills
shot: Keys|key
shot: Members|hands
shot: Back by evening|sun

# internet provider
words: internet provider, internet service provider, isp, broadband provider, broadband company, community broadband, community fibre, fibre broadband, rural broadband, village broadband, broadband, fibre network, wireless internet
own: this network
art: hills, house, laptop, phone
act: Ask for a connection > contact
act: See the packages > pricing
head: Fast, up the lane and round the corner
head: The internet, as far as the last house
head: A connection, and somebody who picks up
lede: A connection for homes, farms and firms{in}, with people at the other end who know the line by heart.
offer: At home|For films, homework and calls that do not freeze.|house
offer: At work|For farms, workshops and desks at home.|office
offer: Getting connected|We look at the house and say how the line gets there.|wifi
offer: Help|Somebody who knows your line picks up.|phone
line: Ask whether it reaches your house.
line: Installed by people who live nearby.
step: You ask|With your address or postcode.
step: We look|How the line gets to your house, and when.
step: We connect you|On a day that we agree.
step: You are online|And have a number to call.
about: We run the network{in} ourselves, and we answer for it ourselves.
about: Whoever answers the telephone has usually seen your pole.
ask: Can I get it?|Send your postcode, and you hear whether the line reaches you, or when it will.
ask: What do I need?|A socket and somebody at home on the day. We bring the rest.
ask: What if it stops working?|Call us. We say what it is and how long it will take.
ask: Can I keep my telephone number?|Ask before you cancel the old line; usually it can be taken along.
ask: Which speed do I need?|Tell us how many of you there are and what you do, and we say it plainly.
title: services|What you can have
title: process|How you get connected
title: pricing|Packages
title: contact|Ask about your house
title: faq|Before you ask
reach: Ask about your house|Your postcode, and what you have now.
call: Does it reach you?|Send your postcode, and you get an answer.
shot: The mast|lighthouse
shot: Up the valley|hills
shot: The last house|house
shot: The cabinet|box
shot: At the desk|laptop
shot: By evening|night
`);
