import { readTrades } from './read-trades';

/** Sellers to the trade, places where two sides meet, and letters that others set: of none of them a counter is made up. */
export const soldAndShared = readTrades(`
# wholesaler
words: wholesale, wholesale supplier, b2b wholesaler, b2b supplier, distributor, importer, exporter, manufacturer, trade supplier
own: this company
schema: Organization
pages: industry
art: box, shelf, ruler, van
act: Ask for samples > contact
act: How an order goes > process
head: Sold to the trade
head: Samples first, then an order
head: Ask for a sample, then for a price
lede: For shops, studios and resellers: samples first, then a price for the amount you need.
offer: Samples|Hold it before you order it.|box
offer: From stock|Ask what is there, and how soon it can leave.|shelf
offer: Made for you|Another size, another colour, your own mark.|ruler
offer: Delivery|To one door or to several, agreed with the order.|van
why: One price list|For the trade, by amount.|document
why: One contact|Who knows your last order.|portrait
why: Said beforehand|What it is made of, how it is packed and when it leaves.|search
step: You ask|What, how many, where to and by when.
step: You see a sample|And say what should be different.
step: You get an offer|With price, amount and date.
step: It is sent|Packed as agreed, with the papers you need.
about: {name} sells to those who sell on or work with it{in}. Ask about material, origin and packing: you get an answer with papers.
about: Small first orders are how most good ones begin.
ask: Do you sell to private customers?|Ask us. Where we do not, we say who does.
ask: Can we get samples?|Yes. Say which ones, and where to.
ask: Is there a smallest order?|It stands with each offer. Ask about a first one.
ask: Can you print our name on it?|Tell us what and where, and we say what is possible.
ask: How soon can it be here?|You get a date together with the price.
ask: Can we see certificates?|Ask for the one you need, and we say whether there is one.
title: services|How you can order
title: features|What you can count on
title: process|From sample to delivery
title: about|Who you buy from
title: faq|Before you order
title: contact|Ask for samples or an offer
reach: Ask for samples or an offer|What, how many, where to and by when.
call: Would you like to hold one?|Ask for a sample.
shot: Up close|magnifier
shot: On the shelf|shelf
shot: Packed|box
shot: Samples|hands
shot: On its way|van
shot: In use|window

# marketplace
words: online marketplace, digital marketplace
own: this marketplace
schema: WebSite
pages: meeting
art: hands, map, chat, search
act: Join > newsletter
act: How it works > process
head: Two sides, one place
head: Offered here, looked for here
head: Find each other, then agree
lede: One side says what it has, the other what it needs. Here they find each other.
offer: You have something to offer|Say what, when and where. It costs you a few lines.|hands
offer: You are looking for something|Say what for and by when, and see who answers.|search
offer: You would like to know who it is|Names, words of others, and a first talk before anything is agreed.|chat
step: Say what you offer or need|In your own words.
step: See who fits|By what, where and when.
step: Talk to each other|Before anything is agreed.
step: Agree, and get it done|Between the two of you, in writing.
why: Plain terms|What it costs stands beside it, before you begin.|document
why: Real people|Everybody has a name.|portrait
why: A way to complain|If something goes wrong, somebody reads it.|shield
about: {name} exists because those who have something and those who need it rarely stand in the same room.
about: It begins small, with people who know why they are here.
ask: Who can join?|Whoever has what is looked for, or looks for what is offered.
ask: What does it cost?|Looking around costs nothing. What comes after stands beside it.
ask: How do I know whom I am dealing with?|You see a name and what others say, and you talk first.
ask: What if something goes wrong?|Write to us. Somebody reads it, and answers.
title: services|Which side are you on?
title: process|How it works
title: features|What you can count on
title: newsletter|Join as one of the first
under: newsletter|Leave your address and say which side you are on.
title: about|Why it exists
title: contact|Ask us
reach: Ask us|Questions, ideas, offers.
call: Which side are you on?|Either is welcome.

# font family
words: font, fonts, typeface, type face, typefaces, type family, icon set, icon font, icon family
own: this typeface
schema: CreativeWork
pages: typeface
art: pencil, ruler, book, frame
act: Get the fonts > download
act: See it set > gallery
head: Set something in it
head: Letters with a voice of their own
head: Look at the a, then at the g
lede: Made to be read: on a page, on a screen and on a door.
why: For text|Even and open, in long lines and small sizes.|book
why: For headlines|Enough character to be remembered.|pencil
why: For figures|They stand under each other, and tell one from seven.|calculator
why: For many languages|Ask about the one you set.|globe
about: {name} began with a few letters drawn by hand, and a line of text that none of the usual faces would set well.
about: If a sign is missing or a pair stands badly, write. That is how a typeface gets better.
ask: May I use it at work?|What is allowed stands in the licence that comes with the files.
ask: Which files do I get?|For the desktop and for the web. The list stands beside the download.
ask: Can a sign be added?|Tell us which one, and for what.
ask: How do I use it on a site?|Put the files beside it and name the family in your style sheet.
shot: A to Z|pencil
shot: In text|book
shot: As a headline|frame
shot: Figures|calculator
shot: On a door|door
shot: Very small|magnifier
title: features|What it is good at
title: gallery|Set in it
title: about|How it came about
title: contact|A sign is missing?
reach: A sign is missing?|Which one, and for what.

# volunteer group
words: volunteers group, group of volunteers, conservation volunteers, citizen scientists
own: this group
schema: NGO
pages: cause
art: hands, map, people, sun
act: Join us > volunteer
act: See what we do > services
head: A few hours, and something is done
head: Come along once, and see
head: Many eyes, many hands
lede: What one alone cannot do, a few together can. No experience is needed; whoever has been before shows how.
offer: Coming along|Meet us, look on, take part as far as you like.|map
offer: Learning how|Somebody shows you what to look for and what to leave alone.|book
offer: Writing it down|What was seen or done, where and when.|document
offer: Telling others|What comes of it is open to everybody.|chat
step: You write|Say when you have time, and where you are.
step: We meet|At a place that is easy to find.
step: You go along|With somebody who has done it before.
step: You decide|Whether once was enough.
gift: Boots and gloves|15
gift: A day in the field|40
gift: Tools and maps|100
help: Going along|In any weather that makes sense.|map
help: Writing it up|From notes to a list.|document
help: Driving|For those who have no car.|van
story: It began with a handful of people who noticed the same thing, and wanted to do more than notice it.
about: {name} is done by volunteers{in}, in their own time, and as carefully as they can.
about: Newcomers go along with somebody who has done it before.
ask: Do I need experience?|No. You go along with somebody who has it.
ask: What should I bring?|Shoes for the ground, clothes for the weather, something to eat.
ask: How much time does it take?|As much as you give. Once is welcome, too.
ask: What happens with my gift?|Ask us, and we tell you what it was spent on.
title: services|What we do
title: process|How to join
title: volunteer|Join us
title: donation|Help it go on
title: contact|Write to us
reach: Write to us|Help offered, questions, sightings.
call: Will you come along?|Once is welcome, too.

# scholarship fund
words: scholarship, scholarships, bursary, bursary fund, bursaries, memorial scholarship, memorial scholarship fund, memorial fund, education fund, student fund, grant fund, prize fund, fellowship fund
own: this fund
schema: NGO
pages: cause
art: books, candle, pencil, hands
act: Donate > donation
act: How to apply > process
head: So that somebody can begin
head: One year of study, made possible
head: Given on, from one to the next
lede: The fund helps students who would otherwise have to wait, or do without.
offer: For students|Help with what a course costs: fees, books, travel, a room.|books
offer: For those who give|Once or every year, in any amount.|hands
offer: For schools|Tell those who should know of it.|school
step: Read who may apply|And ask if you are not sure.
step: Write to us|Who you are, what you study or would like to, and what stands in the way.
step: We read everything|And answer everybody, also those we cannot help.
step: You begin|And tell us, if you like, how it goes.
gift: Books for a term|50
gift: A month of travel|100
gift: A share of a year|250
story: A fund is a way of going on with what mattered to somebody.
story: Nobody is asked to be grateful. It is enough to begin.
help: Reading applications|A few evenings a year.|document
help: Mentoring|An hour a month with somebody who is new to it.|chat
help: Telling others|In schools, at work, in a newsletter.|megaphone
about: {name} helps students with what a course costs. What is given goes there.
about: Whoever applies gets an answer, and whoever gives may ask what became of it.
ask: Who may apply?|It stands on this page. If you are not sure, write.
ask: What do I have to send?|A letter in your own words. Ask us about anything else.
ask: What is paid for?|What stands between you and the course. Tell us what that is.
ask: What happens with my gift?|Ask us, and we tell you what it was used for.
title: services|What the fund does
title: process|How to apply
title: story|Why there is a fund
title: contact|Write to us
reach: Write to us|Applications, gifts, questions.

# child's birthday
words: first birthday, 1st birthday, 1st birthday party, first birthday party, second birthday, 2nd birthday, third birthday, 3rd birthday, 4th birthday, 5th birthday, 6th birthday, 7th birthday, 8th birthday, 9th birthday, 10th birthday, children's birthday, children's birthday party, child's birthday party, kids birthday, kids birthday party, kids' birthday party, daughter's birthday, son's birthday, daughter's first birthday, son's first birthday, toddler birthday
own: we
schema: Event
pages: gathering
art: cake, balloon, gift, sun
act: Say you will come > rsvp
head: Somebody is getting bigger
head: There will be cake
head: Small person, big day
lede: Come and celebrate with us, small and large, for as long as the small ones last.
about: We would like to celebrate with those who have been there from the beginning, and those who came later.
about: Come as you are. Something will be spilt, and it does not matter.
reply: Will you come?|Tell us who comes with you, and what somebody may not eat.
ask: May brothers and sisters come?|Of course. Tell us how many.
ask: What about presents?|Coming is enough.
ask: Can we bring something?|Ask us, and we tell you what is missing.
ask: Is there something one should not eat?|Tell us beforehand, and we see to it.
ask: What if somebody is ill?|Stay in bed, get well, and come another day.
title: about|Why we celebrate
title: contact|Questions? Ask us
reach: Questions? Ask us|About the day, the way and the cake.
call: Shall we count you in?|A line is enough.
shot: The cake|cake
shot: Balloons|balloon
shot: Presents|gift
shot: Outside|sun
shot: Small chairs|chair
shot: All together|people
`);
