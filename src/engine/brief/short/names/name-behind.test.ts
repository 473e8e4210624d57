import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it.each([
  ["church website St Bride's Kelso with service times, sermons, events", "St Bride's"],
  ['yoga studio website Lotus & Pine Bristol: timetable, teachers, prices', 'Lotus & Pine'],
  ['physio clinic site Move Well Derby, sports injuries, prices', 'Move Well'],
  ['docs site for the Python library pandera-lite: install, quickstart, validators', 'pandera-lite'],
  ['help centre for our delivery service Rollo: orders, refunds, couriers', 'Rollo'],
  ['landing page for our meal kit service Rootbox with pricing and FAQ', 'Rootbox'],
  ['Website for mattress brand Dune', 'Dune'],
  ['Website for our dental practice Bright Smiles in Leeds', 'Bright Smiles'],
  ['A site for our nursery Little Acorns in York', 'Little Acorns'],
  ['bakery website Crumb with cakes to order', 'Crumb'],
  ['Docs for tidyqueue, a small Python job queue library. Left sidebar, searchable', 'tidyqueue'],
  [
    'I maintain a little CLI called yamlsmith and the readme got too long. Docs please: commands, config',
    'yamlsmith',
  ],
  ['homepage for the open source tool gitsweep, install with brew install gitsweep', 'gitsweep'],
])('reads the name behind what it names: %s', (prompt, name) => {
  expect(readBrief(prompt).name?.value).toBe(name);
});

it.each([
  'church website with service times and sermons in Kelso',
  'landing page for our cleaning service in Leeds, prices',
  'a website for a delivery app, dark, with pricing',
  'simple site Leeds',
])('takes no other word for one: %s', (prompt) => {
  expect(readBrief(prompt).name).toBeNull();
});
