/** The preview script, built to one classic script, as text: the service worker puts it first into every sealed page. */
declare module 'virtual:preview-script' {
  const script: string;
  export default script;
}
/** The version in package.json, set at build time. */
declare const __APP_VERSION__: string;
