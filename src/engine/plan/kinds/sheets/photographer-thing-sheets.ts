import { readTrades } from '../trades/read-trades';

/** Photographers of things, rooms and places. */
export const photographerThingSheets = readTrades(`
# product and food photographer
words: product photographer, product photography, food photographer, food photography, still life photographer, commercial photographer, commercial photography, packshot photographer, e-commerce photographer, ecommerce photography, advertising photographer, fashion photographer, fashion photography
own: this studio
art: bottle, plate, lamp, camera
act: Send a shot list > contact
act: See the tables > gallery
head: Make them want to touch it
head: The thing itself, well lit
head: Hungry people, sharp pictures
lede: Objects and plates, photographed so that the material shows: in the studio or on site, with a plan, a shot list and files on the day you need them.
about: {name} photographs things people buy{in}: bottles, bread, shoes, soap. There is a studio with a north window and a stove that works.
about: A shoot starts with a list and ends with files that are named so that your web team does not call.
offer: For shops|Front, side, detail, on white, the same light for all.|box
offer: Food and drink|Cooked here, photographed hot, eaten afterwards.|plate
offer: Campaigns|One idea, built on a table.|lamp
offer: On location|Your kitchen, your workshop, your light.|window
line: With a shot list and a fixed number of files.
plan: Ten pictures|380|For a first shelf.|On white; Two angles each; Files for web and print
plan: A day in the studio|950|For a season.|Up to forty pictures; Styling; Licence for web and print|Most chosen
plan: Every month|1600|For shops that keep adding.|Two half days a month; Same light each time; Delivery in three days
said: Returns went down, because the colour was right.|Shop
said: We sold out of the bread in picture four.|Bakery
said: Files named, sorted, on time. I could have cried.|Brand manager
ask: Do we send you the products?|Yes, or you bring them. They go back clean and packed the way they came.
ask: Who does the styling?|Simple sets are included. For large ones I bring a stylist and tell you the price before.
ask: How many pictures can you take in a day?|Up to forty on white, eight to twelve in a built set.
ask: What may we use them for?|Your own web, shop and print. Advertising by others is agreed separately.
shot: Bottle, backlit|bottle|Products
shot: Watch, at rest|watch|Products
shot: Shoes on stone|shoe|Products
shot: Sunday bread|loaf|Food
shot: Plate thirteen|plate|Food
shot: Pour|cup|Food
shot: Soap, still wet|soap|Sets
shot: Lamp and shadow|lamp|Sets
shot: Table, built|table|Sets

# property photographer
words: property photography, real estate photographer, real estate photography, interior photographer, interiors photographer, interior photography, architecture photographer, architectural photographer, architectural photography, hotel photographer
own: this photographer
art: house, window, room, door
act: Book a visit > contact
act: See the rooms > gallery
head: Rooms, as they feel at ten in the morning
head: Straight lines, open doors
head: The house, before the viewing
lede: Homes, hotels and finished buildings, photographed with straight lines and real light. You have the pictures the next working day.
about: I am {name}, and I photograph buildings{in}. I move the bin, open the curtains and wait for the cloud.
about: Walls stay upright, rooms stay the size they are. A picture that promises too much only brings the wrong visitors.
offer: Homes for sale|Ten to twenty pictures, in the order people walk.|house
offer: Hotels and lets|Beds made twice, lamps all on.|bed
offer: Finished buildings|For architects, in the light the plan had in mind.|column
offer: Floor plans|Measured on the same visit.|ruler
line: Straight lines, real light, next day.
plan: A flat|150|Up to three rooms.|Twelve pictures; Next working day; Licence for the listing
plan: A house|220|With the garden and the street.|Twenty pictures; One at dusk; Next working day|Most booked
plan: A building|690|For the people who drew it.|Half a day; Ten finished pictures; Licence for web and print
said: Three viewings on the first weekend, all of them serious.|House sale
said: She waited for the sun to reach the stairs. We had designed it for that.|Architect
said: Our rooms look like our rooms, on their best day.|Hotel
ask: Do we have to tidy up?|Surfaces clear, lights working, cars away: that is enough. There is a one-page list.
ask: What about bad weather?|Inside it hardly matters. For the outside picture I come again if it is needed.
ask: How quickly do we get them?|The next working day, sized for the listing and for print.
ask: Do you make rooms look larger?|No. They look tidy and bright, and visitors recognise them.
shot: Kitchen, ten o’clock|counter|Inside
shot: Stairs|steps|Inside
shot: Two windows|window|Inside
shot: From the street|house|Outside
shot: The door, open|door|Outside
shot: Garden side|garden|Outside
shot: Dusk|night|Light
shot: Lamp and table|lamp|Light
shot: Bedroom, east|bedroom|Light

# landscape photographer
words: landscape photography, nature photographer, nature photography, wildlife photographer, wildlife photography, travel photographer, travel photography, fine art photographer, fine art photography, street photographer, street photography, drone photographer, aerial photographer
own: this photographer
art: mountains, sea, hills, lighthouse
act: Ask for a print > contact
act: Walk through > gallery
head: Light, before anyone is up
head: A long walk with a heavy bag
head: The hill, at five in the morning
lede: Landscapes and places, mostly at the edges of the day. Prints are made to order on cotton paper.
about: I am {name}, a photographer{in} who gets up early. Most mornings nothing happens. The other mornings are on this page.
about: Nothing is added afterwards. If there is a bird in the picture, there was a bird.
offer: Prints|Small, large, or as long as your sofa.|frame
offer: Commissions|Your valley, your coast, your building in its weather.|mountains
offer: Books|Thirty pictures and few words.|book
offer: Walks with a camera|Four people, one headland, one thermos.|compass
line: Printed to order, signed on the back.
plan: Small print|60|A4, for a shelf.|Cotton paper; Signed; Posted flat
plan: Large print|190|A2, for a wall.|Cotton paper; Signed; Posted rolled|Most chosen
plan: A commission|650|A day out for you.|A place you name; Five finished pictures; One large print
said: It hangs where the window should have been.|Large print
said: He went back four times because the tide was wrong.|Commission
said: I learnt more in one cold morning than in two courses.|Walk
ask: Are the prints numbered?|Large ones are. Small ones are made as people ask for them.
ask: Do you frame?|I can recommend a framer and the moulding I use myself.
ask: May I use a picture on my site?|Ask; for small businesses it is usually simple and fair.
ask: Do you take groups out?|Four people at most. Boots, headlamp, no hurry.
shot: Low tide|sea|Coast
shot: Lighthouse, off season|lighthouse|Coast
shot: Salt pans|sunrise|Coast
shot: First snow|mountains|Mountains
shot: The hut|house|Mountains
shot: Above the cloud|hills|Mountains
shot: Washing day|village|Towns
shot: Corner café|cup|Towns
shot: Last tram|night|Towns
`);
