import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SplitPane } from './split-pane';

function PanesOnScreen({ direction = 'ltr' }: { direction?: 'ltr' | 'rtl' }) {
  const [size, setSize] = useState(400);
  return (
    <div style={{ direction }}>
      <SplitPane
        label="Width"
        size={size}
        onSizeChange={setSize}
        min={250}
        max={800}
        defaultSize={400}
        start={<p>start</p>}
        end={<p>end</p>}
      />
    </div>
  );
}

const divider = () => screen.getByRole('separator', { name: 'Width' });
const width = () => Number(divider().getAttribute('aria-valuenow'));

describe('the divider', () => {
  it.each([
    ['ArrowRight', 416],
    ['ArrowLeft', 384],
    ['Home', 250],
    ['End', 800],
  ])('%s moves it to %d', (key, expected) => {
    render(<PanesOnScreen />);
    fireEvent.keyDown(divider(), { key });
    expect(width()).toBe(expected);
  });

  it('stays between its limits', () => {
    render(<PanesOnScreen />);
    fireEvent.keyDown(divider(), { key: 'End' });
    fireEvent.keyDown(divider(), { key: 'ArrowRight' });
    expect(width()).toBe(800);
  });

  it('a double press goes back to the default', () => {
    render(<PanesOnScreen />);
    fireEvent.keyDown(divider(), { key: 'Home' });
    fireEvent.doubleClick(divider());
    expect(width()).toBe(400);
  });

  it('mirrors the arrows in right-to-left surroundings', () => {
    render(<PanesOnScreen direction="rtl" />);
    fireEvent.keyDown(divider(), { key: 'ArrowLeft' });
    expect(width()).toBe(416);
  });
});
