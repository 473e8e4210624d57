import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areaAnswers } from '@/domain/writing/support-answers';
import { AppSupportScreen } from './app-support-screen';

const help = vi.hoisted(() => ({ loadSearch: vi.fn() }));
vi.mock('@/services/help/load-search', () => help);
const told = vi.hoisted(() => ({ operator: { name: '', email: '', phone: '', chatUrl: '', sourceUrl: '' } }));
vi.mock('@/services/account/operator', () => told);

const found = {
  path: '/docs/hosting',
  anchor: 'a-folder',
  title: 'Hosting',
  heading: 'In a folder',
  excerpt: 'It runs from any folder.',
};

function open() {
  render(
    <MemoryRouter initialEntries={['/app/support']}>
      <AppSupportScreen />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const way = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') ?? document.body);

describe('the support of the signed-in area', () => {
  beforeEach(() => {
    help.loadSearch.mockResolvedValue((query: string) => (query === 'folder' ? [found] : []));
    Object.assign(told.operator, { email: '', phone: '', chatUrl: '' });
  });
  afterEach(cleanup);

  it('leads somewhere true by each of its four cards where nobody runs a help desk', async () => {
    const user = open();
    expect(way('Email Support').getByRole('link', { name: 'Write it down' }).getAttribute('href')).toBe(
      '/contact?about=problem',
    );
    expect(way('Phone Support').getByRole('link').getAttribute('href')).toBe('/docs/hosting');
    expect(way('Knowledge Base').getByRole('link').getAttribute('href')).toBe('/docs');
    await user.click(way('Live Chat').getByRole('button', { name: 'Ask the help' }));
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search the help' }));
  });

  it('leads to whoever runs the installation where they said how they are reached', () => {
    Object.assign(told.operator, {
      email: 'help@example.org',
      phone: '+44 20 7946 0000',
      chatUrl: 'https://chat.example.org/',
    });
    open();
    expect(way('Live Chat').getByRole('link').getAttribute('href')).toBe('https://chat.example.org/');
    expect(way('Email Support').getByRole('link').getAttribute('href')).toBe('mailto:help@example.org');
    expect(way('Email Support').getByText('We reply within 24 hours.')).toBeTruthy();
    expect(way('Phone Support').getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
      'tel:+442079460000',
    );
  });

  it('answers the questions of the specification', () => {
    open();
    for (const { question } of areaAnswers) expect(screen.getByText(question)).toBeTruthy();
    const text = document.body.textContent ?? '';
    for (const words of [/Create New/, /Billing/, /Invite Member/]) expect(text).toMatch(words);
  });

  it('finds what is written, says how much, and says when nothing is', async () => {
    const user = open();
    const field = screen.getByRole('searchbox', { name: 'Search the help' });
    await user.type(field, 'folder');
    const list = within(await screen.findByRole('list', { name: 'Found' }));
    expect(list.getByRole('link', { name: /Hosting.*In a folder/ }).getAttribute('href')).toMatch(
      /^\/docs\/hosting/,
    );
    expect(screen.getByRole('status').textContent).toBe('1 place');
    await user.clear(field);
    await user.type(field, 'zeppelin');
    expect(screen.getByRole('status').textContent).toContain('Nothing is written about “zeppelin”');
  });

  it('says when the index cannot be read', async () => {
    help.loadSearch.mockRejectedValue(new Error('offline'));
    const user = open();
    await user.type(screen.getByRole('searchbox', { name: 'Search the help' }), 'folder');
    expect((await screen.findByText(/The index could not be read/)).getAttribute('role')).toBe('status');
  });
});
