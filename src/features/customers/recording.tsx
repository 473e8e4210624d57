import { logger } from '@/services/logger';
import { VideoPlayer } from '@/ui/video-player';
import { film } from './film';

/** The recording with what it is. That it could not be played is only logged (specification §8). */
export function Recording() {
  return (
    <figure className="grid gap-2.5">
      <VideoPlayer film={film} ratio="4/3" onFail={(reason) => logger.error('video failed', reason)} />
      <figcaption className="text-sm text-muted">
        A recording of the product at work, with captions. Waits are shortened.
      </figcaption>
    </figure>
  );
}
