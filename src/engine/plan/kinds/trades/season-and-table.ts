import { readTrades } from './read-trades';

/** What fields give at one time of the year, and meals that come to the door. */
export const seasonAndTable = readTrades(`
title: contact|Get in touch

# pick your own
words: pick your own, pick-your-own, pyo, pick your own strawberries, pick your own farm, pick your own fruit, pick your own flowers, pick your own pumpkins, strawberry fields, raspberry farm, blueberry farm, u-pick, u-pick farm, pumpkin patch, sunflower field
own: this farm
pages: open
schema: TouristAttraction
art: fruit, field, sun, jar
act: What is ripe > contact
act: How it works > process
head: Eat one, keep two
head: Red fingers are part of it
head: The field is open
lede: Take a basket, walk out into the rows and pick what is ripe. You pay for what you carry home; the ones you tasted are between you and the plant.
offer: In the rows|We show you which ones are ready.|field
offer: Already picked|For those in a hurry, at the gate.|fruit
offer: Children|Low plants, soft ground, quick success.|people
offer: Groups and schools|Tell us the day, and we keep a row.|hands
line: Ask before you drive: fields ripen when they like.
step: You ask what is ripe|A line or a call before you set out.
step: You take a basket|Ours or your own.
step: You pick|Only what comes away easily.
step: We weigh|And you go home and make something.
about: The rows{in} are planted so that a few things ripen after one another.
about: Some years are early, some are wet. We say what there is, not what the calendar says.
story: First we sold at the gate. Then people asked to walk in.
said: We came for jam and stayed for the view.|Family
said: My son ate his own weight.|Mother of a four-year-old
said: They rang to say the rain had spoilt it. Honest people.|Visitor
ask: What is ripe now?|Ask us before you come. It changes within days.
ask: What does it cost?|You pay by weight or by basket; the price of the day stands at the gate.
ask: Should I bring a basket?|You can. There are some here too.
ask: Are dogs welcome?|Ask first. In the rows mostly not, because we all eat from them.
ask: Can we come with a buggy?|On the paths yes, between the rows it is bumpy.
ask: What if it rains?|Wear boots. In heavy rain the rows rest.
title: services|What you can do here
title: process|How picking works
title: gallery|In the field
title: contact|Ask what is ripe
reach: Ask what is ripe|When you would like to come, and how many you are.
call: Is it your weekend?|Ask what is ripe, then bring a basket.
shot: The rows|field
shot: First basket|fruit
shot: One for now|fruit
shot: The scales|scales
shot: Boots|boot
shot: Evening over the field|sun

# Christmas trees
words: christmas tree, christmas tree farm, christmas tree sales, christmas tree seller, christmas tree delivery, xmas trees, xmas tree farm, cut your own christmas tree, potted christmas trees, rent a christmas tree, christmas tree hire
own: this yard
pages: open
schema: GardenStore
art: tree, snow, star, van
act: Ask for a tree > contact
act: See what there is > services
head: The one that stands straight
head: Measured, netted, on the roof by noon
head: It smells of December here
lede: Trees of every height, stood upright so that you can walk round them, netted while you pay and carried to the car.
offer: Cut trees|Small for a table, tall for a hall.|tree
offer: In pots|With roots, to stand outside again.|garden
offer: Brought to you|To the door, or into the stand.|van
offer: Stands and holly|So that it stands, and so that it looks like it.|star
line: Measure the ceiling first. Everybody forgets.
step: You measure|The ceiling, then the corner.
step: You walk round them|Turn as many as you like.
step: We net it|And cut the foot fresh.
step: It goes home|On your roof or in our van.
about: The trees{in} are cut late, so that they drop late.
about: We like the ones with a bend, too. Somebody always comes for them.
story: It began with a row too many at the edge of a field.
said: It was still green in the second week of January.|Family
said: They turned nine trees for us and stayed cheerful.|Couple
said: Netted, cut, tied on. Four minutes.|Father of three
ask: Which tree drops least?|Ask for one that keeps its needles, and give it water every day.
ask: What does it cost?|It depends on kind and height. Every tree has its price on it.
ask: Do you deliver?|Ask with your street and the height.
ask: When should I come?|Early for the tallest, later for the freshest.
ask: How do I keep it fresh?|Cut the foot, water daily, and not beside the radiator.
ask: What happens to it afterwards?|Ask us what we can do with old trees in January.
title: services|What there is
title: process|How to buy one
title: gallery|In the yard
title: contact|Ask for a tree
reach: Ask for a tree|Height of your ceiling, and whether we should bring it.
call: How high is your ceiling?|Send it, with a day that suits you.
shot: Rows, upright|tree
shot: The net|fruit
shot: Snow on the gate|snow
shot: On the roof|car
shot: A star for the top|star
shot: Lights at four|lamp

# meal prep
words: meal kit, meal kits, meal kit delivery, meal kit delivery service, recipe box, recipe boxes, meal kit subscription, meal prep, meal prep delivery, meal prep service, prepared meals, ready meals delivered, healthy meal delivery, home cooked meals delivered, weekly meals, frozen meals, meal plans delivered, lunch delivery service, tiffin service
own: this kitchen
pages: toOrder
schema: FoodEstablishment
art: bowl, skillet, vegetables, van
act: Ask for this week > contact
act: How to order > process
head: Dinner is in the fridge
head: Cooked on Sunday, eaten on Wednesday
head: You had a long day. We cooked
lede: Proper meals, cooked in one go and portioned for the week, so that the evening begins with eating instead of chopping.
offer: For the week|Lunches, suppers, or both, in the number you need.|bowl
offer: For training|Weighed, with what is in it written on the lid.|scales
offer: For families|Large dishes that children recognise.|skillet
offer: For somebody else|New parents, the newly home from hospital, a father who lives on toast.|gift
line: What is in it stands on the lid.
step: You choose|From what is cooked this week.
step: We shop and cook|Fresh, in a kitchen you may visit.
step: It comes cold|Packed for the fridge, with days on it.
step: You warm it|And keep your evening.
about: We cook{in} the food we would eat ourselves on a Tuesday, only in larger pans.
about: The menu is short and changes. Good vegetables do, too.
story: First one flat on our stairs, then the whole house, then the street.
said: I ate vegetables. Voluntarily.|Every week since March
said: It tasted like somebody had thought about it.|New father
said: No more three o’clock vending machine.|Nurse
ask: How do I order?|Write what you need by the day we name, and you get a yes.
ask: How long do the meals keep?|It is written on each lid. Most keep for some days in the fridge.
ask: Can you leave something out?|Tell us about allergies and dislikes before the first order.
ask: Where do you deliver?|Ask with your street; we go where the food arrives cold.
ask: Must I order every week?|No. You skip a week by saying so.
ask: How do I warm it?|Oven, pan or microwave: it is on the lid.
title: services|What we cook
title: process|From order to fridge
title: gallery|In the kitchen
title: contact|Ask for this week
reach: Ask for this week|How many meals, for whom, and what you do not eat.
call: What is for dinner on Thursday?|Write how many you are. We send what we cook this week.
shot: Large pans|skillet
shot: Lids with words|document
shot: Bowls, lined up|bowl
shot: Greens|leaf
shot: The cold boxes|box
shot: On the road|van

# veg box
words: veg box, veg boxes, vegetable boxes, veg box scheme, veg box delivery, fruit and veg box, fruit and veg boxes, organic box, organic veg box, organic veg boxes, organic veg box scheme, greengrocer veg box, fruit boxes, fruit and veg delivery
own: this veg box
pages: toOrder
schema: GroceryStore
art: carrot, fruit, leaf, van
act: Ask for a box > contact
act: How it works > process
head: Whatever the field gave this week
head: Mud on it, on purpose
head: Greens before the weekend
lede: A box of what is ripe now, packed in the morning and at your door the same week, with a note on what to do with the odd one.
offer: Small box|For one or two who cook.|fruit
offer: Large box|For a family, or for one who cooks a lot.|carrot
offer: With fruit|What keeps, and what must be eaten by Thursday.|apple
offer: Extras|Eggs, bread, honey, where we have them.|egg
line: Skip a week by saying so.
step: You choose a size|And say what nobody at home will eat.
step: We pack|On the morning it goes out.
step: It comes|On a fixed day, to the door or a safe corner.
step: You give the box back|We fill it again.
about: We pack what is in season{in}, from growers whose names we know.
about: In March that means leeks. We say so, and send a recipe.
story: It began with too many courgettes and a bicycle.
said: I know what kohlrabi is now.|Third year
said: The tomatoes made up for February.|Family of four
said: Nothing in plastic, everything eaten.|Customer
ask: Can I choose what is in it?|You say what you never eat. The rest follows the field.
ask: Where do you deliver?|Ask with your street, and you hear the day.
ask: Must I take one every week?|No. Every two weeks is fine, and holidays too.
ask: What does it cost?|It depends on the size. You get it before you order.
ask: What if I am not in?|Tell us a safe corner.
ask: What happens to the boxes?|We take them back and use them until they fall apart.
title: services|What is in it
title: process|From field to door
title: gallery|On the packing table
title: contact|Ask for a box
reach: Ask for a box|How many you are, where you live, and what you never eat.
call: Who cooks at yours?|Write how many you are, and we suggest a box.
shot: Packing table|table
shot: Carrots, with tops|carrot
shot: This week’s green|leaf
shot: Boxes come back|fruit
shot: The round|van
shot: First of the year|fruit
`);
