import type { Brief } from '@/domain/site/brief';
import type { ReadPart } from './short/names/mend-intro';

/** Looks once more at what was read, and gives it back as it was meant. */
export type Mender = (brief: Brief, readPart: ReadPart) => Brief;

/** A mender by its name, and those that must have run before it. */
export type OrderedMender = {
  readonly name: string;
  readonly mend: Mender;
  readonly after: readonly string[];
};

/** Menders in the order in which they run; one can only be put after such as stand there already, or it does not compile. */
export type MendersInOrder<Name extends string> = {
  readonly menders: readonly OrderedMender[];
  add<Next extends string>(
    name: Next,
    mend: Mender,
    ...after: readonly NoInfer<Name>[]
  ): MendersInOrder<Name | Next>;
};

/** The beginning of an order, with nothing in it. */
export const inOrder = <Name extends string = never>(
  menders: readonly OrderedMender[] = [],
): MendersInOrder<Name> => ({
  menders,
  add: (name, mend, ...after) => inOrder([...menders, { name, mend, after }]),
});

/** What was read, after every mender of an order. */
export const mendInOrder = (menders: readonly OrderedMender[], read: Brief, readPart: ReadPart): Brief =>
  menders.reduce((told, { mend }) => mend(told, readPart), read);
