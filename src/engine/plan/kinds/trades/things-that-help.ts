import { readTrades } from './read-trades';
import { thingsShared } from './things-shared';

/** Devices that do one chore: for plants, for animals, for doors. */
export const thingsThatHelp = readTrades(`
${thingsShared}
# plant pot
words: plant pot, smart plant pot, self watering pot, self watering planter, self watering plant pot, smart planter, planter, smart garden, indoor garden, hydroponic garden, hydroponic kit, grow light, herb garden kit, plant sensor, plant monitor, smart pot, watering system, irrigation controller, compost bin, composter, worm bin
art: plant, leaf, drop, window
head: It remembers, so you need not
head: Go away for two weeks
head: Green, in spite of you
lede: For everyone whose plants die of love or of holidays: it keeps track of water, and asks you only when it needs something.
why: Water for weeks|Fill it, then forget it for a while.|drop
why: No guessing|It drinks what it needs and no more.|leaf
why: Fits a windowsill|Small outside, roomy at the root.|window
why: Comes apart|Every piece rinses under the tap.|hands
detail: A tank below, a wick between, soil above. Nothing that could not be taken apart and washed.
detail: In the box: the thing itself, a spare part, a card that explains which plants like it.
good: Small|39|For herbs|plant
good: Medium|59|For most plants|plant
good: Large|89|For the one by the sofa|plant
plan: One|59|For the plant you worry about.|One piece; Spare part
plan: Three|159|A windowsill.|Three pieces; Spare parts|Best value
step: Fill|Soil above, water below.
step: Plant|Anything that likes a pot.
step: Forget|Until it asks.
compare: Compared|This one|A usual pot
compare: Forgets to water|No|You do
compare: Comes apart|Yes|It does not
story: It began with a fern and a fortnight by the sea. The fern did not make it. The next one did.
said: I was away for two weeks. It grew.|Tester
said: First basil I have not buried.|Tester
said: I moved it once to look underneath. There is nothing to see, it just works.|Tester
shot: On the sill|window
shot: Basil, week four|plant
shot: Taken apart|drop
shot: By the sofa|sofa
shot: First leaf|leaf
shot: In a row|shelf

# smart device
words: smart device, smart home device, device, connected device, hardware startup, hardware start up, sensor, air quality monitor, air monitor, leak detector, smoke alarm, smart lock, smart doorbell, doorbell, doorbell camera, smart thermostat, thermostat, baby monitor, gps tracker, pet tracker, cat feeder, pet feeder, smart feeder, smart cat feeder, smart bird feeder, bird feeder, cat flap, litter box, smart mirror, smart scale, air purifier, humidifier, dehumidifier, heater, fan, smart plug, power station, solar charger, solar generator, robot mower, robot lawn mower, lawn mower robot, smart ring, sleep tracker, posture corrector, breathalyser, metal detector, projector, intercom, hearing aid, smart glasses
art: house, bulb, gear, hands
head: It does the one thing
head: Set it down. That was it
head: Notices, so that you can stop
lede: One small device for one daily worry. It is set up in minutes, says what it knows in plain words, and is silent otherwise.
why: Set up in minutes|Unpack, place, switch on.|clock
why: Says it plainly|A word you understand, no curve to study.|chat
why: Quiet by nature|No lights at night, no needless messages.|moon
why: Can be mended|Screws and spare parts, no glue.|screwdriver
detail: A plain case, one button, parts that can be ordered singly.
detail: In the box: the device, what it needs to hang or stand, one page of instructions.
good: One|129|With all it needs|box
good: Pair|239|For two rooms|box
good: Spare parts|19|A set|gear
plan: One|129|For one place.|The device; One page of instructions
plan: A pair|239|For two places.|Two devices; Spare part|Best value
step: Unpack|Paper, no foam.
step: Place|Where the card says.
step: Switch on|It tells you when it is ready.
compare: Compared|This one|The usual one
compare: Set up|Minutes|An evening
compare: Spare parts|Yes|None
story: It began with a worry of our own and a drawer of parts. The third version stayed on the wall.
said: I forget that it is there. That is the praise.|Tester
said: Told me once, at the right moment.|Tester
said: My parents set it up without calling me.|Tester
shot: In its place|house
shot: In the hand|hands
shot: Opened|gear
shot: At night|moon
shot: The first model|hammer
shot: In the box|box
`);
