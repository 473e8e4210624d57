/** What stands under the titles of those who mend, build, drive, cut and care. Form as in `everywhere.ts`. */
export const tradeParts = `
(?:emergency|24[-/ ]?(?:7|hour)|out of hours|same[- ]day)(?: (?:call[- ]?outs?|repairs?|services?|response|cover|plumb(?:er|ing)|help|visits?))?|out of hours|after hours
> Call | A message may lie until morning; a voice does not.
> Say what you see | Water, smoke, a smell, a noise. We tell you what to turn off.
> We come | You hear when, and what it costs, before we set out.

gas safe|(?:gas )?safety checks?|landlord (?:gas )?(?:certificates?|safety records?|checks?)|(?:electrical )?certificat(?:es|ions?)|eicrs?
- What is looked at | Everything that burns, leaks or carries current, and the paper that belongs to it.
- What you get | The record, the same day, with what should be mended.
- The next date | We write it down and remind you.

(?:boiler|heating|home) (?:cover|care plans?)|(?:annual|yearly) (?:service|check)s?|(?:care|health|service|maintenance) plans?
- Once a year | Looked over before winter, not during it.
- If it stops | You are at the top of the list.
- Not included? | Stands in the plan, in the same size as the rest.

guarantees?|warrant(?:y|ies)|our (?:promise|guarantee)
- In writing | What is covered and for how long stands on your papers.
- No argument | If it was our hand, we put it right.
- Not our hand | We say so, and what it would cost.

ev chargers?|(?:home |car )?charg(?:ers?|ing points?)
> We look | At the board, the drive and the length of cable.
> You choose | Fast, slow, with a lead or without.
> It charges | Tested, registered, and explained to whoever drives.

re-?wir(?:es?|ing)|full rewires?|fuse ?boards?|consumer units?
- Room by room | So that there is always a kettle that works.
- Behind the wall | Drawn on a plan, for whoever comes after us.
- Made good | Plastered where we cut, ready for paint.

domestic(?: work)?|residential|for homes?|home owners?|homeowners?
- Small things, too | One socket, one tap, one door that sticks.
- In your hours | We say when, and are there.
- Shoes off | And the dust goes with us.

commercial(?: work)?|for (?:businesses|companies|offices)|business (?:customers|clients|services)|corporate
- Around your day | Early, late or when the shutters are down.
- One name to call | Who knows your place and its quirks.
- Papers in order | Insurance, method, invoice with terms.

extensions?|house extensions?|rear extensions?
> A sketch | Where light comes from, and what the neighbours see.
> Permission | We know which form goes where, and how long it lies there.
> Building | From the ground up; you know each week what comes next.

lofts?(?: conversions?)?|attics?(?: conversions?)?
- Is it high enough? | We measure, and say so if it is not.
- Stairs | They need more room than people think. We find it.
- Light | From the roof, where it is best.

[construction|home-services|studio|kitchen|bathroom|fitter|builder|renovat|joiner|carpenter] kitchens?(?: (?:and|&) bathrooms?)?|bathrooms?
- Measured twice | And drawn, with every door that opens.
- One order | Plumber, electrician and tiler know of each other.
- A working tap | We leave you one, every evening.

(?:seasonal|gardening|garden|winter|summer|spring|autumn|fall) (?:tips|jobs|advice|checklists?)
- Spring | Cut what is dead, wait with what is not.
- Summer | Water seldom, and then properly.
- Autumn and winter | Plant, mulch, mend the tools.

plant lists?|planting(?: plans?)?|what we plant
- For sun | Things that do not mind being forgotten for a week.
- For shade | Leaves rather than flowers, and early ones.
- For bees | Something open from March to the first frost.

irrigation|sprinklers?|watering systems?
- Where it is needed | At the root, before the sun is up.
- How much | Set for your soil, not for the brochure.
- In winter | Emptied, so that nothing bursts.

hardscap(?:e|es|ing)|patios?|paving|driveways?|decking|fenc(?:es|ing)
- Underneath | What you do not see decides how long it lies.
- On top | Stone, brick or wood: touch it before you choose.
- Water | Runs away from the house. Always.

(?:outdoor |garden |landscape )?lighting
- To find the door | Low, warm, and only where feet go.
- To look at | One tree, not all of them.
- To switch off | Because night belongs to the moths.

(?:cleaning |moving |move[- ]?out )?check ?lists?|what (?:is|we) includ(?:e|ed)|what(?:['’]s| is) included
- Every time | Floors, surfaces, kitchen, bath, bins.
- Now and then | Windows, oven, behind the things that are heavy.
- On request | Write it on the list on the fridge.

end of tenancy(?: cleans?| cleaning)?|move[- ]out clean(?:s|ing)?|deep clean(?:s|ing)?
- Empty rooms | Best on the day after the van.
- The list | We work through the one the agent uses.
- Something not right? | We come back for it.

office clean(?:s|ing)?|commercial clean(?:s|ing)?
- Before eight or after six | Nobody has to lift their feet.
- The same people | Who know the alarm and the plants.
- What runs out | Soap and paper are there before anybody asks.

eco(?:[- ]friendly)?(?: products)?|green cleaning|products we use|non[- ]toxic products
- What we use | Little, mild, and in bottles that are filled again.
- What we do not | Anything that makes your eyes water.
- Allergies | Tell us, or give us what you use yourself.

packing(?: (?:service|tips|materials?))?|moving tips|tips for moving
- Heavy things, small boxes | Books above all.
- What you need first | Kettle, sheets, charger: one box, marked, last in.
- Names on the side | Not on the lid. Boxes are stacked.

(?:local|long[- ]distance|house|office|international|student|overseas) (?:moves?|moving|removals?)
- Looked at before | In person or by video, so that the van is the right size.
- On the day | The same people load and unload.
- Fragile | Wrapped by us, carried by us, answered for by us.

(?:our )?fleet|vans|vehicles
- Small | For one room and narrow streets.
- Large | For a house with a cellar.
- Clean | Blankets and straps in all of them.

part[- ]?ex(?:change)?|trade[- ]?ins?|sell (?:us )?your (?:car|bike|van|motorbike|watch|gold|books|records)|we buy .{3,20}
> Tell us what it is | Age, miles or marks, and a few pictures.
> Hear a price | Honest, and good for a week.
> Hand it over | Papers and payment the same day.

test (?:drives?|rides?)|book a test (?:drive|ride)
> Choose one | Or two, to feel the difference.
> Take your own road | The hill, the car park, the motorway.
> Think about it | Keys back, no telephone calls after.

special offers?|offers|deals|promotions?|specials|discounts?
- This month | Put up here with the day on which it ends.
- For regulars | Ask at the desk. There is usually something.
- No small print | If there is a condition, it stands beside the price.

(?:car |spare )?parts(?: (?:and|&) accessories| department)?|accessories|spares
- In stock | What usually wears out.
- By tomorrow | Most of the rest.
- Not made any more? | We know people with sheds.

courtesy (?:cars?|bikes?)|loan(?:er)? cars?|replacement vehicles?
- Ask when you book | There are fewer of them than keys on the board.
- Bring your licence | And the fuel back as it was.
- None free? | We drive you to the station.

diagnostics?|fault finding|warning lights?
- The light | Tells where to look, not what is wrong.
- The test | Read out, then checked by hand.
- The answer | What has to be done now, and what may wait.

air[- ]?con(?:ditioning)?(?: (?:re-?gas|services?|repairs?|installation|maintenance))?|ac (?:repairs?|service)|a\\/c (?:repairs?|service)
- Cold again? | First we look for where it leaks.
- The filter | Changed, and shown to you.
- Once a year | Is cheaper than once in August.

clutch(?:es)?|brakes?|suspension|exhausts?|gearbox(?:es)?|timing belts?|batter(?:y|ies)
- What you feel | Tell us when it slips, squeals or pulls.
- What we see | We show you the worn part beside a new one.
- What it costs | The whole of it, before anything is taken off.

bridal(?: hair| (?:hair and )?make-?up| party| packages?)?|wedding (?:hair|make-?up)
> A trial | Some weeks before, with the veil if there is one.
> A plan | Who sits when, so that nobody is still in curlers at the car.
> The morning | Calm hands, and pins to spare.

patch tests?|skin tests?|allergy tests?
- Why | Because skin changes its mind.
- When | Two days before a colour, tint or glue that is new to you.
- How long | A dab behind the ear, five minutes.

after ?care(?: (?:advice|guide|instructions))?|looking after (?:it|your .{3,20})
- The first days | Clean hands, little water, no sun. We say what else when you leave.
- Later | What keeps it looking as it does now.
- Something odd? | Send a picture. Better once too often.

flash(?: (?:sheets?|designs|days?))?
- On the wall | Drawn here, ready to be chosen.
- Once or again | Some are done a single time, and then crossed out.
- On the day | Come early; those who wait get coffee.

piercings?|body piercing
- Clean | New needle, opened before your eyes.
- Jewellery | Fitted for healing first, and for looks later.
- Afterwards | A card with what to do, and a number to call.

cover[- ]?ups?|re-?works?
- Bring it along | A picture does not show how dark it is.
- What is possible | Bigger and darker than the old one, or a few sessions of light first.
- A drawing | Before anything is begun.

guest artists?|guest (?:chefs?|teachers?|stylists?)
- Who is coming | Put up here with the days.
- How to book | Write early. Their days are few.
- Would you like to be one? | Send a few pictures of your work.

deposits?(?: policy)?|cancellations?(?: policy)?|booking (?:policy|terms)|terms(?: (?:and|&) conditions)?
- To hold a place | A small sum, taken off what you pay in the end.
- To move it | Tell us in good time, and it moves with you.
- To call it off | Late, and somebody else could have had the hour.

couples(?: (?:massage|treatments?|packages?))?|for two
- Side by side | The same hour, the same room, two pairs of hands.
- Not the same | Each chooses what they need.
- Afterwards | Nobody hurries you out.

new (?:patients?|clients?|customers?|pupils?|students?)|becoming a (?:patient|client)
> Send the form | What you do not know can stay empty.
> Come early | Ten minutes, for a talk before anything is looked at.
> Ask | There is time for it at the first visit.

whitening|teeth whitening|implants?|braces|invisalign|orthodontics|veneers|hygienist|crowns?
- First a look | Whether it is the right thing, and what else would do.
- The whole price | Written down, with how long it takes and holds.
- Your pace | Nothing is decided in the chair.

puppy (?:club|classes|school|parties|party)|kitten club
- For the small ones | Meeting others, and a table that is not frightening.
- For you | Teeth, claws, worms, and what to do at three at night.
- When | Ask us for the next one; they fill up by word of mouth.

pharmacy|repeat prescriptions?|prescriptions?
- Repeat | Ask two days before the last tablet.
- New | Only after somebody has looked.
- Left over | Bring it back. It does not belong in the drain.

neutering|vaccinations?|micro ?chip(?:ping|s)?|dental care|parasite (?:control|treatment)
- When | We tell you at which age, and write the next date down.
- How | What happens before, during and on the way home.
- How much | Ask beforehand; it is a fixed sum.

sell your (?:home|house|property|flat)|selling|for sellers|free valuation|valuations?
> What it is worth | We look at rooms, not at averages, and say how we got there.
> How it is shown | Pictures by daylight, a plan with true measures.
> Who comes | People who have been asked whether they can pay.

(?:local )?market (?:reports?|updates?)|(?:area|neighbou?rhood)s?(?: guides?)?
- What is asked | And what is paid in the end, which is something else.
- How long it takes | From the board to the key.
- Street by street | Ask about yours.

tenants?|landlords?|for landlords|property management|lettings
- Before | Checked papers, a fair rent, a list of what is there.
- During | One number for the boiler, and somebody who goes.
- Afterwards | The same list, and the deposit without a fight.

bike fit(?:ting)?|fittings?
> Sit on it | As you ride, in the shoes you wear.
> We measure | Knee, back, reach.
> Ride home | And come again when something aches.

cycle[- ]to[- ]work|bike to work(?: scheme)?
- Ask at work | Whether they take part, and up to what sum.
- Choose here | Bike, lights, lock, helmet: it counts together.
- Ride off | When the voucher is there. We do the paper.

brands?|(?:our )?makes|labels
- Why these | Because they can be mended, and the parts come.
- Why not more | Because we want to know each one.
- Something else? | Ask. We may know who has it.

[mak(?:er|ers|ing)\\b|jewell|jewel|potter|ceramic|weav|carpent|joiner|furniture|cabinet|luthier|violin|letterpress|print|glass|blacksmith|forge|leather|shoe|bookbind|cutler|sculpt|textile|silver|gold|wood] workshop|studio|atelier|workroom
- Come and look | By appointment: you see what is on the bench and what comes next.
- Closed shoes, curious hands | There are tools about, and most of them may be touched after asking.
- Here it is made | One piece at a time, in the room where you stand.

repairs?(?: (?:and|&) servic(?:e|ing))?|mending|workshop
> Bring it in | Whatever it is, however it looks.
> Hear what it needs | And what it costs, before a screw is turned.
> Fetch it | Mended, or with the reason why not.

rentals?|hire|(?:bike|tool|equipment|kit|board|boat|car|van|marquee|costume) (?:hire|rentals?)
- For an hour, a day, a week | Ask what the longer time costs; it is less than you think.
- What comes with it | Everything it needs, and somebody to show you.
- Bringing it back | As it was, and tell us if something bent.
`;
