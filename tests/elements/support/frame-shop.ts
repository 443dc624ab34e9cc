import { StubShop } from './stub-shop.ts';

/** Loaded by pages in frames: stubs the shop and records CSP violations. */
declare global {
  interface Window {
    shop?: StubShop;
    violations?: string[];
  }
}

window.shop = new StubShop();
const violations: string[] = (window.violations = []);
// On the window, because elements of a page may clobber the document.
window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(`${violatedDirective} ${blockedURI}`),
);
