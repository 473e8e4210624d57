import { expect, it } from 'vitest';
import { withoutRegistrations } from './drop-registrations';

it('leaves the block of old browsers out, and nothing else', () => {
  const block =
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*,:before{--tw-a:0;--tw-b:initial}}}';
  const rest = '@layer theme{:root{--a:1}}@property --tw-a{syntax:"*";inherits:false}';
  expect(withoutRegistrations(`${block}${rest}`)).toBe(rest);
  expect(withoutRegistrations(rest)).toBe(rest);
});
