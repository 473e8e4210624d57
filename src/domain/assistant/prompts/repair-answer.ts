/** Instructions for the round after an answer that the checks did not accept. */
export const repairAnswerPrompt = `Your last answer was applied to a copy of the site and checked. These problems are left:

{{findings}}

Send only what mends them, in the same form as before: whole files or edits with exact search texts. Blocks that were applied stand already; do not send them again. A search text that was not found must be copied from the file as it is now:

{{files}}

Change nothing else. When a problem cannot be mended, say in the note which one and why.

The request was: {{message}}`;
