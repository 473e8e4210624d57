const never =
  /\b(?:no|without(?: any)?|plays? no|never (?:plays?|makes?) (?:a |any )?|(?:does not|doesn['’]t|do not|don['’]t|must not|should not) (?:play|make)(?: a| any)?) ?(?:sounds?|noises?|alarms?|bells?|beeps?|ringing)\b|\bsilent(?:ly)?\b|\bsoundless\b|\bsin sonido\b|\bsans (?:son|bruit)\b|\bohne (?:ton|töne|klang|geräusche?)\b|\bsem som\b|\bsenza suon[oi]\b|\bzonder geluid\b|\bbez dźwięku\b|\bsessiz\b|بدون صوت|בלי צליל/iu;
const atFirst =
  /\bsounds? (?:is |are )?(?:off|muted) (?:by default|at first|to begin with)\b|\bmuted by default\b|\boptional sounds?\b/iu;

/** Whether a timer is to make no sound at all. */
export const isSilent = (prompt: string): boolean => never.test(prompt) && !startsSilent(prompt);
/** Whether its sound is off until somebody wants it. */
export const startsSilent = (prompt: string): boolean => atFirst.test(prompt);
