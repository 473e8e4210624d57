import { readTrades } from '../trades/read-trades';

/** What is insured, where the kind would otherwise speak of homes and cars. */
export const insuranceSheets = readTrades(`
title: services | What can be covered | Covered, item by item

# pet insurance
words: dog insurance, cat insurance, horse insurance, animal insurance, pet health insurance
own: this pet insurance
art: dog, cat, paw, shield
act: Get a price for my pet > quote
act: How a claim works > contact
head: For socks that should not have been eaten
head: The vet first, the bill later
head: Nine lives, one policy
lede: Cover for operations, accidents and the long illnesses of old age. You choose the vet; we look at the bill the day it comes.
about: {name} insures animals{in}, and only animals. Everyone here is owned by at least one.
about: What is covered stands on one page, in words you can read with a cat on your lap.
offer: Accidents and operations|From the swallowed sock to the broken leg.|stethoscope
offer: Illness|The long kind, too, with medicine.|heart
offer: Liability|For the jogger, the sofa and the postman.|shield
offer: Travel|When the dog comes along.|suitcase
offer: Old age|We do not leave when it gets expensive.|paw
why: Any vet|Yours, the night clinic, or one on holiday.|stethoscope
why: A picture is a claim|Photograph the bill and send it.|phone
why: No breed is banned|Age and health count, not the pedigree.|dog
plan: Accident|9|For young rascals.|Accidents; Emergency operations; Liability
plan: Everyday|19|For most households.|Accidents and illness; Medicine; Liability|Most asked for
plan: For life|34|With no upper age.|All of Everyday; Dental; Therapy after operations
per: per month
said: He ate a glove. They paid for the glove, in a way.|Labrador, four years
said: The money was there before the stitches were out.|Cat, eleven years
said: They asked how she was before they asked for the number.|Mixed breed, two years
ask: From what age can I insure my pet?|From eight weeks, and there is no upper age for those already with us.
ask: Is my vet covered?|Ask with the name of the practice, and you hear.
ask: Are old illnesses covered?|What was known before is not; what comes later is. We tell you which is which beforehand.
ask: How do I send a bill?|Photograph it. That is the whole form.
call: What has he eaten now?|Tell us about your animal, and you get a price with everything in it.
reach: Tell us who it is|Species, age, and the worst thing they have done so far.

# health insurance
words: medical insurance, health cover, dental insurance, health insurance broker, life insurance, disability insurance, income protection
own: this office
art: heart, shield, hands, umbrella
act: Compare my cover > quote
act: Ask a question > contact
head: Covered before the fever
head: One page you will have read
head: For the days that do not go to plan
lede: We compare health and income cover, explain what each one leaves out, and stay beside you when a bill is disputed.
about: {name} advises people and families{in} on health, income and life cover. We read the small print aloud until it makes sense.
about: If what you have is right, we say so and close the folder.
offer: Health|What the basic plan leaves out.|heart
offer: Teeth|Worth it for some, not for others.|tooth
offer: Income|For when you cannot work for a while.|hands
offer: Life|For those who stay.|tree
offer: Families|Children, parents, one overview.|house
ask: Can I change with an existing condition?|Sometimes. We ask without your name first, so that no refusal is on record.
ask: What does the advice cost?|That is written on one page, which you get before we start.
ask: Does it pay for my teeth?|We show you a year of usual bills with and without cover. Then it is arithmetic.
ask: What if a bill is refused?|We read the reasons and answer them with you.
call: Not sure what you are paying for?|Send the policy. You get it back with notes in the margin.
reach: Ask about your cover|Age, who is in the household, what you have now.
why: Both sides of the page|We show what is covered and what is not, in one table.|document
why: Asked without your name|So that no refusal is on record.|lock
why: There when it is disputed|We write the letters with you.|pencil

# business insurance
words: commercial insurance, business cover, liability insurance, farm insurance, marine insurance, cyber insurance, professional liability, company insurance, insurance for freelancers, insurance for companies
own: this office
art: building, shield, document, chart
act: Ask for a quote > quote
act: Report damage > contact
head: So that Monday can happen anyway
head: The risk, before it has a date
head: Insure what would close you down
lede: We walk through your business, list what would really hurt, and cover that. The rest we leave out and tell you why.
about: {name} insures firms{in}: workshops, shops, practices, farms and people who work alone.
about: We come to you, look under the stairs and ask what would happen if this burned. It is less gloomy than it sounds.
offer: Liability|For what you do, make and say.|shield
offer: Buildings and contents|Machines, stock, the till.|building
offer: Interruption|Wages while the doors are shut.|clock
offer: Cyber|The mail nobody should have opened.|lock
offer: Vehicles and goods|On the road and on the ferry.|van
offer: People|Accident, income, pension.|hands
why: A walk through first|We insure what we have seen.|house
why: One list, once a year|What changed, what to add, what to drop.|document
why: We handle the claim|You handle your customers.|phone
said: They talked us out of two policies and into one we have needed since.|Joinery
said: Water in the store on Friday, a loss adjuster on Monday.|Shop owner
said: The only renewal meeting I do not dread.|Practice manager
ask: What does a small firm need?|Liability first, then what would close you down: fire, water, a long illness.
ask: Do you compare several insurers?|Yes, and you see the options we looked at and why we would choose one.
ask: How fast can cover start?|Often the same day, once we know what you do.
ask: What happens when I hire people?|Tell us. It changes liability and little else.
call: What would close you down for a month?|That is the first thing to insure.
reach: Tell us what you do|Trade, number of people, anything that has already happened.
`);
