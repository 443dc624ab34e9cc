import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  // Where its server finds the packages that it does not bundle.
  outDir: '../../node_modules/.astro-page',
  cacheDir: '../../node_modules/.astro-cache',
  devToolbar: { enabled: false },
});
