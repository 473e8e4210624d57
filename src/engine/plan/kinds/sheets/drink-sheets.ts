import { readTrades } from '../trades/read-trades';
import { teaAndJuiceSheets } from './tea-and-juice-sheets';

/** Houses that brew, press, distil or pour. `good` is the list. */
export const drinkSheets = [
  ...readTrades(`
# cocktail bar
words: cocktail, speakeasy, hotel bar, lounge bar, rooftop bar
# wine bar
words: wine bar, enoteca, natural wine bar
# winery
words: vineyard, wine estate, wine maker, winemaker, wine growers
head: One slope, every season
head: Come when it smells of must
head: The hill decides
lede: We grow, press and bottle on one hillside, and pour it where it was made. The cellar is cold; the welcome is not.
good: House white | 9 | Bottle, bright, for every day | wine | From the estate
good: Single slope, white | 16 | Bottle, stony, keeps | wine | From the estate
good: Rosé | 11 | Bottle, pressed at once | wine | From the estate
good: Red, old vines | 19 | Bottle, from the oldest rows | wine | From the estate
good: Sparkling, by hand | 24 | Bottle, thirty months on the lees | bottle | From the estate
good: Tasting, five wines | 14 | With bread, by the press | glass | Visits
good: Cellar walk and tasting | 24 | Ninety minutes, bring a jumper | barrel | Visits
good: Lunch among the vines | 42 | Saturdays in summer | table | Visits
about: We are farmers first. Most of the year happens outside, with scissors, and the cellar only tries not to spoil it.
about: Everything you taste was grown within sight of your chair.
shot: The south slope | vineyard
shot: Barrels, second row | wine
shot: First glass | glass
shot: Baskets in September | fruit
shot: The press | gear
shot: Evening over the rows | hills
said: We came for an hour and helped to close the gate. | Tasting
said: Now I know which hill is in my glass. | Cellar walk
said: He opened one more because we asked a good question. | Autumn visit
role: Vineyard | Knows each row by its temper.
role: Cellar | Tastes at seven in the morning, for work.
role: Guests | Pours, explains, cuts the bread.
ask: Do we have to book a tasting? | For more than four, please. Otherwise ring the bell.
ask: Can we buy by the case? | Yes, here or by post.
ask: May children come? | Gladly. There is juice, and a lot of hill.
ask: Do you send wine? | Inside the country in boxes of six or twelve.
ask: When is the harvest? | From early September. Visitors are welcome, with boots.
ask: Can we celebrate here? | In the barn, up to forty.
act: See the bottles > menu
act: Plan a tasting > contact
title: menu | Bottles and visits | From the cellar
under: menu | Ask what is open today. Something always is.
title: about | Who works the slope | Vineyard and cellar
title: events | Dates at the estate | Through the year
title: gallery | The estate | Between two harvests
title: hours | When the cellar is open
title: map | The way to us
under: map | Follow the vineyard signs to the end of the lane.
title: services | Come with a group
title: faq | Before you come
title: booking | Plan a tasting
title: newsletter | A note when the new vintage is here
under: newsletter | Twice a year: what is bottled, what is left.
title: contact | Write to the estate
title: testimonials | Said over the last glass
title: team | Who makes the wine
date: 25 April | Cellar doors open | Tasting from the barrel, bread from the neighbour. | From 11:00
date: 20 June | Supper in the vines | One long table, whatever the weather wants. | Book ahead
date: 12 September | A morning at the harvest | Scissors and boots are lent. | From 8:00
offer: Tasting for groups | Five wines, an hour, up to twelve people. | glass
offer: Cellar walk | From the press to the oldest barrel. | barrel
offer: Company afternoons | A table in the barn, work first, wine after. | table
offer: By the case | Packed here, carried to the car. | box
open: 4 | 5 | 14 | 18
open: 6 | 6 | 11 | 18
call: A Saturday among the vines? | Tell us how many you are and whether you are hungry.

# brewery
words: craft brewery, microbrewery, brewpub, taproom, tap room, craft beer, brewing company
head: Brewed behind that wall
head: Fresh on Thursday
head: Malt, hops, patience
lede: What is on is ours, drawn from tanks you can see. Ask for a small one of each and find out.
good: Pale | 4.2 | 4.6%, citrus, easy | beer | On tap
good: Lager, unfiltered | 4 | 4.9%, six weeks cold | beer | On tap
good: IPA | 4.9 | 6.2%, pine, dry | beer | On tap
good: Stout | 4.7 | 5.4%, coffee, no milk | beer | On tap
good: Sour of the month | 5 | 4.1%, with fruit from the road | beer | On tap
good: Small beer | 3.6 | 0.4%, same hops | beer | On tap
good: Flight of four | 9 | Small glasses | beer | Together
good: Brewhouse tour | 18 | Fridays, with four beers | gear | Together
good: Growler, two litres | 16 | To take home | bottle | To take
good: Pretzel, mustard | 4.5 | Warm | loaf | To eat
about: Tanks, hoses and a floor that is always wet. When we brew, you may watch through the glass.
about: Spent grain goes to a farmer, who pays in sausages.
shot: Tanks, polished | gear
shot: The taps | beer
shot: Monday, mashing in | grain
shot: The long bench | table
shot: Hops, a handful | leaf
shot: Yard, evening | lamp

# cidery
words: cider house, cider maker, craft cider, cider mill, craft cidery, orchard cider, cider
head: Crooked apples, straight cider
head: Pressed once, fermented slowly
head: The orchard in a glass
lede: Old varieties nobody wants to eat, pressed in October and left alone until spring. Dry, cloudy, and good with cheese.
good: Dry | 4.2 | 6%, sharp, clean | glass | In the glass
good: Farmhouse | 4 | 5.5%, cloudy, tannic | glass | In the glass
good: Perry | 4.5 | 5%, pears, flowers | glass | In the glass
good: Rosé cider | 4.5 | 4.8%, red-fleshed apples | glass | In the glass
good: Juice, this year’s | 3.2 | No alcohol, all apple | fruit | In the glass
good: Keeved, bottle | 14 | Sparkling, 3%, sweet by nature | bottle | Bottles
good: Oak-aged, bottle | 16 | A year in barrels | bottle | Bottles
good: Box of six | 48 | Mixed by us | box | Bottles
good: Tasting | 12 | Five ciders, bread, cheddar | cheese | Visits
good: Orchard walk | 18 | With a tasting under the trees | tree | Visits
about: The trees are older than we are and bear when they feel like it. We pick up, press and wait.
about: Nothing is added and very little is taken away.
shot: October, under the trees | fruit
shot: The press | gear
shot: First glass | glass
shot: Bottles, resting | bottle
shot: Blossom | tree
shot: Yard table | table
said: I did not like cider until this one. | Tasting
said: We bought six and came back for twelve. | Saturday
said: They showed us the very tree. | Orchard walk
role: Orchard | Talks to trees, prunes in March.
role: Press house | Hands stained until Christmas.
role: Yard | Pours, cuts cheese, knows the way home.
ask: When can we taste? | During opening hours, without booking up to six.
ask: Is it dry or sweet? | Mostly dry. There is one for people who do not believe us.
ask: Is there something without alcohol? | Our own juice, cloudy or clear.
ask: May we see the press? | In October running, otherwise resting.
ask: Do you send bottles? | In boxes of six, inside the country.
ask: Can we bring apples? | In autumn, yes. You get juice back.
call: Under the trees on Saturday? | Tell us how many you are. Bread and cheese are here.

# distillery
words: gin distillery, whisky distillery, whiskey distillery, rum distillery, distiller, craft gin, spirits maker
head: Copper, grain, time
head: Cut by nose
head: Small still, long evenings
lede: One copper still, grain from down the road and botanicals we dry in the attic. Tours end where they should, at the counter.
good: Dry gin | 34 | 50 cl, juniper, lemon, pine | bottle | Bottles
good: Barrel gin | 42 | 50 cl, eight months in oak | bottle | Bottles
good: Single malt | 62 | 50 cl, four winters | bottle | Bottles
good: Pear spirit | 38 | 35 cl, twelve kilos in each | bottle | Bottles
good: Tasting of four | 16 | With water and quiet | glass | At the counter
good: Gin and tonic | 9 | The one it was made for | cocktail | At the counter
good: Without alcohol | 6 | Distilled herbs, tonic | glass | At the counter
good: Tour and tasting | 24 | Ninety minutes | gear | Visits
good: Make your own gin | 85 | Three hours, one bottle | hands | Visits
about: We distil three days a week and throw away the beginning and the end. What is in the bottle is the middle.
about: Labels carry the batch and the hand that cut it.
shot: The still | gear
shot: Juniper, drying | leaf
shot: Casks, numbered | bottle
shot: The counter | counter
shot: Nosing glasses | glass
shot: Label, by hand | document

# pub
words: village pub, gastropub, gastro pub, irish pub, country pub, public house, local pub, alehouse
head: Pull up a stool
head: The fire is lit
head: Pie on Thursday, quiz on Tuesday
lede: Good ale, a fire, and food that stays on the plate. Dogs have their own bowl and most have their own seat.
good: Bitter | 4.4 | From the next valley | beer | From the pump
good: Stout | 4.9 | Poured twice | beer | From the pump
good: Guest ale | 4.6 | Ask who is visiting | beer | From the pump
good: Cider, dry | 4.6 | Cloudy | glass | From the pump
good: Ginger beer | 3.4 | Ours, no alcohol | glass | From the pump
good: Pie of the day | 13.5 | Mash, greens, gravy | skillet | From the kitchen
good: Fish and chips | 14.5 | Cod, peas | fish | From the kitchen
good: Ploughman’s | 11 | Cheddar, ham, pickle | cheese | From the kitchen
good: Mushroom pie | 12.5 | For those who do not | mushroom | From the kitchen
good: Sunday roast | 16.5 | Beef or nut, with everything | plate | From the kitchen
about: There has been a bar in this room for longer than anyone can prove. We changed the beer and left the chairs.
about: Tuesday is the quiz, Thursday is pie, and Sunday is full, so ring.
shot: The fire | sun
shot: Pumps | beer
shot: The snug | chair
shot: Pie, Thursday | skillet
shot: Dog, regular | dog
shot: Garden tables | garden

# sports bar
words: sports pub, football bar, pool bar, darts bar, pool hall
head: Every seat sees the goal
head: Kick-off and a cold one
head: Extra time is on us to bear
lede: Nine screens, one big one, wings by the kilo and people who know the offside rule. Tell us your match.
good: Lager, half litre | 4.8 | Cold | beer | Drinks
good: Pitcher | 14 | 1.5 litres, four glasses | beer | Drinks
good: Alcohol-free beer | 4.2 | For the one who drives | beer | Drinks
good: Lemonade | 3.5 | Large | glass | Drinks
good: Wings, twelve | 12 | Hot, or very | plate | Food
good: Nachos | 9.5 | Cheese, beans, jalapeños | bowl | Food
good: Burger and chips | 13 | Through half-time | burger | Food
good: Veggie burger | 12.5 | Same chips | burger | Food
good: Pool, an hour | 9 | Two tables | ball | Games
good: Darts, an hour | 7 | Three boards | ball | Games
about: We show what you ask for, with the sound on for the big ones and a corner for the rest.
about: Home and away sit at the same bar here. So far it has worked.
shot: The big screen | screen
shot: Wings, first round | plate
shot: Pool table | table
shot: Scarves | shirt
shot: Taps | beer
shot: Ninetieth minute | ball

# jazz club
words: jazz bar, music club, live music bar, blues club, live music venue, night club, nightclub
head: First set at nine
head: Close enough to hear the brushes
head: Sit where you can see the hands
lede: Sixty seats, a piano that is tuned every week, and a band on five nights. Talk between the songs.
good: Old fashioned | 12 | Rye, one large cube | cocktail | Drinks
good: Negroni | 11 | Stirred in the dark | cocktail | Drinks
good: House red | 6.5 | Glass | wine | Drinks
good: Draught beer | 5 | Small, so it stays cold | beer | Drinks
good: Tonic and rosemary | 6 | Without alcohol | glass | Drinks
good: Olives, almonds | 6 | Quiet food | bowl | Small plates
good: Cheese toast | 8.5 | Mustard, late | loaf | Small plates
good: Weekday entry | 10 | Both sets | music | Entry
good: Weekend entry | 16 | Both sets | music | Entry
about: The stage is ankle-high and the first row can turn the pages. We ask one thing: quiet while they play.
about: Mondays belong to the students, Thursdays to whoever is passing through.
date: 6 March | Trio, two sets | Piano, bass, brushes. | From 9 in the evening
date: 13 March | The students’ night | Short sets, large hearts. | Entry by hat
date: 20 March | A voice and a guitar | Songs you know, slower. | From 9 in the evening
offer: The club for an evening | Your guests, our piano. | music
offer: A band for your event | We know who is free, and who fits. | music
offer: Matinee | Sundays, coffee, children welcome. | cup
shot: Before the first set | stage
shot: Piano, open | piano
shot: Row one | chair
shot: The bar, low light | lamp
shot: Double bass | music
shot: After midnight | moon
`),
  ...teaAndJuiceSheets,
];
