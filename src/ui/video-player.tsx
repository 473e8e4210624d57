import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from './icon-button';
import { joinClasses } from './join-classes';

export type Film = {
  /** What it shows, in words. */ readonly title: string;
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  /** Address of its WebVTT captions, in English. */ readonly captions: string;
  /** Address of the picture that stands for it. */ readonly poster: string;
};

type VideoPlayerProps = {
  film: Film;
  ratio?: '16/9' | '4/3';
  isLooping?: boolean;
  /** It could not be played, and why. The poster stands again. */ onFail: (reason: unknown) => void;
};

const shapes = { '16/9': 'aspect-video', '4/3': 'aspect-4/3' } as const;

/**
 * A film. Its poster stands first and again at the end; a click, Enter or Space plays and pauses. Without sound until
 * it is asked for. Nothing of it is loaded before it is played.
 */
export function VideoPlayer({ film, ratio = '16/9', isLooping = false, onFail }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [phase, setPhase] = useState<'poster' | 'playing' | 'paused'>('poster');
  const [isMuted, setMuted] = useState(true);
  const [hasPoster, setHasPoster] = useState(true);
  const fail = (reason: unknown) => {
    setPhase('poster');
    onFail(reason);
  };
  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (phase === 'playing') {
      element.pause();
      setPhase('paused');
      return;
    }
    setPhase('playing');
    element.play().catch(fail);
  };
  const end = () => {
    if (video.current) video.current.currentTime = 0;
    setPhase('poster');
  };
  const isPlaying = phase === 'playing';
  return (
    <div
      className={joinClasses(
        'drafting-grid group relative overflow-hidden rounded-card border border-edge bg-sunken shadow-card',
        shapes[ratio],
      )}
    >
      <video
        ref={video}
        muted={isMuted}
        loop={isLooping}
        playsInline
        preload="none"
        aria-label={film.title}
        onEnded={end}
        className="block h-full w-full object-cover"
      >
        {film.sources.map(({ src, type }, index) => (
          // The browser tries one source after the other: only the last one's failure is the film's.
          <source
            key={src}
            src={src}
            type={type}
            onError={index === film.sources.length - 1 ? () => fail(`${src} cannot be played`) : undefined}
          />
        ))}
        <track kind="captions" src={film.captions} srcLang="en" label="English" default />
      </video>
      {phase === 'poster' && hasPoster && (
        <img
          src={film.poster}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setHasPoster(false)}
          className="absolute inset-0 h-full w-full object-cover"
        />
      )}
      <button
        type="button"
        aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${film.title}`}
        onClick={toggle}
        className="absolute inset-0 flex items-end rounded-card p-3 -outline-offset-4"
      >
        <span
          className={joinClasses(
            'inline-flex h-10 items-center gap-2 rounded-control bg-signal px-4 text-[14.5px] font-semibold text-on-signal shadow-card transition-opacity duration-150',
            isPlaying && 'opacity-0 group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100',
          )}
        >
          {isPlaying ? (
            <Pause aria-hidden size={16} className="fill-current" />
          ) : (
            <Play aria-hidden size={16} className="fill-current" />
          )}
          {isPlaying ? 'Pause' : 'Play'}
        </span>
      </button>
      <IconButton
        label="Mute"
        pressed={isMuted}
        className="!absolute end-3 bottom-3 border border-line !bg-raised !text-ink"
        onClick={() => setMuted(!isMuted)}
      >
        {isMuted ? <VolumeX size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
      </IconButton>
    </div>
  );
}
