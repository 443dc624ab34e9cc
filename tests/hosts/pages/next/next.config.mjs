import path from 'node:path';

export default {
  basePath: '/next',
  trailingSlash: true,
  // Where the packages are.
  turbopack: { root: path.join(import.meta.dirname, '../..') },
  // The page fetches its cart on each request.
  devIndicators: false,
};
