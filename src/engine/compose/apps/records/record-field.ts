import type { Goal } from '../goals';

/** One column of a table of records. */
export type RecordField = {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'time' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'select';
  readonly required?: boolean;
  readonly options?: readonly string[];
  /** What an empty form begins with. */
  readonly value?: string;
  /** The smallest number that may be entered. */
  readonly least?: number;
  /** A number from which on it is marked. */
  readonly warnFrom?: number;
  /** The largest one. */
  readonly most?: number;
  /** ISO code of the money that it is told in. */
  readonly money?: string;
  /** Counts how many there are of a record. */
  readonly isCount?: true;
  /** Shown as a second line of the first column instead of a column of its own. */
  readonly isNote?: boolean;
  /** Worked out from two other columns: their product, the day that is so many days after one, or how much of the second the first is, how many days it is to the day of each year, or since a day. */
  readonly derived?: {
    readonly of: 'between' | 'hours' | 'product' | 'due' | 'share' | 'yearly' | 'since';
    readonly first: string;
    readonly second: string;
    /** Minutes that are taken off the hours between both. */
    readonly less?: string;
    /** How many days one of the second is, where it counts weeks. */
    readonly times?: number;
    /** To so many minutes hours are rounded. */
    readonly round?: number;
  };
};

/** A figure under a table, worked out from the rows that are shown. */
export type Summary = {
  readonly label: string;
  readonly op: 'product' | 'sum' | 'max' | 'average' | 'count' | 'left' | 'consumption' | 'reach';
  readonly field: string;
  /** The second column of a product. */
  readonly second?: string;
  /** One figure for each of what this column names. */
  readonly by?: string;
  /** The day by whose week it is parted, too. */
  readonly week?: string;
  /** The day by whose month it is parted, too. */
  readonly month?: string;
  /** Of those rows alone whose choice is one of these. */
  readonly only?: { readonly field: string; readonly values: readonly string[] };
  /** How much of the day at hand counts: 4 signs are its year, 7 its month. */
  readonly signs?: 4 | 7;
  /** Of those alone whose day, in this column, is one of the last seven, or of the year or month at hand where `signs` says so. */
  readonly lately?: string;
  /** The sum of which the rest is told. */
  readonly limit?: number;
  readonly currency?: string;
};

/** A number of the records drawn by their day. */
export type RecordChart = {
  readonly day: string;
  /** What can be drawn, first what is drawn at first. */
  readonly numbers: readonly Pick<RecordField, 'name' | 'label'>[];
  /** The column that parts the records: one curve for each of what it names. */
  readonly by: Pick<RecordField, 'name' | 'label'> | null;
  /** What the prompt says beside the word for the chart: whose curve comes first. */
  readonly near: string;
};

/** Bars, one for each of what a column names, or for each year, month or day of it. */
export type RecordBars = {
  readonly by: string;
  /** How much of a day counts: 4 signs are its year, 7 its month, 10 the day itself. */
  readonly signs?: 4 | 7 | 10;
  /** The number that is added up; the records are counted where there is none. */
  readonly sum?: string;
  readonly label: string;
};

/** "No more than 3 books in “Reading now”", "at most 20 entries": what a new record may not pass, and what is said then. */
export type RecordLimit = {
  readonly most: number;
  readonly said: string;
  /** The choice that is limited; all records where there is none. */
  readonly field?: string;
  readonly value?: string;
};

/** What a table of records is about. */
export type RecordTable = {
  readonly store: string;
  /** Words of this table: "contact", "New contact", the text when nothing is there. */
  readonly newLabel: string;
  readonly empty: string;
  /** What the drawing beside that text shows. */
  readonly motif: string;
  readonly fields: readonly RecordField[];
  /** Rows to begin with; a date is told in days from the first visit. */
  readonly samples?: readonly Readonly<Record<string, string | number>>[];
  /** A number field with a threshold: rows at or below it are marked. */
  readonly low?: {
    readonly field: string;
    readonly threshold: string;
    readonly label: string;
    readonly alert: string;
    /** Rows below it alone, and none that is at it. */
    readonly isStrict?: true;
  };
  /** How many records a year or month are to have; their day is in the field `date`. */
  readonly goal?: Goal;
  /** A choice whose answers are counted under the table, each record for one and as many as `plus` says. */
  readonly tally?: {
    readonly field: string;
    readonly plus?: string;
    /** How much of a day counts: 4 signs are its year, 7 its month. */
    readonly signs?: 4 | 7;
  };
  /** Two number fields whose product is summed under the table. */
  readonly sum?: {
    readonly first: string;
    readonly second: string;
    readonly label: string;
    /** ISO code of the money that it is a sum of. */
    readonly currency?: string;
  };
  readonly chart?: RecordChart;
  readonly bars?: RecordBars;
  /** How many records there may be, or how many of one choice. */
  readonly limits?: readonly RecordLimit[];
  /** Figures under the table. */
  readonly summaries?: readonly Summary[];
  /** So many days before that day a record is marked. */
  readonly soon?: { readonly field: string; readonly days: number };
  /** A day that one press sets to the day at hand, and what the button says. */
  readonly today?: { readonly field: string; readonly label: string };
  /** Hours are taken by a clock over the table. */
  readonly hasClock?: true;
  /** The column that the table is sorted by at first; the first one otherwise. */
  readonly order?: string;
};
