/**
 * The script that runs first in every sealed page. It makes a document without an origin behave like the site it shows
 * (storage, files, links, theme) and reports to the editor. A table of contents; each part lives in its own file.
 */
import type { SealedConfig } from '@/contract/preview-messages';
import { Appearance } from './appearance';
import { Bridge } from './bridge';
import { installDrawIn } from './draw-in';
import { installHeartbeat } from './heartbeat';
import { installHistory } from './history-shim';
import { Links } from './links';
import { MediaShim } from './media-shim';
import { installNetwork } from './network-shim';
import { Picker } from './picker';
import { installReports } from './reports';
import { installScrollKeeper } from './scroll-keeper';
import { SiteAddresses } from './site-address';
import { SiteFiles } from './site-files';
import { installStorage } from './storage-shim';
import { installStyleSwap } from './style-swap';
import { whenParsed } from './when-parsed';

const element = document.currentScript;
const config = JSON.parse(element?.dataset['sitewright'] ?? 'null') as SealedConfig | null;
if (config) start(config);
// The page's scripts find the document as its author wrote it.
element?.remove();

function start(sealed: SealedConfig): void {
  const bridge = new Bridge(sealed);
  const addresses = new SiteAddresses(sealed.rootUrl, sealed.path);
  const files = new SiteFiles(bridge);
  installReports(bridge);
  installStorage(bridge);
  installNetwork(addresses, files);
  installHistory();
  installScrollKeeper(bridge);
  installStyleSwap(bridge);
  installDrawIn(bridge);
  installHeartbeat(bridge);
  new Appearance(bridge).install();
  new MediaShim(addresses, files).install();
  new Picker(bridge).install();
  const links = new Links(bridge, addresses, files);
  links.install();
  offerResolve(addresses);
  announceReady(bridge);
}

/** Modules run from data addresses; an import whose name is computed asks here what it means. */
function offerResolve(addresses: SiteAddresses): void {
  Object.defineProperty(window, '__sitewrightResolve', {
    value: (name: unknown, fromPath: string) => {
      const text = String(name);
      const target = /^(?:\.{0,2}\/|https?:)/.test(text) ? addresses.resolve(text, fromPath) : undefined;
      return target ? addresses.toUrl(target.path) : text;
    },
  });
}

function announceReady(bridge: Bridge): void {
  const { path, styles } = bridge.config;
  bridge.on('begin', ({ suffix }) => {
    const hash = suffix.includes('#') ? suffix.slice(suffix.indexOf('#')) : '';
    if (hash !== '') whenParsed(() => (location.hash = hash));
  });
  whenParsed(() => {
    const sheets = styles.map((style) => ({ path: style.path, imports: [...style.imports] }));
    bridge.send({ kind: 'ready', path, title: document.title.slice(0, 2000), styles: sheets });
  });
}
