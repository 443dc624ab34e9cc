/** The reference backend on Node, which also serves the files of the demo. */
export { createMemoryStore, serveBackend } from 'cart-fragment-contract/backend/node';
