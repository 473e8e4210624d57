import { readTrades } from './read-trades';

/** People who let their own homes: no agency, no sales. */
export const smallLandlords = readTrades(`
# landlord
words: landlady, private landlord, flats to let, flat to let, flats for rent, flat for rent, rooms to let, room to let, rooms for rent, room for rent, house to let, houses to let, house for rent, flat to rent, house to rent, apartment to rent, apartment to let, cottage to rent, cottage to let, cottage for rent, bungalow to rent, bungalow to let, studio to rent, studio to let, apartments to let, apartments for rent, apartment for rent, student house, student houses, student lets, student rooms, bedsits, houseshare, shared house, co living, lodgings, no agency fees, no letting agent
own: this landlord
pages: lettings
schema: LocalBusiness
kicker: Homes to let
art: house, key, window, door
act: Ask for a visit > contact
act: See the homes > listings
head: A door of your own
head: From the people who own it
head: Come and see it first
lede: Homes let by their owners: you see what you rent, you meet the one who answers the telephone, and there is no agency in between.
offer: A visit first|See it by day, ask anything.|door
offer: A clear contract|Read it at home before you sign.|document
offer: Repairs answered|By the person who owns the tap.|wrench
offer: A fair deposit|Held where it belongs, given back as agreed.|key
line: Told before you sign.
step: You write|Which home, for how many, from when.
step: You come and see it|Bring a tape measure and your questions.
step: We check and sign|References, contract, deposit.
step: You get the key|With the meters read together.
about: We let our own homes{in} and look after them ourselves. When something drips, you write to the owner, not to a desk.
about: We like tenants who stay. That is why the rent is said plainly.
ask: How do I arrange a visit?|Write with the home and two times that suit you. We answer with one of them.
ask: What do you need from me?|Proof of identity, proof of income or a guarantor, and a reference if you have one.
ask: How is the deposit held?|As the law asks. You get it back after the last look round, less what was agreed.
ask: May I bring a pet?|Ask. It depends on the home and on the pet.
ask: How long is the contract?|Usually a year, then from month to month. Tell us if you need something else.
ask: Who do I call when something breaks?|Us. The number stands in the contract.
open: 1|5|9|18
title: services|What you can count on
title: process|From first message to key
title: faq|Before you sign
title: contact|Which one would you like to see?
title: listings|Homes to let
under: listings|What is free, and what it costs.
reach: Which one would you like to see?|Name the home, a day, and how to reach you.
call: Which door is yours?|Write, and come and see it.
shot: The front door|door
shot: Morning in the kitchen|room
shot: Keys, labelled|key
shot: The stairs|house
shot: From the window|window
shot: The street|city

# apartment building
words: apartment building, apartment buildings, apartment complex, apartment community, apartment house, residential building, residential complex, block of flats, student residence, rental community, luxury apartments building, townhome community, loft building
own: this building
pages: lettings
schema: ApartmentComplex
kicker: Homes to rent
art: house, window, key, city
act: Arrange a tour > contact
act: See the homes > listings
head: The light on the stairs is always on
head: Home is one lift ride up
head: Come in out of the wind
lede: Homes under one roof{in}: plans you can measure, a rent said plainly, and somebody in the house who knows where the water is turned off.
offer: A tour first|At the hour when you would be at home.|door
offer: Somebody in the house|For parcels, keys and drips.|key
offer: Plans to measure|Bring the width of your sofa.|document
offer: A plain lease|Read it at home before you sign.|heart
line: Ask about it on the tour.
step: You write|Which home, for how many, from when.
step: You come for a tour|By day, with your questions and a tape measure.
step: Papers|Read at home, signed when they are clear.
step: Keys|With the meters read together.
about: The house stands{in}. Whoever lives here knows the neighbours by their hello, and the office by its first name.
about: When something breaks, it is one message and somebody from the house.
ask: How do I arrange a tour?|Write with two times that suit you. We answer with one of them.
ask: What do I need to apply?|Proof of who you are, of what you earn, and a reference if you have one.
ask: How is the deposit held?|As the law asks. You get it back after the last look round, less what was agreed.
ask: May I bring a pet?|Ask. It depends on the home and on the pet.
ask: How long is the lease?|Usually a year. Tell us if you need something else.
ask: Where do I leave a car or a bicycle?|Ask on the tour; we show you what there is.
open: 1|5|9|18
title: services|What you can count on
title: process|From first message to key
title: faq|Before you sign
title: contact|Arrange a tour
title: listings|Homes in this building
title: pricing|What a home costs
title: amenities|In the house
under: listings|What is free, and what it costs.
reach: Arrange a tour|Which home, for how many, and two times that suit you.
call: Which window is yours?|Write, and come and see it.
shot: The front door|door
shot: From the window|window
shot: Keys, labelled|key
shot: The stairs|house
shot: Morning in the kitchen|room
shot: The street|city

# home for sale
words: for sale by owner, house for sale by owner, home for sale by owner, flat for sale by owner, cottage for sale by owner, bungalow for sale by owner, apartment for sale by owner, property for sale by owner
own: this home
pages: ownHome
schema: Residence
kicker: For sale by the owner
art: house, key, door, window
act: Ask for a viewing > contact
act: See the home > listings
head: For sale, by those who live in it
head: Come and see it by daylight
head: Ask the people who know every door
lede: Our home{in} is for sale. We show it ourselves, and answer what you ask.
offer: A viewing first|By day, with time for every cupboard.|door
offer: Your questions|Answered by those who live here.|chat
offer: The papers|Ask for what you want to read before you decide.|document
offer: Your offer|In writing, and you get an answer to it.|key
line: Ask to see it when you come.
step: You write|With two times that suit you.
step: You come and see it|Bring your questions and a tape measure.
step: You look again|At another hour, with somebody else, as you like.
step: You make an offer|In writing, and you get an answer.
about: We sell our own home{in}, without an agency between you and us. What you want to know about it we know, or find out.
about: If something about it is not as you would like it, you hear it from us before you find it.
ask: How do I arrange a viewing?|Write with two times that suit you. We answer with one of them.
ask: Who shows the home?|We do. Nobody knows it better.
ask: May I come a second time?|Please do, at another hour of the day.
ask: May I bring a surveyor?|Of course. Tell us when, so that every door is open.
ask: What stays in the home?|Ask about the thing you have in mind, and it is written down before you decide.
ask: How do I make an offer?|In writing, with your name and how you mean to pay.
title: services|Good to know
title: process|From a first look to the key
title: listings|The home
under: listings|What it is, and what it costs.
title: hours|When you can see it
title: contact|Ask for a viewing
title: faq|Asked before viewings
reach: Ask for a viewing|Two times that suit you, and what you would like to know.
call: Would you like to see it?|Write with two times that suit you.
shot: The front door|door
shot: From the window|window
shot: The street|city
shot: Keys on the hook|key
`);
