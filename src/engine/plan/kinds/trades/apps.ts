import { readTrades } from './read-trades';

/** Apps for one use: what they do there. The rest is said by the kind. */
export const apps = readTrades(`
own: this app
act: App Store > download
act: Google Play > download
title: features|What it does, quietly|Small app, thought through
title: faq|Quick questions
title: gallery|A look inside|Screens
reach: Report a bug, suggest a feature|We read everything.
call: Try it this evening|It takes a minute, and leaves no trace if you delete it.
ask: Does it work offline?|Yes, after the first start.
ask: What does it cost?|The basics are free and stay free. Plus costs a little each month, or once for good.
ask: Which phones does it run on?|iPhones and Android phones of about the last six years.
ask: How do I move to a new phone?|Export one file, open it on the new one.
ask: How do I cancel?|In your store’s settings, two taps.
ask: What do you know about me?|What you enter stays on your phone unless you share it.

# meditation app
words: mindfulness app, breathing app, meditation, mindfulness, anxiety app, mental health app, calm app, breathwork app
head: Five minutes, with nobody talking much
head: Sit down, breathe, get up
head: Less app, more quiet
lede: Short sittings with a calm voice or none at all, a bell at the end and no badge for having been calm.
why: From three minutes|Because that is what there is.|clock
why: A voice, or silence|You choose, each time.|headphones
why: A bell|Recorded in a real room.|bell
why: Nothing to win|No streaks, no ranking.|heart
shot: Begin|phone
shot: Breathing|lake
shot: The bell|village
shot: Evening|night
shot: A short note|document
shot: Done|hills
said: I sit. It shuts up. Perfect.|Each morning
said: The bell is the best part. And the three minutes before it.|Since winter
said: It has never congratulated me. Thank you.|On the train

# recipe app
words: cooking app, meal planner, meal planning app, grocery app, shopping list app, food app, recipes app, recipe keeper, baking app, nutrition app, diet app
head: What is for dinner, answered
head: Cook from what is there
head: Thumb clean, recipe open
lede: Keep recipes, plan the week and shop once. The screen stays on while your hands are in the dough.
why: From any page|It takes the recipe and leaves the novel.|book
why: Scaled|For two, or for the whole football team.|scales
why: One list|Sorted by aisle, shared at home.|bag
why: Hands free|Say “next”.|microphone
shot: Tonight|dish
shot: The week|phone
shot: Shopping|vegetables
shot: Step by step|bowl
shot: Timer|watch
shot: Leftovers|plate
said: We argue about other things now.|Family of four
said: Forty torn-out pages, one search field.|Cooks daily
said: My flour-covered nose can scroll. Hands free it is.|Baker at home

# dating app
words: dating, matchmaking app, friendship app, friends app, social app, social network app, meetup app, neighbourhood app, neighbour app, roommate app, pen pal app, community app
head: Fewer swipes, one good walk
head: Say something true first
head: Meet on Thursday, not someday
lede: A few people a day, chosen by what you both said, and a gentle push to meet before you have typed it all away.
why: Three people a day|So that you read them.|portrait
why: Questions worth answering|No heights, no slogans.|chat
why: Meet in the open|It suggests a place between you.|map
why: Safe by habit|Block, report, leave: one tap each.|shield
shot: Today’s three|portrait
shot: A question|chat
shot: Half-way|map
shot: Thursday|cup
shot: A walk|garden
shot: Pause|night
said: We met at a bakery it picked. Good bakery.|Since May
said: I deleted it after six weeks, for the right reason.|Happily
said: Nobody wrote “hey”.|New in town
ask: Is it safe?|Profiles are checked by people, and you can block and report in one tap. Meet in public first.
ask: Who can see me?|People you might meet, nobody else. You can pause at any time.

# travel app
words: travel planner app, travel planner, trip planner, travel, itinerary app, packing list app, hiking app, camping app, flight app, city guide app, travel journal app
head: The way there, without the signal
head: Plan it on the sofa, use it in the rain
head: Pack lighter, know the last bus
lede: Routes, tickets, notes and a packing list in one place that works in tunnels, on ferries and abroad.
why: Offline maps|Saved before you lose the net.|map
why: One timeline|Trains, beds, that restaurant.|suitcase
why: Packing list|Learns from what you forgot.|bag
why: Shared|With those who come along.|hands
shot: The route|map
shot: Tomorrow|phone
shot: Packing|suitcase
shot: On the ferry|boat
shot: The hut|mountains
shot: Home again|door
said: It knew about the last bus. I did not.|In the hills
said: Worked in a cellar in another country.|On the road
said: I have not forgotten the charger since.|Travels monthly

# kids app
words: kids app, children's app, family app, bedtime story app, story app, drawing app, game app, puzzle app
head: Small screen, real life first
head: Opens quickly, closes gladly
head: Made for two thumbs and one minute
lede: It does one thing, shows it large, and sends you back to what you were doing.
why: One thing at a time|And that one thing large.|phone
why: No ads|Not even small ones.|shield
why: No endless scroll|It has an end. You reach it.|door
why: Shared at home|On every phone of the household.|house
shot: First page|phone
shot: Today|hills
shot: A note|document
shot: At home|house
shot: Evening|night
shot: Finished|heart
said: My daughter closed it herself. I have witnesses.|Parent
said: It ends. I did not know apps could.|Daily
said: No ads, no noise, no questions.|At home

# service app
words: delivery app, food delivery app, taxi app, banking app, bank app, insurance app, repair app, cleaning app, marketplace app, second hand app, loyalty app, booking app, job app, charity app, event app, ticket app, car sharing app, bike sharing app, scanner app, telehealth app, doctor app, medication app, pill reminder, pharmacy app
head: Asked, answered, on its way
head: Three taps, then put it away
head: Help, in your pocket
lede: Say what you need, see who comes and when, and get on with the day.
why: Clear from the start|What, when, how much.|document
why: True times|Updated, not hopeful.|clock
why: A person when it jams|Chat with somebody who can decide.|chat
why: Everything on record|Receipts included.|receipt
shot: What you need|phone
shot: Who comes|portrait
shot: On the way|map
shot: Done|hands
shot: Receipt|calculator
shot: Again, please|heart
said: It said ten past. It was ten past.|In the city
said: A person answered, with a name.|After a problem
said: My father uses it. That says everything.|In the family
`);
