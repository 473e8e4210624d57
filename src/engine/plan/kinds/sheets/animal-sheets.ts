import { readTrades } from '../trades/read-trades';

/** Care for animals other than a vet's. */
export const animalSheets = readTrades(`
why: First they sniff | Then we begin. | paw
why: No hurry | Nobody is pulled, pushed or talked over. | dog
under: booking | Tell us who it is, how old and how they are with others. We confirm by message.
why: You hear how it went | With a picture. | camera
ask: My dog is shy. Is that all right? | Tell us. We take more time and fewer others.
ask: Which vaccinations are needed? | The usual ones, with the booklet at the first visit.
ask: What if something happens? | We call you, then your vet, and we drive.
ask: Can we come and look first? | Please do, with the animal.
ask: What does it cost? | The list is on this page. You hear yours before the first day.
ask: What should we bring? | Food, a blanket that smells of home, the booklet.

# vet
words: veterinary, veterinarian, animal hospital, vet clinic, animal clinic
# dog groomer
words: grooming, pet grooming, dog grooming, groomer, dog salon
# animal shelter
words: animal rescue, cat rescue, dog rescue, rescue centre, cat shelter
# pet shop
words: pet store, pet supplies

# pet hotel
words: boarding kennel, kennel, dog boarding, cat hotel, cattery, dog hotel, pet boarding, dog daycare, doggy daycare, dog day care, pet sitter, pet sitting, cat sitter
own: this house
head: Holidays, for them too
head: Their own bed, your peace of mind
head: You fly, they nap
lede: A bed, a routine and somebody who knows them by name, while you are away.
offer: Holidays | A room, a run, company at night. | bed
offer: Day care | Dropped at eight, tired by five. | dog
offer: Cats | With a window and nobody barking. | cat
offer: Small animals | Ask who can stay. | bird
offer: Trial night | So that it is not new when it counts. | moon
offer: Collected and brought | In a van that smells of biscuits. | van
good: Dog, per night | 38 | With walks and food
good: Cat, per night | 24 | Window seat
good: Day care | 29 | Eight to six
good: Second from one home | 18 | Per night, sharing
good: Small animals | 12 | Per night
good: Collection | 15 | In town
act: Ask for dates > booking
act: What it costs > pricing
about: Everybody has a place, a routine and somebody who scratches the right spot.
about: Bring the blanket. It does more than we can.
step: You write | Who it is, which dates, and what they are like.
step: You come and look | With them, if they like.
step: They move in | With their food, their blanket and your number.
step: You fetch them | And hear how it was.
title: process | How a stay begins
under: contact | Who it is, which dates, and how they are with others.
shot: Garden, eight o’clock | garden
shot: Room with sofa | sofa
shot: Cats only | cat
shot: The long walk | tree
shot: Bowls, named | bowl
shot: Goodnight | moon
role: Nights | Sleeps with one ear.
role: Garden | Throws left-handed, all day.
role: Cats | Is tolerated.
said: He dragged me in the second time. | Dog, two weeks
said: A picture every evening. I cried at the airport, happily. | Cat
said: She came home thinner, calmer and brushed. | Day care
call: Travelling soon? | Send the dates and who is coming to stay.

# dog walker
words: dog walking, dog walking service, dog walkers, gassi
own: this round
head: Out at ten, tired by noon
head: Mud is included
head: Small groups, long routes
lede: Groups of five that know each other, an hour and a half outside, and a towel before your door.
offer: Group walk | Five dogs, ninety minutes. | dog
offer: Alone | For those who do not like five. | paw
offer: Puppies | Short, often, with a biscuit. | dog
offer: Older dogs | Slow, with benches. | tree
offer: Weekend hike | Half a day in the hills. | hills
offer: Keys and feeding | Cats, too. | key
good: Group walk | 18 | Ninety minutes, collected
good: Second dog | 9 | Same home
good: Walk alone | 28 | An hour
good: Puppy visit | 15 | Thirty minutes
good: Weekend hike | 42 | Half a day
good: Ten walks | 165 | Good for half a year
act: Ask for a first walk > booking
act: What it costs > pricing
about: We walk the same dogs on the same days, so that they look forward to each other and not only to the biscuit.
about: Every dog comes home dry, watered and with its lead on the hook.
shot: Ten past ten | dog
shot: The long field | hills
shot: Five leads | hands
shot: After rain | paw
shot: Water break | bowl
shot: Home, asleep | sofa
role: Morning round | Knows every gate and every goose.
role: Noon round | Pockets full of cheese.
role: Weekend | Walks further than you.
said: He hears the van before I do. | Three walks a week
said: My sofa has survived since. | Young dog
said: They dried him. With his own towel. | Group walk
call: Somebody waiting by the door? | Tell us breed, age and temper. The first walk is with you.

# dog breeder
words: breeder, cattery breeder, puppies, kitten breeder, cat breeder, kennel club
own: this house
head: Raised in the kitchen
head: Two litters, known by name
head: Come and be looked over
lede: Puppies that grow up between table legs, children and a vacuum cleaner. Parents are here to be met, papers are here to be read.
offer: Puppies | From eight weeks, vaccinated, chipped. | dog
offer: Visits | From week four, as often as you like. | hands
offer: The parents | Tested, and asleep on the sofa. | heart
offer: First weeks | A list, a blanket, our number. | document
offer: Advice | For the breed, and against it. | chat
offer: For life | If it does not work out, they come back to us. | house
good: Puppy | 1400 | Vaccinated, chipped, with papers
good: Waiting list | 0 | A talk and a visit first
good: Older dog | 450 | To the right sofa
good: Holiday care | 25 | Per night, for our own
act: Come and meet them > contact
act: The next litter > services
about: We breed rarely and keep in touch with all of them. There is a picnic each June; it is loud.
about: We ask as many questions as you do. That is a good sign.
shot: Week three | dog
shot: Mother, patient | dog
shot: Kitchen floor | house
shot: First grass | garden
shot: The picnic | tree
shot: Asleep | bed
role: Breeder | Has not slept through since March.
role: Children | Handle puppies and vacuum cleaners.
role: Papers | Knows five generations.
said: They rang us after a week, to ask. | Puppy, spring litter
said: We were told to wait a year. They were right. | Family
said: She came with a list longer than our son’s. | First dog
call: Thinking of one? | Write who you are, how you live and who is at home at noon.

# dog training school
words: dog trainer, dog training, puppy school, dog school, puppy training, dog behaviourist
own: this school
head: Sit, stay, breathe out
head: Both ends of the lead
head: Clever dog, calmer human
lede: No shouting, many biscuits. Mostly we train you; the dog agrees at once.
offer: Puppy group | Playing, coming back, being touched. | dog
offer: Basic course | Week by week, one lead. | paw
offer: One to one | At yours, where it happens. | house
offer: Lead and encounters | Past the other dog, breathing. | hands
offer: Nose work | Tires them more than running. | search
offer: City walk | Trams, cafés, a crying child. | city
good: Puppy group | 18 | Per hour, six dogs
good: Basic course | 190 | Eight Saturdays
good: One to one | 75 | An hour at yours
good: First talk | 45 | With a written plan
good: Nose work | 22 | Per hour
good: Ten hours | 160 | Any group
act: Ask for a place > booking
act: Courses and prices > pricing
step: You write | Who it is, how old, and what happens on the corner.
step: We look | At both of you, in peace.
step: You practise | A little every day. It shows within the week.
step: We adjust | What works stays, the rest goes.
title: process | How we begin
about: We train with food, play and timing. What frightens a dog has no place here.
about: After each hour you get two exercises. Two, because you will do two.
shot: Saturday, nine | dog
shot: Stay | paw
shot: Biscuit bag | bag
shot: Nose down | search
shot: In town | city
shot: Both tired | sofa
role: Trainer | Sees the tail before you do.
role: Puppies | Sits on the ground for an hour.
role: Behaviour | Listens to both of you.
said: He comes when I call. The second time, but he comes. | Basic course
said: It was me all along. | One to one
said: We can sit in a café now. | City walk
call: Does he pull? | Tell us age, breed and what happens on the corner.
`);
