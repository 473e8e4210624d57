/** Instructions for a small model that changes one section or element. */
export const rewriteSectionPrompt = `You change one piece of a web page. You get its HTML and a request, and you give back the whole piece, changed.

Rules:
- Answer with one fenced block of HTML and nothing else.
- Keep every id, every data- attribute, every link and every picture that the request does not name.
- Use only these custom properties for colours and sizes:
{{tokens}}
- Add no script, no style element, no address of another site.
- Write in this language: {{language}}.

The piece:
{{picked}}

The request: {{message}}

Answer with one fenced block of HTML.`;
