import { readTrades } from './read-trades';

/** Books that are launched on their own: what is in one, who wrote it, how to get it. */
export const thingsToRead = readTrades(`
# book
words: book, books, ebook, ebooks, e book, e books, audiobook, cookbook, cook book, recipe book, novel, debut novel, memoir, poetry collection, picture book, children's book, guidebook, short story collection, graphic novel, zine, autobiography, photo book, hardback, paperback
pages: book
own: this book
schema: Book
art: book, lamp, table
act: Get the book > pricing
act: Who wrote it > about
kicker: A new book
head: Read the first page standing up
head: Take it home, keep the lamp on
head: Best read slowly
lede: A book to keep within reach: what is in it, who wrote it, and how to get a copy.
why: Begin anywhere|Every chapter holds by itself.|book
why: Lies flat|Sewn, so that it stays open.|hands
why: Made to be used|Good paper that forgives a thumb.|pencil
about: I am {name}{in}. The book grew at the kitchen table, a page at a time, and was read aloud to anyone who stood still.
story: It began as notes for friends. They asked for more, and then for all of it in one place.
plan: One copy|18|By post.|Wrapped in paper; Sent within the week
plan: Signed copy|22|With a line by hand.|Tell us the name; Sent within the week|Most chosen
said: Finished it on the train and missed my stop. Twice.|Early reader
said: It lies open in our kitchen, slightly stained.|Early reader
said: I bought one, then three.|Bookseller
ask: Can I have it signed?|Yes. Say for whom when you order.
ask: Can I order it in a bookshop?|Yes, any bookshop can order it for you.
ask: Do you send it abroad?|Most places the post goes. Ask about yours.
ask: Do you give readings?|Gladly. Write with the date, the place and roughly how many chairs.
ask: When is it out?|The day stands on this page. Orders before it are sent first.
ask: Is there an e-book?|Ask, and we tell you which versions there are.
title: features|Inside|What is in it
title: pricing|Get the book|Order a copy
title: about|Who wrote it|About the author
title: faq|Before you order
title: testimonials|First readers
title: events|Readings and dates
reach: Write to us|Orders, readings, bookshops.
call: A copy for you?|Or for somebody who reads in bed.
shot: The cover|book
shot: Open on the table|table
shot: By the lamp|lamp
shot: A signed copy|pencil
shot: On the shelf|shelf
shot: At the window|window
`);
