import { useState } from 'react';

/** Whether a thing is shown or has been: what was opened once stays mounted, with all that was typed in it. */
export function useVisited(isShown: boolean): boolean {
  const [isVisited, setVisited] = useState(isShown);
  if (isShown && !isVisited) setVisited(true);
  return isVisited || isShown;
}
