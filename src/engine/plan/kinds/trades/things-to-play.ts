import { readTrades } from './read-trades';
import { thingsShared } from './things-shared';

/** Games that somebody made and sells. */
export const thingsToPlay = readTrades(`
${thingsShared}
# video game
words: video game, video games, indie game, indie video game, pc game, console game, roguelike, roguelite, metroidvania, platformer game, visual novel, rpg, role playing game, adventure game, horror game, farming game, cosy game, cozy game, puzzle game for, strategy game, simulation game, deckbuilder, shooter, racing game, vr game
own: this game
schema: VideoGame
art: controller, night, hills, sea
act: Wishlist it > pricing
act: See it move > gallery
head: One more evening
head: Small world, long shadows
head: Come back before dark
lede: A game made by few people over a long time: one idea, taken seriously, with a save button wherever you need one.
why: One idea|And everything that follows from it.|bulb
why: Your pace|Nothing is lost when life calls you away.|clock
why: Made by hand|Drawn, played and recorded by us.|pencil
why: For everybody|Keys can be changed, text can be larger, colours can be told apart.|controller
detail: Keyboard and controller. Saves anywhere. No account.
detail: In the box: the game, the music, and a small book of drawings.
good: The game|20|For one player|controller
good: With the music|26|Eighteen pieces, no loops|headphones
good: With the drawings|32|The book of sketches as a PDF|book
plan: The game|20|Everything that is in it.|All updates; No account
plan: With the music|26|To keep when it is over.|The game; The soundtrack|Most chosen
step: Start|There is no tutorial. There is a hint, once.
step: Fail|Quickly, and a little wiser.
step: Once more|You said that an hour ago.
compare: Compared|This one|The usual one
compare: Account|None|Three
compare: Shop inside|None|On every screen
story: It began as a weekend. The weekend took four years, a cat, and two flats.
said: I looked up and it was two in the morning.|Tester
said: My daughter made me start again, properly.|Tester
said: It ends. That alone is worth the price.|Tester
ask: What does it run on?|What it runs on stands beside the button. Ask us about anything older.
ask: Can I play with a controller?|Yes, and change every key.
ask: Is it hard?|As hard as you like; it can be changed at any time.
ask: How long is it?|Some evenings, and then some more for those who look behind things.
ask: May I stream it?|Please do.
ask: Is there a demo?|Sign up, and you hear when there is one.
title: gallery|Screenshots
title: pricing|How to get it
title: faq|Before you start
title: testimonials|From those who tried it
title: story|Who makes it
call: Ready for one more evening?|Put it on your list, and you hear when it is out.
reach: Write to the makers|Press, streams, and bugs with a picture.
shot: First evening|controller
shot: Down by the water|sea
shot: The map, half drawn|map
shot: Somebody is home|house
shot: After dark|night
shot: Further than planned|hills
`);
