import { readTrades } from './read-trades';
import { thingsShared } from './things-shared';

/** Single things that are worn, ridden or typed on. */
export const thingsToGo = readTrades(`
${thingsShared}
# headphones
words: headphones, earbuds, headset, earphones, speaker, bluetooth speaker, loudspeaker, loudspeakers, turntable, record player, amplifier, radio, hi fi, hifi, soundbar, microphone, synthesizer, synth, guitar pedal, noise cancelling headphones
art: headphones, room, night
head: Hear the room the record was made in
head: Good sound, few buttons
head: Turn it up, nothing rattles
lede: Clear from a whisper to the last chorus, with a knob where the hand expects one and parts that can be changed.
why: Honest sound|No bass where there was none.|headphones
why: A real knob|You find it in the dark.|hands
why: Parts you can change|Cushions, cable, battery.|wrench
why: Works with a cable|When everything else is empty.|key
detail: Steel and beech, cloth where it touches you, screws where others use glue.
detail: In the box: the thing itself, a long cable, a short cable, a bag.
good: Black|189|With both cables|headphones
good: Sand|189|With both cables|headphones
good: Spare battery|24|Changed in a minute|box
plan: One|189|Black or sand.|Both cables; A bag
plan: Two|349|For a pair of ears, or of rooms.|Mix colours; Both cables; Two bags|Best value
step: Charge|Or plug in the cable.
step: Listen|To something you know by heart.
step: Again|You will hear the chair creak.
compare: Compared|This one|The usual one
compare: Battery|You change it|It changes your plans
compare: Without charge|Works by cable|Silent
story: We repaired other people’s for long enough and drew this one out of spite, then out of love.
said: I heard my favourite bass player breathe.|Tester
said: Changed the battery at breakfast.|Tester
said: My neighbour knocked, to ask what it was.|Tester
shot: Up close|headphones
shot: On the shelf|shelf
shot: Evening|night
shot: Opened|wrench
shot: In the room|room
shot: Two colours|box

# bike
words: bike, e bike, ebike, bicycle, cargo bike, electric bike, folding bike, gravel bike, scooter, e scooter, electric scooter, kick scooter, skateboard, electric car, motorbike, stroller, pram, helmet, bike light
art: bike, city, hills
head: Uphill, without the face
head: Get there before the parking space
head: Light enough for your stairs
lede: Made for every day: lights that are always on, a chain that does not eat trousers, and parts any workshop has.
why: Light|Carried up two floors with one hand.|hands
why: Quiet|You hear the bell of others.|city
why: Any workshop can mend it|Standard parts throughout.|wrench
why: Lights built in|No clips, no excuses.|bulb
detail: A frame that does not date, tyres that forgive kerbs, and a lock that belongs to it.
detail: With it: tools for the first adjustment, spare keys, a short manual with drawings.
good: Small|1890|Up to 165 cm|bike
good: Medium|1890|165 to 180 cm|bike
good: Large|1890|From 180 cm|bike
plan: Ride it first|0|Half an hour, round the block.|No obligation; Helmet lent
plan: The whole thing|1890|Three sizes.|Lights and lock; First check free|Most chosen
step: Try|Half an hour, uphill.
step: Size|We set it with you.
step: Ride|First check after a month.
compare: Compared|This one|The usual one
compare: Spare parts|In any workshop|By post, from far away
compare: Weight|Stairs are fine|Stairs are an event
story: We live on a hill, on the fourth floor. That was the whole specification.
said: I sold the second car. Nobody noticed.|Commutes
said: My knees sent flowers.|Lives on a hill
said: Carried it into a train, alone.|Tester
shot: In town|city
shot: Uphill|hills
shot: Up close|bike
shot: At the door|door
shot: In the workshop|wrench
shot: Evening ride|night

# watch
words: watch, wristwatch, smartwatch, smart watch, clock, alarm clock, wallet, pen, fountain pen, notebook, ring, smart ring, sunglasses, glasses, umbrella, pocket knife, wearable, fitness tracker
art: watch, hands, shelf
head: It tells you one thing, exactly
head: Small, quiet, always there
head: Made to be handed on
lede: Something you carry every day should be light, plain and repairable. This is, and it gets better where you touch it.
why: Plain to read|At a glance, at arm’s length.|search
why: Repairable|Opened, cleaned, closed, for decades.|wrench
why: Light|You forget it until you need it.|leaf
why: Ages well|Scratches welcome.|hands
detail: Steel, leather and glass, nothing glued. Every part has a number and can be had singly.
detail: In the box: the thing, a cloth, a card with the drawing.
good: Steel|240|Plain|watch
good: Black|250|Matt|watch
good: Spare strap or case|38|Leather|bag
plan: One|240|Steel or black.|Cloth; Card with the drawing
plan: With engraving|265|Two lines.|Your words; Checked with you first|For presents
step: Open|Paper, no foam.
step: Wear|Daily.
step: Send it in|When it needs a clean.
compare: Compared|This one|The usual one
compare: Can be opened|Yes|With a hammer
compare: Needs charging or updates|As rarely as we could manage|Nightly
story: It began with my grandfather’s, which still works, and mine, which did not.
said: Nobody has asked about it. I like that.|Tester
said: Dropped it on stone. One scratch, named Rita.|Tester
said: My son already asked who gets it.|Tester
shot: Up close|watch
shot: On the wrist|hands
shot: Opened|wrench
shot: The box|gift
shot: With scratches|ring
shot: In the shop|shelf

# keyboard
words: keyboard, mechanical keyboard, mouse, monitor stand, laptop stand, webcam, game console, handheld console, controller, drone, camera, action camera, printer, 3d printer, e reader, tablet, phone, smartphone, computer, single board computer, gadget, robot, robot vacuum, smart home hub, sensor, charger, power bank, standing desk, office chair, desk
art: laptop, code, office
head: Every key knows its place
head: For the part of the desk you touch
head: Heavy foot, light touch
lede: A tool for people who sit at it all day: firm, quiet, opened with four screws and adjusted without an account.
why: Good under the fingers|Firm at the bottom, soft on the way.|hands
why: Quiet|The next desk will thank you.|moon
why: Opens with screws|Every part can be changed.|wrench
why: No account|Settings live on the thing itself.|shield
detail: A solid body, rubber feet that stay, a cable that unplugs.
detail: In the box: the thing itself, a cable, a tool, three spare parts you will not need.
good: Standard|149|Grey|laptop
good: Compact|139|Grey or black|laptop
good: Set of spare parts|19|The ones that wear|box
plan: One|149|Standard or compact.|Cable; Tool; Spare parts
plan: Home and office|279|One for each desk.|Mix versions; Two cables; Spare parts|Best value
step: Plug in|It works before you sit down.
step: Set|Two or three things, once.
step: Work|For years.
compare: Compared|This one|The usual one
compare: Settings|On the device|In an account
compare: Spare parts|All of them|None
story: We write for a living and wore out eleven. The twelfth we drew ourselves.
said: I type slower and delete less.|Writes for a living
said: My colleague moved back to the desk beside me.|Open office
said: Took it apart on a Sunday, for fun. It forgave me.|Tester
shot: On the desk|office
shot: Up close|laptop
shot: Opened|wrench
shot: At night|night
shot: In the bag|bag
shot: Three versions|shelf

# backpack
words: backpack, bag, suitcase, tent, sleeping bag, shoe, shoes, sneakers, jacket, rain jacket, duffel, tote, laptop bag, boots, running shoe, hammock, yoga mat, hiking boots, t shirt, hoodie
art: backpack, mountains, city
head: Carries more than it looks
head: Rain outside, dry inside
head: Made for the way there
lede: Light, tight and plain: made from cloth that can be mended, with zips that can be changed.
why: Sits well|Tried on short backs and long ones.|hands
why: Keeps the rain out|Seams taped, flap where it counts.|umbrella
why: Mended, not replaced|Send it in; it comes back sewn.|scissors
why: No logo|It is yours.|leaf
detail: Waxed cotton and steel buckles, a light lining in which you find things.
detail: With it: a patch of the cloth and a needle, just in case.
good: Small|119|Three colours|backpack
good: Large|149|Three colours|backpack
good: Rain cover or care set|24|For bad weeks|box
plan: One|119|Small, three colours.|Patch and needle; First repair free
plan: Large|149|For the weekend.|Patch and needle; First repair free|Most chosen
step: Try on|At home, with your things.
step: Wear|In any weather.
step: Mend|Send it in, once in a while.
compare: Compared|This one|The usual one
compare: Zips|Can be changed|Decide its life
compare: Repair|By post|A new one
story: Ours broke at the seam in the rain, far from anywhere. We sewed it with dental floss and began to draw.
said: Dry laptop, wet everything else.|Commutes
said: Two years, one scar, sewn.|Tester
said: My back has stopped sending letters.|Tester
shot: On the way|city
shot: Packed|backpack
shot: In the rain|lake
shot: Up there|mountains
shot: Needle and patch|scissors
shot: Three colours|shelf
`);
