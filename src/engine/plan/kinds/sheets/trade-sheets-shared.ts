/** What is said of all of them that have no line of their own. */
export const tradeSheetsShared = `said: They named a price, came on the day and it was that price. | First job
said: Explained it so that I could have done it myself, and was glad I had not. | A longer job
said: The floor was cleaner than before. | Third time we called
why: A price first | In writing, before we start. | document
why: On the hour | Agreed beforehand, and you hear if anything changes. | clock
why: Nothing left lying about | What we bring, we take. What we take off, we clear. | mop
role: Owner | Answers the telephone and comes to look.
role: On site | Fast hands, slow voice.
role: Apprentice | Carries, learns, asks the right questions.
ask: What does a visit cost? | The usual prices are on this page. Yours is fixed before we begin.
ask: How soon can you come? | Say whether it is urgent, and you hear the next time that is free.
ask: Do I have to be at home? | At the start, yes. After that a key or a neighbour is enough.
ask: Do you clear up? | What we bring, we take; what we take off, we clear away.
ask: What if something is not right? | Ring us. We come back and look at it together.
ask: How can I pay? | Ask when you book. You get an invoice for the job.
call: Shall we have a look? | Send two pictures and your street. We answer with a price or a question.
`;
