/** The API page: shows the contract and sends its calls to the demo's shop. */
import { connectShop } from './backend/connect-shop.ts';
import { showApiPage } from './api/api-page.ts';

await connectShop();
await showApiPage();
