import { valueOf, type PageElement } from '../locate/page-tree';
import { toDataUrl } from './data-url';
import { addressOf, rewriteScript } from './rewrite-script';
import { resolveReference } from './resolve-reference';
import { dropAttribute, innerSource, replaceElement, setAttribute } from './page-seal';
import type { PageSeal } from './page-seal';

const classicTypes =
  /^(?:|text\/javascript|application\/javascript|text\/ecmascript|application\/ecmascript|application\/x-javascript)$/;

/**
 * A classic script file becomes a data address, so that `defer` and `async` keep their meaning; a module is imported
 * by its absolute address, which the import map knows, so that it runs once however it is named.
 */
export async function sealScript(seal: PageSeal, element: PageElement): Promise<void> {
  const type = valueOf(element, 'type').trim().toLowerCase();
  if (type === 'importmap') {
    seal.modules.addImportMap(innerSource(seal, element), seal.path);
    replaceElement(seal, element, '');
  } else if (type === 'speculationrules') {
    replaceElement(seal, element, '');
  } else if (type === 'module') {
    await sealModule(seal, element);
  } else if (classicTypes.test(type)) {
    await sealClassic(seal, element);
  }
}

async function sealModule(seal: PageSeal, element: PageElement): Promise<void> {
  if (!element.attributes.has('src')) {
    sealInline(seal, element, 'module');
    return;
  }
  const target = resolveReference(valueOf(element, 'src'), seal.path, seal.context.rootUrl);
  if (target.kind !== 'site') return;
  const text = await seal.context.readText(target.path);
  if (text === undefined) seal.context.reportMissing(target.path, seal.path);
  else seal.scriptTexts.push(text);
  seal.modules.add(target.path);
  for (const name of ['src', 'integrity', 'crossorigin']) dropAttribute(seal, element, name);
  const address = addressOf(target.path, seal.context);
  const statement = text === undefined ? '' : `import ${JSON.stringify(address).replaceAll('<', '\\u003c')};`;
  seal.edits.push({ start: element.openEnd, end: element.closeStart, text: statement });
}

async function sealClassic(seal: PageSeal, element: PageElement): Promise<void> {
  if (!element.attributes.has('src')) {
    sealInline(seal, element, 'script');
    return;
  }
  const target = resolveReference(valueOf(element, 'src'), seal.path, seal.context.rootUrl);
  if (target.kind !== 'site') return;
  const text = await seal.context.readText(target.path);
  for (const name of ['integrity', 'crossorigin']) dropAttribute(seal, element, name);
  if (text === undefined) {
    seal.context.reportMissing(target.path, seal.path);
    setAttribute(seal, element, 'src', 'data:text/javascript,');
    return;
  }
  seal.scriptTexts.push(text);
  const script = rewriteScript(text, target.path, 'script', seal.context);
  addImports(seal, script);
  const content = `${script.text}\n//# sourceURL=${target.path}`;
  setAttribute(seal, element, 'src', toDataUrl({ content, mime: 'text/javascript' }));
}

function sealInline(seal: PageSeal, element: PageElement, sourceType: 'module' | 'script'): void {
  const text = innerSource(seal, element);
  seal.scriptTexts.push(text);
  const script = rewriteScript(text, seal.path, sourceType, seal.context);
  addImports(seal, script);
  if (script.text !== text) {
    seal.edits.push({ start: element.openEnd, end: element.closeStart, text: script.text });
  }
}

function addImports(seal: PageSeal, script: ReturnType<typeof rewriteScript>): void {
  for (const path of script.imports) seal.modules.add(path);
  if (script.hasComputedImport) seal.modules.addAll();
}
