import { outingsShared } from './outings-shared';
import { readTrades } from './read-trades';

/** Days out among what lives: animals, fish, plants. */
export const daysAmongLivingThings = readTrades(`
${outingsShared}
act: Plan your visit > contact
act: See the prices > pricing
title: pricing|Entry
title: contact|Plan your visit
reach: Plan your visit|Day, number of people, and what you would like to see.
open: 1|7|10|17
step: Choose a day|Mornings are quiet, for you and for those who live here.
step: Get your ticket|At the gate, or write ahead for groups.
step: Take the map|With feeding and talks marked.
step: Stay for the last round|The light is best and the paths are empty.
# zoo
words: wildlife park, safari park, animal park, zoological garden, zoological gardens, nature park with animals, monkey park, primate park, bird park, bird garden, wolf park, otter sanctuary, deer park, farm park, petting zoo, petting farm, childrens farm, city farm
own: this park
pages: outing
schema: Zoo
art: bird, tree, paw, hills
head: They are looking back at you
head: Walk slowly, somebody is asleep
head: Feathers, fur and a good map
lede: Animals with room to be elsewhere, keepers who like to be asked, and paths that a pushchair can manage. Some of them will hide. That is how you know they are well.
offer: The animals|Large, small, and those one has to look for twice.|paw
offer: Feeding and talks|Short, at the same time each day.|chat
offer: Keeper for an hour|A bucket, a broom, and somebody who knows them all.|bucket
offer: Play and picnic|Benches in the shade, and something to climb.|tree
offer: School visits|With things to touch that do not bite.|school
line: Ask when you come; the times hang at the gate.
plan: Adult|14|All day.|All paths; Talks and feeding; Map
plan: Child|9|From three.|All paths; Talks and feeding; Animal trail
plan: Family|40|Two and all theirs.|All paths; Talks and feeding; Animal trail|Most chosen
about: {name} looks after animals{in} and shows them to people who walk quietly. The keepers come early and know who slept badly.
about: We tell you where each of them comes from, how it lives there, and what it would eat of yours if you let it.
role: Keepers|Know all by name, and some by footstep.
role: Talks|Answers the question about the poo first.
role: At the gate|Has plasters, maps and patience.
ask: How long should we plan?|Half a day, or a whole one with a picnic.
ask: May we feed the animals?|Only where a keeper gives you the feed.
ask: May we bring a dog?|Ask before you come; some animals take it personally.
shot: Early feeding|bowl
shot: In the branches|tree
shot: Being looked at|bird
shot: Paths|forest
shot: Tracks|paw
shot: Last round|sunrise

# aquarium
words: sea life centre, sea life center, marine centre, ocean centre, aquatic centre with fish, oceanarium, fish house, marine life centre
own: this aquarium
pages: outing
schema: Aquarium
art: fish, sea, shell, boat
head: Press your nose to the glass
head: Under the sea, in dry shoes
head: Down where the light is blue
lede: Tanks as small as a suitcase and as large as a house, in half-light, with people beside them who know which fish is in a mood.
offer: The big tank|Sit down. It takes time.|fish
offer: Rock pool|Sleeves up, two fingers, gently.|shell
offer: Feeding|Divers, buckets, excitement.|bowl
offer: Behind the glass|Pumps, kitchens, nurseries.|door
offer: School visits|With a worksheet that gets wet.|school
line: Ask at the desk when it happens today.
plan: Adult|15|Come back the same day.|All tanks; Feeding times; Map
plan: Child|10|From three.|All tanks; Rock pool; Trail to stamp
plan: Family|44|Two and all theirs.|All tanks; Rock pool; Feeding times|Most chosen
about: {name} shows what lives in water{in}: from the next stream and from seas that most of us will never swim in.
about: Everything is calm and dim. Children whisper here without being told, at least for the first ten minutes.
role: Aquarists|Cook for four hundred, every day.
role: Rock pool|Introduces you to the crab.
role: At the desk|Knows when it is quiet.
ask: How long should we plan?|An hour and a half, longer if you like to sit.
ask: When is feeding time?|It hangs at the entrance. Write, and we tell you for your day.
ask: Can we come with a pushchair?|Yes. Ask us about lifts and quiet hours.
shot: The big tank|fish
shot: Rock pool|shell
shot: Blue light|sea
shot: Kitchen for fish|bowl
shot: Boats in the model harbour|boat
shot: Noses on glass|window

# botanical garden
words: botanic garden, botanic gardens, arboretum, garden open to the public, public garden, japanese garden, walled garden, rose garden, sculpture garden, palm house, glasshouse garden, show garden, tropical garden, butterfly house, butterfly farm
own: this garden
pages: outing
schema: TouristAttraction
art: garden, leaf, tree, flower
head: Every leaf has its label
head: Walk slowly, something is opening
head: Rain outside, a jungle within
lede: Beds, borders, old trees and a house of glass that is warm in January. Labels for those who want to know, benches for those who do not.
offer: The beds|Arranged by family, quarrels included.|flower
offer: Under glass|Warm, damp, and loud with green.|leaf
offer: The trees|Older than anyone who asks.|tree
offer: Tours|An hour with a gardener and no hurry.|map
offer: Courses|Pruning, drawing, sowing.|pencil
line: Ask a gardener; they like being interrupted.
plan: Adult|8|All day.|Garden and glasshouse; Map of what is in flower
plan: Under eighteen|0|With or without grown-ups.|Garden and glasshouse; Leaf trail
plan: A year|32|For those who want to see it twelve times.|Every visit; A guest; Seeds in spring|Most chosen
about: {name} is a garden for looking, sitting and learning{in}. Something is in flower in every week, even if you have to kneel for it.
about: Gardeners work while you walk. Ask them anything, except for a cutting of the big one.
role: Head gardener|Has been looking at the same oak for a long time.
role: Glasshouse|Wears summer clothes in February.
role: Tours|Walks slowly, knows much.
ask: What is in flower now?|Write to us or look at the board by the gate; it changes each week.
ask: May we picnic?|On the lawns without a sign, yes.
ask: Is it step-free?|The main paths are. Ask us about slopes and chairs to borrow.
shot: Opening|flower
shot: Glass and steam|window
shot: Under the old tree|tree
shot: Labels|leaf
shot: The long path|garden
shot: Bench|chair
`);
