import { localsShared } from './locals-shared';
import { readTrades } from './read-trades';

/** Where people are looked after: a home for old age, help at one's own, a bed for the night, money held together. */
export const careAndShelter = readTrades(`
${localsShared}
# care home
words: nursing home, residential home, residential care home, retirement home, assisted living, assisted living facility, assisted living community, senior living, senior living community, memory care, memory care home, dementia care home, elderly care home, old people's home, old age home, retirement village, retirement community, aged care home, nursing and care home
own: this home
pages: open
schema: NursingHome
art: house, garden, cup, hands
act: Come and visit > contact
act: See how we live > services
head: Her own chair, by the window
head: Somebody always has time for tea
head: Unhurried mornings
lede: Rooms with your own furniture, people who know how you take your coffee, and nursing close by, day and night. Come and look, twice if you like, once without warning.
offer: Living here|A room with a door, a garden without steps.|house
offer: Nursing|As much as is needed, by people you know.|heart
offer: Memory|Quiet rooms, short ways, familiar songs.|music
offer: Short stays|After hospital, or while the family is away.|bed
offer: Days|Singing, baking, the paper, doing nothing.|calendar
offer: For families|Come at any time, stay for lunch.|people
line: Ask when you visit; the answer depends on the person.
step: Come and look|Have lunch with us, ask those who live here.
step: We come to you|To meet whoever is moving, where they live now.
step: A trial stay|A fortnight, and no signature in a hurry.
step: Moving in|With the armchair, the pictures and the clock.
about: {name} is a home{in} for people who need some help, or a good deal, and would like to remain themselves.
about: We ask what somebody used to do before we ask what hurts. Gardeners get a bed, teachers get listeners, and whoever rose late may go on doing so.
role: Manager|The door is open, the tea is hot.
role: Nursing|Notices before you ring.
role: Kitchen|Knows who likes the crust.
ask: What does it cost, and who helps to pay?|You get a written list of what is included, and we go through the forms with you.
ask: May we bring furniture?|Please do. Chairs, pictures and the good lamp make it home.
ask: Can we visit at any time?|Yes. At night, ring first.
ask: Is there a room free?|Ask; we also tell you honestly how long the wait is.
ask: What if more care is needed later?|Then care changes, and as far as we can the room does not.
title: services|How we live
title: gallery|About the house
title: process|Moving in, slowly
title: contact|Come and visit
reach: Come and visit|For whom you ask, and when it would suit you.
call: Would you like to see it first?|Come for lunch. Bring whoever it is about.
shot: By the window|window
shot: Tea at three|cup
shot: The garden|garden
shot: Singing|piano
shot: A good chair|chair
shot: Hands|hands

# home care agency
words: home care, home care company, home care provider, home care service, home care services, home health care, home health agency, home health care agency, in home care, in-home care, domiciliary care, domiciliary care agency, live in care, live in care agency, care agency, care at home, senior home care, personal care agency, elderly home care, homecare, homecare agency, private care agency, companion care agency
own: this team
pages: open
schema: LocalBusiness
art: door, hands, cup, house
act: Ask for a first visit > contact
act: See what we do > services
head: Home stays home
head: The same face at the door
head: Help that takes its shoes off
lede: Help with getting up, meals, medicines and company, in your own home, by few people who come at the agreed time and have a name.
offer: Mornings and evenings|Washing, dressing, the difficult buttons.|sun
offer: Meals|Cooked in your kitchen, the way you do it.|bowl
offer: Company|A walk, a game, the doctor’s waiting room.|people
offer: Nights|Somebody is awake, or asleep next door.|moon
offer: Living in|For weeks or for good.|house
offer: For families|A break for those who do it all.|heart
line: Ask for a first visit; it settles most things.
step: A call|Who needs what, and since when.
step: A first visit|At the kitchen table, with whoever should be there.
step: A plan|On one page, changed when life changes.
step: The first morning|With someone you have met before.
about: {name} looks after people{in} in the place they know best: their own.
about: Few carers for each person, and we say beforehand who is coming. What somebody can still do, they do themselves, even if it takes longer.
role: Care manager|Makes the plan, and comes to see whether it works.
role: Carers|Are on time, and stay for the story.
role: Office|Answers at seven in the morning.
ask: How many hours do you come for?|From short visits to living in. We begin with what is needed.
ask: Will it always be the same person?|A small team whom you know. For holidays and illness you meet the other one first.
ask: Who checks your carers?|Before anyone comes to you, references and papers are checked. You may ask us how.
ask: Who pays for it?|We go through what applies to you, and help with the forms.
ask: How soon can you begin?|Often within days. After hospital, call us before the discharge.
title: services|What we do
title: process|How it begins
title: contact|Ask for a first visit
reach: Ask for a first visit|For whom, what is hard at the moment, and when to call you back.
call: Is it getting too much?|Call before it is. We come and look.
shot: At the door|door
shot: Buttons|shirt
shot: Soup|bowl
shot: A walk|tree
shot: Cards|table
shot: Lights out|night

# homeless shelter
words: night shelter, winter shelter, emergency shelter, homelessness charity, homeless charity, homelessness project, homeless outreach, charity for homeless people, charity for the homeless, shelter for homeless people, rough sleepers charity, family shelter, hostel for homeless people, housing charity
own: this shelter
pages: cause
schema: NGO
art: bed, door, bowl, hands
act: I need a bed > contact
act: Give > donation
head: A bed, a key, a way back
head: Come in from the cold
head: First sleep, then everything else
lede: A warm bed tonight, breakfast tomorrow, and people who help with papers, work and a door of one’s own. Nobody has to explain themselves at the entrance.
offer: A bed for tonight|Clean sheets, a locker, a lamp.|bed
offer: Breakfast and supper|Hot, at a table, with seconds.|bowl
offer: A shower and clothes|And a machine that washes.|drop
offer: Papers and money|Somebody who sits beside you on the telephone.|document
offer: A place of one’s own|We look for it together and stay in touch.|key
line: Ask whoever is on duty; what you say stays with us.
step: Come or call|Day or night. Somebody opens.
step: Rest|A bed and something hot before any questions.
step: Look ahead|With one person who stays with you.
step: Move on|With a key, and our number.
gift: A night and a breakfast|25
gift: Bedding for one bed|50
gift: A week of suppers|100
gift: The first furniture of a new home|200
help: Suppers|Cook for thirty, or peel for it.|bowl
help: Evenings|Sit, play cards, listen.|chat
help: Mornings|Sheets, sheets, sheets.|bed
date: 14 March|Evening for new volunteers|What it is like, honestly.|18:30
date: 18 April|Collection day|Warm socks, towels, good backpacks.|From 10:00
date: 6 June|Open house|For neighbours with questions. Cake.|From 14:00
about: {name} offers shelter{in} to people who have none at the moment. It can happen faster than most of us think.
about: Guests are called guests here. There are a few rules, they hang by the door, and they apply to everybody.
role: House|Has the night list and the kettle.
role: Advice|Knows which form and whom to call.
role: Volunteers|Finds you an evening that fits.
ask: I need somewhere tonight. What do I do?|Call or come. If we are full, we look for a bed elsewhere while you have something hot.
ask: Do I need papers?|No. Not to sleep here.
ask: I saw somebody sleeping outside.|Tell us where. If life is at risk, call the emergency number first.
ask: What can I bring?|Write first; what is needed changes with the weather.
ask: Can my company help?|With a supper, a day’s work, or jobs. Ask us.
ask: Is what I say confidential?|Yes. We pass nothing on without your word, unless a life is in danger.
title: services|What you find here
title: process|From the door onwards
title: contact|Call, come, write
reach: Call, come, write|For a bed tonight please call; for everything else a line is enough.
call: One night, one breakfast|Both can be given.
shot: The lamp by the door|lamp
shot: A made bed|bed
shot: Supper|bowl
shot: Lockers|key
shot: Cards after supper|table
shot: Morning|sunrise

# credit union
words: credit unions, community bank, savings and loan, savings bank, building society, community development bank, mutual bank, cooperative bank, member bank
own: this credit union
pages: open
schema: BankOrCreditUnion
art: coin, house, hands, chart
act: Become a member > contact
act: See what we offer > services
head: Your neighbours, in one account
head: Owned by those who save here
head: Small sums, taken seriously
lede: Savings that stay nearby, loans with a figure you can read, and a counter with a person behind it. Members own it; nobody else does.
offer: Saving|Each week, each month, whatever is left.|coin
offer: Loans|For a boiler, a car, a bad month.|document
offer: For children|A book with stamps in it, and a first decision.|school
offer: Through your pay|Saved before you see it.|calendar
offer: Talking about debt|Early, calmly, at a table.|chat
line: Ask at the counter; you get the figures on paper.
step: Join|A form, something with your address on it, a first coin.
step: Save|As little as you like, as often as you can.
step: Borrow, if you need to|We look at what you can pay back, not at what you are worth.
step: Vote|Once a year. One member, one voice.
about: {name} belongs to its members{in}. What one saves, another borrows, and what is left over is decided together.
about: We prefer to lend too little than too much, and we tell you before it gets expensive.
role: Counter|Counts twice, asks how you are.
role: Loans|Has a calculator and a heart, and uses both.
role: Board|Members, elected by members.
ask: Who can join?|Ask us which bond applies: where you live or work. It is usually simpler than it sounds.
ask: What does a loan cost?|You get the rate, each payment and the total before you sign.
ask: Is my money safe?|Ask us which protection applies to savings here; we give it to you in writing.
ask: I have been refused elsewhere.|Come and talk. We look at the whole picture, and sometimes say no, with a reason.
ask: Can I take my savings out?|Yes. Some accounts need notice; it stands on yours.
title: services|What we do
title: process|From the first coin
title: contact|Become a member
reach: Become a member|Or ask first. Both are free.
call: Have you got a coin to spare?|That is enough to begin.
shot: The counter|counter
shot: A first saving|coin
shot: A new boiler|tap
shot: Figures, on paper|calculator
shot: General meeting|chair
shot: Home|house
`);
