/** What the demo is built from. Paths are relative to the repository. */
export const demoEntries = {
  /** The module scripts that the pages name, each at the same path in demo/dist/host. */
  hostScripts: Object.fromEntries(
    ['start', 'start-plain', 'start-classic', 'gallery/show-gallery', 'gallery/show-state'].map((name) => [
      name,
      `demo/host/${name}.ts`,
    ]),
  ),
  /** A module service worker cannot be had in every browser, so this one is bundled into a classic script. */
  serviceWorker: 'demo/backend/hosts/service-worker.ts',
  /** Becomes demo/.node/server.mjs. */
  nodeHost: 'demo/backend/hosts/node.ts',
  /** Assembled and, where they are server-rendered, rendered by the script below, which becomes demo/.node/write-pages.mjs. */
  pages: 'demo/pages',
  pageWriter: 'demo/build/write-pages.ts',
  /** Copied as they are; TypeScript is left out. */
  copies: [
    { from: 'demo/pictures', to: 'demo/dist/images' },
    { from: 'demo/host', to: 'demo/dist/host' },
    { from: 'dist', to: 'demo/dist/package' },
  ],
};

export const nodeHostBundle = 'demo/.node/server.mjs';
export const pageWriterBundle = 'demo/.node/write-pages.mjs';
