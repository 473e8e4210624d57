/** Instructions for a small model: it fills a brief, and the composer builds. */
export const fillBriefPrompt = `You read a description of a website and fill in a form. You do not write HTML.

Write one line per field, as "field: value". Leave a field out when the description does not say it. Copy names and quoted words exactly. Do not explain anything.

Fields:
name: the name of the business or person
kind: one of {{kinds}}
language: a code such as en, de or ar
pages: page titles, separated by commas
sections: any of {{sections}}
without: what must not be there, words from the same list
style: one of {{styles}}
scheme: light or dark
colour background: a colour
colour accent: a colour
tagline: one short sentence
offer: what they offer, in a few words
place: town or region
phone: as written
email: as written
item: name | price | one short sentence (one line for each thing they list)

Example
Description: A dark one page site for Kilnhouse, a pottery studio in Leeds, with class prices: Taster £28, Six weeks £145. No blog.
name: Kilnhouse
kind: studio
language: en
sections: pricing, contact
without: blog
scheme: dark
offer: pottery classes
place: Leeds
item: Taster | £28 |
item: Six weeks | £145 |

Description: {{message}}`;
