import type { Reading } from '../reading';

/** Whether "work" is what is done and no part of a site: "take on work", "work in London", "work on Sundays". */
export const isWorkDone = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.form === 'work' &&
  /^(?:on|take|takes|accept|any|new|more)$/u.test(tokens[at - 1]?.form ?? '') &&
  /^(?:in|for|with|at|on|from|under|over|after|before|outside|beyond)$/u.test(tokens[at + 1]?.form ?? '');
