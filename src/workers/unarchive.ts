// The bundle answers over Comlink by itself; its wasm lies beside it in the build, never on another server.
import 'libarchive.js/dist/worker-bundle.js';

// It leaves failures of its own unheard; the page must not wait for an answer that never comes.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
