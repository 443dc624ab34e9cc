/** Serves the demo that `npm run build` has built. */
import { serveDemo } from './lib/serve-demo.mjs';

await serveDemo('.');
