import type { AnimalHouse } from './animal-house';

/** Who looks for homes. */
export const shelter: AnimalHouse = {
  noun: 'animal shelter',
  kicker: 'Animal rescue',
  headlines: ['Somebody here is waiting for you', 'Second homes for good animals', 'Come and be chosen'],
  lede: 'We take in those who were left, mend what can be mended and look for people who stay.',
  offers: [
    ['Adopt', 'Meet twice, think once more, take home.', 'paw'],
    ['Foster', 'A sofa for some weeks changes a life.', 'sofa'],
    ['Walk with us', 'Leads are by the door on Saturdays.', 'dog'],
    ['Give', 'Food, blankets, vet bills.', 'heart'],
    ['Lost and found', 'Call first. We may already have your cat.', 'search'],
    ['Advice', 'Before you give up, talk to us.', 'chat'],
  ],
  fees: [
    ['Adoption, cat', 120, 'Neutered, chipped'],
    ['Adoption, dog', 280, 'Neutered, chipped, vaccinated'],
    ['Sponsor an animal', 15, 'Per month'],
    ['Week of food', 25, 'One dog'],
  ],
  action: ['Meet the animals', 'listings'],
  features: [
    ['No hurry', 'Come twice before you decide. They are deciding, too.', 'paw'],
    ['The truth about each', 'Also what is difficult.', 'chat'],
    ['We stay in touch', 'Advice does not end at the door.', 'heart'],
  ],
  team: [
    ['Adoptions', 'Asks many questions, all for a reason.'],
    ['Animal care', 'First in, last out.'],
    ['Volunteers', 'Knows where every lead hangs.'],
  ],
  reviews: [
    ['We came for a puppy and left with a nine-year-old. Best idea we never had.', 'Owner of Otto'],
    ['They told us what would be hard. It was, and then it was not.', 'Owner of a greyhound'],
    ['A year later they still ask how she is.', 'Owner of a cat'],
  ],
  process: {
    title: 'From here to your sofa',
    steps: [
      ['Read', 'Who is here, and what they need.'],
      ['Meet', 'Twice, without hurry.'],
      ['Talk', 'About your home, your hours, your other animals.'],
      ['Take home', 'With papers, advice and our number.'],
    ],
  },
  faq: [
    ['Can I meet the animals without deciding?', 'Please do. Most people come twice.'],
    ['What does an adoption cost?', 'A fee that pays part of the vet’s bill. It is named with each animal.'],
    ['Do I need a garden?', 'For some animals yes, for many no. It says so beside them.'],
    ['What if it does not work out?', 'Call us. They can always come back, and nobody is blamed.'],
    ['I found an animal. What now?', 'Keep it safe, call us, and look whether it wears a tag.'],
    ['How can I help without adopting?', 'Walk, foster, drive or give. An hour a week is plenty.'],
  ],
  about: 'Nobody here has a number. Everyone has a name, a blanket and somebody who knows what they like.',
  booking: ['Come and meet them', 'Say whom you would like to meet, and when.'],
  contact: [
    'Adopt, foster, help or ask',
    'Found an animal, lost one, or have room on the sofa: write or call.',
  ],
  cta: ['Room on the sofa?', 'Somebody here has been waiting for it.'],
};

/** Who sells what animals need. */
export const petShop: AnimalHouse = {
  noun: 'pet shop',
  kicker: 'Pet shop',
  headlines: ['Bowls, beds and bad habits', 'What they would choose', 'Sniff before you buy'],
  lede: 'Food we have read the label of, toys that survive and advice for the first week.',
  offers: [
    ['Food', 'Weighed out, so that you can try.', 'bowl'],
    ['Beds and leads', 'Tested by our own.', 'dog'],
    ['Small animals', 'Hay, houses and honest advice.', 'box'],
    ['Puppy start', 'One bag with everything.', 'bag'],
    ['Delivery', 'Heavy sacks, up the stairs.', 'truck'],
    ['Wash corner', 'Bring the mud.', 'drop'],
  ],
  fees: [
    ['Dry food, 2 kg', 18, 'Poultry or fish'],
    ['Dog bed', 64, 'Washable'],
    ['Lead', 22, 'Rope'],
    ['Scratch post', 58, 'Survives'],
    ['Chew toy', 11, 'Rubber'],
    ['Puppy bag', 49, 'Everything for week one'],
  ],
  action: ['Visit the shop', 'hours'],
  features: [
    ['We read the label', 'And tell you what the long words are.', 'search'],
    ['Try before a sack', 'A small bag first.', 'bag'],
    ['Bring them along', 'They choose better than we do.', 'dog'],
  ],
  team: [
    ['Food', 'Has read the small print on every bag.'],
    ['Small animals', 'Will ask how large the cage is.'],
    ['At the till', 'Keeps the treats on your side.'],
  ],
  reviews: [
    ['They sold me less than I came for. I keep coming.', 'Owner of a beagle'],
    ['The first food he does not leave.', 'Owner of a cat'],
    ['Carried the sacks up three floors.', 'Owner of two large dogs'],
  ],
  process: {
    title: 'If you are not sure',
    steps: [
      ['Tell us who it is', 'Age, weight, habits.'],
      ['Try a little', 'Small bags, fair prices.'],
      ['Decide', 'They do, really.'],
    ],
  },
  faq: [
    ['May I bring my dog?', 'Please. The water bowl is by the door.'],
    ['Can I give something back?', 'Unopened within a month, and toys that did not survive a day.'],
    ['Do you order what is not here?', 'Yes, usually within the week.'],
    ['Do you deliver?', 'Heavy sacks above all. Ask us when.'],
    ['Which food is right?', 'Depends on who eats it. Tell us age, weight and what happens afterwards.'],
    ['Do you sell animals?', 'Ask us. We would rather help you find the right shelter first.'],
  ],
  about: 'Everything on the shelves has been chewed, slept on or turned down by our own.',
  booking: ['Ask us to put something aside', 'Say what it is and when you come.'],
  contact: ['Ask, order, come by', 'Tell us who it is for, how old, and what they like.'],
  cta: ['Out of food?', 'We have a bag aside.'],
};
