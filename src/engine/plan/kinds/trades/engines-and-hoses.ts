import { readTrades } from './read-trades';

/** What is done to cars and with them: washed, given a new gearbox, straightened, driven by somebody else. */
export const enginesAndHoses = readTrades(`
pages: outing
schema: AutoRepair
title: contact|Call or come by
title: process|How it goes
title: testimonials|From drivers
ask: How do I pay?|Cash or card, when you fetch the car.
open: 1|5|8|18
open: 6|6|9|13

# car wash
words: carwash, car washes, car wash business, hand car wash, auto wash, automatic car wash, self service car wash, self serve car wash, express car wash, tunnel car wash, drive through car wash, car wash and detail, car wash and detailing
own: this car wash
schema: AutoWash
art: car, drop, sun, wheel
act: See the washes > pricing
act: Find us > map
head: Salt off, shine on
head: In dusty, out dry
head: Clean, and yours again
lede: Drive up, choose a wash, and drive home in a car that looks looked after.
offer: Outside wash|Foam, rinse, dry.|drop
offer: Wash and wax|So that the next rain runs off.|sun
offer: Wheels and underside|Salt, brake dust and the lane to the beach.|wheel
offer: Inside|Vacuums, mats, glass.|car
offer: By the month|Wash as often as the weather asks.|calendar
line: Ask at the entrance.
step: Drive up|Choose a wash.
step: Windows up|And nothing loose on the outside.
step: Washed|Foam, water, and a look at the corners.
step: Off you go|Until the next rain.
plan: Basic|10|A single wash.|Foam; Rinse; Dry
plan: Shine|16|A single wash.|Foam and wax; Wheels; Dry|Most chosen
plan: Every month|29|Wash whenever you like.|The Shine wash; One car; Stop at the end of any month
per: sample price
about: {name} washes cars{in}: daily ones, muddy ones, and the one that comes out on Sundays.
about: Ask which wash it needs. You hear it when a smaller one is enough.
said: In and out over lunch.|Driver
said: Even the dog hair.|Driver
said: They told me to take the cheaper one.|Driver
ask: Is it safe for my paint?|Tell us if anything is loose, scratched or newly painted, and we go round it.
ask: What about vans and roof racks?|Ask when you drive up, and we say what is possible.
ask: When is it quiet?|On weekday mornings, and while it still rains.
title: services|What gets washed
title: pricing|Washes and memberships|Washes
title: faq|Before you drive up
title: about|About the wash
reach: Call or come by|Or ask first what it needs.
call: Can you still read the plate?|Then it is early. Come by anyway.
shot: Foam|drop
shot: Rinsed|car
shot: Wheels|wheel
shot: Out into the sun|sun

# transmission repair shop
words: transmission repair, transmission shop, transmission repairs, transmission specialist, transmission service, transmission rebuild, gearbox repair, gearbox repairs, gearbox specialist, gearbox specialists, automatic transmission repair, clutch and gearbox specialist
own: this shop
art: gear, car, wrench, bolt
act: Bring it in > contact
act: What we repair > services
head: Every gear where it should be
head: Slipping, jerking, whining: found
head: It should shift without your noticing
lede: Automatic and manual transmissions checked, repaired and rebuilt. You hear what is wrong, and what it costs, before it is taken apart.
offer: Checks|Fluid, codes and a drive with somebody who listens.|search
offer: Fluid service|Often the cheapest repair there is.|drop
offer: Rebuilds|Opened, measured, worn parts replaced.|gear
offer: Clutches|When it bites at the very top, or not at all.|wheel
offer: Replacement|When a rebuilt unit is the better sum.|box
line: Say what it does, and at which speed.
step: You describe it|When it slips, jerks or whines, hot or cold.
step: We check it|A drive, the fluid, the codes.
step: You get a price|Repair, rebuild or replace, side by side.
step: Back on the road|Driven by us first, then by you.
about: {name} repairs transmissions{in} and little else. That is why we have heard your noise before.
about: Not everything that jerks is a worn transmission. When it is a sensor or old fluid, that is what you pay for.
said: Two others wanted to replace it. Here it was a sensor.|Driver
said: They showed me the worn part on the bench.|Van owner
said: It shifts like the day I bought it.|Driver
ask: May I still drive it?|If it slips or smells burnt, better not. Call, and we talk about getting it here.
ask: How long does it take?|A fluid service is done the same day; a rebuild takes days. You get a date.
ask: Repair or replace?|You see both prices and what speaks for each.
ask: Is the work guaranteed?|Ask for the terms; they are on the invoice in writing.
title: services|What we do to transmissions|From fluid to full rebuild
title: faq|Before you bring it in
title: about|The people at the bench
reach: Call or come by|Make, year, and what it does when it does it.
call: Does it hesitate between gears?|Do not wait for the loud version.
shot: On the bench|gear
shot: Opened|bolt
shot: Worn and new|wheel
shot: Test drive|car

# auto body shop
words: autobody shop, auto body, auto body repair, auto body and paint, collision repair shop, collision repair, collision center, collision centre, panel beater, panel beaters, panel beating, smash repairs, smash repairer, crash repair, crash repairs, car body shop, body shop for cars, accident repair centre, accident repairs, car bodywork repair, dent repair, paintless dent removal, paintless dent repair
own: this body shop
schema: AutoBodyShop
art: car, paint, hammer, shield
act: Ask for an estimate > contact
act: What we repair > services
head: As if it had not happened
head: Straight lines, right shade
head: One dent less in the day
lede: Collision damage, dents and paint put right, with the insurer’s papers dealt with and a date on which you get your keys back.
offer: Collision repair|Frame, panels and lamps, measured back to where they were.|car
offer: Paint|Matched to your car as it is today, not as it left the factory.|paint
offer: Dents and scratches|Car parks, hail, the garage wall.|hammer
offer: Glass, bumpers, lamps|Repaired or replaced, and aimed properly.|window
offer: Insurance claims|Pictures, estimate and telephone calls.|document
line: Bring it by, or send pictures first.
step: Pictures|From both corners and from further away.
step: An estimate|With what may show once it is open.
step: The repair|You hear from us before anything changes.
step: Handed over|Washed, in daylight, so that you can look.
about: {name} repairs bodywork and paint{in}, after bangs large and small. You deal with one person from the estimate to the keys.
said: I cannot find the door it was.|Driver
said: They talked to the insurer so that I did not have to.|Driver
said: Ready on the day they had named.|Driver
ask: Do you work with my insurer?|Usually, yes. Bring the claim number, and we take it from there.
ask: How long does it take?|A dent takes a day or two, a collision longer. You get a date and hear if it moves.
ask: Will the paint match?|We mix it to your car and blend into the panel beside it.
ask: Can I drive it meanwhile?|If lamps, wheels and doors are sound. Otherwise have it brought.
title: services|What we put right
title: before-after|Before and after
title: faq|After the bang
title: about|Who works on it
reach: Ask for an estimate|Make, year, pictures, and the claim number if there is one.
call: Did somebody open a door into it?|Send two pictures. We send a figure.
shot: Measured|car
shot: Primed|paint
shot: Shade cards|grid
shot: Ready for its owner|car

# limo service
words: limo, limo company, limo hire, limousine service, limousine company, limousine hire, limousine, black car service, chauffeur service, chauffeur, chauffeurs, chauffeured cars, car service to the airport, airport car service, airport transfer service, airport transfers company, party bus, party bus company, party bus rental, town car service
own: this service
schema: LocalBusiness
art: car, key, star, city
act: Reserve a ride > contact
act: See the cars > services
head: Somebody else drives tonight
head: At the door, on time, doors open
head: Sit back. The road is ours
lede: Cars with drivers for airports, weddings and long evenings. You say when and where; the driver is there before you are.
offer: Airport rides|Flights watched, bags carried, no circling.|plane
offer: Weddings|One car or several, with ribbons if you like.|heart
offer: Nights out|One driver for the whole evening.|star
offer: By the hour|For meetings, tastings, a day of errands.|clock
offer: Groups|More seats, one meeting point.|van
line: Tell us how many you are, and where to.
step: You ask|Day, time, addresses, how many people and bags.
step: We confirm|With the car, the price and the driver’s number.
step: We wait for you|A little early.
step: You arrive|And nobody had to look for parking.
why: The price is the price|Named beforehand, with waiting time explained.|receipt
why: Early|Ten minutes before is on time.|clock
why: Quiet or talkative|As you like.|chat
plan: Airport|95|One way, up to three.|Waiting time included; Bags carried; Flight watched
plan: By the hour|85|At least two hours.|One driver; As many stops as you like; Water on board|Most asked
plan: Wedding|450|An afternoon.|Cleaned that morning; Ribbons; Time for pictures
per: sample price
about: {name} drives people{in} who would rather look out of the window: to flights, weddings, proms and dinners that go on.
said: My flight was two hours late. He was there.|Traveller
said: The grandparents felt like film stars.|Bride
said: Ten teenagers, no fuss.|Parents
ask: What if my flight is late?|We watch it and come when you land.
ask: How many fit?|Say how many you are, and you hear which car fits.
ask: May we drink on board?|Ask when you reserve. It depends on the car and on who rides along.
ask: How do I cancel?|Tell us a day ahead. Terms come with the confirmation.
title: services|When people call us
title: pricing|What a ride costs
title: faq|Before you reserve
title: about|Who drives
title: gallery|The cars
reach: Reserve a ride|Day, time, from where to where, and how many you are.
call: Who is driving on Saturday?|Not you. Tell us when and where.
shot: At the kerb|car
shot: Airport, early|plane
shot: Ribbons|heart
shot: City, late|city

# towing company
words: towing, towing service, towing services, tow truck, tow truck company, tow truck service, tow company, roadside assistance, roadside assistance company, breakdown recovery, vehicle recovery, car recovery, car recovery service, towing and recovery, 24 hour towing, wrecker service
own: this towing company
schema: AutomotiveBusiness
pages: advice
art: van, car, wheel, phone
act: Call us > contact
act: What we do > services
head: Stay in the car. We are coming
head: Stuck, not stranded
head: Hazards on, phone out
lede: Say where you are and what happened. You hear the price and how long we need, before anybody sets off.
offer: Towing|Cars, vans and motorcycles, to the workshop you name.|car
offer: Jump starts|Often that is all it is.|bolt
offer: Flat tyres|Changed where you stand, if there is a spare.|wheel
offer: Lockouts|Opened without a scratch.|key
offer: Out of the ditch|Slowly, with the right strap.|van
line: Say it on the phone; we bring what it needs.
step: You call|Where, which car, which way it faces.
step: Price and time|Said before we leave.
step: We come|Stand well away from the road.
step: Where to?|Home, workshop, or on your way.
why: The price first|On the phone, not at the kerb.|receipt
why: A real time|And a call if the traffic is worse.|clock
why: Lifted properly|Four wheels, two wheels, low or long.|wheel
about: {name} fetches cars{in} from where they stopped. We have seen worse parking.
said: He stayed on the phone until I saw his lights.|Driver
said: It was only the battery. He charged me for the battery.|Driver
said: Three in the morning, and friendly.|Driver
ask: What does a tow cost?|By distance and car. You hear it on the phone.
ask: May I ride along?|Usually, yes. Say how many you are.
ask: Where should I wait?|Away from the road, behind the barrier if there is one.
ask: Can you take it to my own workshop?|To any you name, or to your drive.
title: services|What we come for
title: features|What you can count on
title: faq|While you wait
title: about|Who comes
reach: Call us|Where you are, which car, and what happened.
call: Standing at the roadside?|Call. We tell you how long we need.
shot: Loaded|van
shot: Jump leads|bolt
shot: Spare on|wheel
shot: Home again|house
`);
