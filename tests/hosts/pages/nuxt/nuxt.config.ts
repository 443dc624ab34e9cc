import { defineNuxtConfig } from 'nuxt/config';

export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  devtools: { enabled: false },
  app: { baseURL: '/nuxt/', head: { link: [{ rel: 'stylesheet', href: '/cart/0.2.0/cart-fragment.css' }] } },
  // docs
  vue: { compilerOptions: { isCustomElement: (tag) => tag === 'cart-fragment' } },
  // docs end
  nitro: { preset: 'node-listener', serveStatic: true },
});
