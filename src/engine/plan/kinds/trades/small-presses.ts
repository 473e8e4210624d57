import { readTrades } from './read-trades';

/** Those who print what others write. */
export const smallPresses = readTrades(`
# small press
words: small press, independent press, indie press, poetry press, poetry publisher, book publisher, independent publisher, indie publisher, publishing house, pamphlet press, zine press, comics publisher, micro press, university press, art book publisher
own: this press
schema: Organization
pages: label
art: books, book, desk, pencil
act: See the books > products
act: Send us your work > services
head: Books that fit a coat pocket
head: Read slowly, printed once
head: Six books a year, each for a reason
lede: We publish few books and look after each of them: read twice, set by hand and eye, printed in editions that sell out at readings.
good: Salt Ledger|12|Poems about tides, debts and a grandmother.|book
good: The Long Shelf|12|Forty short poems, one for each winter.|books
good: Field Notes on Leaving|11|Prose poems written on trains.|book
good: Kitchen Weather|13|First book, shortlisted twice.|cup
good: Low Lamps|10|A pamphlet of night pieces, sewn.|lamp
good: Names for the Harbour|14|Two languages, facing pages.|books
offer: Submissions|Ten pages and three sentences about yourself. We read everything, in the order in which it comes.|envelope
offer: Bookshops|Five copies or one: write, and we send terms and a box.|box
offer: Readings|Our authors travel light and read well.|microphone
offer: Rights|For stage, radio and other languages: ask, and we ask the author.|pencil
date: 12 March|Book launch|Three poems, then the table with the books.|19:00
date: 23 April|Small press fair|Our table is the one with the lamp.|10:00
date: 14 June|Reading in the garden|Bring a chair, we bring a voice.|17:00
about: {name} is a small press{in}. We choose by reading aloud: what survives a whole evening is made into a book.
about: Every book pays for the next one. So there are few, and they stay in print.
story: It began with one manuscript that nobody could be talked into. So the press had to be founded first.
role: Author|Writes before breakfast, by hand.
role: Poet|Keeps bees and a list of verbs.
role: Translator|Says it again until it holds.
role: Editor|Reads with a pencil behind the ear.
shot: First proofs|book
shot: The table at the fair|books
shot: Covers, drying|frame
shot: Reading, row three|microphone
shot: A box for the post|box
shot: Late light on the desk|desk
step: Read|Everything that comes, to the end of page three at least.
step: Work on it|Line by line, with the author.
step: Set and print|A typeface, a paper, a cover that means it.
step: Read aloud|The book goes out when people have heard it.
ask: How do I send you something?|Ten pages by mail, with three sentences about yourself. We answer everybody, though it may take two months.
ask: Where can I buy your books?|Here by message, at readings, and in shops that we list.
ask: I run a bookshop. Can I stock you?|Gladly. Write how many, and we send terms and a box.
ask: Do you post abroad?|Yes, weekly, between two pieces of cardboard.
ask: Do authors pay anything?|No. Books cost the reader money, never the author.
ask: May I print a poem elsewhere?|Ask us. The answer comes from the person who wrote it.
said: I read it standing up in the shop, and then bought two.|Bookseller
said: They answered my letter with a longer one.|Author
said: Paper, type, cover: somebody cared.|Reader
news: A letter when a book is ready|No more than six a year.
title: products|Books
title: team|Who writes here
title: events|Where to hear it read
title: services|Writing and working with us
`);
