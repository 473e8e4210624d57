/** What stands under the titles of a CV until its owner fills them in: slots with labels, nothing made up. Form as in `everywhere.ts`. */
export const lifeParts = `
[cv] education|(?:my )?studies|qualifications|degrees?|training|academic background
> Most recent | Degree or certificate, school, year.
> Before that | School, years, and what it was in.

[cv] software|tools|programs|technolog(?:y|ies)|tech(?: stack)?|stack|systems|equipment|instruments
- Every day | What is open from morning to evening.
- Well known | Used on work that was finished and paid for.
- Being learnt | And since when.

[cv] languages?(?: spoken)?
- First language | The one I count in.
- Fluent | Spoken and written at work.
- Enough to get by | With patience on both sides.

[cv] certificat(?:es?|ions?)|licen[cs]es?|accreditations?|memberships?
- Title | Who gave it, and until when it holds.
- Another | Number on request.

[cv] publications?|papers|books|articles|writing|patents?
- Title | Where it appeared, with whom, and when.
- Before that | Title, place, year.

[cv] awards?|prizes|honou?rs|grants?|scholarships?
- What for | Who gave it, and in which year.

[cv] volunteering|voluntary work|community|extracurriculars?
- Where | What I do there, and since when.

[cv] interests|hobbies|outside work|free time
- Outside | What gets me out of the house.
- Inside | What I do with my hands when nobody asks for it.

[cv] references?|referees|recommendations
- On request | Write to me, and I name two people who have worked with me.
`;
