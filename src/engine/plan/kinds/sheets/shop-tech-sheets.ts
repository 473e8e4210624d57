import { readTrades } from '../trades/read-trades';

/** Shops for telephones, computers, cameras and other machines. */
export const techShops = readTrades(`
# phone shop
words: refurbished phones, refurbished phone, second hand phones, used phones, mobile phones, mobile phone shop, smartphones, smartphone, phones, iphones, cell phones
art: phone, box, bolt, shield
kicker: phones
head: A second life in your pocket
head: Checked, cleaned, yours
head: As good as it needs to be
lede: Every phone is taken apart on paper before it is sold: battery, screen, buttons, radio. What was found stands beside it.
line: Charge between twenty and eighty per cent, and keep it out of the sun behind glass.
good: iPhone 12, 64 GB | 229 | Light traces on the frame | phone | Apple
good: iPhone 13, 128 GB | 329 | Like new, new battery | phone | Apple
good: iPhone SE, 64 GB | 149 | Small, with a button | phone | Apple
good: Galaxy S21, 128 GB | 199 | One mark on the back | phone | Samsung
good: Galaxy S22, 128 GB | 259 | Like new | phone | Samsung
good: Galaxy A52, 128 GB | 129 | The sensible one | phone | Samsung
good: Pixel 6, 128 GB | 189 | Camera as on day one | phone | Google
good: Pixel 7, 128 GB | 249 | Like new, with its box | phone | Google
good: Fairphone 4, 128 GB | 269 | Opened with one screwdriver | phone | Fairphone
good: Xperia 5, 128 GB | 179 | Slim, with a headphone socket | phone | Sony
good: Nokia, with keys | 39 | A week on one charge | phone | Others
good: Motorola G, 64 GB | 99 | For a first phone | phone | Others

# computer shop
words: laptops, laptop, refurbished laptops, used laptops, computers, desktop computers, pcs, gaming pcs, gaming pc, refurbished computers, computer store
art: laptop, code, box, chart
kicker: computers
head: Fast enough for years
head: Cleaned inside and out
head: A machine, not a riddle
lede: Laptops and desktops with their weak spots put right, set up the way you work, and explained in plain words.
line: Let it breathe, keep the lid free of crumbs, and copy what matters to a second place.
good: Laptop, 13 inch | 449 | Light, eight hours | laptop | Laptops
good: Laptop, 14 inch | 529 | Good keys, matt screen | laptop | Laptops
good: Laptop, 15 inch | 589 | Numbers on the right | laptop | Laptops
good: Laptop for school | 289 | Falls well | laptop | Laptops
good: Small desktop | 329 | Fits behind the screen | box | Desktops
good: Office desktop | 389 | Quiet, with room inside | box | Desktops
good: Desktop for games | 890 | New card, old case | controller | Desktops
good: Screen, 24 inch | 119 | Turns upright | dashboard | Beside it
good: Screen, 27 inch | 189 | Sharp to the corner | dashboard | Beside it
good: Keyboard, quiet | 59 | For two in one room | laptop | Beside it
good: Docking station | 89 | One cable in the morning | box | Beside it
good: Memory, 16 GB | 49 | Fitted while you wait | box | Beside it

# camera shop
words: camera store, film cameras, film camera, analogue cameras, used cameras, vintage cameras, camera lenses, lenses, camera gear, photo shop, photography equipment
art: camera, film, frame, sun
kicker: cameras
head: Wind on, look again
head: Glass that has seen things
head: The light is the same as ever
lede: Cameras and lenses that were cleaned, tested with a roll of film and described without poetry.
line: Keep it dry, store it with the shutter released, and open the back only in shade.
good: Reflex camera with 50 mm | 189 | New seals, meter works | camera | Cameras
good: Rangefinder | 320 | Small, bright finder | camera | Cameras
good: Point and shoot | 129 | Flash can be switched off | camera | Cameras
good: Medium format, folding | 240 | Twelve pictures, slowly | camera | Cameras
good: Digital, ten years old | 159 | Colours people ask for | camera | Cameras
good: Lens, 28 mm | 98 | For streets and kitchens | magnifier | Lenses
good: Lens, 50 mm | 74 | The one to keep on | magnifier | Lenses
good: Lens, 85 mm | 145 | For faces | magnifier | Lenses
good: Lens, 135 mm | 89 | Further away | magnifier | Lenses
good: Film, black and white, three | 24 | 400 | film | Film and bags
good: Film, colour, three | 39 | 200 | film | Film and bags
good: Strap, leather | 29 | Wide enough | bag | Film and bags

# case shop
words: phone cases, phone case, phone accessories, mobile accessories, laptop sleeves, laptop sleeve, chargers, cables, phone covers
art: phone, shield, bolt, bag
kicker: cases and cables
head: Drop it, pick it up
head: For the thing you hold most
head: Thin, and still there
lede: Cases, sleeves and cables that fit what you have and do not shout about it.
line: Wipe with a damp cloth; leather likes a little wax once a year.
good: Clear case | 15 | Stays clear | phone | Cases
good: Matt case | 19 | Five colours | phone | Cases
good: Cork case | 24 | Light, grips well | phone | Cases
good: Leather case | 39 | Room for a card | phone | Cases
good: Folding case | 34 | Stands by itself | phone | Cases
good: Sleeve, 13 inch | 32 | Felt, with a flap | laptop | Sleeves
good: Sleeve, 15 inch | 36 | Room for the charger | laptop | Sleeves
good: Screen glass, two | 14 | With a frame to set it straight | shield | Sleeves
good: Cable, one metre | 12 | Woven | bolt | Power
good: Cable, two metres | 15 | Reaches the sofa | bolt | Power
good: Charger, two sockets | 25 | Small | bolt | Power
good: Power bank | 35 | Two full charges | bolt | Power

# keyboard shop
words: mechanical keyboards, mechanical keyboard, keycaps, keycap, custom keyboards
art: laptop, code, controller, bolt
kicker: keyboards
head: Every key, on purpose
head: Quiet, clicky or in between
head: Built to be taken apart
lede: Boards, switches and caps that fit each other, sold whole or in pieces, with advice on the sound you are after.
line: Pull the caps twice a year, brush beneath, and keep the coffee on the other side.
good: Board, compact | 119 | Sixty-five keys | laptop | Boards
good: Board, without number keys | 139 | Heavy frame | laptop | Boards
good: Board, full | 159 | For accounts | laptop | Boards
good: Kit to build yourself | 99 | No soldering | box | Boards
good: Switches, linear, seventy | 35 | Smooth | box | Switches
good: Switches, tactile, seventy | 38 | You feel it, others do not | box | Switches
good: Switches, clicky, seventy | 32 | Everybody knows you are working | box | Switches
good: Caps, grey and cream | 59 | Will not shine | box | Caps
good: Caps, one colour | 49 | Six to choose from | box | Caps
good: Caps without letters | 45 | For the brave | box | Caps
good: Coiled cable | 29 | Comes apart in the middle | bolt | Beside it
good: Wrist rest, wood | 34 | Walnut or ash | board | Beside it

# synthesizer shop
words: synthesizers, synthesizer, synths, guitar pedals, guitar pedal, effects pedals, effect pedals, drum machines, modular synths, audio gear, studio gear, pro audio
art: piano, bolt, headphones, decks
kicker: sound machines
head: Turn it until it sings
head: Knobs that do one thing
head: Louder, then stranger
lede: Synthesizers, pedals and the cables between them, tried on our own table before they are packed.
line: Use the right supply, label your cables, and leave the dust cover on.
good: Small synthesizer | 249 | Two oscillators, one idea | piano | Keys
good: Polyphonic synthesizer | 690 | Eight voices | piano | Keys
good: Drum machine | 320 | Sixteen steps | drum | Keys
good: Sampler | 389 | Hears everything | decks | Keys
good: Overdrive | 119 | From warm to rude | guitar | Pedals
good: Delay | 149 | Tape without tape | guitar | Pedals
good: Reverb | 159 | Rooms, halls, wells | guitar | Pedals
good: Tuner | 69 | Seen from standing | guitar | Pedals
good: Patch cables, six | 22 | Colours you can follow | bolt | Between them
good: Power supply | 79 | Eight, all quiet | bolt | Between them
good: Headphones, closed | 129 | For nights | headphones | Between them
good: Stand | 59 | Does not shake | board | Between them

# drone shop
words: drones, drone, rc planes, quadcopters, action cameras
art: plane, camera, hills, bolt
kicker: things that fly
head: See it from above
head: Up, hold, look round
head: Calm hands, wide views
lede: Drones and what they need, with the rules for flying explained before anything leaves the ground.
line: Store batteries half charged, change propellers in pairs, and look at the wind first.
good: First drone | 119 | Forgives a lot | plane | Drones
good: Folding drone | 389 | Fits a coat pocket | plane | Drones
good: Camera drone | 749 | Steady in wind | plane | Drones
good: Racing kit | 289 | To solder yourself | plane | Drones
good: Battery | 59 | Half an hour more | bolt | Parts
good: Propellers, eight | 19 | Balanced | turbine | Parts
good: Charger, three bays | 49 | In one evening | bolt | Parts
good: Filters, four | 39 | For bright snow | magnifier | Parts
good: Landing mat | 25 | Keeps grass out | board | On the field
good: Backpack | 89 | For all of it | bag | On the field
good: Case, hard | 79 | Survives the boot | suitcase | On the field
good: Goggles | 240 | As if you sat in it | glasses | On the field

# scooter shop
words: electric scooters, electric scooter, e-scooters, e scooter, scooters, kick scooters, mopeds, electric mopeds
art: wheel, city, bolt, shield
kicker: scooters
head: Ten minutes, no parking
head: The short way, standing
head: Fold it under the desk
lede: Scooters for the way to work and the last mile, with spare parts and somebody who fits them.
line: Pump the tyres monthly, keep it dry in winter, charge before it is empty.
good: City scooter | 389 | 25 km, folds in three seconds | wheel | Scooters
good: Long-range scooter | 590 | 50 km, wide deck | wheel | Scooters
good: Light scooter | 329 | 11 kg, for stairs | wheel | Scooters
good: Scooter with seat | 690 | Basket behind | wheel | Scooters
good: Kick scooter, grown-up | 149 | No battery at all | wheel | Scooters
good: Children’s scooter | 79 | Three wheels | wheel | Scooters
good: Helmet | 59 | Turns to fit | shield | On the road
good: Lock | 45 | Folding, coated | lock | On the road
good: Light, clip-on | 22 | Seen from the side too | bulb | On the road
good: Tyre | 29 | Full rubber or air | wheel | Parts
good: Brake pads | 15 | A pair | gear | Parts
good: Charger | 49 | Second one, for the office | bolt | Parts
`);
