import { describe, expect, it } from 'vitest';
import { rootUrl, sealFiles } from '../../../tests/support/seal/seal-files';

async function importMapOf(files: Readonly<Record<string, string>>) {
  const { html, findings } = await sealFiles(files);
  const json = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1];
  const map = json === undefined ? undefined : (JSON.parse(json) as { imports: Record<string, string> });
  const sources = Object.fromEntries(
    Object.entries(map?.imports ?? {}).map(([name, address]) => [
      name.replace(rootUrl, ''),
      decodeURIComponent(address.slice(address.indexOf(',') + 1)).split('\n//# sourceURL')[0],
    ]),
  );
  return { html, findings, sources, names: Object.keys(sources) };
}

describe('modules of a page', () => {
  it('reach each other by absolute names through one import map', async () => {
    const { html, sources } = await importMapOf({
      'index.html': '<script type="module" src="js/main.js"></script>',
      'js/main.js': "import { a } from './a.js'; export * from '../b.js'; import('./c.js');",
      'js/a.js': 'import "./main.js"; export const a = import.meta.url;',
      'b.js': 'export {}',
      'js/c.js': 'import data from "./d.json" with { type: "json" };',
      'js/d.json': '[1]',
    });
    expect(html).toContain(`<script type="module" >import "${rootUrl}js/main.js";</script>`);
    expect(sources).toEqual({
      'js/main.js': `import { a } from "${rootUrl}js/a.js"; export * from "${rootUrl}b.js"; import("${rootUrl}js/c.js");`,
      'js/a.js': `import "${rootUrl}js/main.js"; export const a = "${rootUrl}js/a.js";`,
      'b.js': 'export {}',
      'js/c.js': `import data from "${rootUrl}js/d.json" with { type: "json" };`,
      'js/d.json': '[1]',
    });
  });

  it('take part when an inline or a classic script imports them', async () => {
    const { html, names } = await importMapOf({
      'index.html': '<script type="module">import "/x.js"</script><script src="old.js"></script>',
      'x.js': '1',
      'y.js': '2',
      'old.js': 'import("./y.js")',
    });
    expect(names.toSorted()).toEqual(['x.js', 'y.js']);
    expect(html).toContain(`import "${rootUrl}x.js"`);
  });

  it("keep the names of the page's own import map, folders included", async () => {
    const { html, names, findings } = await importMapOf({
      'index.html':
        '<script type="importmap">{"imports":{"lib":"./lib/main.js","parts/":"./parts/","far":"https://x.test/a.js"}}</script><script type="module">import "lib"; import "parts/p.js"</script>',
      'lib/main.js': '1',
      'parts/p.js': '2',
    });
    expect(names.toSorted()).toEqual(
      ['lib', 'lib/main.js', 'parts/p.js', 'parts/p.js'].filter(
        (name, index, all) => all.indexOf(name) === index,
      ),
    );
    expect(html.match(/importmap/g)).toHaveLength(1);
    expect(findings[0]?.message).toContain('takes far from https://x.test/a.js');
  });

  it('all come along when a name is computed', async () => {
    const { html, names } = await importMapOf({
      'index.html': '<script type="module">const n = "a"; await import(`./${n}.js`)</script>',
      'a.js': '1',
      'b.mjs': '2',
    });
    expect(names).toEqual(['a.js', 'b.mjs']);
    expect(html).toContain('import(__sitewrightResolve(`./${n}.js`,"index.html"))');
  });

  it('say what they miss, and leave a script that does not parse as it is', async () => {
    const { findings, sources } = await importMapOf({
      'index.html':
        '<script type="module" src="a.js"></script><script type="module" src="broken.js"></script>',
      'a.js': 'import "./gone.js"',
      'broken.js': 'import { from "./a.js"',
    });
    expect(findings.map(({ message }) => message)).toEqual(['a.js refers to gone.js, which does not exist.']);
    expect(sources['broken.js']).toBe('import { from "./a.js"');
  });

  it('leave a page without modules without a map', async () => {
    const { names, html } = await importMapOf({ 'index.html': '<script>1</script>' });
    expect([names, html.includes('importmap')]).toEqual([[], false]);
  });
});

describe('files that scripts will ask for', () => {
  it('come along when a script or an attribute names them or their folder, and no others', async () => {
    const { files } = await sealFiles({
      'index.html':
        '<a href="full.jpg" data-lightbox>x</a><img src="thumb.jpg"><script>fetch("data/menu.json"); img.src = `art/${n}.svg`; new Worker("w.js")</script>',
      'full.jpg': 'full',
      'thumb.jpg': 'thumb',
      'data/menu.json': '[]',
      'art/one.svg': '<svg/>',
      'other/two.svg': '<svg/>',
      'w.js': '1',
      'unused.js': '2',
    });
    expect(Object.keys(files)).toEqual(['full.jpg', 'data/menu.json', 'art/one.svg', 'w.js']);
  });

  it('stay behind when they are large', async () => {
    const { files } = await sealFiles({
      'index.html': '<script>fetch("big.json")</script>',
      'big.json': 'x'.repeat(200_000),
    });
    expect(files).toEqual({});
  });
});
