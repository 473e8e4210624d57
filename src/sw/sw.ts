// The entry by name: it is served as /sw.js, next to the pages it controls.
import './index';
