/** What is said of all of them that have no line of their own. */
export const outingsShared = `pages: outing
schema: LocalBusiness
act: Ask for a date > contact
act: See the prices > pricing
open: 2|5|10|18
open: 6|7|9|18
title: faq|Before you come
title: contact|Ask for your date
title: team|Who you will meet
reach: Ask for your date|Day, number of people, and any children’s ages.
call: Is your day still free?|Write with date and number, and you get a yes or another day.
said: Everything was ready, and nobody hurried us.|Came as a family
said: Explained it once, well. Then let us get on with it.|First time
said: We had planned an hour and stayed for three.|Group of friends
ask: How do we reserve?|Write with day and number of people. We confirm, and you pay when you come.
ask: What if the weather is bad?|We look at the forecast together and move the date if it makes no sense.
ask: What if we have to cancel?|Tell us as early as you can, and we look for another date.
ask: Is it suitable for children?|Usually, yes. Tell us their ages, and we say what fits.
ask: Do you take groups?|Write first, and say how many you are, so that we can plan.
`;
