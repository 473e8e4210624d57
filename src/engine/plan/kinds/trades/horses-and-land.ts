import { readTrades } from './read-trades';

/** People with a yard, a van of tools or a tractor, who work for horses and for farms. */
export const horsesAndLand = readTrades(`
pages: open
schema: LocalBusiness
act: Get in touch > contact
act: See what we do > services
open: 1|6|8|18
title: faq|Asked at the gate|Good questions
title: contact|Ring from the yard
reach: Ring from the yard|Where you are, what it is about, and when somebody is about.
call: Is it urgent?|Ring. Otherwise a message is enough.
ask: How do I pay?|By transfer or card, with an invoice.
ask: Which area do you cover?|Tell us where you are. If it is too far, we say so at once.
# livery yard
words: livery and riding, livery and riding arena, livery and riding school, riding and livery, riding school and livery, stables and riding, horse livery yard, horse livery, livery stables, livery yards, DIY livery, part livery, full livery, grass livery, livery stable, horse boarding, horse stables, stables and livery, equestrian yard, equestrian centre, retirement livery, working livery, livery, liveries, stable yard
own: this yard
act: Ask for a stable > contact
act: See the livery > services
art: horse, hills, tree, sun
head: A good field and a quiet stable
head: Room for one more nose over the door
head: Home to horses, and to their people
lede: Stables, grazing and somebody on the yard who notices when a horse is not itself. Come and walk round before you decide.
offer: DIY livery|A stable and a field. The rest you do yourself.|key
offer: Part livery|We share the week between us, agreed in writing.|calendar
offer: Full livery|Fed, turned out, mucked out and looked over.|horse
offer: Grass livery|Out in company, checked every day.|leaf
line: What is included is written down before the horse moves in.
step: You come and look|Stables, fields, fences, and whoever is about.
step: We talk about the horse|Habits, feed, vet, farrier, and what it dislikes.
step: It is written down|What you do, what we do, what it costs.
step: The first week|Quiet, with a neighbour it can see.
about: {name} keeps horses{in}: other people’s, and always a few that nobody admits to having bought.
about: A yard is its people as much as its fields. Here they sweep up, shut gates and say good morning.
plan: Grass livery|30|A week.|Grazing; Water; Looked at every day
plan: DIY livery|40|A week.|Stable; Grazing; Room for tack and feed|Most asked
plan: Full livery|130|A week.|Stable and grazing; Hay and bedding; Daily care
ask: Can I come and look first?|Yes, please do. Ring before, so that somebody is there to show you round.
ask: Is there turnout all year?|That depends on the ground. We tell you how the winter works here before you decide.
ask: May I use my own vet and farrier?|Yes. Leave us their numbers.
ask: What about hay and bedding?|With some kinds of livery they are included, with others you bring your own. It stands in the agreement.
ask: What if my horse is not well and I am away?|We ring you first, then your vet. Leave us a second number.
ask: How much notice do I give?|It is in the agreement that you get before you move in.
title: services|Kinds of livery
title: pricing|What a week costs
title: process|How a horse moves in
call: Looking for a stable?|Ring and come by. Bring boots.
reach: Ring the yard|Tell us about the horse, and when you would like to look round.
shot: Over the door|horse
shot: The far field|hills
shot: Shade in August|tree
shot: Bridles, hung up|lock
shot: Sunday, early|sunrise
shot: The yard, swept|broom

# equine dentist
words: equine dentistry, equine dental technician, equine dental technicians, horse dentist, horse dentistry, equine dental, horse teeth, horses teeth
own: this horse dentist
act: Ask for a visit > contact
act: See what a visit is > services
art: horse, tooth, van, hills
head: Happier in the mouth, lighter in the hand
head: Thirty-six teeth, one calm hand
head: The visit your horse can chew on
lede: Check-ups and routine rasping in your own yard, without hurry. You hear what I feel in the mouth, tooth by tooth, and get it in writing.
offer: Check-up|Every tooth felt and looked at.|magnifier
offer: Rasping|Sharp points taken off, no more than needed.|tooth
offer: Young horses|Before the first bit.|horse
offer: Older horses|So that hay still turns into horse.|leaf
line: In your yard, on your horse’s own ground.
step: You ring|Age, last visit, and anything you have noticed.
step: I come to you|To a dry, quiet place with water near.
step: A look, then the work|Slowly, with breaks for whoever needs one.
step: You get a chart|What was done, and when to look again.
about: {name} looks after horses’ teeth{in}. Most of it is patience, the rest is a rasp and a good lamp.
about: What needs a vet goes to the vet. I say so on the day.
ask: How often should teeth be checked?|Once a year suits most horses. Young and old ones are often seen twice.
ask: Does my horse have to be sedated?|Most stand well without. Where it is needed, your vet does it.
ask: What should I look out for?|Dropped feed, a tilted head, lost weight, or an argument about the bit.
ask: What do you need on the yard?|A dry place, a bucket of water and somebody to hold the horse.
ask: Can several horses be done in one visit?|Yes, and neighbours may join in.
title: services|What I do
title: process|How a visit goes
reach: Ask for a visit|How many horses, where, and when they were last done.
call: Is one of them dropping hay?|Tell me what you see. We find a day.
shot: A patient one|horse
shot: Tools, laid out|box
shot: Lamp on|lamp
shot: On the road early|van
shot: The chart|document
shot: Back to the hay|leaf

# farrier
words: farriers, farriery, horse shoeing, horseshoeing, hoof trimmer, hoof trimming, barefoot trimmer, barefoot trimming, hoof care, hot shoeing
own: this forge
act: Book a visit > contact
act: See the work > services
art: horse, hammer, gear, van
head: No foot, no horse
head: Four good feet and off you go
head: Hot iron, cool head
lede: Trimming and shoeing in your own yard: looked at on the move first, then done at the horse’s pace.
offer: Trim|For bare feet, every few weeks.|horse
offer: Front shoes|Made to fit the foot.|hammer
offer: Full set|Hot shod, all four.|hammer
offer: A lost shoe|Ring, and we find a gap.|phone
line: Looked at on the move first.
step: You ring|Where, how many, and when they were last done.
step: I watch it walk|Away, back, and once more.
step: The work|On level ground, with a patient hand at the head.
step: The next date|Agreed before I close the van.
about: {name} shoes and trims horses{in}, with the forge in the back of the van.
about: A foot tells you how a horse has been living. I tell you what I read there.
ask: How often?|Every five to eight weeks for most horses. I say what yours needs.
ask: What do you need from me?|Dry, level ground, clean feet and somebody at the head.
ask: Will you come for one horse?|Yes, where the round allows it. Neighbours together make it easier.
ask: My horse does not like it. What now?|Tell me before. We take more time and no temper.
ask: A shoe came off. What do I do?|Keep the horse in, pick up the shoe and ring.
title: services|What I do
title: process|How a visit goes
reach: Book a visit|Where, how many feet, and when they were last done.
call: Lost a shoe?|Ring, and keep it in until I am there.
shot: Forge in the van|van
shot: On the anvil|hammer
shot: Standing well|horse
shot: Nails, counted|box
shot: Hot, then cold|bolt
shot: Next yard|hills

# agricultural contractor
words: agricultural contracting, agricultural contractors, farm contractor, farm contracting, agri contractor, agri contracting, farming contractor, agricultural services, baling contractor, silage contractor, muck spreading, contract farming, combining contractor
own: this contractor
act: Ring about a field > contact
act: See the work > services
art: tractor, wheat, hills, sun
head: The right machine, before the rain
head: Your field, our tractor
head: Cut, baled, carted, done
lede: Machines with somebody in the seat who knows them. You tell us the field and the crop, we tell you the day and the rate.
offer: Ploughing and drilling|Ground prepared and seed in.|leaf
offer: Mowing and baling|Hay, haylage, straw.|sun
offer: Hedges and verges|Cut in season, gateways left clear.|tree
offer: Spreading and carting|Muck, lime, bales, grain.|van
line: By the acre, by the bale or by the hour.
step: You ring|Which field, what crop, and by when.
step: We look|At the gate, the ground and the forecast.
step: A rate|By the acre, bale or hour, told before we start.
step: The work|And the gate shut behind us.
about: {name} works land{in} for farms, smallholdings and anyone with more grass than mower.
about: The weather decides most things in this trade. We ring when it changes its mind.
ask: How do you charge?|By the acre, by the bale or by the hour. You hear the rate before a wheel turns.
ask: Do you take on small fields?|Ask us. A wide gate helps more than a large field.
ask: How early should I book?|For hay and harvest, well before the forecast turns good.
ask: What if it rains?|Then we wait together, and you hear from us.
ask: Do you bring the diesel and the driver?|Yes, machine and driver come together.
title: services|What we do on the land
title: process|From call to shut gate
reach: Ring about a field|Where it is, how large, what grows there, and by when.
call: Is the weather about to turn?|Ring with the field and the acres.
shot: First furrow|tractor
shot: Ripe|wheat
shot: Evening, still going|sun
shot: Over the hill|hills
shot: Through the gate|door
shot: Hedge, done|tree

# sheep shearer
words: sheep shearing contractor, sheep shearing contractors, sheep shearing, sheep shearers, shearing gang, shearing contractor, alpaca shearing, alpaca shearer, shearing, shearers
own: this shearer
act: Book the shearing > contact
act: See what is included > services
art: hills, scissors, yarn, sun
head: Off in one piece
head: Cool sheep, clean fleece, quiet pen
head: Summer coats for the whole flock
lede: Small flocks and large ones, shorn in your own yard. Dry sheep, a level floor and a socket, and the rest comes in the trailer.
offer: Small flocks|Down to the three on the paddock.|heart
offer: Large flocks|With boards, and hands that know the job.|scissors
offer: Crutching and tails|Before lambing and in fly time.|scissors
offer: Wool wrapped|Rolled and packed as you like it.|box
line: We bring boards and gear.
step: You ring|How many, what breed, and where.
step: We agree a day|And watch the sky together.
step: Penned and dry|Empty bellies and dry wool, please.
step: Shorn|Calmly, one after the other, fleece off in one piece.
about: {name} shears{in}, from the first warm week to the last ewe that hid in the bracken.
about: A good shear is mostly good holding. The sheep hardly notices, apart from the draught.
ask: How few will you come for?|Ask. Neighbours who pen together make a small flock a round.
ask: What do we have to prepare?|Pen them the evening before, dry, without feed. A level floor and a socket help.
ask: What if it rains?|Wet wool cannot be shorn. We find another day.
ask: Does it hurt them?|No. Held well, they sit still. A nick can happen and is treated at once.
ask: What happens to the wool?|It is yours. We roll it and pack it.
title: services|What we shear
title: process|How the day goes
reach: Book the shearing|How many, which breed, where, and what room you have.
call: Are they getting warm?|Ring with the number of sheep and the postcode.
shot: Waiting their turn|hills
shot: Handpiece, oiled|scissors
shot: Fleece, off in one|yarn
shot: Packed|bag
shot: Out again, lighter|sun
shot: Last pen|door
`);
