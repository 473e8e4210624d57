import { readTrades } from './read-trades';

/** Washing that is brought in or fetched, and water that stands in gardens. */
export const washingAndWater = readTrades(`
pages: corner
schema: LocalBusiness
act: See what we do > services
act: Get in touch > contact
title: faq|Asked before|Good questions
ask: How do I pay?|Cash or card, when you fetch it.
# launderette
words: laundrette, launderettes, laundromat, laundry, self service laundry, coin laundry, wash and fold, wash and dry, service wash, service washes, laundry service, washateria, laundry shop
own: this launderette
schema: DryCleaningOrLaundry
act: See what we wash > services
act: Opening hours > contact
art: washer, soap, shirt, bag
head: Warm, dry, folded
head: In with the week, out with the weekend
head: Bring the duvet
lede: Wash it yourself while you read the paper, or leave the bag with us and fetch it folded.
offer: Service wash|Leave the bag, fetch it washed, dried and folded.|bag
offer: Self-service|Machines for one shirt or a whole family.|drop
offer: Duvets and blankets|What does not fit in a machine at home.|bed
offer: Dryers|Big, hot, and done before the chapter ends.|sun
line: Ask at the counter.
step: You bring the bag|Tell us what must not be hot.
step: We wash|Colours apart, pockets checked.
step: It is dried and folded|In the order a cupboard likes.
step: You fetch it|Still warm, if you are quick.
plan: Small machine|5|A wash.|Everyday things; You bring the powder
plan: Large machine|9|A wash.|Duvets and towels; You bring the powder
plan: Service wash|14|A bag.|Washed; Dried; Folded|Most asked
about: {name} washes for the neighbourhood{in}: work clothes, school clothes, duvets after a long winter.
about: People come for the machines and stay for the bench by the window. Both are free to look out from.
ask: How long does a wash take?|Half an hour to forty minutes, and about as long to dry.
ask: Do I have to wait?|No. Come back when it is done, or leave it with us as a service wash.
ask: Do I bring my own powder?|You may. If you have forgotten it, ask at the counter.
ask: Which machine for a duvet?|A large one. A full machine washes badly, so give it room.
ask: Are colours washed apart?|In a service wash, yes. Tell us what is delicate.
open: 1|6|8|20
open: 7|7|9|18
title: services|What gets washed here
title: process|How a service wash goes
title: pricing|What a wash costs
title: contact|Come by with the bag
reach: Come by with the bag|Or ask first what fits into which machine.
call: Is the basket full?|Bring it along. There is a seat by the window.
shot: Round and round|washer
shot: Folded|shirt
shot: The bench by the window|window
shot: Duvet day|bed
shot: Soap|soap
shot: Bags with names on|bag

# ironing service
words: ironing services, ironing lady, ironing shop, ironing business, ironing, ironing and laundry service, collection and delivery ironing, dry cleaner pickup, dry cleaning pickup, dry cleaning pick up, dry cleaning collection, dry cleaning and ironing, dry cleaner with pickup, dry cleaning delivery, dry cleaner, dry cleaners, dry cleaning
own: this ironing service
schema: DryCleaningOrLaundry
act: Ask for a day > contact
act: See what we take > services
art: shirt, dress, bag, window
head: Your shirts, without the Sunday
head: Creases stay here
head: Hung up and ready to put on
lede: Bring the basket, or ask us to fetch it. It comes back pressed, on hangers or folded, as you like it.
offer: Shirts and blouses|Collar first, cuffs last.|check
offer: The whole basket|Everything that lay on the chair.|bag
offer: Bed linen and tablecloths|Flat, folded in half and half again.|bed
offer: Suits and dresses|Looked at first. What has to be cleaned, we say.|needle
line: On hangers or folded.
step: You ask for a day|And say roughly how much it is.
step: The basket comes to us|Brought by you, or fetched where we drive.
step: It is pressed|As the label says.
step: It goes back|On hangers or folded.
about: {name} takes care of other people’s clothes{in}: what needs pressing, what needs care, and the shirt that you need tomorrow.
about: Nobody ever wished for more ironing. We quite like it, with the radio on.
ask: How long does it take?|That depends on the basket and the day. We tell you when you bring it.
ask: Do you fetch and bring back?|Ask with your postcode. Where we drive, we agree on a time.
ask: Hangers or folded?|As you like. Hangers of your own come back with the shirts.
ask: What if something is delicate?|Put it on top and tell us. We go by the label.
ask: How is it charged?|By piece or by time. You hear which before we begin.
open: 1|5|9|17
open: 6|6|9|12
title: services|What you can leave with us
title: process|From basket to wardrobe
title: contact|Ask for a day
reach: Ask for a day|How much it is, when you need it, and your postcode.
call: Is the chair full again?|Tell us how much it is, and we name a day.
shot: Collars|shirt
shot: On hangers|dress
shot: Sheets, flat|bed
shot: Steam by the window|window
shot: Baskets, named|bag
shot: Out for delivery|van

# pond care
words: pond cleaning, pond cleaner, pond cleaners, pond maintenance, pond service, pond services, pond and water garden care, water garden care, water gardens, water garden, pond specialist, pond specialists, pond builder, pond building, pond construction, koi pond, koi ponds, garden pond, garden ponds, pond repair, pond repairs, pond company
own: this firm
pages: open
art: lotus, fish, drop, garden
act: Send us a picture > contact
act: See what we do > services
head: Clear down to the pebbles
head: See the fish again
head: A pond, not a puddle
lede: Ponds cleaned out, mended and planted, with a holiday tub for the fish and respect for the newts.
offer: A clean-out|Silt and leaves out, fish safe, water back.|drop
offer: Pumps and filters|Checked, cleaned, exchanged if need be.|gear
offer: Plants|Thinned, divided, planted anew.|leaf
offer: Leaks and liners|Found first, then mended.|search
offer: Looking after it|A visit each season, so that it stays clear.|calendar
line: Fish and newts come first.
step: You send a picture|Size, depth and who lives in it.
step: We come and look|At water, pump, plants and the way in.
step: A price in writing|With what it needs now and what can wait.
step: The work|Fish in a tub with air, silt on the beds.
about: {name} looks after ponds and water gardens{in}: small ones with a frog, large ones with opinions.
about: A good pond nearly cleans itself. Getting it there is our part.
ask: When should a pond be cleaned?|In autumn after the leaves or in early spring, before anything spawns.
ask: What happens to the fish?|They wait in a shaded tub with pond water and air, and go back slowly.
ask: Why is the water green?|Too much light and food for algae. Plants, shade and a filter that fits put it right.
ask: What about frogs and newts?|We time the work by them. What we find goes back.
ask: Do you take the silt away?|It is good for beds, so it can stay. Otherwise we take it, if you say so before.
open: 1|5|8|17
title: services|What we do for ponds
title: process|How a clean-out goes
title: contact|Send us a picture
reach: Send us a picture|Roughly how large, how deep, and who lives in it.
call: When did you last see the fish?|Send a picture. Green ones are welcome, too.
shot: Clear again|fish
shot: First lily|lotus
shot: Pump, clean|gear
shot: Dragonfly weather|sun
shot: Edge, planted|leaf
shot: The tub for the fish|drop
`);
