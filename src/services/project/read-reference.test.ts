import { describe, expect, it } from 'vitest';
import { figmaKeyOf } from './read-figma';
import { addressOf } from './read-reference';

describe('addressOf', () => {
  it.each([
    ['example.org', 'https://example.org/'],
    ['https://example.org/a b', 'https://example.org/a%20b'],
    ['localhost:8080/x', 'https://localhost:8080/x'],
    ['http://localhost:8080', 'http://localhost:8080/'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['file:///etc/passwd', null],
    ['see my board', null],
    ['nowhere', null],
  ])('of %j is %j', (typed, address) => {
    expect(addressOf(typed)).toBe(address);
  });
});

describe('figmaKeyOf', () => {
  it.each([
    ['https://www.figma.com/design/AbC123dEf456/Crumb?node-id=1', 'AbC123dEf456'],
    ['figma.com/file/AbC123dEf456', 'AbC123dEf456'],
    ['https://figma.com.evil.example/file/AbC123dEf456', null],
    ['https://evil.example/figma.com/file/AbC123dEf456', null],
    ['https://www.figma.com/design/../x', null],
    ['our board', null],
  ])('of %j is %j', (link, key) => {
    expect(figmaKeyOf(link)).toBe(key);
  });
});
