import { debianFile, programPath } from './install-hosts.mjs';

const hasFile = (name) => () => debianFile(name) !== null;

/**
 * The kinds of host pages, each with
 * - `name`: the folder of its page
 * - `fetches`: number of cart fetches after the first render, after new data, and after reinsertion
 * - `hydrates`: whether the page contains server-rendered markup, which the element hydrates
 * - `replaces`: whether new data replaces the element instead of updating it
 * - `navigates`: whether the framework changes pages in the browser; its test also runs in the development mode
 * - `isInstalled`: whether the page's requirements are installed; otherwise its test is skipped
 */
export const stacks = [
  { name: 'plain' },
  { name: 'classic' },
  { name: 'jquery-3' },
  { name: 'jquery-4' },
  { name: 'htmx-2', replaces: true },
  { name: 'htmx-4' },
  { name: 'turbo' },
  { name: 'alpine' },
  { name: 'vue' },
  { name: 'svelte' },
  { name: 'angular' },
  { name: 'angular-zoneless' },
  { name: 'lit' },
  { name: 'solid' },
  { name: 'preact' },
  { name: 'react-18' },
  { name: 'react-19' },
  { name: 'vite' },
  { name: 'webpack' },
  { name: 'parcel' },
  // The markup contains the cart.
  { name: 'react-server', fetches: [0, 1, 2], hydrates: true },
  { name: 'next', fetches: [0, 1, 2], hydrates: true, navigates: true },
  { name: 'nuxt', fetches: [0, 1, 2], hydrates: true, navigates: true },
  { name: 'sveltekit', fetches: [0, 1, 2], hydrates: true, navigates: true },
  { name: 'astro', fetches: [0, 1, 2], hydrates: true },
  { name: 'mootools', isInstalled: hasFile('libjs-mootools') },
  { name: 'prototype', isInstalled: hasFile('libjs-prototype') },
  { name: 'wordpress', isInstalled: () => hasFile('wordpress')() && programPath('php') !== null },
];
