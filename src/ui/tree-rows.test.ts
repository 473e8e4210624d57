import { describe, expect, it } from 'vitest';
import { moveInTree, visibleRows } from './tree-rows';

type Node = { readonly id: string; readonly name: string; readonly children?: readonly Node[] };

const nodes: readonly Node[] = [
  { id: 'index.html', name: 'index.html' },
  {
    id: 'assets/',
    name: 'assets',
    children: [
      { id: 'assets/icon.svg', name: 'icon.svg' },
      { id: 'assets/hero.svg', name: 'hero.svg' },
    ],
  },
  { id: 'style.css', name: 'style.css' },
];
const open = visibleRows(nodes, new Set());
const shut = visibleRows(nodes, new Set(['assets/']));

describe('visibleRows', () => {
  it('counts levels and positions from one and leaves out what is inside a closed folder', () => {
    expect(open.map(({ node, level, position, siblings }) => [node.id, level, position, siblings])).toEqual([
      ['index.html', 1, 1, 3],
      ['assets/', 1, 2, 3],
      ['assets/icon.svg', 2, 1, 2],
      ['assets/hero.svg', 2, 2, 2],
      ['style.css', 1, 3, 3],
    ]);
    expect(shut.map(({ node }) => node.id)).toEqual(['index.html', 'assets/', 'style.css']);
  });
});

describe('moveInTree', () => {
  it.each([
    ['ArrowDown moves to the next row', open, 'index.html', 'ArrowDown', { kind: 'focus', id: 'assets/' }],
    ['ArrowUp stops at the first row', open, 'index.html', 'ArrowUp', null],
    ['End goes to the last row', open, 'index.html', 'End', { kind: 'focus', id: 'style.css' }],
    ['ArrowRight opens a closed folder', shut, 'assets/', 'ArrowRight', { kind: 'toggle' }],
    [
      'ArrowRight enters an open folder',
      open,
      'assets/',
      'ArrowRight',
      { kind: 'focus', id: 'assets/icon.svg' },
    ],
    ['ArrowLeft goes to the parent', open, 'assets/hero.svg', 'ArrowLeft', { kind: 'focus', id: 'assets/' }],
    ['ArrowLeft closes an open folder', open, 'assets/', 'ArrowLeft', { kind: 'toggle' }],
    ['Enter chooses', open, 'style.css', 'Enter', { kind: 'choose' }],
    [
      'a letter finds the next row that begins with it',
      open,
      'assets/',
      's',
      { kind: 'focus', id: 'style.css' },
    ],
    ['a letter wraps around', open, 'style.css', 'I', { kind: 'focus', id: 'index.html' }],
    ['Tab is left alone', open, 'style.css', 'Tab', null],
  ] as const)('%s', (_title, rows, id, key, expected) => {
    expect(moveInTree(rows, id, key, false)).toEqual(expected);
  });

  it('mirrors the arrows in right-to-left surroundings', () => {
    expect(moveInTree(shut, 'assets/', 'ArrowLeft', true)).toEqual({ kind: 'toggle' });
    expect(moveInTree(open, 'assets/hero.svg', 'ArrowRight', true)).toEqual({ kind: 'focus', id: 'assets/' });
  });
});
