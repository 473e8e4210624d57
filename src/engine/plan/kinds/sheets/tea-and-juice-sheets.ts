import { readTrades } from '../trades/read-trades';

/** Houses that pour what holds no alcohol: tea and juice. `good` is the list. */
export const teaAndJuiceSheets = readTrades(`
# tea house
words: tea room, tearoom, tea salon, bubble tea, boba, matcha bar, chai bar, teahouse
head: Sit down, it has to steep
head: Pots, not bags
head: Four o’clock, all day
lede: Tea by the pot, poured when it is ready and not before. Cake at your elbow, and nobody looking at the clock.
good: Black, high-grown | 5.5 | A pot, clear, brisk | teapot | By the pot
good: Oolong | 6.5 | A pot, three infusions | teapot | By the pot
good: Steamed green | 6 | A pot, at seventy degrees | teapot | By the pot
good: Matcha, whisked | 5.8 | A bowl | bowl | By the pot
good: Mint, whole | 4.8 | A glass, very hot | leaf | By the pot
good: Chai | 5 | Cooked, not poured | cup | By the pot
good: Scone, cream, jam | 6.5 | In your own order | cake | Beside
good: Cucumber sandwich | 6 | Crusts off, no joke | loaf | Beside
good: Lemon cake | 4.5 | A proper slice | cake | Beside
good: Afternoon tea | 24 | For one; three storeys | table | Beside
about: Ask which leaf goes with which cake. There are opinions, and they are given freely.
about: Nobody hurries you here. The pot decides when it is ready.
shot: The shelf of tins | jar
shot: First infusion | teapot
shot: Cake under glass | cake
shot: Window table | window
shot: Bowls | bowl
shot: Hourglass | clock
said: I wrote half a book beside the second pot. They never once looked at the clock. | Writes here
said: The only place where my mother and I agree on the milk. | Comes on Sundays
said: Warm in winter, quiet before nine, cake all year. | Lives upstairs
role: Tea | Remembers which leaf was yours.
role: Cake | Bakes with the radio on and the window open.
role: Everything else | Fixes the chairs, waters the plants, finds your scarf.
why: Water, at the right heat | Seventy, eighty or boiling. It matters. | drop
why: A second pot | Most leaves have one more in them. Just ask. | teapot
why: Quiet | Conversation, cups, sometimes rain. | leaf

# juice bar
words: juice shop, juicery, juice bars, smoothie bar, smoothie shop, juice and smoothie bar, smoothies and juices, juice cafe, cold pressed juice, acai bar, acai bowls
kicker: Juice bar
head: Pressed while you wait
head: Five a day, by noon
head: Green, but nice
lede: Fruit and vegetables cut this morning and pressed when you order. Sweet, sharp or green; say which, or point.
good: Carrot, apple, ginger | 5.5 | Sharp at the end | glass | Pressed
good: Orange, nothing else | 4.8 | Three of them | fruit | Pressed
good: Green one | 6 | Spinach, cucumber, apple, lemon | leaf | Pressed
good: Beetroot and berries | 6 | Dark, earthy, sweet | glass | Pressed
good: Mango and lime | 6.2 | With yoghurt or without | glass | Smoothies
good: Banana, oats, cinnamon | 6 | Breakfast, on foot | glass | Smoothies
good: Berry | 6.2 | Whatever the market had | fruit | Smoothies
good: Açaí bowl | 8.5 | Granola, banana, coconut | bowl | Bowls
good: Ginger shot | 3 | Brave people only | bottle | Small
title: about | Where the fruit comes from
about: We buy fruit in the morning and close when it is gone. What is soft goes into smoothies, what is left goes to the compost.
about: Tell us what you do not like. There is nearly always another glass.
shot: Crates, early | fruit
shot: Through the press | drop
shot: Four colours | glass
shot: Bowl, first spoon | bowl
shot: The board | board
shot: To take along | bottle
why: When you order | Not before, not from a carton. | drop
why: Nothing added | No sugar, unless it grew in it. | leaf
why: Your own cup | Bring it along; we fill it. | cup
`);
