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
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(`${violatedDirective} ${blockedURI}`),
);
