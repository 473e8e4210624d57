/** A question with its right answer first. */
export type QuizQuestion = readonly [question: string, right: string, second: string, ...others: string[]];
