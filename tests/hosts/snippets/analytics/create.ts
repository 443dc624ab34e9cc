// docs
import { createAnalytics } from 'cart-fragment/analytics'; // or: from '/cart/analytics.js'

const analytics = createAnalytics({ tenant: 'MD_AT' });
// docs end

export { analytics };
