/** Sources of the demo. Paths are relative to the repository. */
export const demoEntries = {
  /** Module scripts of the pages, each at the same path in demo/dist/host. */
  hostScripts: Object.fromEntries(
    [...['start', 'start-plain', 'start-classic', 'start-live'], ...['gallery/show-gallery', 'gallery/show-state']].map(
      (name) => [name, `demo/host/${name}.ts`],
    ),
  ),
  /** Stand-ins for the scripts of payment providers: classic scripts, like the real ones. */
  standIns: {
    amazon: 'demo/host/stand-ins/amazon.ts',
    paypal: 'demo/host/stand-ins/paypal.ts',
    stripe: 'demo/host/stand-ins/stripe.ts',
    // The cart recognizes this version of PayPal's script by its path.
    'web-sdk/v6/core': 'demo/host/stand-ins/paypal-v6.ts',
  },
  /** Bundled into a classic script, because not every browser supports module service workers. */
  serviceWorker: 'demo/host/backend/service-worker.ts',
  /** Becomes demo/.node/server.mjs. */
  nodeHost: 'demo/build/server.ts',
  /** Assembled, and some of them server-rendered, by the script below, which becomes demo/.node/write-pages.mjs. */
  pages: 'demo/pages',
  pageWriter: 'demo/build/write-pages.ts',
  /** Renders them for the visitor of the Node host; becomes demo/.node/rendered-pages.mjs. */
  renderedPages: 'demo/build/rendered-pages.ts',
  /** Copied, except TypeScript files. `built` paths are relative to the build folder. */
  copies: [
    { from: 'demo/pictures', to: 'demo/dist/images' },
    { from: 'demo/host', to: 'demo/dist/host' },
    { built: 'dist', to: 'demo/dist/package' },
  ],
};

export const nodeHostBundle = 'demo/.node/server.mjs';
export const renderedPagesBundle = 'demo/.node/rendered-pages.mjs';
export const pageWriterBundle = 'demo/.node/write-pages.mjs';
