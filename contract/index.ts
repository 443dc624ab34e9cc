/**
 * For a shop's backend: functions that read and answer calls, the OpenAPI document, and the API as data. Independent of
 * Node and the DOM.
 */
export * from 'cart-fragment/api';
export { Refusal, refuseCall, type ErrorBody } from './calls/refusal.ts';
export { callResponse, errorResponse, readBody, readCall, type ReceivedCall } from './calls/serve-call.ts';
export { openApiDocument } from './openapi/document.ts';
