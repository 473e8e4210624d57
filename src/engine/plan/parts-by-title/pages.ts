/** What a page of its own may say by words within its title, the most telling first. */
export const pageParts = String.raw`
\b(?:hire|rental|to let|letting)\b
Say which day, which hours and how many you are, and you hear whether it is free and what it costs.
- What it is good for | Tell us what you have in mind; we know what works here and what does not.
- Come and look | Before you decide, at an hour when it is empty.
- What is there | Ask for what you need, and we say what can stay, what can move and what to bring.

\b(?:vouchers?|gifts?)\b
For somebody who has everything, or who never takes the time.
- For how much | Any sum you like, or for one particular thing.
- How it arrives | By post with a card, or by mail if it is late.
- How it is used | They say when it suits them. Nothing else to arrange.

\b(?:emergenc\p{L}+|call[- ]?outs?|urgent|24)\b
When it cannot wait, call rather than write.
- What to say first | Where you are, what happened, and since when.
- What happens then | You hear when somebody can be there, and what you can do until then.
- What it costs | You are told before anybody sets off.

\b(?:insurance|warrant\p{L}+|guarantees?|licen[cs]\p{L}+|accreditation|qualifications?|certificat\p{L}+)\b
The papers are there for the asking.
- What is covered | Ask before you book, and you get it in writing.
- If something goes wrong | Tell us the same day, and we say what happens next.
- For your own files | Copies come by mail on request.

\b(?:training|courses?|workshops?|classes|lessons)\b
From the first question to the last, at your own speed.
- Where you begin | With what you can already do. No test, only a talk.
- Alone or with others | Both are possible. Say which you prefer.
- What to bring | You hear it beforehand, and what is missing is lent.
`;
