/** The reference backend for any host with `fetch`: a service worker, a page, a test. */
export { createBackend, type Backend, type BackendOptions } from './app.ts';
export type { CallHost } from './faults/fault-middleware.ts';
export type { FaultKind } from './faults/fault-plan.ts';
export { resultParameter } from './requests/form-route.ts';
export { readTenantPath } from './requests/tenant-path.ts';
export { scenarioNames, type ScenarioName } from './scenarios.ts';
export { createMemoryStore } from './state/memory-store.ts';
export { freshShop, type ShopState } from './state/shop-state.ts';
export type { StateStore } from './state/state-store.ts';
