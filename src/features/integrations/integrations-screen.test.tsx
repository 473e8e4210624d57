import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { integrations } from '@/domain/integrations/integrations';
import { IntegrationsScreen } from './integrations-screen';

const open = () =>
  render(
    <MemoryRouter>
      <IntegrationsScreen />
    </MemoryRouter>,
  );
// By selector where nothing but the count matters: computing the roles of a whole page takes seconds.
const cards = () => document.querySelectorAll('article');
const tab = (name: string) => screen.getByText(name, { selector: '[role="tab"]' });
const cardOf = (name: string) => {
  const card = screen.getByText(name, { selector: 'h3' }).closest('article');
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
};

describe('the tabs of the integrations', { timeout: 30_000 }, () => {
  it('begin with all', () => {
    open();
    expect(tab('All').getAttribute('aria-selected')).toBe('true');
    expect(cards()).toHaveLength(integrations.length);
  });

  it('show one category, and all again when it is chosen a second time', () => {
    open();
    fireEvent.click(tab('Models'));
    expect(tab('Models').getAttribute('aria-selected')).toBe('true');
    expect(cards()).toHaveLength(4);
    fireEvent.click(tab('Models'));
    expect(tab('All').getAttribute('aria-selected')).toBe('true');
    expect(cards()).toHaveLength(integrations.length);
  });

  it('stay with all when all is chosen again', () => {
    open();
    fireEvent.click(tab('All'));
    expect(tab('All').getAttribute('aria-selected')).toBe('true');
    expect(cards()).toHaveLength(integrations.length);
  });

  it('keep a category that a key leads to again: only a choice goes back to all', () => {
    open();
    fireEvent.keyDown(tab('All'), { key: 'End' });
    expect(tab('Business').getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(tab('Business'), { key: 'End' });
    expect(tab('Business').getAttribute('aria-selected')).toBe('true');
  });
});

describe('the button of an integration', { timeout: 30_000 }, () => {
  it('leads to where an available one is used', () => {
    open();
    const link = cardOf('Terminal').getByRole('link', { name: 'Connect: Terminal' });
    expect(link.getAttribute('href')).toBe('/docs/command-line');
  });

  it('is off for what is to come', () => {
    open();
    const button = cardOf('Ollama').getByRole<HTMLButtonElement>('button', { name: 'Coming Soon: Ollama' });
    expect(button.disabled).toBe(true);
    expect(cardOf('Ollama').queryByRole('link')).toBeNull();
  });

  it('asks sales for what is made by agreement', () => {
    open();
    const link = cardOf('Single sign-on').getByRole('link', { name: 'Contact Sales: Single sign-on' });
    expect(link.getAttribute('href')).toBe('/contact?about=sales');
  });
});
