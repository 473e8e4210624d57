import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoPlayer } from './video-player';

const film = {
  title: 'A site is made',
  sources: [
    { src: '/film.webm', type: 'video/webm' },
    { src: '/film.mp4', type: 'video/mp4' },
  ],
  captions: '/film.vtt',
  poster: '/film.webp',
};
const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();
const fail = vi.fn<(reason: unknown) => void>();
const poster = () => document.querySelector('img[src="/film.webp"]');
const player = () => {
  const element = document.querySelector('video');
  if (!element) throw new Error('there is no film');
  return element;
};

beforeEach(() => {
  vi.resetAllMocks();
  play.mockResolvedValue();
  Object.assign(HTMLMediaElement.prototype, { play, pause });
});

describe('the player', { timeout: 30_000 }, () => {
  it('shows its poster first, and loads nothing', () => {
    render(<VideoPlayer film={film} onFail={fail} />);
    expect(poster()).not.toBeNull();
    expect(player().getAttribute('preload')).toBe('none');
    expect(player().querySelector('track')?.getAttribute('src')).toBe('/film.vtt');
  });

  it.each(['{Enter}', ' '])('plays and pauses with the key “%s”', async (key) => {
    render(<VideoPlayer film={film} onFail={fail} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(key);
    expect(play).toHaveBeenCalledOnce();
    expect(poster()).toBeNull();
    await user.keyboard(key);
    expect(pause).toHaveBeenCalledOnce();
    expect(poster()).toBeNull();
  });

  it('plays and pauses with a click', () => {
    render(<VideoPlayer film={film} onFail={fail} />);
    fireEvent.click(screen.getByRole('button', { name: 'Play: A site is made' }));
    expect(play).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Pause: A site is made' }));
    expect(pause).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Play: A site is made' });
  });

  it('shows the poster again at the end, from where it begins anew', () => {
    render(<VideoPlayer film={film} onFail={fail} />);
    fireEvent.click(screen.getByRole('button', { name: 'Play: A site is made' }));
    player().currentTime = 5;
    fireEvent.ended(player());
    expect(poster()).not.toBeNull();
    expect(player().currentTime).toBe(0);
  });

  it('is silent until sound is asked for', () => {
    render(<VideoPlayer film={film} onFail={fail} />);
    const mute = screen.getByRole('button', { name: 'Mute', pressed: true });
    expect(player().muted).toBe(true);
    fireEvent.click(mute);
    expect(player().muted).toBe(false);
    expect(mute.getAttribute('aria-pressed')).toBe('false');
  });

  it('tells why it could not be played, and stands as before', async () => {
    const reason = new Error('no codec');
    play.mockRejectedValue(reason);
    render(<VideoPlayer film={film} onFail={fail} />);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Play: A site is made' }));
      await Promise.resolve();
    });
    expect(fail).toHaveBeenCalledWith(reason);
    expect(poster()).not.toBeNull();
  });

  it('is as wide as a film unless told', () => {
    const { rerender } = render(<VideoPlayer film={film} onFail={fail} />);
    expect(player().parentElement?.className).toContain('aspect-video');
    rerender(<VideoPlayer film={film} ratio="4/3" onFail={fail} />);
    expect(player().parentElement?.className).toContain('aspect-4/3');
  });
});
