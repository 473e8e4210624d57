import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Marquee } from './marquee';

const items = [
  { id: 'a', content: <p>First words</p> },
  { id: 'b', content: <p>Second words</p> },
];
const row = () => document.querySelector<HTMLElement>('[data-moving]');
const isMoving = () => row()?.style.animationPlayState === 'running';
const stop = () => screen.getByRole('button', { name: 'Stop the row' });

afterEach(() => vi.unstubAllGlobals());

describe('the passing row', { timeout: 30_000 }, () => {
  it('moves, and is read out once', () => {
    render(<Marquee label="Quotes" items={items} />);
    expect(isMoving()).toBe(true);
    expect(within(screen.getByRole('group', { name: 'Quotes' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('rests under the pointer', () => {
    render(<Marquee label="Quotes" items={items} />);
    fireEvent.pointerEnter(screen.getByRole('group'));
    expect(isMoving()).toBe(false);
    fireEvent.pointerLeave(screen.getByRole('group'));
    expect(isMoving()).toBe(true);
  });

  it('rests while it has the focus', () => {
    render(<Marquee label="Quotes" items={items} />);
    act(() => stop().focus());
    expect(isMoving()).toBe(false);
    act(() => stop().blur());
    expect(isMoving()).toBe(true);
  });

  it('stays where it was stopped until it is let go', () => {
    render(<Marquee label="Quotes" items={items} />);
    fireEvent.click(stop());
    act(() => screen.getByRole('button').blur());
    expect(isMoving()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Let the row pass' }));
    expect(isMoving()).toBe(true);
  });

  it('is a list that stands for who wants no motion', () => {
    const wish = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => wish);
    render(<Marquee label="Quotes" items={items} />);
    expect(row()).toBeNull();
    expect(screen.getByRole('list', { name: 'Quotes' }).children).toHaveLength(2);
  });
});
