import { describe, expect, it } from 'vitest';
import { findInstall } from './find-install';

describe('the command that installs a program', () => {
  it.each([
    ['Dark landing page. Install: brew install tailspin. Link to the source.', 'brew install tailspin'],
    ['4 kB, no dependencies, npm install plotto, docs and examples', 'npm install plotto'],
    ['get it with `cargo install fdx`', 'cargo install fdx'],
    ['pip install ledger-lint or download', 'pip install ledger-lint'],
    ['npm i -D @acme/lint-rules', 'npm i -D @acme/lint-rules'],
    ['docker run ghcr.io/acme/board:2', 'docker run ghcr.io/acme/board:2'],
  ])('is read from %s', (text, command) => {
    const found = findInstall(text);
    expect(found?.value).toBe(command);
    expect(text.slice(found?.spans[0]?.start, found?.spans[0]?.end)).toBe(command);
  });

  it('is in no prompt of an installer of things', () => {
    expect(findInstall('We install kitchens and go get the parts ourselves')).toBeNull();
    expect(findInstall('a bakery, composer of the house bread')).toBeNull();
  });
});
