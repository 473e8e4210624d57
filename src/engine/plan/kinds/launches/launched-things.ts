import { readTrades } from '../trades/read-trades';

/**
 * What is said of one thing that is launched when nothing is known of it but its own words: the sort of thing that it is, to
 * drink, to eat, to wear and so on. Woven like the copy of families; nothing stands here that is not true of any of the sort.
 */
export const launchedThings = readTrades(`
pages: launch
schema: Product
own: this one
act: Order yours > pricing
act: Look closer > features
title: features|What it is like|Look closer
title: pricing|What it costs|Order
title: products|Which one
title: product-detail|A closer look
title: faq|Before you order
title: process|From here to your door
title: story|How it began|Why we made it
title: gallery|Seen from near
title: comparison|Beside another one
title: testimonials|From first users
title: about|Who makes it
about: Whoever writes to us gets an answer from somebody who had a hand in it. That is the advantage of making one thing.
step: Choose|Which one, and how many.
step: Order|You hear at once that we have it.
step: It is sent|With word on the day it leaves.
step: It is yours|And if something is not right, write.
ask: When does it ship?|The day stands on your order, and we write when it leaves.
ask: Can I send it back?|Within the time the law gives you, yes. Write first, and we say how.
ask: Where do you send to?|Ask about your country, and you get an answer and the postage.
ask: What if it arrives damaged?|Send a picture, and we put it right.
ask: Who answers my question?|Somebody who knows the thing.
ask: Do you sell to shops?|Yes. Write what kind of shop, and you get a list with prices.
reach: Ask us|Orders, questions, and what the next one should be like.
call: Shall one be yours?|Order now, or ask first.
call: Made up your mind?|If not, ask what is still open.
said: Does what it is there for. That is rarer than it sounds.|First user
said: I ordered a second one.|First user
said: I had a question, and got an answer from a person.|First user

# drink
art: can, bottle, sun, glasses
head: The first sip decides
head: One to open, one to pass on
head: Try one before you believe us
lede: {Name} is {whole}{from}. Open one, take your time, and see whether you want another.
why: Taste comes first|A drink that is only good for you gets left in the glass.|glasses
why: Nothing hidden|What is in it stands on the label, all of it.|magnifier
why: Goes along|In a bag, on a desk, to the lake.|bag
why: Good company|With food, with friends, or with nobody at all.|people
detail: {Name} is {whole}, and tries to be nothing else. What is in it, and how much of it, stands on the label.
good: One to try|4|For the curious.|can
good: Six|21|One kind, or mixed.|box
good: Twelve|39|For the fridge at work.|box
plan: One to try|4|See whether you like it.|One kind
plan: Six|21|For the week.|One kind, or mixed
plan: Twelve|39|To share.|One kind, or mixed; For home or work
compare: Compared|{Name}|Another one
compare: What is in it|On the label, all of it|On the label, in small print
compare: Who answers|The people who make it|A form
story: We were looking for {an x} that we would buy twice. In the end we made it ourselves.
ask: How should I drink it?|However you like it best. Most people begin with it cold.
ask: How long does it keep?|The date stands on each one. Once it is open, treat it like anything fresh.
ask: Where can I buy it?|Order it here, or ask for the nearest place that has it.
shot: In the hand|can
shot: On the table|glasses
shot: To take along|bag
shot: In the sun|sun
shot: In a row|shelf
shot: With friends|people

# food
art: jar, plate, spread, hands
head: A small jar of good reasons
head: You will look for the spoon
head: Try it on something plain first
lede: {Name} is {whole}{from}. Put it on the table, and see who takes it twice.
why: Tasted, then tasted again|If we would not finish it, it does not leave.|plate
why: Nothing hidden|What is in it stands on the label, all of it.|magnifier
why: Easy to use|Open, take, enjoy. No recipe needed.|hands
why: Good to give|To somebody who likes to eat.|gift
detail: {Name} is {whole}. What is in it, and in what order, stands on the label; how we like it best, we tell whoever asks.
good: One to try|7|For a first taste.|jar
good: Three|19|One kind, or mixed.|jar
good: Six|36|To share, or to give.|box
plan: One to try|7|See whether you like it.|One kind
plan: Three|19|For home.|One kind, or mixed
plan: Six|36|To share.|One kind, or mixed; Some to give away
compare: Compared|{Name}|Another one
compare: What is in it|On the label, all of it|On the label, in small print
compare: Who answers|The people who make it|A form
story: We missed {an x} that tastes of something. So we began to make one, and friends began to ask for it.
ask: What is in it?|The label says it in full. If there is something you must avoid, ask before you order.
ask: How long does it keep?|The date stands on each one. Once it is open, treat it like anything fresh.
ask: Where can I buy it?|Order it here, or ask for the nearest place that has it.
shot: On the table|plate
shot: A spoonful|bowl
shot: In the kitchen|kitchen
shot: On the shelf|shelf
shot: With friends|people
shot: To give|gift

# care
art: perfume, soap, leaf, drop
head: A little goes a long way
head: Kind to the person in the mirror
head: Two minutes that are yours
lede: {Name} is {whole}{from}. Use a little, wait a moment, and see how it feels.
why: Feels right|Try it on the back of your hand first.|hands
why: Nothing hidden|What is in it stands on the label, all of it.|magnifier
why: Part of the day|In the morning, in the evening, or both.|sun
why: A little is enough|Begin with less than you think.|drop
detail: {Name} is {whole}. What is in it stands on the label in full. Try it on a small spot before you use it every day.
good: Small|18|To try, or to travel.|perfume
good: Usual|34|For every day.|perfume
good: Refill|27|The same again, with less around it.|drop
plan: Small|18|To try.|For travel
plan: Usual|34|For every day.|Lasts longer
plan: Two|62|One for you, one for somebody.|Good to give
compare: Compared|{Name}|Another one
compare: What is in it|On the label, all of it|On the label, in small print
compare: Who answers|The people who make it|A form
story: We could not find {an x} that we wanted to use to the end. That is how this one began.
ask: Is it right for my skin?|Read what is in it, try it on a small spot, and ask if you are not sure.
ask: How long does it keep?|The date, and the time after opening, stand on each one.
shot: In the hand|hands
shot: By the mirror|mirror
shot: A drop|drop
shot: In the morning|sun
shot: On the shelf|shelf
shot: To give|gift

# wear
art: shirt, bag, shoe, hands
head: Put it on and forget about it
head: For the days you are out in it
head: It gets better with you
lede: {Name} is {whole}{from}. Try it on, move about in it, and keep it if it feels like yours.
why: Fits a body|Try it on at home, and walk about in it.|people
why: Goes with what you have|So that it is worn, and not kept.|shirt
why: To look after|How to care for it stands inside.|sewing
why: Made to be used|On ordinary days, not only on good ones.|sun
detail: {Name} is {an x} for daily use. What it is made of, and how to look after it, stands inside and is told to anybody who asks.
good: The first|85|In every size there is.|shirt
good: In another colour|85|In every size there is.|shirt
good: Two|159|One to wear while the other dries.|bag
plan: One|85|For you.|Your size; Your colour
plan: Two|159|One to change.|Two sizes or colours, if you like
compare: Compared|{Name}|Another one
compare: Sizes|Asked about, answered|Guessed
compare: Who answers|The people who make it|A form
story: The old one gave up, and nothing we found would have lasted longer. So we made {an x} of our own.
ask: Which size is mine?|Tell us what you usually wear, and we say which to take.
ask: How do I look after it?|As it says inside. If you are not sure, less and cooler is safer.
shot: Worn|people
shot: Close up|sewing
shot: In the hand|hands
shot: On the hook|door
shot: Outside|sun
shot: Folded|shelf

# home
art: room, lamp, chair, window
head: Comes in, and stays
head: Home is where you use it
head: Something good for every day
lede: {Name} is {whole}{from}. It is there when you need it, and does not ask for attention when you do not.
why: Made for use|Every day, not for show.|hands
why: At home anywhere|Quiet enough to stand beside what you have.|room
why: Easy to live with|Simple to put up, simple to look after.|sun
why: Somebody to ask|Before you order, and years after.|chat
detail: {Name} is {whole}. Measures and materials stand with the order; ask if you would like them before.
good: One|129|For one place.|lamp
good: Two|239|For a pair of places.|room
good: To look at first|12|A sample of what it is made of.|box
plan: One|129|For you.|Sent to your door
plan: Two|239|For two places.|Sent together
compare: Compared|{Name}|Another one
compare: Before you buy|Ask as much as you like|Read the small print
compare: Who answers|The people who make it|A form
story: We needed {an x} at home and liked none of those we saw. This is the one we kept.
ask: Will it fit?|Measure twice, then ask for its measures. We send a drawing.
ask: How do I look after it?|Simply. What it needs stands on the card that comes with it.
shot: In its place|room
shot: By the window|window
shot: A detail|magnifier
shot: In the evening|night
shot: In the hand|hands
shot: Ready to go|box

# device
art: gear, hands, phone, box
head: Switch it on, get on with it
head: Less to set up, more to use
head: It does its work and lets you do yours
lede: {Name} is {whole}{from}. Unpack it, switch it on, and see what changes.
why: Ready at once|Out of the box, and on.|box
why: Simple to use|What you need most is where your hand is.|hands
why: Explained|In plain words, on one page.|document
why: Somebody to ask|Before you order, and when you use it.|chat
detail: {Name} is {whole}. All technical data stands with the order; ask if you would like it before.
good: One|149|With everything to begin.|gear
good: Two|279|One for another place.|box
plan: One|149|For you.|With everything to begin
plan: Two|279|One to give, or for another place.|With everything to begin; Sent together
step: Unpack|Everything you need to begin is there.
step: Switch it on|One page tells you how.
step: Use it|In your own way.
step: Ask|If something is not clear.
compare: Compared|{Name}|Another one
compare: To begin|One page|A thick booklet
compare: Who answers|The people who make it|A form
story: We wanted {an x} that simply works, and could not find it. So we drew one.
title: process|Out of the box
ask: Is it hard to set up?|No. One page tells you how, and we answer if it does not.
ask: What does the guarantee cover?|What the law gives you, at least. What goes beyond it stands on your order.
ask: Can it be repaired?|Write what is wrong, and we say what can be done.
shot: In the hand|hands
shot: In its place|room
shot: A detail|gear
shot: Out of the box|box
shot: In use|people
shot: In the evening|night

# play
art: toy-blocks, chess, gift, people
head: One more round, then bed
head: Open the box and begin
head: For long evenings and short ones
lede: {Name} is {whole}{from}. Open it, begin, and see who wants to go again.
why: Begun at once|Little to read, much to do.|box
why: Never twice the same|Because people are not, either.|people
why: For the table|Or the floor, or the train.|table
why: Good to give|To somebody you would like to sit beside.|gift
detail: {Name} is {whole}. What is in the box, for how many and from what age, stands on its side.
good: One|39|For your table.|toy-blocks
good: Two|72|One to give.|gift
plan: One|39|For your table.|Everything in the box
plan: Two|72|One to give.|Everything in the boxes
story: It began as something to do on one evening. The friends who were there asked for it again.
ask: From what age is it?|It stands on the box. Tell us for whom it is, and we say what we think.
ask: What if a piece gets lost?|Write which one, and we see whether we can send it.
shot: On the table|table
shot: Out of the box|box
shot: In the middle of it|people
shot: A detail|magnifier
shot: Late|night
shot: To give|gift

# thing
art: box, hands, shelf, gift
head: {An x}, and nothing around it
head: One thing, done with care
head: Made to be kept
lede: {Name} is {whole}{from}. Have a look at it, ask what you would like to know, and order when you are ready.
why: For one purpose|And that one properly.|hands
why: Good in use|On ordinary days, where it counts.|sun
why: Plainly told|What it is made of, what it costs, what it cannot do.|document
why: Somebody to ask|Before you order, and after.|chat
detail: {Name} is {whole}. What it is made of, and its measures, stand with the order; ask if you would like them before.
good: One|49|For you.|box
good: Two|92|One to give.|gift
plan: One|49|For you.|Sent to your door
plan: Two|92|One to give.|Sent together
compare: Compared|{Name}|Another one
compare: Before you buy|Ask as much as you like|Read the small print
compare: Who answers|The people who make it|A form
story: We needed {an x} and found none that we liked. So we made one.
shot: In the hand|hands
shot: On the table|table
shot: A detail|magnifier
shot: On the shelf|shelf
shot: Out of the box|box
shot: To give|gift
`);
