import { readTrades } from './read-trades';

/** Animals that are looked after by day, or sold with care. */
export const tanksAndPaws = readTrades(`
# dog day care
words: doggy day care, dog day care, doggy daycare, dog daycare, dog creche, dog crèche, dog kindergarten, puppy day care, puppy daycare
own: this day care
pages: local
schema: LocalBusiness
art: dog, ball, garden, van
act: Come for a first day > contact
act: How a day goes > process
head: Muddy at ten, asleep at two
head: Their friends are waiting
head: You work. They run about
lede: A day with other dogs, a garden and people who know who must not share a ball with whom.
offer: Whole days|Dropped off early, tired by evening.|dog
offer: Half days|For the long meetings.|clock
offer: Puppies|Short play, long naps, good manners.|ball
offer: Fetched and brought|By van, in their own place.|van
line: Groups that get on, put together with care.
step: You write|Age, breed, and what they think of others.
step: You both visit|We watch how they say hello.
step: A short day|You hear how it went, honestly.
step: Their own days|The same ones each week, if it suits.
about: The day care{in} is for dogs who would otherwise wait by a door.
about: There is always somebody in the garden with them, and always a quiet room.
said: She pulls me there and walks home asleep.|Owner of a spaniel
said: They told us he is shy, and what to do about it.|Owner of a rescue dog
said: I get a photograph at noon. It makes the meeting shorter.|Owner
ask: Must my dog be vaccinated?|Yes. Bring the papers to the first visit.
ask: What if my dog does not get on with others?|Then we say so after the trial day, kindly.
ask: Do they sleep?|They do. There is a quiet hour after noon.
ask: What should I bring?|Food if they need any, and nothing they would defend.
ask: Can I book single days?|Where there is room. Regular days go first.
ask: What if something happens?|We ring you and your vet, in that order if there is time.
title: services|What we offer
title: process|The first days
title: pricing|What it costs
title: contact|Come for a first day
title: faq|What owners ask
reach: Come for a first day|Age, breed, temper, and which days you need.
call: Who waits by your door?|Write about your dog, with two mornings that suit you.
shot: The garden|garden
shot: Morning greeting|dog
shot: The one ball|ball
shot: Quiet hour|bed
shot: The van|van
shot: Tired|moon

# keepers' shop
words: reptile shop, reptile store, aquarium shop, aquatics shop, aquatics store, fish tank shop, tropical fish shop, exotic pet shop, exotics shop, bird shop, koi shop, terrarium shop, pet shop, pet store, pet supplies shop
own: this shop
pages: open
schema: PetStore
art: leaf, lamp, box, hands
act: Ask before you buy > contact
act: What we have > services
head: Ask first, buy second
head: The right light, the right leaf, then the animal
head: We would rather sell you nothing than the wrong thing
lede: Animals, food and everything they live in, sold by people who keep the same ones at home and ask where it will stand.
offer: Animals|Known by where they come from.|fish
offer: Homes for them|Tanks and boxes with the light they need.|lamp
offer: Food|Fresh, frozen, dry, and what they really eat.|leaf
offer: Advice|Water, warmth, size in five years.|chat
line: We ask where it will live.
step: You tell us|What you have in mind, and where it would stand.
step: We set it up|Home first, warm and running.
step: You wait|A week, usually. It is worth it.
step: It moves in|And you ring us when it hides.
about: The shop{in} began with too many tanks in one flat.
about: Some animals we do not sell, because they grow larger than any home. We tell you which.
story: The first one bought a larger tank. The second one needed a room. Then we took the shop.
ask: Do you buy animals back?|Ask us. We help to find a place.
ask: Can you look at my water?|Bring a cup of it, and we test it.
ask: Do you have what I am looking for?|Write before you drive. Animals come and go.
ask: Do you order things in?|Yes, most weeks.
ask: What if it does not eat?|Ring us first. Most do not, for some days.
ask: May children choose one?|With somebody who will still be feeding it in ten years.
title: services|What we have
title: process|How it moves in
title: gallery|In the shop
title: contact|Ask before you buy
title: faq|Asked by the tanks
reach: Ask before you buy|What you keep or would like to keep, and where it stands.
call: Thinking of a first one?|Come and look. We explain before we sell.
shot: The long wall|fish
shot: Under the lamp|lamp
shot: Leaves to hide in|leaf
shot: Food|box
shot: Feeding time|hands
shot: Asleep|moon

`);
