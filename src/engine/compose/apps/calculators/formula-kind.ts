import type { AppWord } from '../app-words';

/** A text in English alone, behind a sign of equality: what only English prompts ask for. */
export type PlainText = `=${string}`;

/** A field of a sum: what it is called, what it begins with and how far it goes; `told` are the words beside its number in a prompt. */
export type FormulaField = {
  readonly name: string;
  readonly text: AppWord | PlainText;
  readonly value: number;
  readonly max: number;
  readonly min?: number;
  readonly step?: number;
  readonly limit?: number;
  readonly unit: 'money' | '%' | 'none' | AppWord;
  readonly told?: string;
};

/** One figure that comes out. `isPart` draws it as a share of all that are parts. */
export type FormulaResult = {
  readonly name: string;
  readonly text: AppWord | PlainText;
  /** A clock is minutes and seconds, or hours and minutes. */
  readonly as: 'money' | 'number' | '%' | 'clock';
  readonly isPart?: true;
  /** Words of an English prompt that mean this figure, which then goes by those. */
  readonly says?: string;
};

/** A calculator that is fields, a rule and results, the first of which is the answer. */
export type Formula = {
  readonly title: AppWord;
  readonly asked: RegExp;
  readonly fields: readonly FormulaField[];
  /** One of two or three ways to count, as radio buttons. */
  readonly ways?: readonly (readonly [value: string, text: AppWord | PlainText])[];
  /** What in a prompt asks for another way than the first, by its value. */
  readonly told?: Readonly<Record<string, RegExp>>;
  readonly results: readonly FormulaResult[];
  /** A field that gets buttons with the percentages that the prompt lists, else with these. */
  readonly chips?: { readonly field: string; readonly usual: readonly number[] };
  /** Body of a function of `v`, the values by name, that returns the results by name; `rows`, where it returns them, are drawn as columns. */
  readonly rule: string;
  /** What the rows are, where they are no years: "Speed on each sprocket". */
  readonly over?: string;
};
