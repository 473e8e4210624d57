import { createShelf } from '../../shelf';
import type { Thing } from './motifs';

/** Names of the drawings on the shelf: words find them before they are fetched. */
export const shelvedNames: readonly string[] =
  'roof pottery hive barrel lock gavel tattoo polish yarn flask lighthouse tractor church chocolate toothbrush solar sewing decks kayak piano violin drum mask film chess skateboard motorbike robot toy-blocks surfboard window sun gear flag coin stone drop compass megaphone lotus column wheat globe umbrella wheel pencil brush frame magnifier wall comb mirror hammer broom receipt board ruler calendar paw bird falcon dog cat horse bee shell house shopfront castle school car van bike boat plane tent bed door wrench tap bolt paint scissors camera dumbbell kettlebell ball calculator scales stethoscope tooth mop microphone guitar suitcase bulb rocket shield key controller loaf baguette croissant cake cupcake ice-cream burger taco sushi noodles cheese egg fish'.split(
    ' ',
  );

const shelf = createShelf<'more', Readonly<Record<string, Thing>>>('drawings', {
  more: () => import('./more-things').then(({ moreThings }) => moreThings),
});
const isShelved = new Set(shelvedNames);

/** Fetches the drawings on the shelf. */
export const loadDrawings = (): Promise<void> => shelf.load('more');

/** A drawing from the shelf; undefined for a name that is not there. */
export function takeDrawing(name: string): Thing | undefined {
  return isShelved.has(name) ? shelf.get('more')?.[name] : undefined;
}
