/** What is said of all of them that have no line of their own. */
export const professionalsShared = `pages: pro
schema: ProfilePage
act: See the work > portfolio
act: Write to me > contact
step: A conversation|What it is for, who it is for, by when.
step: An offer|One page: what you get, when, and for how much.
step: A first version|Early enough to change direction.
step: The finished thing|And an answer when you have a question later.
ask: Are you taking on work?|Usually with a few weeks’ notice. Write with dates and I answer honestly.
ask: How do you price?|By the job, after a conversation. The number in the offer is the number on the invoice.
ask: Do you work remotely?|Yes, and I come by when being in the room helps.
ask: Who owns the result?|You get the rights agreed in the offer. I ask before I show it here.
ask: Do you sign confidentiality agreements?|Yes, if they fit on two pages.
ask: Can you work with our team?|Gladly. Tell me who decides and who knows.
title: process|How a job goes
title: about|A short introduction|About me
title: services|What you can hire me for
title: contact|Tell me what you are working on|Write to me
reach: Write to me|A few lines are enough for a first answer.
call: Have something unfinished?|Send it as it is. Rough is fine.
said: Understood in one call what we had failed to explain in three.|Client
said: Asked the question we had been avoiding, kindly.|Colleague
said: Delivered when promised, and told us early when one part slipped.|Client
`;
