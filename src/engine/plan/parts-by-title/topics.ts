/** What a page of a handbook may say of its topic, by words within its title; what fits any topic stands last. For its owner to fill. */
export const topicParts = String.raw`
\b(?:quick ?start|quickstart|five minutes|in a minute|hello world)\b
One small thing that runs, before anything is explained.
- The smallest example | A few lines that you can copy, and what they print.
- What happened | The same lines again, one by one.
- Change one thing | A name, a number, an option, and see what it does.

\b(?:install\p{L}*|set[- ]?up|requirements|download)\b
From nothing to a version number.
- What you need | Which versions, which systems, and how much room.
- The command | One line, and what to do where it is not allowed.
- Is it there? | Ask for the version; what you should see, and what it means if you do not.

\b(?:getting started|get started|first (?:run|steps?)|begin\p{L}*|onboarding|welcome)\b
Everything for the first day, in the order in which you need it.
- Before you begin | What to have at hand, and how long it takes.
- Step by step | From nothing to a first result.
- How you know that it works | What you should see at the end, and where to go on.

\b(?:troubleshoot\p{L}*|problems?|errors?|faults?|not working|support)\b
From the likely to the rare.
- Check first | The three things that are the reason most often.
- What the message means | Each message, in other words.
- Still stuck? | What to send us, so that we can help at once.

\b(?:invoic\p{L}+|billing|payments?|vat|tax\p{L}*|plans?|pricing|subscriptions?|bank\p{L}*|receipts?)\b
Where the figures come from, and where they go.
- Where to find it | The page and the button.
- How it is reckoned | With one example from beginning to end.
- If a figure looks wrong | What to check, and how to put it right.

\b(?:refunds?|returns?|cancel\p{L}*|exchanges?|complaints?)\b
If something was not as it should be.
- What you can send back | And within which time.
- How to ask for it | What to write, and what to keep.
- When the money is there | By the way it was paid.

\b(?:orders?|deliver\p{L}+|shipping|couriers?|parcels?|tracking)\b
From the order to the door.
- What happens after you order | Each step, and who takes it.
- Changing something | Until when, and how.
- If it does not arrive | What to check, and whom to tell.

\b(?:accounts?|log[- ]?ins?|passwords?|profiles?|users?|permissions?|roles?|teams?|security|privacy)\b
Who can see and change what.
- Getting in | For the first time, and when the password is gone.
- Letting somebody else in | With as little as they need.
- Leaving | What happens to what you have stored.

\b(?:options?|config\p{L}*|settings|parameters?|flags?|environment)\b
What can be changed, and what it is when you change nothing.
- Where it is read from | A file, the environment, the call itself: the nearest wins.
- The ones that matter | Most people change two of them.
- Kept out of sight | Keys and passwords belong into the environment.

\b(?:api|reference|commands?|validators?|functions?|methods?|classes|types|hooks|events|webhooks?|endpoints?)\b
Everything by name, with what it takes and what it gives back.
- How to read this page | Names first, then what they take, then an example.
- The ones you need daily | With an example that was run before it was written down.
- The rare ones | What they are for, and what happens if you leave them alone.

\b(?:imports?|exports?|integrations?|feeds?|sync\p{L}*|migrat\p{L}+|connect\p{L}*)\b
How things get in and out.
- What can be connected | And what each side needs.
- Step by step | The first time, with what you see on the way.
- If something is missing | Where to look for what did not come along.

\b(?:clean\p{L}*|descal\p{L}*|care|maint\p{L}+|servic\p{L}+)\b
A little often is better than a lot once.
- Every day | What takes a minute.
- Every month | What takes ten, and what you need for it.
- What to leave alone | And whom to ask about it.

\b(?:warrant\p{L}+|guarantees?|repairs?|spare parts?)\b
What we answer for, and how to ask for it.
- What is covered | And what is not.
- What to send | The number, a picture, and what happened.
- What happens then | And how long it takes.

\b(?:holidays?|leave|absence|sick\p{L}*|hours|working|expenses|travel|remote)\b
What everybody here can count on.
- The rule | In one sentence, and for whom it holds.
- How to ask | Whom, how long beforehand, and in which form.
- Exceptions | What they have been so far.

\b(?:templates?|naming|files?|folders?|standards?|style|polic\p{L}+|guidelines?|processes?|meetings?)\b
One way of doing it, so that others find it.
- The rule | In one sentence.
- An example | One that is right, and one that is not.
- Where it is kept | And who looks after it.

.?
What it is, how it is done, and what to do if it is not as described.
- Where to find it | The page, the button, the word on it.
- How it is done | Step by step, with what you see on the way.
- If it does not work | What to check, and whom to ask.
`;
