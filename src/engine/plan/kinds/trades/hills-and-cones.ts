import { readTrades } from './read-trades';

/** Fields that let visitors in, and the van that comes to them. */
export const hillsAndCones = readTrades(`
pages: outing
act: Plan your visit > contact
open: 3|7|10|17
title: faq|Before you come
title: contact|Plan your visit
title: team|Who you will meet
ask: Is there parking?|Tell us how you come, and we say where to leave the car.
ask: Do we have to book?|For groups, please. Otherwise look at the opening hours.
ask: Is it step-free?|Parts of it. Ask before you come, and we tell you the easy way round.
# lavender farm
words: lavender farms, lavender field, lavender fields, lavender growing, lavender grower, lavender growers, lavender, flower farm, sunflower field, sunflower maze, tulip field, tulip farm, pick your own flowers, pick your own sunflowers, snowdrop garden, bluebell wood, rose farm, wildflower farm
own: this farm
schema: TouristAttraction
art: flower, hills, bee, jar
act: Plan your visit > contact
act: See the prices > pricing
head: Walk in. Breathe out
head: Six weeks of purple
head: You smell it before you see it
lede: Rows in flower up to the edge of the hill, bees at work, and a path to walk between them until your sleeves smell of it.
offer: The fields|Paths between the rows, at your own pace.|flower
offer: From the harvest|Oil, soap and bunches, made from what grew here.|jar
offer: Something with tea|On a bench that looks downhill.|cup
offer: Photographs|Early and late, when the light is low.|camera
line: In flower for a few weeks, and worth the wait.
step: You come|In the weeks when it is in flower.
step: You walk|Between the rows, beside the bees.
step: You sit|With tea, facing downhill.
step: You take some home|In a bottle, or in your hair.
plan: Adult|4|A day in the fields.|The fields; The paths
plan: Child|0|As long as the legs carry.|The fields; The paths
plan: Family|8|All of you.|The fields; The paths|Most chosen
good: Oil|9|A few drops go far.|bottle
good: Soap|5|Wrapped in paper.|soap
good: Dried bunch|6|For the drawer or the door.|bouquet
about: {name} grows flowers{in}, row by row, and opens the gate while they are out.
about: After that they are cut, dried and distilled, and the hill goes back to being green.
said: We came for the picture and stayed for the bench.|Two friends
said: The car smelled of it for a week. Nobody complained.|Family
said: So many bees, and all of them busy.|Visitor with a camera
role: In the rows|Cuts by hand, knows every bee by its hum.
role: At the still|Turns an armful into a thimble.
ask: When is it in flower?|In early and high summer, as the weather likes. Look at the dates, or ask.
ask: May I cut my own?|Ask at the gate which rows are for cutting.
ask: Do the bees mind?|No, they have better things to do.
ask: May we bring the dog?|Ask, or look at what stands on this page. On a lead, in any case.
title: services|On the hill
title: process|A visit
title: products|From the harvest
title: pricing|Coming in
reach: Plan your visit|Which week, how many, and anything that makes walking easier.
call: Is it out yet?|Write, and we look out of the window for you.
shot: Rows, uphill|flower
shot: At work|bee
shot: The hill in July|hills
shot: Drying|bouquet
shot: From the still|bottle
shot: Bench and tea|cup

# vineyard
words: vineyards, vineyard tour, vineyard tours, vineyard tours and tastings, vineyard tour and tasting, vineyard and winery, vineyard visits, winery tour, winery tours, wine tour, wine tours, wine tasting at a vineyard, vineyard tasting, english vineyard, cider orchard, cider orchard tours, cellar door
own: this vineyard
schema: Winery
art: vineyard, wine, barrel, hills
act: Ask for a place > contact
act: How a tour goes > process
head: From the row to the glass
head: Walk the slope, then taste it
head: Chalk, sun and patience
lede: A walk between the vines with somebody who prunes them, then the cellar, then a few glasses in which you find all of it again.
offer: The tour|Along the rows, through the press house and down to the cellar.|leaf
offer: The tasting|A few glasses, poured slowly and compared.|glass
offer: Private groups|Friends, firms and birthdays, on a day of your own.|people
offer: At the cellar door|Bottles to take home, from the people who filled them.|bottle
line: With somebody who works in the vines.
step: You choose a day|And say how many you are.
step: You walk the rows|In shoes that may get dusty.
step: Press and cellar|Where it becomes wine, or does not.
step: You taste|Slowly, with water and bread.
plan: Tour and tasting|22|An hour and a half.|The rows; The cellar; Tasting
plan: With lunch|48|Half a day.|The rows; The cellar; Tasting; Lunch|Most chosen
about: {name} grows wine{in}. The people who lead you along the rows are those who prune them in the cold.
about: No two years taste the same here. That is what the tour is about.
story: First there was a slope that was good for nothing else. Then somebody counted its hours of sun.
said: I finally know what pruning is for.|Two visitors
said: Straight answers and a second pour.|Birthday group
said: We bought the one that we had not meant to like.|Couple
role: In the vines|Cuts in February, sleeps after harvest.
role: In the cellar|Tastes before you are up.
ask: How long does a tour last?|About an hour and a half, tasting included.
ask: Who drives home?|Ask for a small bottle to take along instead of tasting.
ask: May children come?|Ask first. There is juice, and a lot of room to run.
ask: What if it rains?|Then the rows get shorter and the cellar longer.
title: services|What a visit holds
title: process|How a tour goes
title: hours|Cellar door
title: pricing|Tours and tastings
reach: Ask for a place|Day, time, and how many you are.
call: Which day suits you?|Write with the date and the number.
shot: The slope|vineyard
shot: First leaves|leaf
shot: Cellar|barrel
shot: Poured slowly|wine
shot: Evening over the rows|hills
shot: Labels, still wet|bottle

# ice cream van
words: ice cream vans, ice cream van hire, ice cream hire, ice cream van for hire, ice cream van for weddings, ice cream cart, ice cream cart hire, ice cream trike, ice cream tricycle, ice cream bike, gelato cart, gelato cart hire, gelato van, vintage ice cream van, vintage ice cream van hire, ice lolly cart, prosecco van hire, prosecco van, candy floss cart, sweet cart hire, slush van
own: this van
schema: FoodEstablishment
art: ice-cream, van, sun, music
act: Ask for your date > contact
act: What we serve > services
head: Follow the chimes
head: One with a flake, please
head: Two hours, everybody seven again
lede: A van, a bell and a queue that grows by itself. We park where you tell us and serve until the last guest has chosen.
offer: Weddings|Between the photographs and the speeches.|ring
offer: Fairs and schools|A queue that is glad to be one.|flag
offer: Offices|For the hottest Thursday of the year.|building
offer: Private streets|Birthdays, neighbours, no reason at all.|home
line: Served through the window, as it should be.
step: You ask|Day, place, how many guests.
step: We keep the day|And say what we need to park.
step: We come|Early enough for the chimes.
step: Everybody chooses|Some of them twice.
plan: Two hours|280|Parked and serving.|The van; Somebody to serve; Cones and cups
plan: Afternoon|420|Until the last one is served.|The van; Somebody to serve; Cones and cups|Most chosen
about: {name} brings ice cream{in} to where you are. Nothing makes grown people run faster.
about: The van has been cleaned, tuned and polished so often that it believes it is new.
said: My grandfather queued twice.|Wedding in June
said: Silence for ten minutes. At a school fair.|Parents
said: Nobody spoke about work.|Office, third floor
role: At the window|Makes them taller for grandmothers.
role: At the wheel|Turns on gravel, lawn and sand.
ask: How much room do you need?|About as much as a large car, and firm ground to get there.
ask: Do you need electricity?|Ask when you write. It depends on where we park.
ask: What if it rains?|Then people eat it under umbrellas. They do.
ask: Is there anything without milk?|Tell us who needs what, and we bring it.
ask: How early should we ask?|As soon as you have the date. Summer Saturdays go first.
title: services|Where we park
title: process|From your date to the last cone
title: pricing|What it costs
title: gallery|Out and about
reach: Ask for your date|Day, place, and how many guests.
call: Is your day still free?|Write with date and place.
shot: The van, washed|van
shot: One with everything|ice-cream
shot: Queue|people
shot: Sun, at last|sun
shot: Chimes|music
shot: On the lawn|garden
`);
